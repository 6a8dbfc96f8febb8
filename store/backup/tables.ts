import { storeTable } from '../database/table.ts';

/** When a backup was last taken, and when a restore was last verified: at most one row each. */
export const backupRuns = storeTable('backup_runs', {}, (column) => ({
  what: column.text('what').$type<'backup' | 'verification'>().primaryKey(),
  at: column.timestamp('at').notNull(),
}));
