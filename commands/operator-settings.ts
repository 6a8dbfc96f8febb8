import { existsSync } from 'node:fs';
import { pathOf, sqliteState } from '@oilway/store/backup/sqlite-copy.ts';
import { isPostgres } from '@oilway/store/database/open.ts';
import { readSettings, type Settings, SettingsError, settingsOf } from '@oilway/store/settings.ts';
import { refuse } from './console.ts';
import { asCalledHere } from './own-command.ts';

/** Returns the settings for a command that runs beside the servers or instead of them. Ends the command with one line per invalid setting. */
export function operatorSettings(read: () => Settings = readSettings): Settings {
  try {
    return read();
  } catch (error) {
    if (error instanceof SettingsError) refuse(error.problems);
    throw error;
  }
}

/** Returns the settings for a read-only command: missing folders and secrets are not created. */
export const settingsToLook = (): Settings => operatorSettings(() => readSettings({ make: false }));

/** Returns the settings for a command that needs a database. Ends the command, and creates nothing, where there is none. */
export function settingsInPlace(): Settings {
  const { databaseUrl, folder } = operatorSettings(() => settingsOf(process.env, { make: false }));
  if (!existsSync(folder)) refuse([`DATA_DIR: there is no folder ${folder}`]);
  expectDatabase(databaseUrl);
  return operatorSettings();
}

/** Ends the command where a SQLite database is missing or empty; a server reports its own errors. */
export function expectDatabase(url: string): void {
  const state = isPostgres(url) ? 'inPlace' : sqliteState(url);
  if (state === 'inPlace') return;
  const what =
    state === 'missing' ? 'there is no database at' : 'the database is empty, it has no tables:';
  refuse([
    `DATABASE_URL: ${what} ${pathOf(url)}`,
    asCalledHere(
      'A backup is brought back by: oilway restore <backup>. A new one is made by: oilway migrate',
    ),
  ]);
}
