import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '@oilway/store/database/open.ts';
import { settingsOf } from '@oilway/store/settings.ts';
import { type SQL, sql } from 'drizzle-orm';
import { root, run } from '../../commands/processes.ts';
import type { Figure } from '../figure.ts';
import { median, percentile } from '../machine.ts';
import { type BenchData, environmentFor, killOnExit, sqliteData, startSite } from '../servers.ts';

/** Measures the time from an editor's save to the site's first response with the new text, with few and with many pages. */
export async function publication(quick: boolean): Promise<Figure[]> {
  const times = quick ? 10 : 100;
  const small = await sqliteData();
  const few = await measurePublications(small, times);
  const large = await sqliteData();
  await addPages(large, quick ? 200 : 2500);
  const many = await measurePublications(large, times);
  const figure = (what: string, all: number[]): Figure => ({
    what: `${what}, p99 of ${times}`,
    value: percentile(all, 0.99),
    unit: 'ms',
    budget: { most: 500 },
    note: `median ${Math.round(median(all))} ms`,
  });
  return [figure('the demo’s pages', few), figure('5,000 pages more', many)];
}

/** Returns the milliseconds of each publication until it is visible. */
async function measurePublications(data: BenchData, times: number): Promise<number[]> {
  const site = await startSite(data);
  const env = environmentFor(data);
  const publisher = fork(join(import.meta.dirname, 'publisher.ts'), { env });
  killOnExit(publisher);
  await nextMessage(publisher);
  const found: number[] = [];
  // The first rounds warm up the studio and are discarded.
  for (let n = -5; n < times; n += 1) {
    // A random delay, so that saves are not in phase with the site's polling.
    await wait(100 + Math.random() * 400);
    const words = `Veröffentlichung ${n} ${Math.random().toString(36).slice(2)}`;
    const begun = performance.now();
    const saved = nextMessage(publisher);
    publisher.send(words);
    await waitUntilVisible(`${site.origin}/oelwechsel`, words, begun + 10_000);
    if (n >= 0) found.push(performance.now() - begun);
    await saved;
  }
  publisher.kill();
  await site.stop();
  return found;
}

async function waitUntilVisible(url: string, words: string, deadline: number): Promise<void> {
  while (performance.now() < deadline) {
    if ((await (await fetch(url)).text()).includes(words)) return;
    await wait(3);
  }
  throw new Error('a publication did not become visible within 10 s');
}

async function nextMessage(child: ChildProcess): Promise<void> {
  await once(child, 'message', { signal: AbortSignal.timeout(60_000) });
}

/** Adds copies of the demo's pages, in both languages, with new names and slugs, and generates their published documents. */
async function addPages(data: BenchData, count: number): Promise<void> {
  const env = environmentFor(data);
  const database = await openDatabase(settingsOf(env).databaseUrl);
  const orm = database.orm as unknown as Record<'run', (statement: SQL) => Promise<unknown>>;
  for (const statement of pageRows(count)) await orm.run(statement);
  await database.close();
  await run(process.execPath, [join(root, 'commands/documents.ts'), 'rebuild'], { env });
}

/** Above all ids of the demo content. */
const firstAddedId = 100_000;

function pageRows(count: number): SQL[] {
  const numbers = sql`WITH RECURSIVE numbers(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM numbers WHERE i < ${count})`;
  // Every page except the home pages, in rotation.
  const sources = sql`(SELECT *, row_number() OVER (ORDER BY id) - 1 AS place FROM pages
    WHERE id < ${firstAddedId} AND parent_id IS NOT NULL) s ON s.place = numbers.i % 10`;
  return [
    sql`${numbers} INSERT INTO pages (id, parent_id, country, translation_key, key, title, slug, blocks, _status, updated_at, created_at)
      SELECT ${firstAddedId} + i, s.parent_id, s.country, 'grown-' || i, 'grown-' || i, s.title || ' ' || i, s.slug || '-' || i,
        s.blocks, s._status, s.updated_at, s.created_at
      FROM numbers JOIN ${sources}`,
  ];
}
