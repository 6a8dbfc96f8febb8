import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { testDatabase } from '../test/database.ts';
import { addUpload, pdfOf } from '../test/portal-files.ts';

const database = testDatabase();

const dayMs = 86_400_000;
const names = async (folder: string) =>
  (await readdir(join(database.folder, folder)).catch(() => [])).toSorted();

async function sweep() {
  const { sweepOrphans } = await import('@oilway/store/files/sweep-orphans.ts');
  const { databaseOf } = await import('../database/session.ts');
  const { getFileStore } = await import('./stored-uploads.ts');
  return sweepOrphans(databaseOf(database.payload), getFileStore(), Date.now());
}

/** Sets the time since which files are unreferenced, in days before now. */
async function setAge(folder: string, days: number) {
  for (const name of await names(folder)) {
    const timestamp = new Date(Date.now() - days * dayMs);
    await utimes(join(database.folder, folder, name), timestamp, timestamp);
  }
}

async function pngFile(name: string) {
  const data = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#456' } })
    .png()
    .toBuffer();
  return { name, data, mimetype: 'image/png', size: data.length };
}

test('deletes a file 35 days after its last reference and restores one that is referenced again', async () => {
  const { payload } = database;
  const { processUpload } = await import('../library/prepare-upload.ts');
  const uploadId = await addUpload(payload, 'Blatt.pdf', await pdfOf('Blatt'));
  await processUpload(payload, uploadId);
  const before = await names('portal');
  expect(before).toHaveLength(2);
  // A rolled-back transaction leaves the written file.
  const transaction = (await payload.db.beginTransaction()) as string;
  await payload.create({
    collection: 'portal-uploads',
    data: {} as never,
    file: { name: 'Halb.pdf', data: await pdfOf('Halb'), mimetype: 'application/pdf', size: 1 },
    req: { transactionID: transaction },
  });
  await payload.db.rollbackTransaction(transaction);
  expect(await names('portal')).toHaveLength(3);
  await setAge('portal', 400);

  expect(await sweep()).toEqual({ deleted: 0, waiting: 1 });
  expect(await sweep()).toEqual({ deleted: 0, waiting: 1 });
  await setAge('orphaned/portal', 34);
  expect(await sweep()).toEqual({ deleted: 0, waiting: 1 });
  await setAge('orphaned/portal', 36);
  expect(await sweep()).toEqual({ deleted: 1, waiting: 0 });
  expect([await names('portal'), await names('orphaned/portal')]).toEqual([before, []]);

  // A restored backup references the file again on the last day.
  await writeFile(join(database.folder, 'portal', 'erased.pdf'), 'x');
  await sweep();
  await setAge('orphaned/portal', 36);
  await payload.update({
    collection: 'portal-uploads',
    id: uploadId,
    data: { thumbnail: 'erased.pdf' },
  });
  expect(await sweep()).toEqual({ deleted: 0, waiting: 1 });
  expect(await names('portal')).toContain('erased.pdf');
  expect((await names('orphaned/portal')).join()).toMatch(/^[^,]+\.thumbnail\.webp$/);
});

test('retains the bytes of replaced or deleted images and never reuses a file name', async () => {
  const { payload } = database;
  const data = { altDe: 'Halle', altPl: 'Hala' };
  const create = async () =>
    payload.create({ collection: 'media', data, file: await pngFile('Halle 1.png') });
  const [one, other] = [await create(), await create()];
  expect(one.filename).toMatch(/^Halle 1-[\da-f]{10}\.png$/);
  expect(one.filename).not.toBe(other.filename);
  const all = await names('media');
  expect(all).toHaveLength(4);
  const replaced = await payload.update({
    collection: 'media',
    id: one.id,
    data: {},
    file: await pngFile('Halle 1.png'),
  });
  expect([one.filename, other.filename]).not.toContain(replaced.filename);
  await payload.delete({ collection: 'media', id: other.id });
  expect(await names('media')).toEqual(expect.arrayContaining(all));
  expect(await names('media')).toHaveLength(6);
  expect(await sweep()).toMatchObject({ deleted: 0, waiting: expect.any(Number) });
  expect(await names('orphaned/media')).toHaveLength(4);
});

test('copies the bytes of a duplicated image to a new file name', async () => {
  const { payload } = database;
  const data = { altDe: 'Halle', altPl: 'Hala', focalX: 12, focalY: 88 };
  const created = await payload.create({
    collection: 'media',
    data,
    file: await pngFile('Tor.png'),
  });
  const copy = await payload.duplicate({ collection: 'media', id: created.id });
  expect(copy).toMatchObject({ ...data, width: 900, filename: expect.stringMatching(/^Tor-/) });
  expect(copy.filename).not.toBe(created.filename);
  const { getFileStore } = await import('./stored-uploads.ts');
  const { bytesOf } = await import('@oilway/store/files/file-store.ts');
  const bytes = async (name = '') => bytesOf(getFileStore(), `media/${name}`);
  expect(await bytes(copy.filename ?? '')).toEqual(await bytes(created.filename ?? ''));
});

test('writes no file when only the focal point changes', async () => {
  const { payload } = database;
  const data = { altDe: 'Halle', altPl: 'Hala' };
  const created = await payload.create({
    collection: 'media',
    data,
    file: await pngFile('Punkt.png'),
  });
  const before = await names('media');
  // The request of the studio's form; a crop, which it does not offer, is ignored.
  const uploadEdits = {
    focalPoint: { x: '12', y: '88' },
    crop: { width: 1, height: 1, x: 0, y: 0 },
  };
  const moved = await payload.update({
    collection: 'media',
    id: created.id,
    data: { focalX: 50, focalY: 50 },
    req: { query: { uploadEdits } } as never,
  });
  expect(moved).toMatchObject({ filename: created.filename, focalX: 12, focalY: 88, width: 900 });
  expect(await names('media')).toEqual(before);
});
