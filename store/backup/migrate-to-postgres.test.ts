import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { copyDatabase } from '../../content/test/copy-database.ts';
import { createDatabase } from '../../content/test/postgres.ts';

const source = copyDatabase('sqlite', 'seeded');
const path = join(source.folder, 'oilway.db');
let to = '';
let client: pg.Client;

beforeAll(async () => {
  to = createDatabase(inject('templates').postgres, `m${randomBytes(6).toString('hex')}`);
  client = new pg.Client({ connectionString: to });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  source.remove();
});

/** Runs the command as an operator does. */
async function oilway(environment: Record<string, string>, ...args: string[]) {
  const child = spawn(join(import.meta.dirname, '../../oilway'), args, {
    env: { PATH: process.env.PATH, ...source.environment, ...environment, NODE_ENV: 'production' },
  });
  const [out, err, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { code, out, err };
}

/** Returns a value independent of the database: SQLite has numbers for booleans, and text for timestamps and JSON. */
function normalizeValue(value: unknown): unknown {
  if (typeof value === 'boolean') return Number(value);
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'object' && value !== null) return sorted(value);
  if (typeof value !== 'string') return value;
  if (/^\d{4}-\d\d-\d\dT[\d:.]+(Z|\+00:00)$/.test(value)) return new Date(value).toISOString();
  if (/^-?\d+(\.\d+)?$/.test(value)) return Number(value);
  return /^[[{]/.test(value) ? sorted(JSON.parse(value)) : value;
}

/** JSONB reorders keys. */
const sorted = (value: object): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    inner && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(
          Object.entries(inner).toSorted(([one], [other]) => (one < other ? -1 : 1)),
        )
      : inner,
  );

/** Tables that are database-specific or regenerated. */
const excludedColumns = [
  'payload_migrations',
  'content_revision',
  'published_documents',
  'draft_documents',
];

const comparable = (rows: object[]) =>
  rows
    .map((row) =>
      JSON.stringify(
        Object.entries(row)
          .map(([name, value]) => [name, normalizeValue(value)] as const)
          .toSorted(([one], [other]) => (one < other ? -1 : 1)),
      ),
    )
    .toSorted();

test('moves all rows from SQLite to PostgreSQL and leaves a writable database', async () => {
  const before = new DatabaseSync(path);
  before.exec(
    `INSERT INTO mails (id, "to", subject, state, attempts, message_id, text, updated_at, created_at) VALUES
     ('m-1', 'ł@posteo.example', 'Größe „Ü“ \\ 🛢', 'waiting', 0, '<1@x>', 'a' || char(10) || 'b', '2026-01-02T03:04:05.006Z', '2026-01-02T03:04:05.006Z')`,
  );
  const moved = await oilway({}, 'move-database', `--to=${to}`);
  expect(moved).toMatchObject({ code: 0, err: '' });
  expect(moved.out).toMatch(/^Moved: \d{3,} rows of \d{2,} tables/);

  const { rows: tables } = await client.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name <> ALL ($1)`,
    [excludedColumns],
  );
  expect(tables.length).toBeGreaterThan(80);
  let filled = 0;
  for (const { name } of tables) {
    const ours = before.prepare(`SELECT * FROM "${name}"`).all();
    const { rows } = await client.query(`SELECT * FROM "${name}"`);
    if (ours.length > 0) filled += 1;
    expect(comparable(rows), name).toEqual(comparable(ours));
  }
  expect(filled).toBeGreaterThan(30);
  before.close();

  // Foreign keys are immediate again, and sequences continue after the copied ids.
  const { rows: late } = await client.query('SELECT 1 FROM pg_constraint WHERE condeferrable');
  expect(late).toEqual([]);
  const environment = { DATABASE_URL: to };
  const checked = await oilway(environment, 'documents', 'check');
  expect(checked.code, checked.out + checked.err).toBe(0);
  expect(await oilway(environment, 'audit', 'verify')).toMatchObject({ code: 0 });
  const made = await oilway(environment, 'admin', 'create', 'neu@oilway.example', 'Neu');
  expect(made).toMatchObject({ code: 0 });
});

test('refuses a non-empty or unreachable target, a missing --to and a PostgreSQL source', async () => {
  const again = await oilway({}, 'move-database', `--to=${to}`);
  expect(again).toMatchObject({ code: 1, err: expect.stringContaining('has tables already') });
  const bad: [string[], RegExp][] = [
    [[], /--to must be postgres/],
    [['--to=postgres://oilway@127.0.0.1:1/x'], /no server listens/],
  ];
  for (const [args, why] of bad) {
    const refused = await oilway({}, 'move-database', ...args);
    expect([refused.code, refused.out]).toEqual([1, '']);
    expect(refused.err).toMatch(why);
  }
  const other = await oilway({ DATABASE_URL: to }, 'move-database', `--to=${to}`);
  expect(other.err).toMatch(/is already a PostgreSQL server/);
});
