import type { DbSession } from './db-session.ts';

/**
 * Locks the rows of a query until the transaction ends. On SQLite a transaction excludes all other writers; PostgreSQL uses FOR UPDATE.
 * @param skipLocked skips rows that another transaction has locked, without waiting.
 */
export function forUpdate<Query extends object>(
  { dialect }: DbSession,
  query: Query,
  { skipLocked = false } = {},
): Query {
  if (dialect === 'sqlite') return query;
  const lockable = query as unknown as {
    for(strength: 'update', options: { skipLocked: boolean }): Query;
  };
  return lockable.for('update', { skipLocked });
}
