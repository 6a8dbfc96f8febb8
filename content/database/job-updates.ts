import type { BaseDatabaseAdapter } from 'payload';

type Updating = Pick<BaseDatabaseAdapter, 'rollbackTransaction' | 'updateJobs'>;

/**
 * Payload begins a transaction for what it notes of its jobs, and leaves it open when that fails: whatever it has locked
 * would stay locked, and its connection taken, for as long as the process lives.
 */
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
