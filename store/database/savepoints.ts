import type { Transaction } from './db-session.ts';

/** A savepoint could not be rolled back: the whole transaction is lost. */
export class TransactionLostError extends Error {
  override name = 'TransactionLostError';
}

/**
 * Returns a function that runs savepoints in one transaction. A successful savepoint is released together with the start of the next one, in one
 * round trip, or by COMMIT.
 * @param execute runs statements in the transaction.
 */
export function savepoints(
  execute: (statements: string) => Promise<unknown>,
): Transaction['savepoint'] {
  let begin = 'SAVEPOINT part';
  return async (callback) => {
    await execute(begin);
    begin = 'RELEASE SAVEPOINT part; SAVEPOINT part';
    try {
      return await callback();
    } catch (cause) {
      try {
        await execute('ROLLBACK TO SAVEPOINT part');
      } catch {
        // SQLite rolls a transaction back when the disk is full; a connection may be lost.
        throw new TransactionLostError('a savepoint could not be rolled back', { cause });
      }
      throw cause;
    }
  };
}
