import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { count, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { copyDatabase, type DatabaseCopy } from '../../content/test/copy-database.ts';
import { type PgBouncer, pgBouncerMissing, startPgBouncer } from '../../content/test/pgbouncer.ts';
import { dumpPostgres, expectNoTables, inScratch } from '../backup/postgres-copy.ts';
import { captchas } from '../submissions/tables.ts';
import { alone } from './alone.ts';
import { openDatabase } from './open.ts';
import type { Database, Session } from './session.ts';

const expires = '2026-11-24T23:00:00.120Z';

describe.skipIf(pgBouncerMissing)(`behind PgBouncer ${pgBouncerMissing ?? ''}`, () => {
  let pooler: PgBouncer;
  let copy: DatabaseCopy;
  let url: string;
  let database: Database;
  beforeAll(async () => {
    const { bin, port } = inject('templates').postgres;
    pooler = await startPgBouncer(port);
    copy = copyDatabase('postgres', 'empty', { bin, port: pooler.port });
    url = copy.environment.DATABASE_URL ?? '';
    // With such server defaults COMMIT returns before it is durable, and a lock wait has no timeout.
    const careless = await openDatabase(url.replace(String(pooler.port), String(port)));
    const name = sql.identifier(new URL(url).pathname.slice(1));
    for (const setting of ['synchronous_commit = off', 'lock_timeout = 0'])
      await (careless.orm as unknown as { execute(statement: object): Promise<void> }).execute(
        sql`ALTER DATABASE ${name} SET ${sql.raw(setting)}`,
      );
    await careless.close();
    database = await openDatabase(url);
  });
  afterAll(async () => {
    await database?.close();
    pooler?.stop();
    copy?.remove();
  });

  const insert = ({ dialect, orm }: Session, id: string) =>
    orm.insert(captchas({ dialect })).values({ id, expires }).returning({
      durable: sql<string>`current_setting('synchronous_commit')`,
      patience: sql<string>`current_setting('lock_timeout')`,
    });
  const stored = async () => {
    const [found] = await database.orm.select({ rows: count() }).from(captchas(database));
    return found?.rows;
  };

  test('each write is durable and waits ten seconds at most, in a transaction and alone', async () => {
    const firm = [{ durable: 'on', patience: '10s' }];
    expect(await database.transaction((session) => insert(session, 'together'))).toEqual(firm);
    expect(await insert(database, 'alone')).toEqual(firm);
    await expect(insert(database, 'alone')).rejects.toThrow();
    const rows = captchas(database);
    await database.orm.update(rows).set({ expires }).where(eq(rows.id, 'alone'));
    await database.orm.delete(rows).where(eq(rows.id, 'alone'));
    expect(await stored()).toBe(1);
  });

  test('more write at once than it has connections, and each transaction is whole', async () => {
    const before = (await stored()) ?? 0;
    const others = await Promise.all([openDatabase(url), openDatabase(url)]);
    const all = [database, ...others].flatMap((one, at) =>
      Array.from({ length: 20 }, (_, row) =>
        one.transaction(async (session) => {
          await session.savepoint(() => insert(session, `${at}-${row}-a`));
          await expect(
            session.savepoint(() => insert(session, `${at}-${row}-a`)),
          ).rejects.toThrow();
          await session.savepoint(() => insert(session, `${at}-${row}-b`));
        }),
      ),
    );
    await Promise.all(all);
    expect(await stored()).toBe(before + 120);
    await Promise.all(others.map((one) => one.close()));
  });

  test('of two who have to be alone one waits', async () => {
    const told: string[] = [];
    const act = (name: string) => async () => {
      told.push(`${name} begins`);
      await wait(100);
      told.push(`${name} ends`);
    };
    await Promise.all([alone(url, act('one')), alone(url, act('one'))]);
    expect(told).toEqual(['one begins', 'one ends', 'one begins', 'one ends']);
  });

  test('programs of PostgreSQL are not run through it: they would leave its connections useless to others', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'oilway-pooled-'));
    const refused = /^DATABASE_URL leads through a pooler/;
    await expect(dumpPostgres(url, join(folder, 'dump'))).rejects.toThrow(refused);
    await expect(expectNoTables(url)).rejects.toThrow(refused);
    await expect(inScratch(url, async () => undefined)).rejects.toThrow(refused);
    rmSync(folder, { recursive: true });
  });
});
