import type { Payload, TaskConfig } from 'payload';
import { patiently } from '../database/patient.ts';

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
          return await patiently(async () => handler(args as never), told);
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
      req: {} as never,
      returning: false,
    } as never);
  }
}
