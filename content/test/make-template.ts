/**
 * Migrates the configured database, stores a copy of it and fills it with the demo content. Run by `templates.ts`; for PostgreSQL with the folder of
 * its programs and the cluster's port.
 */
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSettings } from '@oilway/store/settings.ts';
import { getPayload, type Payload } from 'payload';
import { execute } from '../database/execute.ts';
import { importDemo } from '../demo/import.ts';
import { migrate } from '../migrations/migrate.ts';
import config from '../payload.config.ts';
import { disableMfa } from '../staff/mfa-policy.ts';
import { closePayload } from './close-payload.ts';
import { createDatabase } from './postgres.ts';

const { dataDir } = readSettings();
const [bin, port] = process.argv.slice(2);

await inDatabase('migrated', async (payload) => {
  await migrate(payload);
  await disableMfa(payload);
});
if (bin) createDatabase({ bin, port: Number(port) }, 'empty', 'seeded');
else copyFileSync(join(dataDir, 'oilway.db'), join(dataDir, 'empty.db'));
await inDatabase('seeded', (payload) => importDemo(payload, () => undefined));
process.exit(0);

/** Runs work with a Payload instance; Payload caches closed instances by key. */
async function inDatabase(key: string, work: (payload: Payload) => Promise<unknown>) {
  const payload = await getPayload({ config, disableOnInit: true, key });
  await work(payload);
  // Only the database file is copied, without its WAL.
  if (payload.db.name !== 'postgres') await execute(payload, 'PRAGMA wal_checkpoint(TRUNCATE)');
  await closePayload(payload);
}
