import { dayOf } from '@oilway/store/reporting/clocks.ts';
import { remindOfficers } from '@oilway/store/reporting/remind.ts';
import { clockProblem, readClocks } from '@oilway/store/retention/clocks.ts';
import { deleteOldReports, deleteOldTraces } from '@oilway/store/retention/delete-reports.ts';
import { readSettings } from '@oilway/store/settings.ts';
import type { TaskConfig } from 'payload';
import { databaseOf } from '../database/session.ts';

/** Runs every morning: deletes cases at the end of their legal period, and reminds the officers of due ones. */
export const tendReports: TaskConfig<'tendReports'> = {
  slug: 'tendReports',
  schedule: [{ cron: '0 0 5 * * *', queue: 'default' }],
  retries: 0,
  handler: async ({ req: { payload } }) => {
    const database = databaseOf(payload);
    const now = dayOf(Date.now());
    const problem = clockProblem(await readClocks(database));
    if (problem) payload.logger.error({ reason: problem }, 'old reports were not deleted');
    else {
      await deleteOldReports(database, now);
      await deleteOldTraces(database, now);
    }
    await remindOfficers(database, now, readSettings());
    return { output: {} };
  },
};
