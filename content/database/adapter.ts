import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withDurableWrites } from '@oilway/store/database/pool.ts';
import { retryingClient } from '@oilway/store/database/sqlite.ts';
import { storeTables } from '@oilway/store/store-tables.ts';
import { postgresAdapter } from '@payloadcms/db-postgres';
import { sqliteAdapter } from '@payloadcms/db-sqlite';
import { addIndexes } from './indexes.ts';
import { rollbackFailedJobUpdates } from './job-updates.ts';
import { withShortWordSearch } from './short-word-search.ts';
import { transactionMethods } from './transactions.ts';
import { withMonotonicVersions } from './version-order.ts';

/**
 * Page cache of an SQLite connection, in KiB: twice the size of the index by which a list of 100,000 messages is searched. The cache is invalidated
 * whenever another connection writes. Memory-mapped reads have the same cost, only slower because of page faults.
 */
const cacheSize = 65_536;

// No `new URL(…, import.meta.url)`: the studio's bundler would treat it as an asset.
const directory = dirname(fileURLToPath(import.meta.url));
const migrationDirectory = (dialect: string) => join(directory, '../migrations', dialect);

/** Returns the store's tables for Payload's schema, from which migrations are generated. */
const drizzleTables = (dialect: 'postgres' | 'sqlite') =>
  Object.fromEntries(storeTables.map((table) => [table.tableName, table[dialect]]));

export const isPostgres = (url: string): boolean => /^postgres(ql)?:/.test(url);

/** Returns the database adapter for a `DATABASE_URL`: `file:` for SQLite, or `postgres://`. Never pushes a schema. */
export function databaseAdapter(url: string) {
  return isPostgres(url) ? postgres(url) : sqlite(url);
}

function postgres(url: string) {
  const adapter = postgresAdapter({
    pool: { connectionString: url, max: 10, connectionTimeoutMillis: 3000 },
    push: false,
    migrationDir: migrationDirectory('postgres'),
    blocksAsJSON: true,
    beforeSchemaInit: [
      (hook) => {
        addIndexes(hook);
        Object.assign(hook.schema.tables, drizzleTables('postgres'));
        return hook.schema;
      },
    ],
  });
  return withPreparedConnect(adapter, (instance) => {
    const internals = instance as PostgresAdapterInternals;
    internals.pool ??= withDurableWrites(new internals.pg.Pool(internals.poolOptions), (error) =>
      internals.payload.logger.warn({ code: error.code }, 'a database connection was lost'),
    );
  });
}

interface PostgresAdapterInternals {
  pg: { Pool: new (options: unknown) => Parameters<typeof withDurableWrites>[0] };
  pool?: unknown;
  poolOptions: unknown;
  payload: { logger: { warn(details: object, message: string): void } };
}

function sqlite(url: string) {
  const adapter = sqliteAdapter({
    client: { url },
    push: false,
    migrationDir: migrationDirectory('sqlite'),
    // Node ids are public (umbracoNodeId) and must not be reused for another page.
    autoIncrement: true,
    blocksAsJSON: true,
    // Payload runs writes in a transaction only when this is set.
    transactionOptions: { behavior: 'immediate' },
    beforeSchemaInit: [
      (hook) => {
        addIndexes(hook);
        Object.assign(hook.schema.tables, drizzleTables('sqlite'));
        return hook.schema;
      },
    ],
  });
  // The adapter opens its own client unless one is set.
  return withPreparedConnect(adapter, async (instance) => {
    const internals = instance as { client?: unknown };
    internals.client ??= await retryingClient(url, cacheSize);
  });
}

/** Returns the adapter with our transactions, version order and short-word search; `before` runs each time it is about to connect. */
function withPreparedConnect<
  A extends ReturnType<typeof postgresAdapter> | ReturnType<typeof sqliteAdapter>,
>(adapter: A, prepare: (instance: object) => void | Promise<void>): A {
  const init = (args: Parameters<A['init']>[0]) => {
    const instance = adapter.init(args);
    const { connect } = instance;
    instance.connect = async function connectPrepared(options) {
      await prepare(this);
      await connect?.call(this, options);
    };
    return Object.assign(
      instance,
      transactionMethods,
      withMonotonicVersions(instance),
      rollbackFailedJobUpdates(instance),
      withShortWordSearch(instance),
    );
  };
  return { ...adapter, init } as A;
}
