import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases, openDatabase, type TestDatabase } from '../test/database.ts';

describe.each(databases)('alerts on %s', (kind) => {
  let database: TestDatabase;
  let failing: number;
  beforeAll(async () => {
    database = await openDatabase(kind);
    const { createStaffAccount } = await import('../staff/create-staff-account.ts');
    const { acquireLease } = await import('../jobs/lease.ts');
    for (const [name, role] of [
      ['a', 'admin'],
      ['b', 'admin'],
      ['c', 'editor-de'],
    ] as const) {
      const email = `${name}@oilway.example`;
      await createStaffAccount(database.payload, {
        name,
        email,
        role,
        password: 'Rapsfeld im Juni 7',
      });
    }
    await acquireLease(database.payload, 'a');
  });
  afterAll(() => database?.close());

  /** Runs the alert check. @returns the queued mails. */
  async function check() {
    const { payload } = database;
    const { checkAndAlert } = await import('./send-alerts.ts');
    const before = await payload.count({ collection: 'mails' });
    await checkAndAlert(payload);
    const { docs } = await payload.find({
      collection: 'mails',
      sort: '-createdAt',
      pagination: false,
    });
    return docs.slice(0, docs.length - before.totalDocs);
  }

  async function alerts() {
    const { databaseOf } = await import('../database/session.ts');
    const tables = await import('@oilway/store/diagnostics/tables.ts');
    const session = databaseOf(database.payload);
    return { session, table: tables.alerts(session) };
  }

  const codes = async () => {
    const { openAlerts } = await import('@oilway/store/diagnostics/alerts.ts');
    return (await openAlerts((await alerts()).session)).map(({ code }) => code);
  };

  const fail = async () => {
    const { id } = await database.payload.create({
      collection: 'payload-jobs',
      data: { taskSlug: 'purgeExpiredSubmissions', hasError: true } as never,
    });
    return id as number;
  };

  async function aDayLater(): Promise<void> {
    const { session, table } = await alerts();
    const notifiedAt = new Date(Date.now() - 25 * 3_600_000).toISOString();
    await session.orm.update(table).set({ notifiedAt });
  }

  test('mails findings to administrators once after two consecutive checks', async () => {
    failing = await fail();
    expect(await check()).toEqual([]);
    const mails = await check();
    expect(mails.map(({ to }) => to).sort()).toEqual(['a@oilway.example', 'b@oilway.example']);
    const line = '! jobs failed permanently: 1, the last one purgeExpiredSubmissions';
    expect(mails[0]?.text).toContain(line);
    expect(mails[0]?.text).toContain('/admin/state');
    expect(mails[0]?.subject).toMatch(/^Oilway: [!✗] /);
    expect(mails[0]?.text).not.toContain('✓');
    expect(await check()).toEqual([]);
  });

  test('mails a recurring finding at most once a day', async () => {
    expect(await codes()).toContain('jobsFailed');
    await database.payload.delete({ collection: 'payload-jobs', id: failing });
    expect(await check()).toEqual([]);
    expect(await codes()).not.toContain('jobsFailed');
    await fail();
    expect([await check(), await check()]).toEqual([[], []]);
    await aDayLater();
    expect(await check()).toHaveLength(2);
  });

  test('mails again after a day only findings that got worse', async () => {
    await aDayLater();
    expect(await check()).toEqual([]);
    await fail();
    const mails = await check();
    expect(mails).toHaveLength(2);
    expect(mails[0]?.text?.match(/^[!✗] .*/gm)).toEqual([
      '! jobs failed permanently: 2, the last one purgeExpiredSubmissions',
    ]);
  });
});
