import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Folders that backups of an installation may lie in: where commands are run, the data folder, and the one of the manual. */
export const backupFolders = (dataFolder: string): string[] => [
  'backups',
  join(dataFolder, 'backups'),
  '/backups/oilway',
];

/** The newest whole backup in some folders, by the moment in its name; undefined where there is none. */
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
