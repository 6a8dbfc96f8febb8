import { asc, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyDatabase, databases } from '../../content/test/copy-database.ts';
import { captchas } from '../submissions/tables.ts';
import type { Database } from './db-session.ts';
import { classifyDatabaseError } from './error-class.ts';
import { openDatabase } from './open.ts';
import { payloadTable, timestamps } from './table.ts';

const mails = payloadTable('mails', (column) => ({
  id: column.text('id').primaryKey(),
  attempts: column.number('attempts').notNull(),
  attachments: column.json('attachments'),
  sentAt: column.timestamp('sent_at'),
  ...timestamps(column),
}));

describe.each(databases)('database on %s', (kind) => {
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

  const expires = '2026-11-24T23:00:00.120Z';
  const insertCaptchas = (session: Pick<Database, 'dialect' | 'orm'>, ...ids: string[]) =>
    session.orm.insert(captchas(session)).values(ids.map((id) => ({ id, expires })));
  const spent = async (like: string) => {
    const rows = captchas(other);
    const found = await other.orm
      .select()
      .from(rows)
      .where(sql`${rows.id} LIKE ${like}`)
      .orderBy(asc(rows.id));
    return found.map(({ id }) => id);
  };

  test('round-trips timestamps to the millisecond, numbers, JSON and NULL', async () => {
    const attachments = [{ filename: 'Ł "1"', n: 1.5 }, 'ü', null];
    const rows = mails(database);
    await database.orm.insert(rows).values([
      { id: 'a', attempts: 2, attachments, sentAt: '2026-01-02T03:04:05.006+02:00' },
      { id: 'b', attempts: 0 },
    ]);
    const found = await other.orm
      .select()
      .from(mails(other))
      .orderBy(asc(mails(other).id));
    expect(found).toMatchObject([
      { id: 'a', attempts: 2, attachments, sentAt: '2026-01-02T01:04:05.006Z' },
      { id: 'b', attempts: 0, attachments: null, sentAt: null },
    ]);
    expect(Date.now() - Date.parse(found[0]?.createdAt ?? '')).toBeLessThan(60_000);
  });

  test('makes a transaction visible to other connections as a whole once it has committed', async () => {
    await database.transaction(async (session) => {
      await insertCaptchas(session, 'whole-1', 'whole-2');
      expect(await spent('whole-%')).toEqual([]);
    });
    expect(await spent('whole-%')).toEqual(['whole-1', 'whole-2']);
  });

  test('rolls back a transaction that throws and stores the next one', async () => {
    const thrown = database.transaction(async (session) => {
      await insertCaptchas(session, 'thrown');
      throw new Error('enough');
    });
    await expect(thrown).rejects.toThrow('enough');
    await database.transaction((session) => insertCaptchas(session, 'after'));
    expect(await spent('thrown')).toEqual([]);
    expect(await spent('after')).toEqual(['after']);
  });

  test('throws when COMMIT rolls back an aborted transaction', async () => {
    const broken = database.transaction(async (session) => {
      await insertCaptchas(session, 'lost');
      // The caller catches the error, but on PostgreSQL the transaction is aborted all the same.
      const again = await insertCaptchas(session, 'lost').then(
        () => 'stored twice',
        () => 'refused',
      );
      expect(again).toBe('refused');
      if (session.dialect === 'sqlite') throw new Error('as on PostgreSQL');
    });
    await expect(broken).rejects.toThrow(/rolled back|PostgreSQL/);
    expect(await spent('lost')).toEqual([]);
  });

  test('rolls back only the failed savepoint of a transaction', async () => {
    await database.transaction(async (transaction) => {
      await transaction.savepoint(() => insertCaptchas(transaction, 'kept'));
      const twice = transaction.savepoint(async () => {
        await insertCaptchas(transaction, 'gone');
        await insertCaptchas(transaction, 'kept');
      });
      await expect(twice).rejects.toThrow();
    });
    expect(await spent('kept')).toEqual(['kept']);
    expect(await spent('gone')).toEqual([]);
  });

  test.runIf(kind === 'sqlite')(
    'reports a full disk, rolls back the whole transaction and stores the next one',
    async () => {
      const rows: { pages: number }[] = await database.orm
        .select({ pages: sql<number>`page_count` })
        .from(sql.raw('pragma_page_count') as never);
      const filling = database.transaction(async (transaction) => {
        await transaction.orm.run(sql.raw(`PRAGMA max_page_count = ${rows[0]?.pages}`));
        await insertCaptchas(transaction, 'before the end');
        await transaction.savepoint(() => insertCaptchas(transaction, 'x'.repeat(5_000_000)));
      });
      const refusal = await filling.catch((error: unknown) => error);
      expect(classifyDatabaseError(refusal)).toBe('full');
      await database.transaction((session) => insertCaptchas(session, 'after the end'));
      expect(await spent('% the end')).toEqual(['after the end']);
    },
  );

  test('stores all concurrent transactions of two connections', async () => {
    const write = (from: Database, name: string) =>
      Promise.all(
        Array.from({ length: 20 }, (_, at) =>
          from.transaction(async (session) => {
            await insertCaptchas(session, `${name}-${at}-a`);
            await new Promise(setImmediate);
            await insertCaptchas(session, `${name}-${at}-b`);
          }),
        ),
      );
    await Promise.all([write(database, 'one'), write(other, 'two')]);
    expect((await spent('one-%')).length + (await spent('two-%')).length).toBe(80);
  });

  test('uses synchronous commits', async () => {
    const level = sql<string>`${sql.raw(kind === 'sqlite' ? 'synchronous' : "current_setting('synchronous_commit')")}`;
    const ask = async ({ orm }: Pick<Database, 'orm'>) => {
      const from = sql.raw(kind === 'sqlite' ? 'pragma_synchronous' : '(SELECT 1) AS one');
      const rows: { level: string }[] = await orm.select({ level }).from(from as never);
      return String(rows[0]?.level);
    };
    const durable = kind === 'sqlite' ? '2' : 'on';
    expect(await database.transaction(ask)).toBe(durable);
    if (kind === 'sqlite') expect(await ask(database)).toBe(durable);
    if (kind === 'postgres') await expectDurable(copy.environment.DATABASE_URL ?? '');
  });

  /** Expects PostgreSQL transactions and writing statements to set synchronous_commit themselves, whatever the server's default. */
  async function expectDurable(url: string): Promise<void> {
    const name = sql.identifier(new URL(url).pathname.slice(1));
    const { execute } = database.orm as unknown as { execute(statement: object): Promise<void> };
    for (const setting of ['synchronous_commit = off', 'lock_timeout = 0'])
      await execute.call(database.orm, sql`ALTER DATABASE ${name} SET ${sql.raw(setting)}`);
    const unprotected = await openDatabase(url);
    const insert = (session: Pick<Database, 'dialect' | 'orm'>, id: string) =>
      insertCaptchas(session, id).returning({
        durable: sql<string>`current_setting('synchronous_commit')`,
        patience: sql<string>`current_setting('lock_timeout')`,
      });
    const firm = [{ durable: 'on', patience: '10s' }];
    expect(await unprotected.transaction((session) => insert(session, 'together'))).toEqual(firm);
    expect(await insert(unprotected, 'alone')).toEqual(firm);
    await unprotected.close();
  }
});
