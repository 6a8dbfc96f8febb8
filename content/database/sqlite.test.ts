import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase, type TestDatabase } from '../test/database.ts';
import { full } from '../test/full.ts';
import { makePage } from '../test/pages.ts';

/** Duration of the write load, in milliseconds. */
const duration = full ? 20_000 : 2000;

let database: TestDatabase;
beforeAll(async () => {
  database = await openDatabase('sqlite');
});
afterAll(() => database?.close());

interface WriterReport {
  writes: number;
  errors: string[];
  /** The longest event loop delay, in milliseconds. */
  lag: number;
}

/** Starts a process that writes to a page. @returns a function that lets it begin and returns its report. */
async function startWriter(page: number): Promise<() => Promise<WriterReport>> {
  const child = fork(join(import.meta.dirname, '../test/storm-writer.ts'), {
    env: {
      ...process.env,
      ...database.environment,
      STORM_PAGE: String(page),
      STORM_MS: String(duration),
    },
  });
  await once(child, 'message');
  return async () => {
    child.send('begin');
    const [report] = await once(child, 'message');
    return report as WriterReport;
  };
}

test('two processes write to one database file concurrently without errors or lost writes', async () => {
  const home = await makePage(database.payload, null, 'Start');
  const pages = [
    await makePage(database.payload, home, 'Eins'),
    await makePage(database.payload, home, 'Zwei'),
  ];
  const before = await database.store.revision();
  const writers = await Promise.all(pages.map(startWriter));
  const reports = await Promise.all(writers.map((startWriting) => startWriting()));
  const writes = reports.reduce((sum, report) => sum + report.writes, 0);
  expect(reports.flatMap(({ errors }) => errors)).toEqual([]);
  for (const report of reports) expect(report.writes).toBeGreaterThan(0);
  // Every write incremented the revision in its own transaction: none was lost.
  expect(await database.store.revision()).toBe(before + writes);
  // Measured 193 ms; a chain of microtasks or a blocking busy timeout would be seconds.
  if (full) for (const report of reports) expect(report.lag).toBeLessThan(1500);
});
