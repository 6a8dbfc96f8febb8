import { recordBackupRun } from '@oilway/store/backup/backup-runs.ts';
import { assertSqlite } from '@oilway/store/backup/sqlite-copy.ts';
import { isPostgres, openDatabase } from '@oilway/store/database/open.ts';
import { print } from './console.ts';

/**
 * Records a backup or a verified restore in the database, for the studio's state, alerts and metrics. Where there is no database, or an older one, it
 * prints that: the backup itself is complete.
 * @param at ISO 8601 time of what the backup contains, or of the verification.
 * @returns the command's exit code if it only records.
 */
export async function recordBackup(
  databaseUrl: string,
  what: 'backup' | 'verification',
  at = new Date().toISOString(),
): Promise<0 | 1> {
  try {
    if (!isPostgres(databaseUrl)) assertSqlite(databaseUrl);
    const database = await openDatabase(databaseUrl);
    await recordBackupRun(database, { what, at }).finally(() => database.close());
    return 0;
  } catch (error) {
    print(`  not recorded for the studio: ${String((error as Error).message).split('\n')[0]}`);
    return 1;
  }
}
