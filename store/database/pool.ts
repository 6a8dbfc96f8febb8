import type { Pool, PoolClient, QueryConfig } from 'pg';
import { type Connections, lockTimeout } from './db-session.ts';

/** Returns the connection counts of a pool of node-postgres. */
export const connectionsOf = ({
  idleCount,
  totalCount,
  waitingCount,
}: Pick<Pool, 'idleCount' | 'totalCount' | 'waitingCount'>): Connections => ({
  inUse: totalCount - idleCount,
  idle: idleCount,
  waiting: waitingCount,
});

/**
 * Sets the lock timeout and durable commits. Set in each transaction: behind PgBouncer in transaction mode a session setting does not last, and
 * startup parameters are rejected.
 */
export const transactionSettings = `SET LOCAL lock_timeout = ${lockTimeout}; SET LOCAL synchronous_commit = on`;

/** Runs `callback` in a transaction on a dedicated connection. @throws the errors of `callback`, of the database and of COMMIT; nothing is stored then. */
export async function runInTransaction<Result>(
  pool: Pick<Pool, 'connect'>,
  callback: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query(`BEGIN; ${transactionSettings}`);
    const result = await callback(client);
    // PostgreSQL answers COMMIT of a failed transaction by ROLLBACK, without an error.
    const { command } = await client.query('COMMIT');
    if (command !== 'COMMIT') throw new Error('the transaction was rolled back by its COMMIT');
    client.release();
    return result;
  } catch (error) {
    await client.query('ROLLBACK').then(
      () => client.release(),
      (cause: Error) => client.release(cause),
    );
    throw error;
  }
}

/** Matches statements that may write rows. */
const writeStatement = /^\s*(insert|update|delete|with)\b/i;

/**
 * Returns the pool with durable commits for statements outside of transactions, and with handlers for broken connections.
 * @param onConnectionError called when a connection breaks.
 */
export function withDurableWrites(
  pool: Pool,
  onConnectionError: (error: NodeJS.ErrnoException) => void,
): Pool {
  // An idle connection emits `error` on the pool, a connection in use on itself; an unhandled `error` event would end the process.
  pool.on('error', onConnectionError);
  pool.on('connect', (client) => client.on('error', onConnectionError));
  const plainQuery = pool.query.bind(pool);
  const query = (statement: QueryConfig | string, values?: unknown[]) =>
    writeStatement.test(typeof statement === 'string' ? statement : statement.text)
      ? runInTransaction(pool, (client) => client.query(statement as QueryConfig, values))
      : plainQuery(statement as QueryConfig, values);
  return Object.assign(pool, { query });
}
