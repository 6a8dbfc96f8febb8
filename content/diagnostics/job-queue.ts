import { databaseTime } from '@oilway/store/database/clock.ts';
import { critical, type Diagnostic, ok, warning } from '@oilway/store/diagnostics/diagnostic.ts';
import type { Payload, Where } from 'payload';
import { queryRows, sql } from '../database/execute.ts';
import { databaseOf } from '../database/session.ts';

/** Maximum delay of a due job, in minutes. */
const maxDelayMinutes = 10;

/** The state of the queue. Times are in milliseconds, by the database's clock. */
export interface JobQueueState {
  now: number;
  /** The process that holds the lease; undefined when the lease is free or expired. */
  holder: string | undefined;
  /** Overdue jobs: their number and the earliest due time; `oldest` is `now` without overdue jobs. */
  due: { count: number; oldest: number };
  failed: { count: number; lastTask: string | undefined };
}

export async function readJobQueue(payload: Payload): Promise<JobQueueState> {
  const now = await databaseTime(databaseOf(payload));
  const [row] = await queryRows(payload, sql`SELECT data FROM payload_kv WHERE key = 'jobs'`);
  // SQLite returns JSON as text, PostgreSQL as a parsed value.
  const lease = typeof row?.data === 'string' ? JSON.parse(row.data) : row?.data;
  const jobs = { collection: 'payload-jobs', limit: 1, depth: 0 } as const;
  const waitUntil: Where[] = [
    { waitUntil: { exists: false } },
    { waitUntil: { less_than_equal: new Date(now).toISOString() } },
  ];
  const isPending: Where[] = [
    { completedAt: { exists: false } },
    { hasError: { not_equals: true } },
  ];
  const where = { and: [...isPending, { or: waitUntil }] };
  const due = await payload.find({ ...jobs, where, sort: 'createdAt' });
  const hasError = { hasError: { equals: true } };
  const failed = await payload.find({ ...jobs, where: hasError, sort: '-updatedAt' });
  const [oldest] = due.docs;
  const [last] = failed.docs;
  return {
    now,
    holder: lease && lease.until > now ? lease.holder : undefined,
    due: {
      count: due.totalDocs,
      oldest: oldest ? Date.parse(oldest.waitUntil ?? oldest.createdAt) : now,
    },
    failed: { count: failed.totalDocs, lastTask: last && String(last.taskSlug) },
  };
}

/** Checks that a process runs the jobs, on time and without failures. */
export async function checkJobs(payload: Payload): Promise<Diagnostic[]> {
  const { due, failed, holder, now } = await readJobQueue(payload);
  const minutes = Math.floor((now - due.oldest) / 60_000);
  return [
    ...(holder ? [] : [critical('noJobRunner')]),
    ...(minutes > maxDelayMinutes ? [critical('jobsLate', { minutes, due: due.count })] : []),
    ...(holder && minutes <= maxDelayMinutes ? [ok('jobs', { due: due.count })] : []),
    ...(failed.lastTask
      ? [warning('jobsFailed', { count: failed.count, task: failed.lastTask })]
      : []),
  ];
}
