import { globSync } from 'node:fs';
import { join } from 'node:path';
import { getTableColumns, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { copyDatabase, databases } from '../../content/test/copy-database.ts';
import type { DbSession } from './db-session.ts';
import { openDatabase } from './open.ts';
import type { payloadTable } from './table.ts';

type Table = ReturnType<typeof payloadTable>;

/** Returns every table that our statements use, from all `tables.ts`. */
async function declaredTables(): Promise<Table[]> {
  const root = join(import.meta.dirname, '../..');
  const modules = globSync('{store,content}/*/tables.ts', { cwd: root }).map(
    (file) => import(join(root, file)),
  );
  return (await Promise.all(modules)).flatMap((module) => Object.values(module) as Table[]);
}

interface Stored {
  name: string;
  type: string;
  required: boolean;
  preset: boolean;
}

/** Returns a table's columns as the migrations created them. */
async function columnsOf({ dialect, orm }: DbSession, name: string): Promise<Stored[]> {
  const catalogue =
    dialect === 'sqlite'
      ? sql`(SELECT name, lower(type) AS type, "notnull" OR pk > 0 AS required, dflt_value AS preset FROM pragma_table_info(${name}))`
      : sql`(SELECT column_name AS name, data_type AS type, is_nullable = 'NO' AS required, column_default AS preset
          FROM information_schema.columns WHERE table_name = ${name})`;
  const fields = {
    name: sql<string>`name`,
    type: sql<string>`type`,
    required: sql<unknown>`required`,
    preset: sql<unknown>`preset`,
  };
  const rows: Record<keyof typeof fields, unknown>[] = await orm
    .select(fields)
    .from(sql`${catalogue} AS found` as never);
  return rows.map(({ name: column, preset, required, type }) => ({
    name: String(column),
    type: String(type),
    required: Boolean(required),
    preset: preset !== null,
  }));
}

/** The catalogs' names of our column types. */
const typeAliases: Record<string, string> = {
  'character varying': 'text',
  text: 'text',
  'user-defined': 'text',
  'timestamp(3) with time zone': 'timestamp with time zone',
};

test.each(databases)(
  'declares the tables and columns that the migrations create: %s',
  async (kind) => {
    const copy = copyDatabase(kind, 'empty');
    const database = await openDatabase(copy.environment.DATABASE_URL ?? '');
    const tables = await declaredTables();
    const wrong: string[] = [];
    for (const declared of tables) {
      const stored = new Map(
        (await columnsOf(database, declared.tableName)).map((one) => [one.name, one]),
      );
      const ours = Object.values(getTableColumns(declared(database)));
      for (const column of ours) {
        const { name, notNull } = column;
        const found = stored.get(name);
        const type = typeAliases[column.getSQLType()] ?? column.getSQLType();
        const there = found && (typeAliases[found.type.toLowerCase()] ?? found.type.toLowerCase());
        if (!found) wrong.push(`${declared.tableName}.${name} is not there`);
        else if (there !== type)
          wrong.push(`${declared.tableName}.${name} is ${there}, not ${type}`);
        else if (found.required !== notNull)
          wrong.push(
            `${declared.tableName}.${name} is ${found.required ? 'required' : 'optional'}`,
          );
      }
      // A required column that is missing in `tables.ts` would make every insert fail.
      const known = new Set(ours.map(({ name }) => name));
      for (const { name, preset, required } of stored.values())
        if (required && !preset && !known.has(name) && name !== 'id')
          wrong.push(`${declared.tableName}.${name} is required, and not known here`);
    }
    await database.close();
    copy.remove();
    expect(tables.length).toBeGreaterThan(0);
    expect(wrong).toEqual([]);
  },
);
