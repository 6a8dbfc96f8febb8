import { patiently } from '@oilway/store/database/patient.ts';
import { traced } from '@oilway/store/tracing/tracer.ts';
import type { Payload, TaskConfig } from 'payload';
import { noteRun } from '../state/last-runs.ts';

/** How often a job is begun again whose outcome could not be written down. */
const attempts = 10;

/** Milliseconds until then. */
const pause = 30_000;

type Handler = Extract<TaskConfig['handler'], (...args: never[]) => unknown>;

/** What is done at this moment, so that nobody takes it for interrupted. */
export class JobsUnderWay {
  readonly #ids = new Set<number | string>();

  /**
   * Lets every task wait for a database that is in trouble, and begin anew: every task may be done twice. Payload would take
   * it for failed, for ever.
   */
  watch(payload: Payload): void {
    for (const task of payload.config.jobs.tasks ?? []) {
      const handler = task.handler as Handler;
      task.handler = (async (args: Parameters<Handler>[0]) => {
        const { id } = args.job;
        const told = (err: unknown) =>
          payload.logger.warn({ id, err }, 'a job waits for the database');
        this.#ids.add(id);
        try {
          const result = await traced(`job ${task.slug}`, () =>
            patiently(async () => handler(args), told),
          );
          await noteRun(payload, task.slug);
          return result;
        } finally {
          this.#ids.delete(id);
        }
      }) as Handler;
    }
  }

  /**
   * Gives free what was begun and is not under way: by a process that was killed, or by this one when the database went away
   * before a job could be written down as done. It would be taken for running for ever, and its next turn never planned.
   * For the one process that holds the jobs.
   */
  async freeOthers(payload: Payload): Promise<void> {
    const others = this.#ids.size > 0 ? [{ id: { not_in: [...this.#ids] } }] : [];
    await payload.db.updateMany({
      collection: 'payload-jobs',
      where: { and: [{ processing: { equals: true } }, ...others] },
      data: { processing: false },
      req: {},
      returning: false,
    });
  }

  /**
   * Plans anew what Payload gave up though no task failed: its outcome could not be written down, on a disk that was full for
   * a moment. What was done is not done again if it was written down; the rest may be done twice.
   * For the one process that holds the jobs.
   */
  async beginAnew(payload: Payload): Promise<void> {
    const { docs } = await payload.find({
      collection: 'payload-jobs',
      where: { and: [{ hasError: { equals: true } }, { totalTried: { less_than: attempts } }] },
      depth: 0,
      pagination: false,
    });
    for (const { id, log } of docs) {
      if (log?.some(({ state }) => state === 'failed')) continue;
      payload.logger.warn({ id }, 'a job whose outcome was not written down begins again');
      const waitUntil = new Date(Date.now() + pause).toISOString();
      await payload.update({
        collection: 'payload-jobs',
        id,
        data: { hasError: false, error: null, processing: false, waitUntil },
        depth: 0,
      });
    }
  }
}
