import type { Endpoint, Payload, PayloadRequest } from 'payload';
import { forbiddenResponse } from '../access/forbidden.ts';
import { admins } from '../access/rules.ts';
import { actorOf, recordAction } from '../audit/record-actions.ts';
import { queryRows, sql } from '../database/execute.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { sessionOf } from '../database/session.ts';

/** A job that is not retried. */
export interface FailedJob {
  id: number;
  /** The slug of its task. */
  task: string;
  /** ISO 8601 time of the last attempt. */
  at: string;
  /** The first line of the task's error; empty without a message. */
  reason: string;
}

/** Maximum number shown; the log has all. */
const maxJobs = 50;

/** Returns the failed jobs, newest first. */
export async function failedJobs(payload: Payload): Promise<FailedJob[]> {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: { hasError: { equals: true } },
    sort: '-updatedAt',
    limit: maxJobs,
    depth: 0,
  });
  return docs.map(({ error, id, log, taskSlug, updatedAt }) => {
    const last = log?.findLast(({ state }) => state === 'failed')?.error ?? error;
    const message = (last as { message?: unknown } | null)?.message;
    const reason = typeof message === 'string' ? (message.split('\n')[0] ?? '') : '';
    return { id, task: String(taskSlug), at: updatedAt, reason };
  });
}

/**
 * `POST /api/failed-jobs/<id>/again` queues a failed job again as a new one; `POST /api/failed-jobs/<id>/drop` deletes it. For administrators. 404
 * when the job does not exist or has not failed.
 */
export const failedJobEndpoints: Endpoint[] = [
  endpoint('again', async (req, { id, input, task }) => {
    await req.payload.jobs.queue({ task, input, req } as never);
    return { action: 'repeated', subject: { kind: 'payload-jobs', id, title: task } } as const;
  }),
  endpoint('drop', async (_, { id, task }) => {
    return { action: 'deleted', subject: { kind: 'payload-jobs', id, title: task } } as const;
  }),
];

interface FoundJob {
  id: number;
  task: string;
  input: unknown;
}

type Act = (req: PayloadRequest, job: FoundJob) => Promise<Parameters<typeof recordAction>[1]>;

function endpoint(verb: string, action: Act): Endpoint {
  return {
    path: `/failed-jobs/:id/${verb}`,
    method: 'post',
    handler: async (request) => {
      if (!admins({ req: request })) return forbiddenResponse(request);
      const id = Number(request.routeParams?.id);
      const done = await inTransaction(request.payload, async (req) => {
        const job = Number.isSafeInteger(id) && (await claimFailedJob(req, id));
        if (!job) return false;
        await recordAction(req, await action(req, job), actorOf(request));
        return true;
      });
      return new Response(null, { status: done ? 204 : 404 });
    },
  };
}

/** Deletes the job and returns it to one of two concurrent requests: Payload's delete would return it to both. */
async function claimFailedJob(req: PayloadRequest, id: number): Promise<FoundJob | undefined> {
  const claim = sql`UPDATE payload_jobs SET has_error = false WHERE id = ${id} AND has_error = true RETURNING id`;
  if ((await queryRows(req.payload, claim, await sessionOf(req))).length === 0) return undefined;
  const options = { collection: 'payload-jobs', id, depth: 0, req } as const;
  const { input, taskSlug } = await req.payload.delete(options);
  return { id, task: String(taskSlug), input };
}
