import type { Transaction } from './session.ts';

/** A part of a transaction could not be taken back: the transaction is lost as a whole. */
export class TransactionLostError extends Error {
  override name = 'TransactionLostError';
}

/**
 * The savepoints of one transaction. What succeeded is released when the next part begins, in the same way to the server, or by COMMIT.
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
        // SQLite ends a transaction by itself when the disk is full; a connection may be gone.
        throw new TransactionLostError('a part could not be taken back', { cause });
      }
      throw cause;
    }
  };
}
