import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const underWay = new Map<string, Promise<Buffer>>();

/** A picture of this name from the folder, or made and kept there; made once however many wait. */
export function keptOrMade(
  folder: string,
  name: string,
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  const path = join(folder, name);
  const running = underWay.get(path);
  if (running) return running;
  const made = readFile(path)
    .catch(async () => {
      const picture = await make();
      await keep(path, picture, folder);
      return picture;
    })
    .finally(() => underWay.delete(path));
  underWay.set(path, made);
  return made;
}

/** Written aside and renamed, so that nobody reads half a picture; a full disk costs only the keeping. */
async function keep(path: string, picture: Buffer, folder: string): Promise<void> {
  const aside = `${path}.${randomUUID()}`;
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(aside, picture);
    await rename(aside, path);
  } catch {
    // The picture itself is at hand; the next reader makes it again.
  }
}
