import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { testDatabase } from '../test/database.ts';
import { addUpload, pdfOf } from '../test/portal-files.ts';

const database = testDatabase();

const day = 86_400_000;
const names = async (folder: string) =>
  (await readdir(join(database.folder, folder)).catch(() => [])).toSorted();

async function sweep() {
  const { sweepFiles } = await import('@oilway/store/files/sweep.ts');
  const { databaseOf } = await import('../database/session.ts');
  const { storedFiles } = await import('./stored-uploads.ts');
  return sweepFiles(databaseOf(database.payload), storedFiles(), Date.now());
}

/** As if it had been noticed so many days ago that no row names these. */
async function age(folder: string, days: number) {
  for (const name of await names(folder)) {
    const moment = new Date(Date.now() - days * day);
    await utimes(join(database.folder, folder, name), moment, moment);
  }
}

async function picture(name: string) {
  const data = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#456' } })
    .png()
    .toBuffer();
  return { name, data, mimetype: 'image/png', size: data.length };
}

test('a file goes 35 days after no row names it any more; what is named once more stays', async () => {
  const { payload } = database;
  const { prepare } = await import('../library/prepare.ts');
  const kept = await addUpload(payload, 'Blatt.pdf', await pdfOf('Blatt'));
  await prepare(payload, kept);
  const before = await names('portal');
  expect(before).toHaveLength(2);
  // Written, then taken back: what a failure between the two leaves.
  const transaction = (await payload.db.beginTransaction()) as string;
  await payload.create({
    collection: 'portal-uploads',
    data: {} as never,
    file: { name: 'Halb.pdf', data: await pdfOf('Halb'), mimetype: 'application/pdf', size: 1 },
    req: { transactionID: transaction },
  });
  await payload.db.rollbackTransaction(transaction);
  expect(await names('portal')).toHaveLength(3);
  await age('portal', 400);

  expect(await sweep()).toEqual({ deleted: 0, waiting: 1 });
  expect(await sweep()).toEqual({ deleted: 0, waiting: 1 });
  await age('unnamed/portal', 34);
  expect(await sweep()).toEqual({ deleted: 0, waiting: 1 });
  await age('unnamed/portal', 36);
  expect(await sweep()).toEqual({ deleted: 1, waiting: 0 });
  expect([await names('portal'), await names('unnamed/portal')]).toEqual([before, []]);

  // A backup of before came back: the row is there again on the last day.
  await writeFile(join(database.folder, 'portal', 'erased.pdf'), 'x');
  await sweep();
  await age('unnamed/portal', 36);
  await payload.update({
    collection: 'portal-uploads',
    id: kept,
    data: { thumbnail: 'erased.pdf' },
  });
  expect(await sweep()).toEqual({ deleted: 0, waiting: 1 });
  expect(await names('portal')).toContain('erased.pdf');
  expect((await names('unnamed/portal')).join()).toMatch(/^[^,]+\.thumbnail\.webp$/);
});

test('a picture that was replaced or deleted leaves its bytes, and no name means two pictures', async () => {
  const { payload } = database;
  const data = { altDe: 'Halle', altPl: 'Hala' };
  const create = async () =>
    payload.create({ collection: 'media', data, file: await picture('Halle 1.png') });
  const [one, other] = [await create(), await create()];
  expect(one.filename).toMatch(/^Halle 1-[\da-f]{10}\.png$/);
  expect(one.filename).not.toBe(other.filename);
  const all = await names('media');
  expect(all).toHaveLength(4);
  const replaced = await payload.update({
    collection: 'media',
    id: one.id,
    data: {},
    file: await picture('Halle 1.png'),
  });
  expect([one.filename, other.filename]).not.toContain(replaced.filename);
  await payload.delete({ collection: 'media', id: other.id });
  expect(await names('media')).toEqual(expect.arrayContaining(all));
  expect(await names('media')).toHaveLength(6);
  expect(await sweep()).toMatchObject({ deleted: 0, waiting: expect.any(Number) });
  expect(await names('unnamed/media')).toHaveLength(4);
});

test('a picture that is duplicated has its bytes under a name of its own', async () => {
  const { payload } = database;
  const data = { altDe: 'Halle', altPl: 'Hala', focalX: 12, focalY: 88 };
  const made = await payload.create({ collection: 'media', data, file: await picture('Tor.png') });
  const copy = await payload.duplicate({ collection: 'media', id: made.id });
  expect(copy).toMatchObject({ ...data, width: 900, filename: expect.stringMatching(/^Tor-/) });
  expect(copy.filename).not.toBe(made.filename);
  const { storedFiles } = await import('./stored-uploads.ts');
  const { bytesOf } = await import('@oilway/store/files/file-store.ts');
  const bytes = async (name = '') => bytesOf(storedFiles(), `media/${name}`);
  expect(await bytes(copy.filename ?? '')).toEqual(await bytes(made.filename ?? ''));
});

test('a focal point that was moved writes no bytes', async () => {
  const { payload } = database;
  const data = { altDe: 'Halle', altPl: 'Hala' };
  const made = await payload.create({
    collection: 'media',
    data,
    file: await picture('Punkt.png'),
  });
  const before = await names('media');
  // As the studio's form asks for it; a crop, which it does not offer, is none.
  const uploadEdits = {
    focalPoint: { x: '12', y: '88' },
    crop: { width: 1, height: 1, x: 0, y: 0 },
  };
  const moved = await payload.update({
    collection: 'media',
    id: made.id,
    data: { focalX: 50, focalY: 50 },
    req: { query: { uploadEdits } } as never,
  });
  expect(moved).toMatchObject({ filename: made.filename, focalX: 12, focalY: 88, width: 900 });
  expect(await names('media')).toEqual(before);
});
