/** Images in reports, from the form to the officer's download. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { photograph } from './attached-files.ts';
import { expectAccessibleInScheme } from './color-schemes.ts';
import { expect } from './journey.ts';
import { logins } from './logins.ts';
import {
  downloadFile,
  openForm,
  openReportingOffice,
  openReportMessage,
  readCode,
  text,
  unlock,
} from './reporting-office.ts';

const plain = (width: number, height: number, background: string | object) =>
  sharp({ create: { width, height, channels: 4, background: background as string } });

/** Returns a transparent PNG with a red square in its middle. */
const logo = async () =>
  plain(300, 200, { r: 0, g: 0, b: 0, alpha: 0 })
    .composite([{ input: await plain(60, 60, '#f00').png().toBuffer() }])
    .png()
    .toBuffer();

/** Returns a JPEG rotated by its Exif orientation: displayed with red left of blue. */
const rotatedPhoto = async () =>
  plain(100, 400, '#00f')
    .composite([{ input: await plain(100, 200, '#f00').png().toBuffer(), gravity: 'south' }])
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

const named = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });

/** Returns the files with the notice in the form and the pixel size of the download. */
const testImages = async () =>
  [
    [named('Logo.png', 'image/png', await logo()), '', [300, 200]],
    [
      named('Foto.jpg', 'image/jpeg', await photograph()),
      'Verkleinert von 4.032 × 3.024 auf 2.309 × 1.732 Pixel',
      [2309, 1732],
    ],
    [named('Gully.jpg', 'image/jpeg', await rotatedPhoto()), '', [400, 100]],
  ] as const;

const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');

/** Submits images, checks the notices about unsupported and reduced ones, and downloads them as an officer. */
export async function reportWithImages(page: Page, visitor: Page): Promise<void> {
  const form = await openForm(visitor);
  await form.getByLabel(text.observed).fill('Bilder vom Hof');
  const chosen = await testImages();
  const files = form.getByLabel(/^Dateien/);
  await files.setInputFiles([
    ...chosen.map(([file]) => file),
    named('IMG_0815.heic', 'image/heic', heic),
    named('IMG_0816.HEIC', '', heic),
  ]);
  const refused = visitor.locator('#report-form-files-error');
  for (const name of ['IMG_0815.heic', 'IMG_0816.HEIC'])
    await expect(refused).toContainText(`${name}: Dieses Bild kann Ihr Browser nicht öffnen`);
  await form.getByRole('button', { name: 'Diese Dateien weglassen' }).click();
  for (const [{ name }, notice] of chosen) {
    const row = form.getByRole('listitem').filter({ hasText: name });
    await expect(row).toContainText(notice || name);
    if (!notice) await expect(row).not.toContainText('Verkleinert');
  }
  await expectAccessibleInScheme(visitor, 'light');
  await form.getByRole('button', { name: text.send }).click();
  await readCode(visitor);

  await openReportingOffice(page, logins.firstOfficer);
  await unlock(page);
  await openReportMessage(page, 'Bilder vom Hof');
  const pixels = async (number: number, left: number, top: number) =>
    [
      ...(await sharp(await downloadFile(page, `${number}.jpg`))
        .extract({ left, top, width: 1, height: 1 })
        .removeAlpha()
        .raw()
        .toBuffer()),
    ].map((value) => (value > 127 ? 1 : 0));
  for (const [at, [, , [width, height]]] of chosen.entries()) {
    const image = await sharp(await downloadFile(page, `${at + 1}.jpg`)).metadata();
    expect([image.format, image.width, image.height]).toEqual(['jpeg', width, height]);
  }
  expect(await pixels(1, 5, 5), 'what was transparent').toEqual([1, 1, 1]);
  expect(await pixels(1, 150, 100)).toEqual([1, 0, 0]);
  expect(await pixels(3, 50, 50), 'turned by its Exif').toEqual([1, 0, 0]);
  expect(await pixels(3, 350, 50)).toEqual([0, 0, 1]);
}
