import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { connectionsOf } from './pool.ts';
import { savepoints } from './savepoints.ts';
import { type Database, type Orm, patience, type Session } from './session.ts';

/** Connections of one process: enough for readers beside one writer. */
const most = 10;

/**
 * A PostgreSQL server, by its `postgres://` address.
 * @param broken hears of a connection that broke while nobody used it.
 */
export function openPostgres(url: string, broken: (error: Error) => void): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: most,
    connectionTimeoutMillis: 3000,
    // An answer after COMMIT means the disk: said, and not left to how the server is set.
    options: `-c lock_timeout=${patience} -c synchronous_commit=on`,
  });
  // A connection that breaks is an event of the pool while it is idle, its own while it is used: unheard, either would end the process.
  pool.on('error', broken);
  pool.on('connect', (client) => client.on('error', broken));
  const session = (client: pg.Pool | pg.PoolClient): Session => ({
    dialect: 'postgres',
    orm: drizzle(client) as unknown as Orm,
  });

  return {
    ...session(pool),
    async transaction(act) {
      const client = await pool.connect();
      try {
        await client.query('BEGIN');
        const savepoint = savepoints((statement) => client.query(statement));
        const result = await act({ ...session(client), savepoint });
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
    },
    connections: () => connectionsOf(pool),
    close: () => pool.end(),
  };
}
