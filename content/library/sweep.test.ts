import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase, type TestDatabase } from '../test/database.ts';
import { addUpload, pdfOf } from '../test/portal-files.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openDatabase('sqlite');
});
afterAll(() => database?.close());

test('bytes without a row go after a day; those of an upload, younger ones and strangers stay', async () => {
  const { folder, payload } = database;
  const { prepare } = await import('./prepare.ts');
  const { sweepUploads } = await import('@oilway/store/library/sweep.ts');
  const { sessionOf } = await import('../database/session.ts');
  const portal = join(folder, 'portal');
  const kept = await addUpload(payload, 'Blatt.pdf', await pdfOf('Blatt'));
  await prepare(payload, kept);
  // Written to disk, then taken back: what a failure between the two leaves.
  const transaction = (await payload.db.beginTransaction()) as string;
  await payload.create({
    collection: 'portal-uploads',
    data: {} as never,
    file: { name: 'Halb.pdf', data: await pdfOf('Halb'), mimetype: 'application/pdf', size: 1 },
    req: { transactionID: transaction },
  });
  await payload.db.rollbackTransaction(transaction);
  await writeFile(join(portal, 'liesmich.txt'), 'von Hand');
  const names = await readdir(portal);
  expect(names).toHaveLength(4);

  const now = Date.now();
  const sweep = async () => sweepUploads(await sessionOf(payload), portal, now);
  expect(await sweep()).toBe(0);
  const yesterday = new Date(now - 86_500_000);
  for (const name of names) await utimes(join(portal, name), yesterday, yesterday);
  expect(await sweep()).toBe(1);

  const { filename, thumbnail } = await payload.findByID({
    collection: 'portal-uploads',
    id: kept,
    showHiddenFields: true,
  });
  expect((await readdir(portal)).toSorted()).toEqual(
    ['liesmich.txt', filename, thumbnail].toSorted(),
  );
  expect(await sweep()).toBe(0);
});
