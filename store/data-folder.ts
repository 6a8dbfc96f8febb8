/** The data folder: everything that is not on a database server. Only the user that runs Oilway has access. */
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

/** The permission bits of group and others. */
const groupAndOthers = 0o077;

/** Sets umask 077: new files and folders get 0600 and 0700, whatever the shell has set. */
export function setUmask(): void {
  // A worker thread shares the umask of its process and cannot set it.
  if (isMainThread) process.umask(groupAndOthers);
}

/**
 * Creates the data folder and its subfolders for bytes.
 * @param files other data files, such as a database elsewhere.
 * @param create false creates nothing, and a missing folder is no problem then.
 * @returns one sentence if the folder is not writable, or if other users of the machine could read something in it, with the command that fixes it.
 */
export function dataFolderProblem(
  folder: string,
  files: string[],
  create = true,
): string | undefined {
  const bytes = [join(folder, 'media'), join(folder, 'portal')];
  try {
    if (!create && !existsSync(folder)) return undefined;
    const isEmpty = existsSync(folder) && readdirSync(folder).length === 0;
    if (isEmpty && create) chmodSync(folder, 0o700);
    // Not recursive: on a pseudo file system such as /proc recursion does not end.
    for (const path of [folder, ...bytes]) {
      if (!existsSync(path) && !create) continue;
      if (!existsSync(path)) mkdirSync(path, { mode: 0o700 });
      accessSync(path, constants.W_OK | constants.X_OK);
    }
    // An empty folder reveals nothing.
    return isEmpty && !create ? undefined : findOpenFile(folder, files);
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    return `DATA_DIR: the folder ${folder} can't be written (${code ?? 'unknown error'})`;
  }
}

/** Checks the modes of the folder, the database and its WAL, the secrets, and the subfolders. Files inside the subfolders are protected by them. */
function findOpenFile(folder: string, files: string[]): string | undefined {
  if (process.platform === 'win32') return undefined;
  const entries = readdirSync(folder).map((name) => join(folder, name));
  const open = [folder, ...entries, ...files].find(
    // SQLite's WAL may be created and removed by another process.
    (path) => ((statSync(path, { throwIfNoEntry: false })?.mode ?? 0) & groupAndOthers) !== 0,
  );
  return (
    open &&
    `${files.includes(open) ? 'DATABASE_URL' : 'DATA_DIR'}: other users of this machine can read ${open}. Fix it with: chmod -R u=rwX,go= ${shellQuote(files.includes(open) ? open : folder)}`
  );
}

/** Quotes a path for a shell, whatever characters it contains. */
const shellQuote = (path: string) => `'${path.replaceAll("'", "'\\''")}'`;

/** Returns the paths of SQLite's files. */
export function databaseFiles(url = ''): string[] {
  const [, file] = /^file:(?:\/\/)?([^?]+)/.exec(url) ?? [];
  return file ? [file, `${file}-wal`, `${file}-shm`] : [];
}
