import { type Column, inArray, type SQL, sql } from 'drizzle-orm';
import type { Session } from './session.ts';

/**
 * Whether a whole number, or a text, is one of these, which go as one parameter: however many there are, the statement is the same,
 * and a condition on 200 of them is not 200 objects to build it with.
 */
export function oneOf(
  { dialect }: Session,
  column: Column,
  values: readonly number[] | readonly string[],
): SQL {
  if (dialect === 'sqlite')
    return inArray(column, sql`(select value from json_each(${JSON.stringify(values)}))`);
  const type = sql.raw(column.dataType === 'string' ? 'text' : 'int');
  return sql`${column} = any(${sql.param(values)}::${type}[])`;
}
