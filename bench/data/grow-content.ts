import { openDatabase } from '@oilway/store/database/open.ts';
import { settingsOf } from '@oilway/store/settings.ts';
import { type SQL, sql } from 'drizzle-orm';
import { root, run } from '../../commands/processes.ts';
import { type Data, environmentFor } from '../servers/site.ts';

export interface Size {
  /** Nodes besides those of the demo content, each in both languages. */
  pages: number;
  locations: number;
}

/** Above all ids of the demo content. */
const first = 100_000;

/**
 * Adds pages and locations to what the studio holds, copies of those of the demo content under names, addresses and places of their own,
 * and has their documents made.
 */
export async function growContent(data: Data, { locations, pages }: Size): Promise<void> {
  const env = environmentFor(data);
  const database = await openDatabase(settingsOf(env).databaseUrl);
  const orm = database.orm as unknown as Record<'run' | 'execute', (statement: SQL) => unknown>;
  for (const statement of [...pageRows(pages), locationRows(locations)])
    await (database.dialect === 'sqlite' ? orm.run(statement) : orm.execute(statement));
  await database.close();
  await run('npm', ['run', 'documents', '--', 'rebuild'], { cwd: root, env });
}

const numbers = (most: number) =>
  sql`WITH RECURSIVE numbers(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM numbers WHERE i < CAST(${most} AS integer))`;

/** Every page but the first ones, in turn. */
const pageSources = sql`(SELECT id, parent_id, updated_at, created_at, row_number() OVER (ORDER BY id) - 1 AS place FROM pages
  WHERE id < ${first} AND id NOT IN (SELECT _parent_id FROM pages_locales WHERE slug = '')) s ON s.place = numbers.i % 10`;

const pageRows = (count: number): SQL[] => [
  sql`${numbers(count)} INSERT INTO pages (id, parent_id, key, updated_at, created_at)
    SELECT ${first} + i, s.parent_id, 'grown-' || i, s.updated_at, s.created_at FROM numbers JOIN ${pageSources}`,
  sql`${numbers(count)} INSERT INTO pages_locales (title, slug, blocks, _status, _locale, _parent_id)
    SELECT l.title || ' ' || i, l.slug || '-' || i, l.blocks, l._status, l._locale, ${first} + i
    FROM numbers JOIN ${pageSources} JOIN pages_locales l ON l._parent_id = s.id`,
];

/** All over Germany; steps that share no factor meet every source. */
const locationRows = (count: number): SQL =>
  sql`${numbers(count)} INSERT INTO locations (id, title, country, category_id, street, postal_code, town, latitude, longitude, phone, email,
      hours_mon_fri_opens, hours_mon_fri_closes, map_description, text, updated_at, created_at)
    SELECT ${first} + i, s.title || ' ' || i, 'de', s.category_id, s.street, s.postal_code, s.town, 47.4 + (CAST(i AS bigint) * 618034 % 1000000) * 0.0000074,
      6.1 + (CAST(i AS bigint) * 754877 % 1000000) * 0.0000087, s.phone, s.email, s.hours_mon_fri_opens, s.hours_mon_fri_closes, s.map_description, s.text,
      s.updated_at, s.created_at
    FROM numbers JOIN (SELECT *, row_number() OVER (ORDER BY id) - 1 AS place FROM locations WHERE id < ${first}) s ON s.place = i % 60`;
