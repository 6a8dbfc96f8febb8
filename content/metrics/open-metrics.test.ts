import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases, testDatabase } from '../test/database.ts';

const ago = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString();

describe.each(databases)('metrics on %s', (kind) => {
  const database = testDatabase(kind);
  let metrics: Awaited<ReturnType<typeof open>>;

  async function open(holder: string) {
    const { openMetrics } = await import('./open-metrics.ts');
    // The worker's port is this one plus 1, which is 0: any free port.
    const address = { host: '127.0.0.1', port: -1 };
    const { folder, payload } = database;
    const served = openMetrics(payload, { part: 'worker', address, folder, holder });
    await once(served.server, 'listening');
    return served;
  }

  beforeAll(async () => {
    metrics = await open('this one');
  });
  afterAll(() => metrics?.close());

  /** Returns the values by name and labels. */
  async function scrape(): Promise<Record<string, number>> {
    const { port } = metrics.server.address() as AddressInfo;
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    const lines = text.split('\n').filter((line) => line.startsWith('oilway_'));
    return Object.fromEntries(
      lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]),
    );
  }

  test('exports zero backlogs for a fresh installation', async () => {
    const values = await scrape();
    expect(values).toMatchObject({
      oilway_database_up: 1,
      'oilway_mails{state="waiting"}': 0,
      oilway_mails_overdue_seconds: 0,
      'oilway_jobs{state="due"}': 0,
      oilway_jobs_overdue_seconds: 0,
      oilway_jobs_leased: 0,
      oilway_jobs_leader: 0,
    });
    expect(values).not.toHaveProperty('oilway_retention_last_run_timestamp_seconds');
    expect(values.oilway_disk_free_bytes).toBeGreaterThan(0);
    const pool = Object.keys(values).filter((name) => name.includes('database_connections'));
    expect(pool.length).toBe(kind === 'postgres' ? 2 : 0);
  });

  test('exports late and dead mails, the job leader and the last retention run', async () => {
    const { databaseOf } = await import('../database/session.ts');
    const { mails } = await import('@oilway/store/outbox/tables.ts');
    const { pauseOutbox } = await import('@oilway/store/outbox/pause-outbox.ts');
    const { recordRun } = await import('@oilway/store/retention/run-state.ts');
    const { acquireLease } = await import('../jobs/lease.ts');
    const { payload } = database;
    const session = databaseOf(payload);
    const mail = (state: 'waiting' | 'sent' | 'dead', age: number) => ({
      id: randomUUID(),
      state,
      attempts: 1,
      nextAttempt: ago(age),
      createdAt: ago(age),
      updatedAt: ago(age),
    });
    const [minute, week] = [60_000, 7 * 86_400_000];
    const rows = [
      mail('waiting', 10 * minute),
      mail('waiting', -minute),
      mail('sent', week),
      mail('dead', minute),
      mail('dead', week + minute),
    ];
    await session.orm.insert(mails(session)).values(rows);
    await pauseOutbox(session);
    await recordRun(session, {
      lastRunAt: ago(minute),
      lastRunDeleted: 3,
      lastRunOverdue: 2,
      skippedReason: 'many',
    });
    const { recordBackupRun } = await import('@oilway/store/backup/backup-runs.ts');
    await recordBackupRun(session, { what: 'backup', at: '2026-11-29T03:00:00.000Z' });
    await acquireLease(payload, 'this one');
    const values = await scrape();
    expect(values).toMatchObject({
      'oilway_mails{state="waiting"}': 2,
      'oilway_mails{state="dead"}': 2,
      oilway_mails_undeliverable: 1,
      oilway_mails_paused: 1,
      oilway_jobs_leased: 1,
      oilway_jobs_leader: 1,
      'oilway_retention_last_run{what="deleted"}': 3,
      'oilway_retention_last_run{what="overdue"}': 2,
      oilway_retention_skipped: 1,
      oilway_backup_last_timestamp_seconds: Date.parse('2026-11-29T03:00:00.000Z') / 1000,
    });
    expect(values).not.toHaveProperty('oilway_backup_verified_timestamp_seconds');
    expect(Math.round((values.oilway_mails_overdue_seconds ?? 0) / 60)).toBe(10);
    const ran = values.oilway_retention_last_run_timestamp_seconds ?? 0;
    expect(Math.round((Date.now() / 1000 - ran) / 60)).toBe(1);
  });
});
