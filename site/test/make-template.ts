/** Migrates and seeds the database that the environment names: run by `templates.ts`. */

import config from '@oilway/content/config';
import { execute } from '@oilway/content/database/execute.ts';
import { migrate } from '@oilway/content/database/migrate.ts';
import { seed } from '@oilway/content/demo/seed.ts';
import { getPayload } from 'payload';

const payload = await getPayload({ config, disableOnInit: true });
await migrate(payload);
await seed(payload, () => undefined);
// The copies are made of the file alone, without its write-ahead log.
if (payload.db.name !== 'postgres') await execute(payload, 'PRAGMA wal_checkpoint(TRUNCATE)');
await payload.destroy();
process.exit(0);
