import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const cache = join(root, 'node_modules/.cache/oilway');

/** Milliseconds after its last use until the result of older sources is deleted: another run may still read it. */
const maxAge = 3_600_000;

/**
 * Returns a folder that is created once per state of its sources and per day, because demo content has relative dates.
 * Concurrent runs may both create it: it is renamed when it is complete.
 * @param sources globs relative to the repository; tests are ignored.
 * @param make fills an empty folder.
 * @returns the folder, which is read-only: write to copies.
 */
export async function cached(
  name: string,
  sources: string[],
  make: (folder: string) => Promise<void>,
): Promise<string> {
  const folder = join(cache, `${name}-${digestOf(sources)}`);
  mkdirSync(cache, { recursive: true });
  if (!existsSync(folder)) {
    const tempFolder = mkdtempSync(`${folder}.making-`);
    try {
      await make(tempFolder);
      renameSync(tempFolder, folder);
    } catch (cause) {
      rmSync(tempFolder, { recursive: true, force: true });
      if (!existsSync(folder)) throw cause;
    }
  }
  const now = new Date();
  utimesSync(folder, now, now);
  removeOld(name, now.getTime() - maxAge);
  return folder;
}

function removeOld(name: string, before: number): void {
  for (const entry of readdirSync(cache)) {
    const path = join(cache, entry);
    const { mtimeMs = Number.POSITIVE_INFINITY } = statSync(path, { throwIfNoEntry: false }) ?? {};
    if (entry.startsWith(`${name}-`) && mtimeMs < before)
      rmSync(path, { recursive: true, force: true });
  }
}

/** Returns a digest of the names and bytes of all sources, the lock file, Node's version and the date. */
function digestOf(sources: string[]): string {
  const hash = createHash('sha256').update(`${process.version} ${new Date().toDateString()}`);
  const files = ['package-lock.json', ...sources]
    .flatMap((pattern) =>
      globSync(pattern, { cwd: root, exclude: (path) => path.endsWith('node_modules') }),
    )
    .filter((file) => !/\.test\.tsx?$/.test(file) && statSync(join(root, file)).isFile())
    .sort();
  for (const file of files) hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 16);
}
