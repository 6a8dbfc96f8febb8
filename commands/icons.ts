import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** Sizes in pixels. The drop keeps a margin, so that devices may mask the icon. */
const iconSizes: Record<string, number> = {
  'apple-touch-icon.png': 180,
  'icon-192.png': 192,
  'icon-512.png': 512,
  'icon-512-maskable.png': 512,
};

/** Renders the icon in every size and format that devices request. */
export async function renderIcons(svgFile: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [name, size] of Object.entries(iconSizes))
    await writeFile(join(folder, name), await renderPng(svgFile, size));
  await writeFile(join(folder, 'favicon.ico'), encodeIco(await renderPng(svgFile, 32), 32));
}

function renderPng(svgFile: string, size: number): Promise<Buffer> {
  return sharp(svgFile, { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}

/** Returns a PNG as an ICO file: a header of 6 bytes, an entry of 16, the image. */
function encodeIco(image: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(image.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, image]);
}
