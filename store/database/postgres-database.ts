import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { connectionsOf, reliable, transactionOn } from './pool.ts';
import { savepoints } from './savepoints.ts';
import type { Database, Orm, Session } from './session.ts';

/** Connections per process: enough for readers beside one writer. */
const most = 10;

/** Opens a PostgreSQL server, or PgBouncer in front of it, by its `postgres://` URL. @param broken called when an idle connection breaks. */
export function openPostgres(url: string, broken: (error: Error) => void): Database {
  const pool = reliable(
    new pg.Pool({ connectionString: url, max: most, connectionTimeoutMillis: 3000 }),
    broken,
  );
  const session = (client: pg.Pool | pg.PoolClient): Session => ({
    dialect: 'postgres',
    orm: drizzle(client) as unknown as Orm,
  });

  return {
    ...session(pool),
    transaction: (act) =>
      transactionOn(pool, (client) => {
        const savepoint = savepoints((statement) => client.query(statement));
        return act({ ...session(client), savepoint });
      }),
    connections: () => connectionsOf(pool),
    close: () => pool.end(),
  };
}
