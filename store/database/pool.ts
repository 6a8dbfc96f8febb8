import type { Pool, PoolClient, QueryConfig } from 'pg';
import { type Connections, patience } from './session.ts';

/** What a pool of node-postgres counts. */
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
 * How long a transaction waits for somebody else's lock, and that an answer after its COMMIT means the disk. Each transaction says so itself:
 * behind PgBouncer in transaction mode nothing holds that is set for a connection, and a setting in its first words is refused.
 */
export const settingsOfTransaction = `SET LOCAL lock_timeout = ${patience}; SET LOCAL synchronous_commit = on`;

/**
 * Runs `act` in a transaction on a connection of its own.
 * @throws whatever it and the database throw, a COMMIT that failed too; nothing is stored then.
 */
export async function transactionOn<Result>(
  pool: Pick<Pool, 'connect'>,
  act: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query(`BEGIN; ${settingsOfTransaction}`);
    const result = await act(client);
    // The COMMIT of a transaction that has failed is answered by ROLLBACK, and by no error.
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

/** What a statement begins with that may write rows. */
const writing = /^\s*(insert|update|delete|with)\b/i;

/**
 * The same pool, whose statements outside of transactions are as durable as those inside, and which survives its connections.
 * @param broken hears of a connection that broke.
 */
export function reliable(pool: Pool, broken: (error: NodeJS.ErrnoException) => void): Pool {
  // A connection that breaks is an event of the pool while it is idle, its own while it is used: unheard, either would end the process.
  pool.on('error', broken);
  pool.on('connect', (client) => client.on('error', broken));
  const ask = pool.query.bind(pool);
  const query = (question: QueryConfig | string, values?: unknown[]) =>
    writing.test(typeof question === 'string' ? question : question.text)
      ? transactionOn(pool, (client) => client.query(question as QueryConfig, values))
      : ask(question as QueryConfig, values);
  return Object.assign(pool, { query });
}
