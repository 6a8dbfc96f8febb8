import type { BaseDatabaseAdapter } from 'payload';

type Updating = Pick<BaseDatabaseAdapter, 'rollbackTransaction' | 'updateJobs'>;

/** Ends the transaction of a failed job update. Payload leaves it open, which holds its locks and its connection until the process ends. */
export function endingJobUpdates({ updateJobs }: Updating): Pick<Updating, 'updateJobs'> {
  return {
    async updateJobs(this: Updating, args) {
      try {
        return await updateJobs.call(this, args);
      } catch (error) {
        const { transactionID } = args.req ?? {};
        if (transactionID !== undefined) await this.rollbackTransaction(await transactionID);
        throw error;
      }
    },
  };
}
