import { type FileHandle, open } from 'node:fs/promises';
import { PMTiles, type Source } from 'pmtiles';

/** The tiles of a PMTiles file, of which only what is asked for is read. */
export interface TileFile {
  /** The bytes of a picture; undefined where the file has none. */
  tile(z: number, x: number, y: number): Promise<Buffer | undefined>;
  close(): Promise<void>;
}

/** @throws when the file is away. */
export async function openTiles(path: string): Promise<TileFile> {
  const file = await open(path);
  const archive = new PMTiles(partsOf(file, path));
  return {
    async tile(z, x, y) {
      const found = await archive.getZxy(z, x, y);
      return found && Buffer.from(found.data);
    },
    close: () => file.close(),
  };
}

function partsOf(file: FileHandle, path: string): Source {
  return {
    getKey: () => path,
    async getBytes(offset, length) {
      const bytes = new Uint8Array(length);
      const { bytesRead } = await file.read(bytes, 0, length, offset);
      return { data: bytes.buffer.slice(0, bytesRead) };
    },
  };
}
