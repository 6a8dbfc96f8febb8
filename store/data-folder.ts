/** The folder with everything that is not in the database of a server: only whoever runs Oilway gets in. */
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';

/** What anybody but the owner may do. */
const others = 0o077;

/** Files and folders that this process makes from now on are 0600 and 0700, whatever the shell has set. */
export function closeToOthers(): void {
  // A thread has the mask of its process, and may not set it.
  if (isMainThread) process.umask(others);
}

/**
 * Makes the data folder with the folders for bytes in it, as far as they are missing.
 * @param files other files that hold data, such as a database elsewhere.
 * @param make false makes nothing: what is missing is no problem then.
 * @returns one sentence if it can't be written, or if other users of the machine could read something in it, with the command that mends it.
 */
export function dataFolderProblem(
  folder: string,
  files: string[],
  make = true,
): string | undefined {
  const bytes = [join(folder, 'media'), join(folder, 'portal')];
  try {
    if (!make && !existsSync(folder)) return undefined;
    const isEmpty = existsSync(folder) && readdirSync(folder).length === 0;
    if (isEmpty && make) chmodSync(folder, 0o700);
    // Not recursive: on a pseudo file system such as /proc that never ends.
    for (const path of [folder, ...bytes]) {
      if (!existsSync(path) && !make) continue;
      if (!existsSync(path)) mkdirSync(path, { mode: 0o700 });
      accessSync(path, constants.W_OK | constants.X_OK);
    }
    // Nothing can be read in an empty one.
    return isEmpty && !make ? undefined : looseModes(folder, files);
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    return `VAR_DIR: the folder ${folder} can't be written (${code ?? 'unknown error'})`;
  }
}

/** Looks at the folder, the database and its log, the secrets, and the folders in it: what lies in those was made in closed ones. */
function looseModes(folder: string, files: string[]): string | undefined {
  if (process.platform === 'win32') return undefined;
  const inside = readdirSync(folder).map((name) => join(folder, name));
  const open = [folder, ...inside, ...files].find(
    // SQLite's log comes and goes while another process runs.
    (path) => ((statSync(path, { throwIfNoEntry: false })?.mode ?? 0) & others) !== 0,
  );
  return (
    open &&
    `${files.includes(open) ? 'DATABASE_URL' : 'VAR_DIR'}: other users of this machine can read ${open}. Close it with: chmod -R u=rwX,go= ${quoted(files.includes(open) ? open : folder)}`
  );
}

/** As a shell takes it, whatever letters are in it. */
const quoted = (path: string) => `'${path.replaceAll("'", "'\\''")}'`;

/** SQLite's own files, where they are. */
export function databaseFiles(url = ''): string[] {
  const [, file] = /^file:(?:\/\/)?([^?]+)/.exec(url) ?? [];
  return file ? [file, `${file}-wal`, `${file}-shm`] : [];
}
