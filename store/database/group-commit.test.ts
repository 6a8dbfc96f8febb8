import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { asc, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyDatabase, databases } from '../../content/test/copy-database.ts';
import { captchas } from '../submissions/tables.ts';
import { TooBusyError } from '../turns.ts';
import { GroupCommit } from './group-commit.ts';
import { openDatabase } from './open.ts';
import type { Database, Session } from './session.ts';

const expires = '2026-11-24T23:00:00.120Z';
const spend = async (session: Session, id: string) => {
  await session.orm.insert(captchas(session)).values({ id, expires });
  return id;
};
const part = (id: string) => ({ act: (session: Session) => spend(session, id) });

/** Returns a database that counts its transactions. */
function counting(database: Database) {
  const counted = { ...database, begun: 0 };
  counted.transaction = (act) => {
    counted.begun += 1;
    return database.transaction(act);
  };
  return counted;
}

describe.each(databases)('%s', (kind) => {
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

  test('what arrives together is committed together, and answered when others can see it', async () => {
    const counted = counting(database);
    const groups = new GroupCommit(counted, { width: 1, longest: 60_000 });
    const all = Array.from({ length: 150 }, async (_, at) => {
      const id = `together-${at}`;
      await groups.write(part(id));
      expect(await stored(id)).toEqual([id]);
    });
    await Promise.all(all);
    expect(counted.begun).toBe(3);
  });

  test('whoever fails fails alone', async () => {
    const groups = new GroupCommit(database, { width: 1 });
    const late = {
      act: (session: Session) =>
        spend(session, 'alone-0').then(() => Promise.reject(new Error('late'))),
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

  test('whoever is refused is told what was there, even by a neighbour of the same group', async () => {
    const groups = new GroupCommit(database, { width: 1 });
    const rows = captchas(database);
    const one = {
      ...part('refused'),
      async refused({ orm }: Session) {
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
    expect(await groups.write({ ...one, act: () => Promise.reject(new Error('x')) })).toBe(
      'found refused',
    );
  });

  test('a COMMIT that fails is told to all of its group', async () => {
    const failing: Database = {
      ...database,
      transaction: (act) =>
        database.transaction(async (transaction) => {
          await act(transaction);
          // Simulates a full disk or a lost server at COMMIT.
          throw new Error('no COMMIT');
        }),
    };
    const groups = new GroupCommit(failing, { width: 1 });
    const all = ['commit-1', 'commit-2', 'commit-2'].map((id) => groups.write(part(id)));
    for (const one of await Promise.allSettled(all))
      expect(one).toMatchObject({ status: 'rejected', reason: { message: 'no COMMIT' } });
    expect(await stored('commit-%')).toEqual([]);
  });

  test('where none can begin whoever waits is told at once', async () => {
    const away: Database = { ...database, transaction: () => Promise.reject(new Error('away')) };
    const groups = new GroupCommit(away);
    const all = Array.from({ length: 200 }, (_, at) => groups.write(part(`away-${at}`)));
    for (const one of await Promise.allSettled(all))
      expect(one).toMatchObject({ reason: { message: 'away' } });
  });

  test('those that lock different things are never in one transaction', async () => {
    const counted = counting(database);
    const groups = new GroupCommit(counted, { width: 1 });
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

  test('a long line sends away whoever comes, or waits too long', async () => {
    const gate = Promise.withResolvers<void>();
    const groups = new GroupCommit(database, { width: 1, room: 2, patience: 40 });
    const slow = groups.write({ act: () => gate.promise });
    await new Promise((next) => setTimeout(next, 10));
    const late = [part('late-1'), part('late-2'), part('late-3')].map((one) => groups.write(one));
    for (const one of await Promise.allSettled(late))
      expect(one).toMatchObject({ reason: expect.any(TooBusyError) });
    gate.resolve();
    await slow;
    expect(await groups.write(part('late-4'))).toBe('late-4');
    expect(await stored('late-%')).toEqual(['late-4']);
  });

  test('whoever connects is taken in while others are written', async () => {
    const groups = new GroupCommit(database, { longest: 1 });
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
    const busy = { act: async () => stopFor(5) };
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
function stopFor(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}
