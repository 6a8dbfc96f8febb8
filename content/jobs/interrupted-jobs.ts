import type { Payload } from 'payload';

/**
 * Gives free what a process had begun when it was killed: such a job would be taken for running for
 * ever, and its next turn would never be planned. Every task may be done twice. For the one process
 * that runs the jobs, when it starts.
 */
export async function freeInterruptedJobs(payload: Payload): Promise<void> {
  await payload.db.updateMany({
    collection: 'payload-jobs',
    where: { processing: { equals: true } },
    data: { processing: false },
    req: {} as never,
    returning: false,
  } as never);
}
