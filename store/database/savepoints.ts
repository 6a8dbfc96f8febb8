import type { Transaction } from './session.ts';

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
    } catch (error) {
      await command('ROLLBACK TO SAVEPOINT part');
      await command('RELEASE SAVEPOINT part');
      throw error;
    }
  };
}
