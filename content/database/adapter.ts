import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { reliable } from '@oilway/store/database/pool.ts';
import { retryingClient } from '@oilway/store/database/sqlite.ts';
import { storeTables } from '@oilway/store/store-tables.ts';
import { postgresAdapter } from '@payloadcms/db-postgres';
import { sqliteAdapter } from '@payloadcms/db-sqlite';
import { addIndexes } from './indexes.ts';
import { endingJobUpdates } from './job-updates.ts';
import { findingShortWords } from './short-words.ts';
import { transactions } from './transactions.ts';
import { keepingOrder } from './versions.ts';

/**
 * Page cache of an SQLite connection, in KiB: twice the size of the index by which a list of 100,000 messages is searched. The cache is invalidated
 * whenever another connection writes. Memory-mapped reads have the same cost, only slower because of page faults.
 */
const cacheSize = 65_536;

// No `new URL(…, import.meta.url)`: the studio's bundler would treat it as an asset.
const here = dirname(fileURLToPath(import.meta.url));
const migrations = (dialect: string) => join(here, '../migrations', dialect);

/** Returns the store's tables for Payload's schema, from which migrations are generated. */
const tablesFor = (dialect: 'postgres' | 'sqlite') =>
  Object.fromEntries(storeTables.map((own) => [own.tableName, own[dialect]]));

export const isPostgres = (url: string): boolean => /^postgres(ql)?:/.test(url);

/** Returns the database adapter for a `DATABASE_URL`: `file:` for SQLite, or `postgres://`. Never pushes a schema. */
export function databaseAdapter(url: string) {
  return isPostgres(url) ? postgres(url) : sqlite(url);
}

function postgres(url: string) {
  const adapter = postgresAdapter({
    pool: { connectionString: url, max: 10, connectionTimeoutMillis: 3000 },
    push: false,
    migrationDir: migrations('postgres'),
    blocksAsJSON: true,
    beforeSchemaInit: [
      (hook) => {
        addIndexes(hook);
        Object.assign(hook.schema.tables, tablesFor('postgres'));
        return hook.schema;
      },
    ],
  });
  return connectingWith(adapter, (made) => {
    const own = made as PostgresOwn;
    own.pool ??= reliable(new own.pg.Pool(own.poolOptions), (error) =>
      own.payload.logger.warn({ code: error.code }, 'a database connection broke'),
    );
  });
}

interface PostgresOwn {
  pg: { Pool: new (options: unknown) => Parameters<typeof reliable>[0] };
  pool?: unknown;
  poolOptions: unknown;
  payload: { logger: { warn(details: object, message: string): void } };
}

function sqlite(url: string) {
  const adapter = sqliteAdapter({
    client: { url },
    push: false,
    migrationDir: migrations('sqlite'),
    // Node ids are public (umbracoNodeId) and must not be reused for another page.
    autoIncrement: true,
    blocksAsJSON: true,
    // Payload runs writes in a transaction only when this is set.
    transactionOptions: { behavior: 'immediate' },
    beforeSchemaInit: [
      (hook) => {
        addIndexes(hook);
        Object.assign(hook.schema.tables, tablesFor('sqlite'));
        return hook.schema;
      },
    ],
  });
  // The adapter opens its own client unless one is set.
  return connectingWith(adapter, async (made) => {
    const own = made as { client?: unknown };
    own.client ??= await retryingClient(url, cacheSize);
  });
}

/** Returns the adapter with our transactions, version order and short-word search; `before` runs each time it is about to connect. */
function connectingWith<
  A extends ReturnType<typeof postgresAdapter> | ReturnType<typeof sqliteAdapter>,
>(adapter: A, before: (made: object) => void | Promise<void>): A {
  const init = (args: Parameters<A['init']>[0]) => {
    const made = adapter.init(args);
    const { connect } = made;
    made.connect = async function connectPrepared(options) {
      await before(this);
      await connect?.call(this, options);
    };
    return Object.assign(
      made,
      transactions,
      keepingOrder(made),
      endingJobUpdates(made),
      findingShortWords(made),
    );
  };
  return { ...adapter, init } as A;
}
