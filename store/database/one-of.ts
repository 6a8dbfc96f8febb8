import { type Column, inArray, type SQL, sql } from 'drizzle-orm';
import type { Session } from './session.ts';

/**
 * Whether a whole number is one of these, which go as one parameter: however many there are, the statement is the same, and a
 * condition on 200 of them is not 200 objects to build it with.
 */
export function oneOf({ dialect }: Session, column: Column, numbers: readonly number[]): SQL {
  return dialect === 'sqlite'
    ? inArray(column, sql`(select value from json_each(${JSON.stringify(numbers)}))`)
    : sql`${column} = any(${sql.param(numbers)}::int[])`;
}
