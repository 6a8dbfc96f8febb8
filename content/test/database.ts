import type { Store } from '@oilway/store/store.ts';
import type { Payload } from 'payload';
import { afterAll, beforeAll, vi } from 'vitest';
import { closePayload } from './close-payload.ts';
import { copyDatabase, type Database } from './copy-database.ts';
import type { Cluster } from './postgres.ts';

export { type Database, databases, eitherDatabase } from './copy-database.ts';

/** A separate database with Payload and the site's store. */
export interface TestDatabase {
  payload: Payload;
  store: Store;
  folder: string;
  environment: Record<string, string>;
  close(): Promise<void>;
}

/**
 * Opens a copy of a template in this process. The settings are read when the configuration is imported,
 * so all project modules are loaded again; import nothing that reads settings at the top of a test.
 * @param cluster for PostgreSQL; by default the one that all tests share, which must not be stopped.
 */
export async function openDatabase(
  kind: Database,
  template: 'empty' | 'seeded' = 'empty',
  cluster?: Pick<Cluster, 'bin' | 'port'>,
): Promise<TestDatabase> {
  const { environment, folder, remove } = copyDatabase(kind, template, cluster);
  Object.assign(process.env, environment);
  vi.resetModules();
  const { getPayload } = await import('payload');
  const { default: config } = await import('../payload.config.ts');
  const payload = await getPayload({ config, disableOnInit: true });
  payload.logger.level = 'silent';
  const { openTestStore } = await import('./open-store.ts');
  await lowerPasswordCost();
  const store = await openTestStore(payload);
  return {
    payload,
    store,
    folder,
    environment,
    async close() {
      await store.close();
      await closePayload(payload);
      remove();
    },
  };
}

/** Opens a database before the tests of a file or a `describe`, and closes it after them. */
export function testDatabase(
  kind: Database = 'sqlite',
  template?: 'empty' | 'seeded',
): TestDatabase {
  const database = {} as TestDatabase;
  beforeAll(async () => void Object.assign(database, await openDatabase(kind, template)));
  afterAll(() => database.close?.());
  return database;
}

/** Lowers the cost of password hashes in the currently loaded modules. */
export async function lowerPasswordCost(): Promise<void> {
  const { passwordCost } = await import('@oilway/store/accounts/password-hash.ts');
  Object.assign(passwordCost, { memoryCost: 1024, timeCost: 1 });
}
