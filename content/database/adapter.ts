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
 * KiB of a SQLite file that a connection keeps, as far as it has read them: the index by which a list of 100,000 messages is searched, twice over.
 * Whenever another connection has written it reads them anew. So it does where the file is mapped, only slower: each page is faulted in.
 */
const cacheSize = 65_536;

// No `new URL(…, import.meta.url)` here: the studio's bundler would take that for a file to ship.
const here = dirname(fileURLToPath(import.meta.url));
const migrations = (dialect: string) => join(here, '../migrations', dialect);

/** The store's own tables, for Payload's schema, which migrations are generated from. */
const tablesFor = (dialect: 'postgres' | 'sqlite') =>
  Object.fromEntries(storeTables.map((own) => [own.tableName, own[dialect]]));

export const isPostgres = (url: string): boolean => /^postgres(ql)?:/.test(url);

/** The database adapter for a `DATABASE_URL`: a `file:` of SQLite or `postgres://`. Never pushes a schema. */
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
    // A node id is public (umbracoNodeId): it must never come back as another page.
    autoIncrement: true,
    blocksAsJSON: true,
    // Payload runs each write in a transaction only where this is set.
    transactionOptions: { behavior: 'immediate' },
    beforeSchemaInit: [
      (hook) => {
        addIndexes(hook);
        Object.assign(hook.schema.tables, tablesFor('sqlite'));
        return hook.schema;
      },
    ],
  });
  // The adapter opens a client of its own unless it finds one.
  return connectingWith(adapter, async (made) => {
    const own = made as { client?: unknown };
    own.client ??= await retryingClient(url, cacheSize);
  });
}

/** The same adapter with transactions, an order of versions and a search of short words of ours, which lets `before` run each time it is about to connect. */
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
