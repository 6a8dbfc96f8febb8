import { existsSync } from 'node:fs';
import { sqlitePath, sqliteState } from '@oilway/store/backup/sqlite-copy.ts';
import { isPostgres } from '@oilway/store/database/open.ts';
import { readSettings, type Settings, SettingsError, settingsOf } from '@oilway/store/settings.ts';
import { withCliPath } from './cli-path.ts';
import { exitWithErrors } from './console.ts';

/** Returns the settings for a command that runs beside the servers or instead of them. Ends the command with one line per invalid setting. */
export function readOperatorSettings(read: () => Settings = readSettings): Settings {
  try {
    return read();
  } catch (error) {
    if (error instanceof SettingsError) exitWithErrors(error.problems);
    throw error;
  }
}

/** Returns the settings for a read-only command: missing folders and secrets are not created. */
export const readSettingsReadOnly = (): Settings =>
  readOperatorSettings(() => readSettings({ make: false }));

/** Returns the settings for a command that needs a database. Ends the command, and creates nothing, where there is none. */
export function readSettingsWithDatabase(): Settings {
  const { databaseUrl, dataDir } = readOperatorSettings(() =>
    settingsOf(process.env, { make: false }),
  );
  if (!existsSync(dataDir)) exitWithErrors([`DATA_DIR: the folder ${dataDir} does not exist`]);
  requireDatabase(databaseUrl);
  return readOperatorSettings();
}

/** Ends the command where a SQLite database is missing or empty; a server reports its own errors. */
export function requireDatabase(url: string): void {
  const state = isPostgres(url) ? 'inPlace' : sqliteState(url);
  if (state === 'inPlace') return;
  const what =
    state === 'missing' ? 'there is no database at' : 'the database is empty, it has no tables:';
  exitWithErrors([
    `DATABASE_URL: ${what} ${sqlitePath(url)}`,
    withCliPath(
      'To restore a backup: oilway restore <backup>. To create a new database: oilway migrate',
    ),
  ]);
}
