import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const compressible = /\.(js|css|svg|json)$/;

/** Writes a `.br` and a `.gz` beside every script and stylesheet of a folder, at the highest compression level. */
export async function precompress(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!compressible.test(name)) continue;
    const path = join(folder, name);
    const body = await readFile(path);
    const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    await writeFile(`${path}.br`, brotliCompressSync(body, { params: quality }));
    await writeFile(`${path}.gz`, gzipSync(body, { level: 9 }));
  }
}
