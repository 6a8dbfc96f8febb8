import { setTimeout as wait } from 'node:timers/promises';
import { count as rowsIn } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyDatabase, databases } from '../../content/test/copy-database.ts';
import { openDatabase } from '../database/open.ts';
import type { Database } from '../database/session.ts';
import { type Bound, count, day, forgetCounts, hour, roomFrom } from './count.ts';
import { mayMail } from './mail-limits.ts';
import { counters } from './tables.ts';

const secret = 'S'.repeat(32);
const now = Date.UTC(2026, 10, 25, 12, 20);

describe.each(databases)('counts on %s', (kind) => {
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
  const counted = (bounds: Bound[], at = now, process = 0) => {
    const database = processes[process] as Database;
    return database.transaction((session) => count(session, secret, bounds, at));
  };
  const allRows = async () => {
    const [database] = processes as [Database];
    return database.orm.select().from(counters(database));
  };

  test('are shared by two processes at once: nobody gets one too many', async () => {
    const bounds = [
      { what: 'shared', most: 7, per: hour },
      { what: 'shared', of: 'a', most: 50, per: hour },
    ];
    const all = Array.from({ length: 40 }, (_, at) => counted(bounds, now, at % 2));
    const over = (await Promise.all(all)).filter((until) => until !== undefined);
    expect(over).toEqual(Array(33).fill(Date.UTC(2026, 10, 25, 13)));
  });

  test('wait for nobody who waits for them, whose addresses come in another order', async () => {
    const of = (name: string) => ({ what: 'order', of: name, most: 1000, per: hour });
    const both = Array.from({ length: 20 }, (_, at) =>
      (processes[at % 2] as Database).transaction(async (session) => {
        for (const name of at % 2 ? ['a', 'b'] : ['b', 'a'])
          expect(await count(session, secret, [of(name)], now)).toBeUndefined();
      }),
    );
    expect(await Promise.allSettled(both)).toEqual(
      Array(20).fill(expect.objectContaining({ status: 'fulfilled' })),
    );
  });

  test('of what is not done take no room of others, and begin anew with the next span', async () => {
    const shared = { what: 'undone', most: 2, per: day };
    const mine = { what: 'undone', of: 'mine', most: 1, per: hour };
    expect(await counted([shared, mine])).toBeUndefined();
    for (const _ of [1, 2, 3]) expect(await counted([shared, mine])).toBeDefined();
    expect(await roomFrom(processes[1] as Database, secret, [shared], now)).toBeUndefined();
    const [database] = processes as [Database];
    const lost = database.transaction(async (session) => {
      await count(session, secret, [shared], now);
      throw new Error('not stored');
    });
    await expect(lost).rejects.toThrow('not stored');
    expect(await counted([shared, mine], now + hour)).toBeUndefined();
    const tomorrow = Date.UTC(2026, 10, 26);
    expect(await counted([shared, mine], now + 2 * hour)).toBe(tomorrow);
    expect(await roomFrom(database, secret, [shared, mine], now + 2 * hour)).toBe(tomorrow);
    expect(await counted([shared, mine], tomorrow)).toBeUndefined();
  });

  test('that are full are refused at once, while somebody else is counted, and write nothing', async () => {
    const [one, other] = processes as [Database, Database];
    const full = { what: 'full', most: 1, per: hour };
    await counted([full]);
    const before = await allRows();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const { promise: held, resolve: hold } = Promise.withResolvers<void>();
    // On SQLite writers are serialized anyway.
    const counting =
      kind === 'sqlite'
        ? Promise.resolve()
        : one.transaction(async (session) => {
            await count(session, secret, [{ what: 'other', most: 9, per: hour }], now);
            hold();
            await released;
            throw new Error('not stored');
          });
    if (kind === 'postgres') await held;
    const refused = other.transaction((session) => count(session, secret, [full], now));
    const first = await Promise.race([refused, wait(3000, 'waits for who is counted')]);
    release();
    await Promise.allSettled([counting, refused]);
    expect(first).toBe(Date.UTC(2026, 10, 25, 13));
    const sorted = (rows: { id: string }[]) => rows.map((row) => JSON.stringify(row)).sort();
    expect(sorted(await allRows())).toEqual(sorted(before));
  });

  test('name no address and no network, and are forgotten when they are over', async () => {
    const [database] = processes as [Database];
    const to = { address: 'miriam@posteo.example', network: '192.0.2' };
    await database.transaction((session) => mayMail(session, secret, 'confirmation', to));
    const rows = await allRows();
    expect(rows.length).toBeGreaterThan(4);
    expect(JSON.stringify(rows)).not.toMatch(/posteo|miriam|192\.0/i);
    await forgetCounts(database, Date.now() + 2 * day);
    const [left] = await database.orm.select({ rows: rowsIn() }).from(counters(database));
    expect(left?.rows).toBe(0);
  });

  test('take one mailbox for one, however it is spelled', async () => {
    const [database] = processes as [Database];
    const spellings = ['Lucja.Nowak@müller-öl.de', 'lucjanowak+1@xn--mller-l-f1a2c.de'];
    const may = [...spellings, ...spellings].map((address) =>
      database.transaction((session) => mayMail(session, secret, 'confirmation', { address })),
    );
    expect((await Promise.all(may)).filter(Boolean)).toHaveLength(3);
  });
});
