import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import pg from 'pg';
import { BackupError } from './manifest.ts';
import { sqlitePath } from './sqlite-copy.ts';

/** Batch limits: rows, and characters of JSON. */
const batchLimits = { rows: 1000, characters: 4_000_000 };

/** Tables that are not copied, because each database has its own. */
const excludedTables = ['payload_migrations'];

interface Column {
  name: string;
  /** The type's name in PostgreSQL. */
  type: string;
}

interface Table {
  name: string;
  columns: Column[];
}

/**
 * Replaces all rows of a freshly migrated PostgreSQL database by those of a SQLite database, atomically. SQLite is locked for writers meanwhile.
 * @param from its `file:` URL.
 * @param to a `postgres://` URL.
 * @returns the row counts by table.
 * @throws BackupError where the versions differ, or a row cannot be converted.
 */
export async function migrateToPostgres(from: string, to: string): Promise<Record<string, number>> {
  const source = new DatabaseSync(sqlitePath(from), { timeout: 10_000 });
  const client = new pg.Client({ connectionString: to });
  try {
    source.exec('BEGIN IMMEDIATE');
    await client.connect();
    await client.query('BEGIN');
    const tables = await tablesOf(client);
    assertSameSchema(source, tables);
    await deferForeignKeys(client, true);
    const counts: [string, number][] = [];
    for (const { name } of tables) await client.query(`DELETE FROM ${quoted(name)}`);
    for (const table of tables) counts.push([table.name, await copyRows(source, client, table)]);
    await client.query('SET CONSTRAINTS ALL IMMEDIATE');
    await deferForeignKeys(client, false);
    await resetSequences(client);
    await client.query('COMMIT');
    return Object.fromEntries(counts);
  } finally {
    // Rolls back an uncommitted transaction.
    await client.end();
    source.close();
  }
}

const quoted = (name: string) => pg.escapeIdentifier(name);

async function tablesOf(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<{ table: string; name: string; type: string }>(
    `SELECT c.table_name AS table, c.column_name AS name, c.data_type AS type
     FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
     WHERE table_schema = current_schema() AND table_type = 'BASE TABLE' AND is_generated = 'NEVER'
     ORDER BY table_name, ordinal_position`,
  );
  const tables = Map.groupBy(rows, ({ table }) => table);
  for (const name of excludedTables) tables.delete(name);
  return [...tables].map(([name, columns]) => ({ name, columns }));
}

/** @throws BackupError where one of the databases has a table or column that the other lacks. */
function assertSameSchema(source: DatabaseSync, tables: readonly Table[]): void {
  const sourceColumns = source
    .prepare(
      `SELECT t.name || '.' || c.name AS place FROM sqlite_schema t JOIN pragma_table_info(t.name) c
       WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite\\_%' ESCAPE '\\'`,
    )
    .all()
    .map(({ place }) => String(place))
    .filter((place) => !excludedTables.includes(place.slice(0, place.indexOf('.'))));
  const targetColumns = tables.flatMap(({ columns, name }) =>
    columns.map((one) => `${name}.${one.name}`),
  );
  const different = [
    ...sourceColumns.filter((place) => !targetColumns.includes(place)),
    ...targetColumns.filter((place) => !sourceColumns.includes(place)),
  ];
  if (different.length > 0)
    throw new BackupError(
      `the versions of the two databases differ (${different.length} columns, such as ${different[0]}): run oilway migrate on the source`,
    );
}

/** Defers foreign keys to COMMIT, or makes them immediate again. */
async function deferForeignKeys(client: pg.Client, deferred: boolean): Promise<void> {
  const { rows } = await client.query<{ table: string; name: string }>(
    `SELECT conrelid::regclass::text AS table, conname AS name FROM pg_constraint
     WHERE contype = 'f' AND connamespace = current_schema()::regnamespace`,
  );
  const mode = deferred ? 'DEFERRABLE INITIALLY DEFERRED' : 'NOT DEFERRABLE';
  for (const { name, table } of rows)
    await client.query(`ALTER TABLE ${table} ALTER CONSTRAINT ${quoted(name)} ${mode}`);
}

/** @returns the number of rows. */
async function copyRows(
  source: DatabaseSync,
  client: pg.Client,
  { columns, name }: Table,
): Promise<number> {
  const columnList = columns.map((column) => quoted(column.name)).join(', ');
  const table = quoted(name);
  const insert = `INSERT INTO ${table} (${columnList}) SELECT ${columnList} FROM json_populate_recordset(NULL::${table}, $1)`;
  let rows: string[] = [];
  let [characters, copied] = [0, 0];
  const send = async () => {
    await client.query(insert, [`[${rows.join(',')}]`]).catch((cause: Error) => {
      throw new BackupError(`a row of ${name} can't be converted: ${cause.message}`, { cause });
    });
    copied += rows.length;
    [rows, characters] = [[], 0];
  };
  for (const row of source.prepare(`SELECT * FROM ${table}`).iterate()) {
    const json = JSON.stringify(
      Object.fromEntries(columns.map((column) => [column.name, toJson(row[column.name], column)])),
    );
    rows.push(json);
    characters += json.length;
    if (rows.length === batchLimits.rows || characters > batchLimits.characters) await send();
  }
  if (rows.length > 0) await send();
  return copied;
}

/** Converts a value of SQLite to JSON that PostgreSQL can cast to the column's type. */
function toJson(value: SQLOutputValue | undefined, { type }: Column): unknown {
  if (value === null || value === undefined) return null;
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`;
  if (type === 'boolean') return Boolean(value);
  if (type.startsWith('json')) return JSON.parse(String(value));
  return type === 'text' || type === 'character varying' ? String(value) : value;
}

/** Sets the sequences to follow the highest copied id. */
async function resetSequences(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string; sequence: string }>(
    `SELECT table_name AS table, column_name AS column, substring(column_default FROM '''(.*)''') AS sequence
     FROM information_schema.columns
     WHERE table_schema = current_schema() AND column_default LIKE 'nextval(%'`,
  );
  const sequences = rows.filter((one) => !excludedTables.includes(one.table));
  // Tables may share a sequence.
  for (const [sequence, columns] of Map.groupBy(sequences, (one) => one.sequence)) {
    const ids = columns
      .map(({ column, table }) => `SELECT max(${quoted(column)}) AS id FROM ${quoted(table)}`)
      .join(' UNION ALL ');
    await client.query(
      `SELECT setval($1, GREATEST(max(id), 1), max(id) IS NOT NULL) FROM (${ids}) AS used`,
      [sequence],
    );
  }
}
