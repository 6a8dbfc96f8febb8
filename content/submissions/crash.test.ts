import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { captchas } from '@oilway/store/submissions/tables.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases, openDatabase, type TestDatabase } from '../test/database.ts';
import { full, usually } from '../test/full.ts';
import { rowsOf } from '../test/store-rows.ts';

/** So many acknowledged submissions end the test, and so many lives at least. */
const [wanted, leastLives] = full ? [1000, 10] : [20, 2];
/** Confirmations of all visitors together, and departments that hear of what was not confirmed (store/limits/mail-limits.ts). */
const mostAnHour = { confirmed: 500, noted: 1000 };
/** Milliseconds between a process's first submission and its end. */
const longestLife = full ? 1500 : 300;

/** The site and the studio are killed on the other database by `site/test/crash.test.ts`. */
describe.each(usually('postgres', databases))('killed at any moment on %s', (kind) => {
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

  test('what was acknowledged is stored, whole; nothing is stored in part', async () => {
    const acknowledged: string[] = [];
    for (let life = 1; life <= leastLives || acknowledged.length < wanted; life += 1)
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
    const promised = Map.groupBy(mails, ({ reference }) => reference);
    for (const mailed of promised.values())
      expect(mailed.map(({ to }) => to)).toContain('zentrale@oilway.example');
    expect([...promised.keys()].filter((reference) => !stored.has(reference ?? ''))).toEqual([]);
    // The department hears of each, and each is confirmed, as far as mails are written within an hour.
    const least = Math.min(stored.size, mostAnHour.confirmed + mostAnHour.noted);
    expect(promised.size).toBeGreaterThanOrEqual(least);
    const confirmed = mails.length - promised.size;
    expect(confirmed).toBeGreaterThanOrEqual(Math.min(stored.size, mostAnHour.confirmed));
    expect(confirmed).toBeLessThanOrEqual(promised.size);
    expect(spent.length).toBe(stored.size);
  });
});

/** What one process acknowledged before it was killed, some moments after its first submission. */
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
  await wait(Math.random() * longestLife);
  child.kill('SIGKILL');
  const [code] = await ended;
  if (code !== null) throw new Error(`the writer ended by itself with ${code}`);
  await wait(50);
  return acknowledged;
}
