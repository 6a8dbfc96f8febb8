import { readClocks } from '@oilway/store/retention/clock-check.ts';
import { purgeExpiredSubmissions as tend } from '@oilway/store/retention/purge-expired-submissions.ts';
import { readSettings } from '@oilway/store/settings.ts';
import type { TaskConfig } from 'payload';
import { analyzeTables } from '../database/search-indexes.ts';
import { databaseOf } from '../database/session.ts';
import { purgeTrash } from '../editing/trash.ts';
import { trimVersions } from '../editing/trim-versions.ts';
import { getFileStore } from '../files/stored-uploads.ts';

/** Runs every night: deletes expired entries of the inboxes and the trash, and stores the result in the global `retention`. */
export const purgeExpiredSubmissions: TaskConfig<'purgeExpiredSubmissions'> = {
  slug: 'purgeExpiredSubmissions',
  schedule: [{ cron: '0 30 3 * * *', queue: 'default' }],
  retries: 0,
  handler: async ({ req: { payload } }) => {
    const database = databaseOf(payload);
    const runOptions = { log: payload.logger, settings: readSettings(), files: getFileStore() };
    await tend(database, await readClocks(database), runOptions);
    await purgeTrash(payload);
    await trimVersions(payload);
    await analyzeTables(payload);
    return { output: {} };
  },
};
