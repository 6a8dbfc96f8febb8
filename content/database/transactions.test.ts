import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database, databases, openDatabase, type TestDatabase } from '../test/database.ts';
import { execute } from './execute.ts';
import { inTransaction } from './in-transaction.ts';
import { sessionOf } from './session.ts';

/** Triggers that reject each new mail at COMMIT, not before. */
const refusingTriggers: Record<Database, string[]> = {
  sqlite: [
    'CREATE TABLE missing_rows (id INTEGER PRIMARY KEY)',
    'CREATE TABLE refused (missing_rows INTEGER REFERENCES missing_rows (id) DEFERRABLE INITIALLY DEFERRED)',
    'CREATE TRIGGER refuse AFTER INSERT ON mails BEGIN INSERT INTO refused VALUES (1); END',
  ],
  postgres: [
    `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'refused'; END $$`,
    `CREATE CONSTRAINT TRIGGER refuse AFTER INSERT ON mails
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse()`,
  ],
};
const dropTriggers: Record<Database, string> = {
  sqlite: 'DROP TRIGGER refuse',
  postgres: 'DROP FUNCTION refuse CASCADE',
};

describe.each(databases)('transactions on %s', (kind) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openDatabase(kind);
  });
  afterAll(() => database?.close());

  const stored = async () => (await database.payload.count({ collection: 'mails' })).totalDocs;

  test('throws when COMMIT fails and commits the next transaction', async () => {
    const { payload } = database;
    for (const statement of refusingTriggers[kind]) await execute(payload, statement);
    const create = (id: string, req?: object) =>
      payload.create({ collection: 'mails', data: { id } as never, ...(req && { req }) });
    await expect(inTransaction(payload, (req) => create('ours', req))).rejects.toThrow();
    await expect(create('of Payload')).rejects.toThrow();
    expect(await stored()).toBe(0);
    await execute(payload, dropTriggers[kind]);
    await inTransaction(payload, (req) => create('ours', req));
    await create('of Payload');
    expect(await stored()).toBe(2);
  });

  test('rejects a transaction in which the error of a nested write was caught', async () => {
    const { payload } = database;
    const before = await stored();
    const passedOver = inTransaction(payload, async (req) => {
      const data = { id: 'passed over' } as never;
      await payload.create({ collection: 'mails', data, req });
      // Payload rolls back the failed nested operation.
      await payload.create({ collection: 'mails', data, req }).catch(() => undefined);
    });
    await expect(passedOver).rejects.toThrow('rolled back before its COMMIT');
    expect(await stored()).toBe(before);
  });

  test('ends the transaction when updating the job log fails', async () => {
    const { payload } = database;
    const { id } = await payload.jobs.queue({
      task: 'purgeExpiredSubmissions',
      input: {},
    } as never);
    const transactionID = (await payload.db.beginTransaction()) ?? '';
    // The NOT NULL column of the completion time is missing.
    const data = {
      log: [{ taskSlug: 'purgeExpiredSubmissions', taskID: '1', state: 'succeeded' }],
    };
    const update = payload.db.updateJobs({ id, data, req: { transactionID } });
    await expect(update).rejects.toThrow('payload_jobs_log');
    expect((payload.db as unknown as { sessions: object }).sessions).toEqual({});
  });

  test.runIf(kind === 'postgres')(
    'throws when the connection breaks and continues with another connection',
    async () => {
      const { payload } = database;
      const breaking = inTransaction(payload, async (req) => {
        const [row] = await execute(payload, 'SELECT pg_backend_pid() AS id', await sessionOf(req));
        await execute(payload, `SELECT pg_terminate_backend(${Number(row?.id)})`);
        // The connection breaks while idle, which only an event reports.
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
