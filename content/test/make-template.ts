/**
 * Migrates the database that the environment names, keeps a copy of it as it is then and fills it with the
 * demo content: run by `templates.ts`, for Postgres with the folder of its programs and the cluster's port.
 */
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSettings } from '@oilway/store/settings.ts';
import { getPayload, type Payload } from 'payload';
import { execute } from '../database/execute.ts';
import { importDemo } from '../demo/import.ts';
import { migrate } from '../migrations/migrate.ts';
import config from '../payload.config.ts';
import { askNoFactors } from '../staff/staff-door.ts';
import { closePayload } from './close-payload.ts';
import { createDatabase } from './postgres.ts';

const { folder } = readSettings();
const [bin, port] = process.argv.slice(2);

await inDatabase('migrated', async (payload) => {
  await migrate(payload);
  await askNoFactors(payload);
});
if (bin) createDatabase({ bin, port: Number(port) }, 'empty', 'seeded');
else copyFileSync(join(folder, 'oilway.db'), join(folder, 'empty.db'));
await inDatabase('seeded', (payload) => importDemo(payload, () => undefined));
process.exit(0);

/** Payload keeps an instance under its key even when that is closed. */
async function inDatabase(key: string, work: (payload: Payload) => Promise<unknown>) {
  const payload = await getPayload({ config, disableOnInit: true, key });
  await work(payload);
  // The copies are made of the file alone, without its write-ahead log.
  if (payload.db.name !== 'postgres') await execute(payload, 'PRAGMA wal_checkpoint(TRUNCATE)');
  await closePayload(payload);
}
