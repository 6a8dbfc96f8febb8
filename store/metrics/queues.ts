import { and, count, eq, gt, min } from 'drizzle-orm';
import { databaseTime } from '../database/clock.ts';
import type { Session } from '../database/session.ts';
import { heldSince } from '../outbox/hold.ts';
import { mails } from '../outbox/tables.ts';
import { readState } from '../retention/state.ts';
import { measure } from './measure.ts';
import type { Registry } from './process.ts';

const day = 86_400_000;

/** Days for which an undeliverable mail is reported; `oilway doctor` uses the same period. */
const recent = 7;

export type Queues = Awaited<ReturnType<typeof readQueues>>;

/** Reads the state of the outbox and the last retention run. */
export async function readQueues(session: Session) {
  const rows = mails(session);
  const now = await databaseTime(session);
  const states = await session.orm
    .select({ state: rows.state, count: count(), next: min(rows.nextAttempt) })
    .from(rows)
    .groupBy(rows.state);
  const since = new Date(now - recent * day).toISOString();
  const [given] = await session.orm
    .select({ dead: count() })
    .from(rows)
    .where(and(eq(rows.state, 'dead'), gt(rows.updatedAt, since)));
  const next = states.find(({ state }) => state === 'waiting')?.next;
  return {
    mails: new Map(states.map((one) => [one.state, one.count])),
    dead: given?.dead ?? 0,
    /** Seconds for which the most overdue mail has been due. */
    late: next ? Math.max(0, now - Date.parse(next)) / 1000 : 0,
    held: (await heldSince(session)) !== undefined,
    retention: await readState(session),
  };
}

/** @param read returns undefined where the database is unavailable. */
export function queueMetrics(registry: Registry, read: () => Promise<Queues | undefined>): void {
  measure(registry, [
    {
      name: 'oilway_mails',
      help: 'Mails of the outbox by their state.',
      label: 'state',
      async read() {
        const queues = await read();
        const all = ['waiting', 'sent', 'dead'] as const;
        return queues && all.map((state) => [state, queues.mails.get(state) ?? 0] as const);
      },
    },
    {
      name: 'oilway_mails_late_seconds',
      help: 'How long ago the mail that waits longest should have gone; 0 where none is due.',
      read: async () => (await read())?.late,
    },
    {
      name: 'oilway_mails_undeliverable',
      help: `Mails given up in the last ${recent} days.`,
      read: async () => (await read())?.dead,
    },
    {
      name: 'oilway_mails_held',
      help: 'Whether all mails are held back: 1 or 0.',
      read: async () => flag((await read())?.held),
    },
    {
      name: 'oilway_retention_last_run_timestamp_seconds',
      help: 'When what has been kept long enough was last looked for.',
      read: async () => seconds((await read())?.retention.lastRunAt),
    },
    {
      name: 'oilway_retention_last_run',
      help: 'What the last run found: entries and mails that it deleted, and entries that are open though their time is over.',
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
      name: 'oilway_retention_held_back',
      help: 'Whether the last run deleted nothing because something was unusual: 1 or 0.',
      async read() {
        const queues = await read();
        return flag(queues && Boolean(queues.retention.heldBackReason));
      },
    },
  ]);
}

const flag = (value: boolean | undefined) => (value === undefined ? undefined : Number(value));

const seconds = (moment: string | null | undefined) =>
  moment ? Date.parse(moment) / 1000 : undefined;
