import { existsSync } from 'node:fs';
import { pathOf, sqliteState } from '@oilway/store/backup/sqlite-copy.ts';
import { isPostgres } from '@oilway/store/database/open.ts';
import { readSettings, type Settings, SettingsError, settingsOf } from '@oilway/store/settings.ts';
import { refuse } from './console.ts';
import { asCalledHere } from './own-command.ts';

/** The settings for a command that runs beside the servers, or instead of them. Ends it with one line for each that is wrong. */
export function operatorSettings(read: () => Settings = readSettings): Settings {
  try {
    return read();
  } catch (error) {
    if (error instanceof SettingsError) refuse(error.problems);
    throw error;
  }
}

/** The same for a command that looks at what is there: what is missing of folders and secrets is not made. */
export const settingsToLook = (): Settings => operatorSettings(() => readSettings({ make: false }));

/** The same for a command that needs a database. Ends it, and makes nothing, where there is none. */
export function settingsInPlace(): Settings {
  const { databaseUrl, folder } = operatorSettings(() => settingsOf(process.env, { make: false }));
  if (!existsSync(folder)) refuse([`VAR_DIR: there is no folder ${folder}`]);
  expectDatabase(databaseUrl);
  return operatorSettings();
}

/** Ends the command where the file of a database is missing or empty; a server says so itself. */
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
