import { existsSync } from 'node:fs';
import { readSettings, type Settings, SettingsError } from '@oilway/store/settings.ts';
import { refuse } from './console.ts';

/** The settings for a command that runs beside the servers, or instead of them. Ends it with one line for each that is wrong. */
export function operatorSettings(read: () => Settings = readSettings): Settings {
  try {
    return read();
  } catch (error) {
    if (error instanceof SettingsError) refuse(error.problems);
    throw error;
  }
}

/** The same for a command that looks at what is there: where nothing is yet, none of it is made. */
export function settingsInPlace(): Settings {
  const folder = process.env.VAR_DIR;
  if (folder && !existsSync(folder)) refuse([`VAR_DIR: there is no folder ${folder}`]);
  return operatorSettings();
}
