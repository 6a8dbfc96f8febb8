import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { count, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { copyDatabase, type DatabaseCopy } from '../../content/test/copy-database.ts';
import { type PgBouncer, pgBouncerMissing, startPgBouncer } from '../../content/test/pgbouncer.ts';
import { assertNoTables, dumpPostgres, withScratchDatabase } from '../backup/postgres-dump.ts';
import { captchas } from '../submissions/tables.ts';
import type { Database, DbSession } from './db-session.ts';
import { withMigrationLock } from './migration-lock.ts';
import { openDatabase } from './open.ts';

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
    const unprotected = await openDatabase(url.replace(String(pooler.port), String(port)));
    const name = sql.identifier(new URL(url).pathname.slice(1));
    for (const setting of ['synchronous_commit = off', 'lock_timeout = 0'])
      await (unprotected.orm as unknown as { execute(statement: object): Promise<void> }).execute(
        sql`ALTER DATABASE ${name} SET ${sql.raw(setting)}`,
      );
    await unprotected.close();
    database = await openDatabase(url);
  });
  afterAll(async () => {
    await database?.close();
    pooler?.stop();
    copy?.remove();
  });

  const insert = ({ dialect, orm }: DbSession, id: string) =>
    orm.insert(captchas({ dialect })).values({ id, expires }).returning({
      durable: sql<string>`current_setting('synchronous_commit')`,
      patience: sql<string>`current_setting('lock_timeout')`,
    });
  const stored = async () => {
    const [found] = await database.orm.select({ rows: count() }).from(captchas(database));
    return found?.rows;
  };

  test('writes durably with a ten-second lock timeout inside and outside transactions', async () => {
    const firm = [{ durable: 'on', patience: '10s' }];
    expect(await database.transaction((session) => insert(session, 'together'))).toEqual(firm);
    expect(await insert(database, 'alone')).toEqual(firm);
    await expect(insert(database, 'alone')).rejects.toThrow();
    const rows = captchas(database);
    await database.orm.update(rows).set({ expires }).where(eq(rows.id, 'alone'));
    await database.orm.delete(rows).where(eq(rows.id, 'alone'));
    expect(await stored()).toBe(1);
  });

  test('completes more concurrent transactions than the pooler has connections', async () => {
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

  test('runs two exclusive tasks one after the other', async () => {
    const errors: string[] = [];
    const act = (name: string) => async () => {
      errors.push(`${name} begins`);
      await wait(100);
      errors.push(`${name} ends`);
    };
    await Promise.all([withMigrationLock(url, act('one')), withMigrationLock(url, act('one'))]);
    expect(errors).toEqual(['one begins', 'one ends', 'one begins', 'one ends']);
  });

  test('refuses to run PostgreSQL programs through a pooler', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'oilway-pooled-'));
    const refused = /^DATABASE_URL leads to a connection pooler/;
    await expect(dumpPostgres(url, join(folder, 'dump'))).rejects.toThrow(refused);
    await expect(assertNoTables(url)).rejects.toThrow(refused);
    await expect(withScratchDatabase(url, async () => undefined)).rejects.toThrow(refused);
    rmSync(folder, { recursive: true });
  });
});
