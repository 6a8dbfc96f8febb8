import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the folders in which backups are searched: the working directory, the data folder, and the manual's example. */
export const backupFolders = (dataFolder: string): string[] => [
  'backups',
  join(dataFolder, 'backups'),
  '/backups/oilway',
];

/** Returns the newest complete backup in some folders, by the time in its name; undefined where there is none. */
export function newestBackup(folders: readonly string[]): string | undefined {
  const found = folders.flatMap((folder) =>
    namesIn(folder)
      .filter((name) => /^oilway-[\dTZ-]+$/.test(name))
      .map((name) => ({ name, path: join(folder, name) }))
      .filter(({ path }) => existsSync(join(path, 'manifest.json'))),
  );
  return found.sort((one, other) => (one.name < other.name ? 1 : -1))[0]?.path;
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
