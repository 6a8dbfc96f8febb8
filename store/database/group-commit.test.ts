import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { asc, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyDatabase, databases } from '../../content/test/copy-database.ts';
import { TooBusyError } from '../semaphore.ts';
import { captchas } from '../submissions/tables.ts';
import type { Database, DbSession } from './db-session.ts';
import { GroupCommit } from './group-commit.ts';
import { openDatabase } from './open.ts';

const expires = '2026-11-24T23:00:00.120Z';
const insertCaptcha = async (session: DbSession, id: string) => {
  await session.orm.insert(captchas(session)).values({ id, expires });
  return id;
};
const part = (id: string) => ({ run: (session: DbSession) => insertCaptcha(session, id) });

/** Returns a database that counts its transactions. */
function countTransactions(database: Database) {
  const counted = { ...database, begun: 0 };
  counted.transaction = (act) => {
    counted.begun += 1;
    return database.transaction(act);
  };
  return counted;
}

describe.each(databases)('group commit on %s', (kind) => {
  let copy: ReturnType<typeof copyDatabase>;
  let database: Database;
  let other: Database;
  beforeAll(async () => {
    copy = copyDatabase(kind, 'empty');
    database = await openDatabase(copy.environment.DATABASE_URL ?? '');
    other = await openDatabase(copy.environment.DATABASE_URL ?? '');
  });
  afterAll(async () => {
    await database.close();
    await other.close();
    copy.remove();
  });
  const stored = async (like: string) => {
    const rows = captchas(other);
    const found = await other.orm
      .select()
      .from(rows)
      .where(sql`${rows.id} LIKE ${like}`)
      .orderBy(asc(rows.id));
    return found.map(({ id }) => id);
  };

  test('commits concurrent writes in few transactions and resolves them once other connections see them', async () => {
    const counted = countTransactions(database);
    const groups = new GroupCommit(counted, { concurrency: 1, maxDuration: 60_000 });
    const all = Array.from({ length: 150 }, async (_, at) => {
      const id = `together-${at}`;
      await groups.write(part(id));
      expect(await stored(id)).toEqual([id]);
    });
    await Promise.all(all);
    expect(counted.begun).toBe(3);
  });

  test('rejects only the failing writes of a group', async () => {
    const groups = new GroupCommit(database, { concurrency: 1 });
    const late = {
      run: (session: DbSession) =>
        insertCaptcha(session, 'alone-0').then(() => Promise.reject(new Error('late'))),
    };
    const both = [part('alone-1'), part('alone-1')];
    const ended = await Promise.allSettled(
      [late, ...both, part('alone-2')].map((one) => groups.write(one)),
    );
    expect(ended.map(({ status }) => status)).toEqual([
      'rejected',
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
    expect(await stored('alone-%')).toEqual(['alone-1', 'alone-2']);
  });

  test('returns the existing row for a duplicate write, even one stored in the same group', async () => {
    const groups = new GroupCommit(database, { concurrency: 1 });
    const rows = captchas(database);
    const one = {
      ...part('refused'),
      async onConflict({ orm }: DbSession) {
        const found = await orm
          .select({ id: rows.id })
          .from(rows)
          .where(sql`${rows.id} = 'refused'`);
        return `found ${found[0]?.id}`;
      },
    };
    expect(await Promise.all([one, one].map((each) => groups.write(each)))).toEqual([
      'refused',
      'found refused',
    ]);
    expect(await groups.write({ ...one, run: () => Promise.reject(new Error('x')) })).toBe(
      'found refused',
    );
  });

  test('rejects every write of a group whose COMMIT fails', async () => {
    const failing: Database = {
      ...database,
      transaction: (act) =>
        database.transaction(async (transaction) => {
          await act(transaction);
          // Simulates a full disk or a lost server at COMMIT.
          throw new Error('no COMMIT');
        }),
    };
    const groups = new GroupCommit(failing, { concurrency: 1 });
    const all = ['commit-1', 'commit-2', 'commit-2'].map((id) => groups.write(part(id)));
    for (const one of await Promise.allSettled(all))
      expect(one).toMatchObject({ status: 'rejected', reason: { message: 'no COMMIT' } });
    expect(await stored('commit-%')).toEqual([]);
  });

  test('rejects all waiting writes when no transaction can begin', async () => {
    const away: Database = { ...database, transaction: () => Promise.reject(new Error('away')) };
    const groups = new GroupCommit(away);
    const all = Array.from({ length: 200 }, (_, at) => groups.write(part(`away-${at}`)));
    for (const one of await Promise.allSettled(all))
      expect(one).toMatchObject({ reason: { message: 'away' } });
  });

  test('never combines writes with different locks in one transaction', async () => {
    const counted = countTransactions(database);
    const groups = new GroupCommit(counted, { concurrency: 1 });
    const locking = (lock: string, at: number) => ({ ...part(`lock-${lock}-${at}`), lock });
    const all = [
      locking('a', 1),
      locking('b', 1),
      part('lock-none'),
      locking('a', 2),
      locking('b', 2),
    ];
    await Promise.all(all.map((one) => groups.write(one)));
    expect([counted.begun, await stored('lock-%')]).toMatchObject([2, { length: 5 }]);
  });

  test('rejects writes with TooBusyError when the queue is full or the wait times out', async () => {
    const gate = Promise.withResolvers<void>();
    const groups = new GroupCommit(database, { concurrency: 1, maxQueue: 2, queueTimeout: 40 });
    const slow = groups.write({ run: () => gate.promise });
    await new Promise((next) => setTimeout(next, 10));
    const late = [part('late-1'), part('late-2'), part('late-3')].map((one) => groups.write(one));
    for (const one of await Promise.allSettled(late))
      expect(one).toMatchObject({ reason: expect.any(TooBusyError) });
    gate.resolve();
    await slow;
    expect(await groups.write(part('late-4'))).toBe('late-4');
    expect(await stored('late-%')).toEqual(['late-4']);
  });

  test('accepts new connections while writes are in progress', async () => {
    const groups = new GroupCommit(database, { maxDuration: 1 });
    const people = 60;
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    let connected = 0;
    server.on('connection', () => {
      connected += 1;
    });
    const { port } = server.address() as AddressInfo;
    const sockets = Array.from({ length: people }, () => connect(port, '127.0.0.1'));
    let written = 0;
    const busy = { run: async () => blockFor(5) };
    const write = async () => {
      while (connected < people) {
        await groups.write(busy);
        written += 1;
      }
    };
    await Promise.all([write(), write(), write()]);
    for (const socket of sockets) socket.destroy();
    server.close();
    expect(written).toBeLessThan(people);
  });
});

/** Blocks the process, as SQLite does. */
function blockFor(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}
