import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase, type TestDatabase } from '../test/database.ts';

/** So many acknowledged submissions end the test; `npm run test:crash` asks for a thousand. */
const wanted = Number(process.env.CRASH_SUBMISSIONS ?? 20);

describe.each(['sqlite', 'postgres'] as const)('killed at any moment on %s', (kind) => {
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

  test('what was acknowledged is stored, whole; nothing is stored in part', {
    timeout: 1_800_000,
  }, async () => {
    const acknowledged: string[] = [];
    while (acknowledged.length < wanted) acknowledged.push(...(await oneLife(database)));
    const all = { overrideAccess: true, pagination: false, depth: 0 } as const;
    const { docs: messages } = await database.payload.find({
      collection: 'contact-messages',
      ...all,
    });
    const { docs: mails } = await database.payload.find({ collection: 'mails', ...all });
    const { totalDocs: captchas } = await database.payload.count({ collection: 'captchas' });
    const stored = new Set(messages.map(({ reference }) => reference));
    expect(acknowledged.filter((reference) => !stored.has(reference))).toEqual([]);
    const promised = Map.groupBy(mails, ({ reference }) => reference);
    for (const reference of stored) expect(promised.get(reference), reference).toHaveLength(2);
    expect([promised.size, captchas]).toEqual([stored.size, stored.size]);
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
  await wait(Math.random() * 1500);
  child.kill('SIGKILL');
  const [code] = await ended;
  if (code !== null) throw new Error(`the writer ended by itself with ${code}`);
  await wait(50);
  return acknowledged;
}
