import { asc, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyDatabase, databases } from '../../content/test/copy-database.ts';
import { captchas } from '../submissions/tables.ts';
import { openDatabase } from './open.ts';
import type { Database } from './session.ts';
import { table, timestamps } from './table.ts';
import { troubleOf } from './trouble.ts';

const mails = table('mails', (column) => ({
  id: column.text('id').primaryKey(),
  attempts: column.number('attempts').notNull(),
  attachments: column.json('attachments'),
  sentAt: column.moment('sent_at'),
  ...timestamps(column),
}));

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

  const expires = '2026-11-24T23:00:00.120Z';
  const spend = (session: Pick<Database, 'dialect' | 'orm'>, ...ids: string[]) =>
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

  test('values come back as they went: moments to the millisecond, numbers, JSON, NULL', async () => {
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

  test('a transaction is seen by others when it has answered, and as a whole', async () => {
    await database.transaction(async (session) => {
      await spend(session, 'whole-1', 'whole-2');
      expect(await spent('whole-%')).toEqual([]);
    });
    expect(await spent('whole-%')).toEqual(['whole-1', 'whole-2']);
  });

  test('what is thrown in a transaction leaves nothing, and the next one goes on', async () => {
    const thrown = database.transaction(async (session) => {
      await spend(session, 'thrown');
      throw new Error('enough');
    });
    await expect(thrown).rejects.toThrow('enough');
    await database.transaction((session) => spend(session, 'after'));
    expect(await spent('thrown')).toEqual([]);
    expect(await spent('after')).toEqual(['after']);
  });

  test('a transaction whose COMMIT can store nothing throws', async () => {
    const broken = database.transaction(async (session) => {
      await spend(session, 'lost');
      // The caller catches the error, but on PostgreSQL the transaction is aborted all the same.
      const again = await spend(session, 'lost').then(
        () => 'stored twice',
        () => 'refused',
      );
      expect(again).toBe('refused');
      if (session.dialect === 'sqlite') throw new Error('as on PostgreSQL');
    });
    await expect(broken).rejects.toThrow(/rolled back|PostgreSQL/);
    expect(await spent('lost')).toEqual([]);
  });

  test('of two savepoints in one transaction the one that fails rolls back alone', async () => {
    await database.transaction(async (transaction) => {
      await transaction.savepoint(() => spend(transaction, 'kept'));
      const twice = transaction.savepoint(async () => {
        await spend(transaction, 'gone');
        await spend(transaction, 'kept');
      });
      await expect(twice).rejects.toThrow();
    });
    expect(await spent('kept')).toEqual(['kept']);
    expect(await spent('gone')).toEqual([]);
  });

  test.runIf(kind === 'sqlite')(
    'a full disk refuses the whole transaction and says so, and the next one is stored',
    async () => {
      const rows: { pages: number }[] = await database.orm
        .select({ pages: sql<number>`page_count` })
        .from(sql.raw('pragma_page_count') as never);
      const filling = database.transaction(async (transaction) => {
        await transaction.orm.run(sql.raw(`PRAGMA max_page_count = ${rows[0]?.pages}`));
        await spend(transaction, 'before the end');
        await transaction.savepoint(() => spend(transaction, 'x'.repeat(5_000_000)));
      });
      const refusal = await filling.catch((error: unknown) => error);
      expect(troubleOf(refusal)).toBe('full');
      await database.transaction((session) => spend(session, 'after the end'));
      expect(await spent('% the end')).toEqual(['after the end']);
    },
  );

  test('two processes that write at once both get their turn', async () => {
    const write = (from: Database, name: string) =>
      Promise.all(
        Array.from({ length: 20 }, (_, at) =>
          from.transaction(async (session) => {
            await spend(session, `${name}-${at}-a`);
            await new Promise(setImmediate);
            await spend(session, `${name}-${at}-b`);
          }),
        ),
      );
    await Promise.all([write(database, 'one'), write(other, 'two')]);
    expect((await spent('one-%')).length + (await spent('two-%')).length).toBe(80);
  });

  test('what is committed is durable', async () => {
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
    const careless = await openDatabase(url);
    const insert = (session: Pick<Database, 'dialect' | 'orm'>, id: string) =>
      spend(session, id).returning({
        durable: sql<string>`current_setting('synchronous_commit')`,
        patience: sql<string>`current_setting('lock_timeout')`,
      });
    const firm = [{ durable: 'on', patience: '10s' }];
    expect(await careless.transaction((session) => insert(session, 'together'))).toEqual(firm);
    expect(await insert(careless, 'alone')).toEqual(firm);
    await careless.close();
  }
});
