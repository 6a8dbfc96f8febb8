import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listDownloads } from '@oilway/store/library/downloads.ts';
import { expect, test } from 'vitest';
import { databaseOf } from '../../database/session.ts';
import { readPdf } from '../../library/read-pdf.ts';
import { testDatabase } from '../../test/database.ts';
import { seedMembers } from '../members.ts';
import { documentsOf, readLibraryTexts } from './documents.ts';
import { seedDownloads } from './seed-downloads.ts';
import { filesPerLocale, seedLibrary } from './seed-library.ts';

const database = testDatabase();

test('has 150 uniquely titled files in each language', () => {
  for (const locale of ['de', 'pl'] as const) {
    const words = readLibraryTexts(locale);
    const documents = documentsOf(words, locale);
    expect(JSON.stringify(documents)).not.toMatch(/\{\w+\}|undefined|NaN/);
    const titles = [
      ...documents.map(({ title }) => title),
      ...words.pictures,
      ...Object.keys(words.links),
    ];
    expect(new Set(titles).size).toBe(filesPerLocale);
  }
});

test('seeds files of every kind in both languages, visible only to companies of the same country', async () => {
  const { store, payload } = database;
  const readers = await Promise.all(
    (['de', 'pl'] as const).map(async (country) => {
      const { id } = await payload.create({
        collection: 'companies',
        data: { name: country, country },
      });
      return { id: country, companyId: id };
    }),
  );
  await seedLibrary(payload, 20);
  for (const [index, locale] of (['de-DE', 'pl-PL'] as const).entries()) {
    const reader = readers[index] ?? { id: '', companyId: null };
    const other = readers[1 - index] ?? reader;
    expect(await (await store.memberLibrary(other)).files(locale)).toEqual([]);
    const [root, ...others] = (await store.memberLibrary(reader)).categoryTree(locale);
    expect([root?.children.length, others]).toEqual([5, []]);
    const files = (await (await store.memberLibrary(reader)).files(locale, root?.id)) ?? [];
    expect(files).toHaveLength(20);
    const count = (has: (file: (typeof files)[number]) => unknown) => files.filter(has).length;
    expect(count(({ externalLink, file }) => externalLink && !file)).toBe(1);
    expect(count(({ file }) => file?.mediaType === 'image/jpeg')).toBe(2);
    expect(count(({ file }) => file?.mediaType === 'application/pdf')).toBe(17);
    expect(count(({ printFile }) => printFile)).toBeGreaterThan(10);
    expect(count(({ earlierVersions }) => earlierVersions.length > 0)).toBe(1);
  }
});

test('records downloads of two of three files of their country for the members of the demo', async () => {
  const { payload } = database;
  await seedMembers(payload);
  await seedDownloads(payload);
  const { docs: members } = await payload.find({ collection: 'members' });
  expect(members).toHaveLength(6);
  for (const { cultureName, id } of members) {
    const files = (await listDownloads(databaseOf(payload), id)).map(({ file }) => file);
    const { docs } = await payload.find({
      collection: 'portal-files',
      where: { title: { in: files }, 'category.culture': { equals: cultureName } },
      pagination: false,
    });
    expect([files.length, docs.length]).toEqual([12, 12]);
  }
});

test('generates PDFs with extractable text in the letters of each language', async () => {
  const { store } = database;
  for (const [companyId, locale, words] of [
    [1, 'de-DE', '[äöüÄÖÜß]'],
    [2, 'pl-PL', '[ąćęłńśźż]'],
  ] as const) {
    const reader = { id: locale, companyId };
    const files = (await (await store.memberLibrary(reader)).files(locale)) ?? [];
    const [sheet] = files.filter(({ file }) => file?.mediaType === 'application/pdf');
    const bytes = await store.locateFile(reader, sheet?.id ?? 0, 'file');
    const path = join(database.folder, bytes?.key ?? '');
    const { pages, text } = await readPdf(path);
    expect((await readFile(path)).length).toBeLessThan(60_000);
    expect(pages).toBeGreaterThan(0);
    expect(text).toMatch(new RegExp(words));
  }
});
