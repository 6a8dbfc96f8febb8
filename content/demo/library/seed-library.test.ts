import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readPdf } from '../../library/read-pdf.ts';
import { testDatabase } from '../../test/database.ts';
import { documentsOf, readWords } from './documents.ts';
import { seedLibrary, wholeLibrary } from './seed-library.ts';

const database = testDatabase();

test('each language has 150 files of different titles', () => {
  for (const locale of ['de', 'pl'] as const) {
    const words = readWords(locale);
    const documents = documentsOf(words, locale);
    expect(JSON.stringify(documents)).not.toMatch(/\{\w+\}|undefined|NaN/);
    const titles = [
      ...documents.map(({ title }) => title),
      ...words.pictures,
      ...Object.keys(words.links),
    ];
    expect(new Set(titles).size).toBe(wholeLibrary);
  }
});

test('a small library has files of every kind, in both languages, for the companies of each', async () => {
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
  for (const [index, culture] of (['de-DE', 'pl-PL'] as const).entries()) {
    const reader = readers[index] ?? { id: '', companyId: null };
    const other = readers[1 - index] ?? reader;
    expect(await (await store.libraryOf(other)).files(culture)).toEqual([]);
    const [root, ...more] = (await store.libraryOf(reader)).tree(culture);
    expect([root?.children.length, more]).toEqual([5, []]);
    const files = (await (await store.libraryOf(reader)).files(culture, root?.id)) ?? [];
    expect(files).toHaveLength(20);
    const count = (has: (file: (typeof files)[number]) => unknown) => files.filter(has).length;
    expect(count(({ externalLink, file }) => externalLink && !file)).toBe(1);
    expect(count(({ file }) => file?.mediaType === 'image/jpeg')).toBe(2);
    expect(count(({ file }) => file?.mediaType === 'application/pdf')).toBe(17);
    expect(count(({ printFile }) => printFile)).toBeGreaterThan(10);
    expect(count(({ earlier }) => earlier.length > 0)).toBe(1);
  }
});

test('the PDFs say what they should in the letters of their language', async () => {
  const { store } = database;
  for (const [companyId, culture, words] of [
    [1, 'de-DE', '[äöüÄÖÜß]'],
    [2, 'pl-PL', '[ąćęłńśźż]'],
  ] as const) {
    const reader = { id: culture, companyId };
    const files = (await (await store.libraryOf(reader)).files(culture)) ?? [];
    const [sheet] = files.filter(({ file }) => file?.mediaType === 'application/pdf');
    const bytes = await store.libraryBytes(reader, sheet?.id ?? 0, 'file');
    const path = join(database.folder, bytes?.key ?? '');
    const { pages, text } = await readPdf(path);
    expect((await readFile(path)).length).toBeLessThan(60_000);
    expect(pages).toBeGreaterThan(0);
    expect(text).toMatch(new RegExp(words));
  }
});
