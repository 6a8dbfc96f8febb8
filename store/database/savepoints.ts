import type { Transaction } from './session.ts';

/** A part of a transaction could not be taken back: the transaction is lost as a whole. */
export class TransactionLostError extends Error {
  override name = 'TransactionLostError';
}

/** @param command runs one statement in the transaction. */
export function savepoints(
  command: (statement: string) => Promise<unknown>,
): Transaction['savepoint'] {
  return async (act) => {
    await command('SAVEPOINT part');
    try {
      const result = await act();
      await command('RELEASE SAVEPOINT part');
      return result;
    } catch (cause) {
      try {
        await command('ROLLBACK TO SAVEPOINT part');
        await command('RELEASE SAVEPOINT part');
      } catch {
        // SQLite ends a transaction by itself when the disk is full; a connection may be gone.
        throw new TransactionLostError('a part could not be taken back', { cause });
      }
      throw cause;
    }
  };
}
