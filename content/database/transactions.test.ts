import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database, databases, openDatabase, type TestDatabase } from '../test/database.ts';
import { execute } from './execute.ts';
import { inTransaction } from './in-transaction.ts';
import { sessionOf } from './session.ts';

/** From here on each new mail is refused at COMMIT, and not before. */
const refusing: Record<Database, string[]> = {
  sqlite: [
    'CREATE TABLE nobody (id INTEGER PRIMARY KEY)',
    'CREATE TABLE refused (nobody INTEGER REFERENCES nobody (id) DEFERRABLE INITIALLY DEFERRED)',
    'CREATE TRIGGER refuse AFTER INSERT ON mails BEGIN INSERT INTO refused VALUES (1); END',
  ],
  postgres: [
    `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'refused'; END $$`,
    `CREATE CONSTRAINT TRIGGER refuse AFTER INSERT ON mails
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse()`,
  ],
};
const accepting: Record<Database, string> = {
  sqlite: 'DROP TRIGGER refuse',
  postgres: 'DROP FUNCTION refuse CASCADE',
};

describe.each(databases)('a transaction on %s', (kind) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openDatabase(kind);
  });
  afterAll(() => database?.close());

  const stored = async () => (await database.payload.count({ collection: 'mails' })).totalDocs;

  test('that is not committed is thrown, whoever began it; the next one is committed', async () => {
    const { payload } = database;
    for (const statement of refusing[kind]) await execute(payload, statement);
    const create = (id: string, req?: object) =>
      payload.create({ collection: 'mails', data: { id } as never, ...(req && { req }) });
    await expect(inTransaction(payload, (req) => create('ours', req))).rejects.toThrow();
    await expect(create('of Payload')).rejects.toThrow();
    expect(await stored()).toBe(0);
    await execute(payload, accepting[kind]);
    await inTransaction(payload, (req) => create('ours', req));
    await create('of Payload');
    expect(await stored()).toBe(2);
  });

  test('whose failed part was passed over is not committed in silence', async () => {
    const { payload } = database;
    const before = await stored();
    const passedOver = inTransaction(payload, async (req) => {
      const data = { id: 'passed over' } as never;
      await payload.create({ collection: 'mails', data, req });
      // Payload rolls back what failed within it.
      await payload.create({ collection: 'mails', data, req }).catch(() => undefined);
    });
    await expect(passedOver).rejects.toThrow('rolled back before its COMMIT');
    expect(await stored()).toBe(before);
  });

  test('of what is noted of a job ends when that fails', async () => {
    const { payload } = database;
    const { id } = await payload.jobs.queue({ task: 'tendInboxes', input: {} } as never);
    const transactionID = (await payload.db.beginTransaction()) ?? '';
    // No moment at which it was done: the column is NOT NULL.
    const data = { log: [{ taskSlug: 'tendInboxes', taskID: '1', state: 'succeeded' }] };
    const noting = payload.db.updateJobs({ id, data, req: { transactionID } });
    await expect(noting).rejects.toThrow('payload_jobs_log');
    expect((payload.db as unknown as { sessions: object }).sessions).toEqual({});
  });

  test.runIf(kind === 'postgres')(
    'whose connection breaks is thrown, and the process goes on with another',
    async () => {
      const { payload } = database;
      const breaking = inTransaction(payload, async (req) => {
        const [row] = await execute(payload, 'SELECT pg_backend_pid() AS id', await sessionOf(req));
        await execute(payload, `SELECT pg_terminate_backend(${Number(row?.id)})`);
        // Broken while nothing is asked of it, which only an event tells.
        await new Promise((resolve) => setTimeout(resolve, 100));
        await payload.create({ collection: 'mails', data: { id: 'late' } as never, req });
      });
      await expect(breaking).rejects.toThrow();
      const failing = inTransaction(payload, async (req) =>
        execute(payload, 'SELECT 1 / 0', await sessionOf(req)).catch(() => undefined),
      );
      await expect(failing).rejects.toThrow();
      expect(await stored()).toBeGreaterThan(0);
    },
  );
});
