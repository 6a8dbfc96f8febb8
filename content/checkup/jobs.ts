import { now, type Observation, soon, well } from '@oilway/store/checkup/observation.ts';
import { databaseTime } from '@oilway/store/database/clock.ts';
import type { Payload } from 'payload';
import { read, sql } from '../database/execute.ts';
import { sessionOf } from '../database/session.ts';

const minute = 60_000;

/** So long a job that is due may wait, in minutes. */
const patience = 10;

/** Whether somebody runs the jobs, and how they fare. */
export async function checkJobs(payload: Payload): Promise<Observation[]> {
  const time = await databaseTime(await sessionOf(payload));
  const [lease] = await read(payload, sql`SELECT data FROM payload_kv WHERE key = 'jobs'`);
  const held = lease ? JSON.parse(textOf(lease.data)) : undefined;
  const due = await dueJobs(payload, time);
  const minutes = Math.floor((time - due.oldest) / minute);
  return [
    ...(held && held.until > time ? [] : [now('jobsOfNobody')]),
    ...(minutes > patience ? [now('jobsLate', { minutes, due: due.count })] : []),
    ...(held && minutes <= patience ? [well('jobs', { due: due.count })] : []),
    ...(await failedJobs(payload)),
  ];
}

/** SQLite gives the text of what PostgreSQL gives as a value. */
const textOf = (data: unknown): string => (typeof data === 'string' ? data : JSON.stringify(data));

/** What should have begun: how many, and since when, in milliseconds. */
async function dueJobs(payload: Payload, time: number): Promise<{ count: number; oldest: number }> {
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

async function failedJobs(payload: Payload): Promise<Observation[]> {
  const { docs, totalDocs } = await payload.find({
    collection: 'payload-jobs',
    where: { hasError: { equals: true } },
    sort: '-updatedAt',
    limit: 1,
    depth: 0,
    overrideAccess: true,
  });
  const [last] = docs;
  return last ? [soon('jobsFailed', { count: totalDocs, task: String(last.taskSlug) })] : [];
}
