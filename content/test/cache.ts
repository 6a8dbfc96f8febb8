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

/** Milliseconds after its last use that what older sources made is removed: a run under way may still read it. */
const keep = 3_600_000;

/**
 * A folder that is made once per state of its sources, and per day, because demo content tells days from today.
 * Two runs at once may both make it: it takes its name when it is whole.
 * @param sources globs of what it is made from, relative to the repository; tests don't count.
 * @param make fills the empty folder that it is given.
 * @returns the folder, of which only copies may be written to.
 */
export async function cached(
  name: string,
  sources: string[],
  make: (folder: string) => Promise<void>,
): Promise<string> {
  const folder = join(cache, `${name}-${digestOf(sources)}`);
  mkdirSync(cache, { recursive: true });
  if (!existsSync(folder)) {
    const making = mkdtempSync(`${folder}.making-`);
    try {
      await make(making);
      renameSync(making, folder);
    } catch (cause) {
      rmSync(making, { recursive: true, force: true });
      if (!existsSync(folder)) throw cause;
    }
  }
  const now = new Date();
  utimesSync(folder, now, now);
  removeOld(name, now.getTime() - keep);
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

/** Of the names and bytes of all sources, the lock file, Node and today. */
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
