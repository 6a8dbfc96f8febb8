import type { Payload, PayloadRequest } from 'payload';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openDatabase, type TestDatabase } from '../test/database.ts';
import { makePair } from '../test/pages.ts';
import { type PgBouncer, pgBouncerMissing, startPgBouncer } from '../test/pgbouncer.ts';
import { queryRows, sql } from './execute.ts';
import { inTransaction } from './in-transaction.ts';
import { sessionOf } from './session.ts';

describe.skipIf(pgBouncerMissing)(`the studio behind PgBouncer ${pgBouncerMissing ?? ''}`, () => {
  let pooler: PgBouncer;
  let database: TestDatabase;
  beforeAll(async () => {
    const { bin, port } = inject('templates').postgres;
    pooler = await startPgBouncer(port);
    database = await openDatabase('postgres', 'empty', { bin, port: pooler.port });
  });
  afterAll(async () => {
    await database?.close();
    pooler?.stop();
  });

  const settings = async (payload: Payload, req?: PayloadRequest) => {
    const query = sql`INSERT INTO payload_kv (key, data) VALUES ('x', '{}')
      ON CONFLICT (key) DO UPDATE SET data = '{}'
      RETURNING current_setting('synchronous_commit') AS durable, current_setting('lock_timeout') AS patience`;
    return queryRows(payload, query, req && (await sessionOf(req)));
  };

  test('sets synchronous_commit and lock_timeout inside and outside transactions, and publishes concurrently', async () => {
    const { payload, store } = database;
    const durableSettings = [{ durable: 'on', patience: '10s' }];
    expect(await inTransaction(payload, (req) => settings(payload, req))).toEqual(durableSettings);
    expect(await settings(payload)).toEqual(durableSettings);
    const home = await makePair(payload, null, { de: 'Start', pl: 'Start' });
    const before = await store.revision();
    await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        makePair(payload, home, { de: `S ${at}`, pl: `P ${at}` }),
      ),
    );
    expect(await store.revision()).toBe(before + 16);
  });
});
