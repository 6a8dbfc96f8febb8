import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { type Client, createClient } from '@libsql/client';
import { openDatabase } from '@oilway/store/database/open.ts';
import type { SQL } from '@payloadcms/db-sqlite/drizzle';
import { inject } from 'vitest';
import type { Database } from '../../test/copy-database.ts';
import { createDatabase } from '../../test/postgres.ts';
import { sql } from '../execute.ts';

/** Whose databases lie beside this file, as their dumps say; the later one's was upgraded by it from that of the one before. */
export const commits = ['b9ca0b7', 'cab0bf9'] as const;

/** What signs the links in their mails. */
export const secret = 'the secret of the copies, which is none';

/** @returns the `DATABASE_URL` of a database that a commit has made. */
export async function restoreCopy(
  kind: Database,
  commit: (typeof commits)[number],
  folder: string,
): Promise<string> {
  const dump = readFileSync(join(import.meta.dirname, `${commit}.${kind}.sql.br`));
  const name = `t${randomBytes(6).toString('hex')}`;
  const url =
    kind === 'sqlite'
      ? `file:${join(folder, name)}`
      : createDatabase(inject('templates').postgres, name);
  await run(url, brotliDecompressSync(dump).toString());
  return url;
}

/** Runs statements without a word of ours in between. */
export async function run(url: string, statements: string): Promise<void> {
  await connected(url, async (client) => {
    if ('executeMultiple' in client) await client.executeMultiple(statements);
    else await client.execute(sql.raw(statements));
  });
}

/** The answer to a question: each row as text, in an order of their own. */
export const ask = async (url: string, question: string): Promise<string[]> =>
  (await answers(url, [question])).flat();

/** The answers to questions, by one connection. */
async function answers(url: string, questions: readonly string[]): Promise<string[][]> {
  const found: string[][] = [];
  await connected(url, async (client) => {
    for (const question of questions) {
      const { rows } =
        'executeMultiple' in client
          ? await client.execute(question)
          : await client.execute(sql.raw(question));
      found.push(rows.map((row) => JSON.stringify(row)).sort());
    }
  });
  return found;
}

interface Server {
  execute(query: SQL): Promise<{ rows: object[] }>;
}

async function connected(url: string, act: (client: Client | Server) => Promise<void>) {
  if (url.startsWith('file:')) {
    const client = createClient({ url });
    await act(client).finally(() => client.close());
  } else {
    const { close, orm } = await openDatabase(url);
    await act(orm as unknown as Server).finally(close);
  }
}

const catalogue: Record<Database, string[]> = {
  sqlite: [
    `SELECT type, name, tbl_name, sql LIKE '%AUTOINCREMENT%' AS counts, CASE WHEN type NOT IN ('table', 'index') THEN sql END AS sql
     FROM sqlite_master`,
    `SELECT made.name AS "in", found.name, found.type, found."notnull", found.dflt_value, found.pk
     FROM sqlite_master AS made JOIN pragma_table_xinfo(made.name) AS found WHERE made.type = 'table'`,
    `SELECT made.name AS "in", found."from", found."table", found."to", found.on_update, found.on_delete
     FROM sqlite_master AS made JOIN pragma_foreign_key_list(made.name) AS found WHERE made.type = 'table'`,
    `SELECT made.name AS "in", found.name, found."unique", found.origin, found.partial, part.seqno, part.name AS part
     FROM sqlite_master AS made JOIN pragma_index_list(made.name) AS found JOIN pragma_index_info(found.name) AS part
     WHERE made.type = 'table'`,
  ],
  postgres: [
    `SELECT made.relkind, made.relname, found.attname, format_type(found.atttypid, found.atttypmod), found.attnotnull,
       pg_get_expr(preset.adbin, preset.adrelid) AS preset
     FROM pg_class AS made JOIN pg_attribute AS found ON found.attrelid = made.oid AND attnum > 0 AND NOT attisdropped
     LEFT JOIN pg_attrdef AS preset ON preset.adrelid = made.oid AND preset.adnum = found.attnum
     WHERE made.relnamespace = 'public'::regnamespace AND made.relkind <> 'i'`,
    `SELECT conrelid::regclass::text AS "in", conname, pg_get_constraintdef(oid) AS says FROM pg_constraint
     WHERE connamespace = 'public'::regnamespace`,
    `SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'`,
    `SELECT typname, enumlabel, enumsortorder FROM pg_enum JOIN pg_type ON pg_type.oid = enumtypid`,
    `SELECT tgrelid::regclass::text AS "in", pg_get_triggerdef(oid) AS says FROM pg_trigger WHERE NOT tgisinternal`,
    `SELECT proname FROM pg_proc WHERE pronamespace = 'public'::regnamespace`,
  ],
};

/** Everything that a schema says but the order of its columns, which nothing of ours asks for. */
export const schemaOf = (kind: Database, url: string): Promise<string[][]> =>
  answers(url, catalogue[kind]);

/** The columns of each table, by its name. */
export async function tablesOf(kind: Database, url: string): Promise<Map<string, string[]>> {
  const columns =
    kind === 'sqlite'
      ? `SELECT made.name AS "table", found.name AS "column" FROM sqlite_master AS made JOIN pragma_table_info(made.name) AS found
         WHERE made.type = 'table' AND made.name NOT LIKE 'sqlite_%'`
      : `SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns WHERE table_schema = 'public'`;
  const found = (await ask(url, columns)).map((row) => JSON.parse(row));
  const names = Map.groupBy(found, ({ table }) => String(table));
  return new Map([...names].map(([table, rows]) => [table, rows.map(({ column }) => column)]));
}

/** All rows of tables, by these columns of theirs. */
export async function rowsOf(
  url: string,
  tables: ReadonlyMap<string, readonly string[]>,
): Promise<Record<string, string[]>> {
  const questions = [...tables].map(
    ([table, columns]) => `SELECT "${columns.join('", "')}" FROM "${table}"`,
  );
  const rows = await answers(url, questions);
  return Object.fromEntries([...tables.keys()].map((table, at) => [table, rows[at] ?? []]));
}
