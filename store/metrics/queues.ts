import { and, count, eq, gt, min } from 'drizzle-orm';
import { readBackupRuns } from '../backup/backup-runs.ts';
import { databaseTime } from '../database/clock.ts';
import type { DbSession } from '../database/db-session.ts';
import { outboxPausedSince } from '../outbox/pause-outbox.ts';
import { mails } from '../outbox/tables.ts';
import { readRunState } from '../retention/run-state.ts';
import type { Registry } from './process.ts';
import { registerMetrics } from './register-metrics.ts';

const day = 86_400_000;

/** Days for which an undeliverable mail is reported; `oilway doctor` uses the same period. */
const deadMailDays = 7;

export type Queues = Awaited<ReturnType<typeof readQueues>>;

/** Reads the state of the outbox, the last retention run and the last backup. */
export async function readQueues(session: DbSession) {
  const rows = mails(session);
  const now = await databaseTime(session);
  const states = await session.orm
    .select({ state: rows.state, count: count(), next: min(rows.nextAttempt) })
    .from(rows)
    .groupBy(rows.state);
  const since = new Date(now - deadMailDays * day).toISOString();
  const [given] = await session.orm
    .select({ dead: count() })
    .from(rows)
    .where(and(eq(rows.state, 'dead'), gt(rows.updatedAt, since)));
  const next = states.find(({ state }) => state === 'waiting')?.next;
  return {
    mails: new Map(states.map((one) => [one.state, one.count])),
    dead: given?.dead ?? 0,
    /** Seconds for which the most overdue mail has been due. */
    overdueSeconds: next ? Math.max(0, now - Date.parse(next)) / 1000 : 0,
    isPaused: (await outboxPausedSince(session)) !== undefined,
    retention: await readRunState(session),
    backups: await readBackupRuns(session),
  };
}

/** @param read returns undefined where the database is unavailable. */
export function queueMetrics(registry: Registry, read: () => Promise<Queues | undefined>): void {
  registerMetrics(registry, [
    {
      name: 'oilway_mails',
      help: 'Mails in the outbox by state.',
      label: 'state',
      async read() {
        const queues = await read();
        const all = ['waiting', 'sent', 'dead'] as const;
        return queues && all.map((state) => [state, queues.mails.get(state) ?? 0] as const);
      },
    },
    {
      name: 'oilway_mails_overdue_seconds',
      help: 'Seconds for which the oldest due mail is overdue; 0 if none is due.',
      read: async () => (await read())?.overdueSeconds,
    },
    {
      name: 'oilway_mails_undeliverable',
      help: `Mails that became undeliverable in the last ${deadMailDays} days.`,
      read: async () => (await read())?.dead,
    },
    {
      name: 'oilway_mails_paused',
      help: 'Whether all mails are on hold: 1 or 0.',
      read: async () => toNumber((await read())?.isPaused),
    },
    {
      name: 'oilway_retention_last_run_timestamp_seconds',
      help: 'Time of the last retention run.',
      read: async () => seconds((await read())?.retention.lastRunAt),
    },
    {
      name: 'oilway_retention_last_run',
      help: 'Result of the last retention run: deleted entries and mails, and open entries past their retention period.',
      label: 'what',
      async read() {
        const state = (await read())?.retention;
        if (!state?.lastRunAt) return undefined;
        return [
          ['deleted', state.lastRunDeleted ?? 0],
          ['mails', state.lastRunMails ?? 0],
          ['overdue', state.lastRunOverdue ?? 0],
        ];
      },
    },
    {
      name: 'oilway_retention_skipped',
      help: 'Whether the last retention run deleted nothing because something was unusual: 1 or 0.',
      async read() {
        const queues = await read();
        return toNumber(queues && Boolean(queues.retention.skippedReason));
      },
    },
    {
      name: 'oilway_backup_last_timestamp_seconds',
      help: 'Time of the last backup.',
      read: async () => seconds((await read())?.backups.backup),
    },
    {
      name: 'oilway_backup_verified_timestamp_seconds',
      help: 'Time of the last verified restore of a backup.',
      read: async () => seconds((await read())?.backups.verification),
    },
  ]);
}

const toNumber = (value: boolean | undefined) => (value === undefined ? undefined : Number(value));

const seconds = (timestamp: string | null | undefined) =>
  timestamp ? Date.parse(timestamp) / 1000 : undefined;
