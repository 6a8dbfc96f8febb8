import type { Transaction } from './session.ts';

/** A savepoint could not be rolled back: the whole transaction is lost. */
export class TransactionLostError extends Error {
  override name = 'TransactionLostError';
}

/**
 * Returns a function that runs savepoints in one transaction. A successful savepoint is released together with the start of the next one, in one
 * round trip, or by COMMIT.
 * @param command runs statements in the transaction.
 */
export function savepoints(
  command: (statements: string) => Promise<unknown>,
): Transaction['savepoint'] {
  let begin = 'SAVEPOINT part';
  return async (act) => {
    await command(begin);
    begin = 'RELEASE SAVEPOINT part; SAVEPOINT part';
    try {
      return await act();
    } catch (cause) {
      try {
        await command('ROLLBACK TO SAVEPOINT part');
      } catch {
        // SQLite rolls a transaction back when the disk is full; a connection may be lost.
        throw new TransactionLostError('a part could not be taken back', { cause });
      }
      throw cause;
    }
  };
}
