import { dayOf } from '@oilway/store/reporting/deadlines.ts';
import { remindOfficers } from '@oilway/store/reporting/remind-officers.ts';
import { clockProblem, readClocks } from '@oilway/store/retention/clock-check.ts';
import {
  deleteExpiredDeletionRecords,
  deleteExpiredReports,
} from '@oilway/store/retention/delete-reports.ts';
import { readSettings } from '@oilway/store/settings.ts';
import type { TaskConfig } from 'payload';
import { databaseOf } from '../database/session.ts';

/** Runs every morning: deletes cases at the end of their legal period, and reminds the officers of due ones. */
export const remindAndPurgeReports: TaskConfig<'remindAndPurgeReports'> = {
  slug: 'remindAndPurgeReports',
  schedule: [{ cron: '0 0 5 * * *', queue: 'default' }],
  retries: 0,
  handler: async ({ req: { payload } }) => {
    const database = databaseOf(payload);
    const now = dayOf(Date.now());
    const problem = clockProblem(await readClocks(database));
    if (problem) payload.logger.error({ reason: problem }, 'old reports were not deleted');
    else {
      await deleteExpiredReports(database, now);
      await deleteExpiredDeletionRecords(database, now);
    }
    await remindOfficers(database, now, readSettings());
    return { output: {} };
  },
};
