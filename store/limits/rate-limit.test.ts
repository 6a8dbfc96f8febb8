import { setTimeout as wait } from 'node:timers/promises';
import { count as rowsIn } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyDatabase, databases } from '../../content/test/copy-database.ts';
import type { Database } from '../database/db-session.ts';
import { openDatabase } from '../database/open.ts';
import {
  availableFrom,
  consumeRateLimits,
  day,
  hour,
  purgeCounters,
  type RateLimit,
} from './rate-limit.ts';
import { mayMail } from './submission-limits.ts';
import { counters } from './tables.ts';

const secret = 'S'.repeat(32);
const now = Date.UTC(2026, 10, 25, 12, 20);

describe.each(databases)('rate limit counters on %s', (kind) => {
  let copy: ReturnType<typeof copyDatabase>;
  /** Two connections, as two processes have. */
  let processes: Database[];
  beforeAll(async () => {
    copy = copyDatabase(kind, 'empty');
    const url = copy.environment.DATABASE_URL ?? '';
    processes = [await openDatabase(url), await openDatabase(url)];
  });
  afterAll(async () => {
    for (const database of processes) await database.close();
    copy.remove();
  });
  const counted = (limits: RateLimit[], at = now, process = 0) => {
    const database = processes[process] as Database;
    return database.transaction((session) => consumeRateLimits(session, secret, limits, at));
  };
  const allRows = async () => {
    const [database] = processes as [Database];
    return database.orm.select().from(counters(database));
  };

  test('enforces a limit exactly across two concurrent processes', async () => {
    const limits = [
      { action: 'shared', limit: 7, windowMs: hour },
      { action: 'shared', subject: 'a', limit: 50, windowMs: hour },
    ];
    const all = Array.from({ length: 40 }, (_, at) => counted(limits, now, at % 2));
    const over = (await Promise.all(all)).filter((until) => until !== undefined);
    expect(over).toEqual(Array(33).fill(Date.UTC(2026, 10, 25, 13)));
  });

  test('avoids deadlocks between transactions that count in opposite order', async () => {
    const of = (name: string) => ({ action: 'order', subject: name, limit: 1000, windowMs: hour });
    const both = Array.from({ length: 20 }, (_, at) =>
      (processes[at % 2] as Database).transaction(async (session) => {
        for (const name of at % 2 ? ['a', 'b'] : ['b', 'a'])
          expect(await consumeRateLimits(session, secret, [of(name)], now)).toBeUndefined();
      }),
    );
    expect(await Promise.allSettled(both)).toEqual(
      Array(20).fill(expect.objectContaining({ status: 'fulfilled' })),
    );
  });

  test('does not count refused or rolled-back actions and resets with the next period', async () => {
    const shared = { action: 'undone', limit: 2, windowMs: day };
    const mine = { action: 'undone', subject: 'mine', limit: 1, windowMs: hour };
    expect(await counted([shared, mine])).toBeUndefined();
    for (const _ of [1, 2, 3]) expect(await counted([shared, mine])).toBeDefined();
    expect(await availableFrom(processes[1] as Database, secret, [shared], now)).toBeUndefined();
    const [database] = processes as [Database];
    const lost = database.transaction(async (session) => {
      await consumeRateLimits(session, secret, [shared], now);
      throw new Error('not stored');
    });
    await expect(lost).rejects.toThrow('not stored');
    expect(await counted([shared, mine], now + hour)).toBeUndefined();
    const tomorrow = Date.UTC(2026, 10, 26);
    expect(await counted([shared, mine], now + 2 * hour)).toBe(tomorrow);
    expect(await availableFrom(database, secret, [shared, mine], now + 2 * hour)).toBe(tomorrow);
    expect(await counted([shared, mine], tomorrow)).toBeUndefined();
  });

  test('refuses at a full limit without waiting for other transactions or writing rows', async () => {
    const [one, other] = processes as [Database, Database];
    const full = { action: 'full', limit: 1, windowMs: hour };
    await counted([full]);
    const before = await allRows();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const { promise: gate, resolve: hold } = Promise.withResolvers<void>();
    // On SQLite writers are serialized anyway.
    const counting =
      kind === 'sqlite'
        ? Promise.resolve()
        : one.transaction(async (session) => {
            await consumeRateLimits(
              session,
              secret,
              [{ action: 'other', limit: 9, windowMs: hour }],
              now,
            );
            hold();
            await released;
            throw new Error('not stored');
          });
    if (kind === 'postgres') await gate;
    const refused = other.transaction((session) => consumeRateLimits(session, secret, [full], now));
    const first = await Promise.race([refused, wait(3000, 'waits for who is counted')]);
    release();
    await Promise.allSettled([counting, refused]);
    expect(first).toBe(Date.UTC(2026, 10, 25, 13));
    const sorted = (rows: { id: string }[]) => rows.map((row) => JSON.stringify(row)).sort();
    expect(sorted(await allRows())).toEqual(sorted(before));
  });

  test('stores no plain address or network and deletes expired counters', async () => {
    const [database] = processes as [Database];
    const to = { address: 'miriam@posteo.example', network: '192.0.2' };
    await database.transaction((session) => mayMail(session, secret, 'confirmation', to));
    const rows = await allRows();
    expect(rows.length).toBeGreaterThan(4);
    expect(JSON.stringify(rows)).not.toMatch(/posteo|miriam|192\.0/i);
    await purgeCounters(database, Date.now() + 2 * day);
    const [left] = await database.orm.select({ rows: rowsIn() }).from(counters(database));
    expect(left?.rows).toBe(0);
  });

  test('counts different spellings of one mailbox together', async () => {
    const [database] = processes as [Database];
    const spellings = ['Lucja.Nowak@müller-öl.de', 'lucjanowak+1@xn--mller-l-f1a2c.de'];
    const isAllowed = [...spellings, ...spellings].map((address) =>
      database.transaction((session) => mayMail(session, secret, 'confirmation', { address })),
    );
    expect((await Promise.all(isAllowed)).filter(Boolean)).toHaveLength(3);
  });
});
