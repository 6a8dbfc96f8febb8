import { type Column, inArray, type SQL, sql } from 'drizzle-orm';
import type { DbSession } from './db-session.ts';

/**
 * Returns a condition that a column is one of these values, passed as one parameter: the statement is the same for any number of values, and 200
 * values do not need 200 query builder objects.
 */
export function oneOf(
  { dialect }: DbSession,
  column: Column,
  values: readonly number[] | readonly string[],
): SQL {
  if (dialect === 'sqlite')
    return inArray(column, sql`(select value from json_each(${JSON.stringify(values)}))`);
  const type = sql.raw(column.dataType === 'string' ? 'text' : 'int');
  return sql`${column} = any(${sql.param(values)}::${type}[])`;
}
