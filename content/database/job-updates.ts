import type { BaseDatabaseAdapter } from 'payload';

type JobUpdateAdapter = Pick<BaseDatabaseAdapter, 'rollbackTransaction' | 'updateJobs'>;

/** Ends the transaction of a failed job update. Payload leaves it open, which holds its locks and its connection until the process ends. */
export function rollbackFailedJobUpdates({
  updateJobs,
}: JobUpdateAdapter): Pick<JobUpdateAdapter, 'updateJobs'> {
  return {
    async updateJobs(this: JobUpdateAdapter, args) {
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
