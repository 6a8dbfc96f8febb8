import { createHash, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Turns } from '../turns.ts';
import type { Copied } from './manifest.ts';

/** So many files are copied at once: more than one disk has anything of. */
const width = 4;

/** Paths of all files below a folder, with slashes; none where there is no folder. */
export async function filesBelow(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/**
 * Copies files from one folder to another, a piece at a time, and tells what was written. One that went away meanwhile is left out.
 * @param paths below both folders.
 */
export async function copyFiles(
  paths: readonly string[],
  from: string,
  to: string,
): Promise<Copied[]> {
  const turns = new Turns({ width });
  const copied = await Promise.all(paths.map((path) => turns.take(() => copyFile(path, from, to))));
  return copied.filter((one) => one !== undefined);
}

async function copyFile(path: string, from: string, to: string): Promise<Copied | undefined> {
  const target = join(to, path);
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  const hash = createHash('sha256');
  let bytes = 0;
  try {
    await pipeline(
      createReadStream(join(from, path)),
      through(hash, (length) => {
        bytes += length;
      }),
      // Its own name is its own only once it is whole.
      createWriteStream(`${target}.partial`, { mode: 0o600, flush: true }),
    );
  } catch (error) {
    const { code, path: where } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' && where === join(from, path)) return undefined;
    throw error;
  }
  await rename(`${target}.partial`, target);
  return { path, bytes, sha256: hash.digest('hex') };
}

const through = (hash: Hash, count: (length: number) => void) =>
  new Transform({
    transform(piece: Buffer, _, done) {
      hash.update(piece);
      count(piece.length);
      done(null, piece);
    },
  });

/** The SHA-256 of a file, in hexadecimal. @throws ENOENT */
export async function hashOfFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** Those whose bytes are not what was told of them, or that are not there. */
export async function changedFiles(files: readonly Copied[], folder: string): Promise<string[]> {
  const turns = new Turns({ width });
  const changed = await Promise.all(
    files.map(({ path, sha256 }) =>
      turns.take(async () => {
        const found = await hashOfFile(join(folder, path)).catch(() => undefined);
        return found === sha256 ? [] : [path];
      }),
    ),
  );
  return changed.flat();
}
