import { readClocks } from '@oilway/store/retention/clocks.ts';
import { tendInboxes as tend } from '@oilway/store/retention/tend-inboxes.ts';
import { readSettings } from '@oilway/store/settings.ts';
import type { TaskConfig } from 'payload';
import { learnSizes } from '../database/search-indexes.ts';
import { databaseOf } from '../database/session.ts';
import { emptyTrash } from '../editing/trash.ts';
import { trimVersions } from '../editing/trim-versions.ts';
import { storedFiles } from '../files/stored-uploads.ts';

/** Runs every night: deletes expired entries of the inboxes and the trash, and stores the result in the global `retention`. */
export const tendInboxes: TaskConfig<'tendInboxes'> = {
  slug: 'tendInboxes',
  schedule: [{ cron: '0 30 3 * * *', queue: 'default' }],
  retries: 0,
  handler: async ({ req: { payload } }) => {
    const database = databaseOf(payload);
    const night = { log: payload.logger, settings: readSettings(), files: storedFiles() };
    await tend(database, await readClocks(database), night);
    await emptyTrash(payload);
    await trimVersions(payload);
    await learnSizes(payload);
    return { output: {} };
  },
};
