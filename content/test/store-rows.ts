import { randomUUID } from 'node:crypto';
import type { DbSession } from '@oilway/store/database/db-session.ts';
import { and, type Column, eq, type InferInsertModel, type InferSelectModel } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Payload } from 'payload';
import { databaseOf } from '../database/session.ts';

type TableOf<Rows extends SQLiteTable> = (session: DbSession) => Rows;
type Values<Rows extends SQLiteTable> = Partial<InferSelectModel<Rows>>;

/** Returns the rows of a store table. @param match column values. */
export async function rowsOf<Rows extends SQLiteTable>(
  payload: Payload,
  table: TableOf<Rows>,
  match: Values<Rows> = {},
): Promise<InferSelectModel<Rows>[]> {
  const { orm, rows } = await opened(payload, table);
  return orm.select().from(rows).where(matching(rows, match)) as never;
}

/** Stores a row, under a random id unless it has one. @returns the id. */
export async function addRow<Rows extends SQLiteTable>(
  payload: Payload,
  table: TableOf<Rows>,
  row: Omit<InferInsertModel<Rows>, 'id'> & { id?: string },
): Promise<string> {
  const { orm, rows } = await opened(payload, table);
  const { id = randomUUID() } = row;
  await orm.insert(rows).values({ ...row, id } as never);
  return id;
}

/** Changes the rows that match. */
export async function changeRows<Rows extends SQLiteTable>(
  payload: Payload,
  table: TableOf<Rows>,
  match: Values<Rows>,
  change: Values<Rows>,
): Promise<void> {
  const { orm, rows } = await opened(payload, table);
  await orm
    .update(rows)
    .set(change as never)
    .where(matching(rows, match));
}

/** Deletes the rows that match. */
export async function deleteRows<Rows extends SQLiteTable>(
  payload: Payload,
  table: TableOf<Rows>,
  match: Values<Rows>,
): Promise<void> {
  const { orm, rows } = await opened(payload, table);
  await orm.delete(rows).where(matching(rows, match));
}

async function opened(payload: Payload, table: TableOf<SQLiteTable>) {
  const session = databaseOf(payload);
  return { orm: session.orm, rows: table(session) };
}

function matching(rows: SQLiteTable, match: object) {
  const columns = rows as unknown as Record<string, Column>;
  return and(...Object.entries(match).map(([name, value]) => eq(columns[name] as Column, value)));
}
