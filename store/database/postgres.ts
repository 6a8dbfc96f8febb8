import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database, DbSession, Orm } from './db-session.ts';
import { connectionsOf, runInTransaction, withDurableWrites } from './pool.ts';
import { savepoints } from './savepoints.ts';

/** Connections per process: enough for readers beside one writer. */
const maxConnections = 10;

/** Opens a PostgreSQL server, or PgBouncer in front of it, by its `postgres://` URL. @param onConnectionError called when an idle connection breaks. */
export function openPostgres(url: string, onConnectionError: (error: Error) => void): Database {
  const pool = withDurableWrites(
    new pg.Pool({ connectionString: url, max: maxConnections, connectionTimeoutMillis: 3000 }),
    onConnectionError,
  );
  const session = (client: pg.Pool | pg.PoolClient): DbSession => ({
    dialect: 'postgres',
    orm: drizzle(client) as unknown as Orm,
  });

  return {
    ...session(pool),
    transaction: (callback) =>
      runInTransaction(pool, (client) => {
        const savepoint = savepoints((statement) => client.query(statement));
        return callback({ ...session(client), savepoint });
      }),
    connections: () => connectionsOf(pool),
    close: () => pool.end(),
  };
}
