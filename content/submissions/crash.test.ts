import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { captchas } from '@oilway/store/submissions/tables.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases, openDatabase, type TestDatabase } from '../test/database.ts';
import { full, selectCases } from '../test/full.ts';
import { rowsOf } from '../test/store-rows.ts';

/** Number of acknowledged submissions that ends the test, and the minimal number of runs. */
const [wanted, minRuns] = full ? [1000, 10] : [20, 2];
/** Hourly limits of confirmations, and of notices of unconfirmed submissions (store/limits/submission-limits.ts). */
const hourlyLimits = { confirmed: 500, notified: 1000 };
/** Maximal milliseconds between a process's first submission and SIGKILL. */
const maxRunTime = full ? 1500 : 300;

/** `site/test/crash.test.ts` covers SIGKILL of the site and the studio on the other database. */
describe.each(selectCases('postgres', databases))('submissions under SIGKILL on %s', (kind) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openDatabase(kind);
    await database.payload.create({
      collection: 'departments',
      data: {
        department: 'Kundendienst',
        email: 'service@oilway.example',
        country: 'de',
        purpose: 'contact',
        order: 1,
      },
    });
  });
  afterAll(() => database?.close());

  test('stores every acknowledged submission completely and none partially', async () => {
    const acknowledged: string[] = [];
    for (let life = 1; life <= minRuns || acknowledged.length < wanted; life += 1)
      acknowledged.push(...(await oneLife(database)));
    const all = { overrideAccess: true, pagination: false, depth: 0 } as const;
    const { docs: messages } = await database.payload.find({
      collection: 'contact-messages',
      ...all,
    });
    const { docs: mails } = await database.payload.find({ collection: 'mails', ...all });
    const spent = await rowsOf(database.payload, captchas);
    const stored = new Set(messages.map(({ reference }) => reference));
    expect(acknowledged.filter((reference) => !stored.has(reference))).toEqual([]);
    const mailsByReference = Map.groupBy(mails, ({ reference }) => reference);
    for (const mailed of mailsByReference.values())
      expect(mailed.map(({ to }) => to)).toContain('zentrale@oilway.example');
    expect(
      [...mailsByReference.keys()].filter((reference) => !stored.has(reference ?? '')),
    ).toEqual([]);
    // Each submission is confirmed and notified, up to the hourly limits.
    const least = Math.min(stored.size, hourlyLimits.confirmed + hourlyLimits.notified);
    expect(mailsByReference.size).toBeGreaterThanOrEqual(least);
    const confirmed = mails.length - mailsByReference.size;
    expect(confirmed).toBeGreaterThanOrEqual(Math.min(stored.size, hourlyLimits.confirmed));
    expect(confirmed).toBeLessThanOrEqual(mailsByReference.size);
    expect(spent.length).toBe(stored.size);
  });
});

/** Returns the submissions that one process acknowledged before SIGKILL. */
async function oneLife({ environment }: TestDatabase): Promise<string[]> {
  const child: ChildProcess = spawn(
    process.execPath,
    [join(import.meta.dirname, '../test/submission-writer.ts')],
    { env: { ...process.env, ...environment }, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const acknowledged: string[] = [];
  const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream });
  lines.on('line', (line) => acknowledged.push(line));
  const ended = once(child, 'exit');
  await Promise.race([once(lines, 'line'), ended]);
  await wait(Math.random() * maxRunTime);
  child.kill('SIGKILL');
  const [code] = await ended;
  if (code !== null) throw new Error(`the writer exited unexpectedly with ${code}`);
  await wait(50);
  return acknowledged;
}
