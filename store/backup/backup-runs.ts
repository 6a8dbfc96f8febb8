import type { DbSession } from '../database/db-session.ts';
import { backupRuns } from './tables.ts';

type BackupRun = (typeof backupRuns.sqlite)['$inferSelect'];

/** Returns the ISO 8601 times of the last backup and of the last verified restore; undefined where none was recorded. */
export async function readBackupRuns(
  session: DbSession,
): Promise<Partial<Record<BackupRun['what'], string>>> {
  const rows = await session.orm.select().from(backupRuns(session));
  return Object.fromEntries(rows.map(({ at, what }) => [what, at]));
}

export async function recordBackupRun(session: DbSession, run: BackupRun): Promise<void> {
  const table = backupRuns(session);
  const insert = session.orm.insert(table).values(run);
  await insert.onConflictDoUpdate({ target: table.what, set: { at: run.at } });
}
