/** Migrates the database that the environment names: run as a process of its own by `templates.ts`. */
import { getPayload } from 'payload';
import { execute } from '../database/execute.ts';
import { migrate } from '../database/migrate.ts';
import config from '../payload.config.ts';

const payload = await getPayload({ config, disableOnInit: true });
await migrate(payload);
// The copies are made of the file alone, without its write-ahead log.
if (payload.db.name !== 'postgres') await execute(payload, 'PRAGMA wal_checkpoint(TRUNCATE)');
await payload.destroy();
process.exit(0);
