import { now, type Observation, soon, well } from '@oilway/store/checkup/observation.ts';
import { databaseTime } from '@oilway/store/database/clock.ts';
import type { Payload } from 'payload';
import { read, sql } from '../database/execute.ts';
import { sessionOf } from '../database/session.ts';

const minute = 60_000;

/** So long a job that is due may wait, in minutes. */
const patience = 10;

/** What should have begun: how many, and since when; now where there is none. */
interface DueJobs {
  count: number;
  oldest: number;
}

/** What the jobs are in. Moments are milliseconds by the database's clock. */
export interface JobsState {
  now: number;
  /** The process that has the jobs; undefined where nobody has, or nobody said so in time. */
  holder: string | undefined;
  due: DueJobs;
  failed: { count: number; lastTask: string | undefined };
}

export async function readJobs(payload: Payload): Promise<JobsState> {
  const time = await databaseTime(await sessionOf(payload));
  const [lease] = await read(payload, sql`SELECT data FROM payload_kv WHERE key = 'jobs'`);
  const held = lease ? JSON.parse(textOf(lease.data)) : undefined;
  return {
    now: time,
    holder: held && held.until > time ? held.holder : undefined,
    due: await dueJobs(payload, time),
    failed: await failedJobs(payload),
  };
}

/** Whether somebody runs the jobs, and how they fare. */
export async function checkJobs(payload: Payload): Promise<Observation[]> {
  const { due, failed, holder, now: time } = await readJobs(payload);
  const minutes = Math.floor((time - due.oldest) / minute);
  return [
    ...(holder ? [] : [now('jobsOfNobody')]),
    ...(minutes > patience ? [now('jobsLate', { minutes, due: due.count })] : []),
    ...(holder && minutes <= patience ? [well('jobs', { due: due.count })] : []),
    ...(failed.lastTask
      ? [soon('jobsFailed', { count: failed.count, task: failed.lastTask })]
      : []),
  ];
}

/** SQLite gives the text of what PostgreSQL gives as a value. */
const textOf = (data: unknown): string => (typeof data === 'string' ? data : JSON.stringify(data));

async function dueJobs(payload: Payload, time: number): Promise<DueJobs> {
  const { docs, totalDocs } = await payload.find({
    collection: 'payload-jobs',
    where: {
      and: [
        { completedAt: { exists: false } },
        { hasError: { not_equals: true } },
        {
          or: [
            { waitUntil: { exists: false } },
            { waitUntil: { less_than_equal: new Date(time).toISOString() } },
          ],
        },
      ],
    },
    sort: 'createdAt',
    limit: 1,
    depth: 0,
    overrideAccess: true,
  });
  const [oldest] = docs;
  return {
    count: totalDocs,
    oldest: oldest ? Date.parse(oldest.waitUntil ?? oldest.createdAt) : time,
  };
}

async function failedJobs(payload: Payload): Promise<JobsState['failed']> {
  const { docs, totalDocs } = await payload.find({
    collection: 'payload-jobs',
    where: { hasError: { equals: true } },
    sort: '-updatedAt',
    limit: 1,
    depth: 0,
    overrideAccess: true,
  });
  const [last] = docs;
  return { count: totalDocs, lastTask: last && String(last.taskSlug) };
}
