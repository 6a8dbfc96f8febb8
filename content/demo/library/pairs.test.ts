import { type Culture, cultures, localeOf } from '@oilway/store/cultures.ts';
import type { IndexedFile } from '@oilway/store/library/index-entries.ts';
import { LibrarySearch } from '@oilway/store/library/search/library-search.ts';
import { pino } from 'pino';
import { beforeAll, describe, expect, test } from 'vitest';
import { documentsOf } from './documents.ts';
import { foundNowhere, queryPairs } from './query-pairs.ts';
import { readWords } from './words.ts';

/** The one category here that all files may be in as far as rights go. */
const category = 1;

/** The demo's library of a country as a search index reads it. */
function libraryOf(culture: Culture, first: number): IndexedFile[] {
  const said = readWords(localeOf(culture));
  const documents = documentsOf(said, localeOf(culture)).map(({ pages, place, title }) => {
    const words = pages.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]);
    return { title, place, type: 'application/pdf', ending: '.pdf', text: words.join(' ') };
  });
  const pictures = said.pictures.map((title) => {
    return { title, place: 'pictures' as const, type: 'image/jpeg', ending: '.jpg', text: title };
  });
  const links = Object.keys(said.links).map((title) => {
    return { title, place: 'forms' as const, type: '', ending: '', text: '' };
  });
  return [...documents, ...pictures, ...links].map(({ ending, place, text, title, type }, at) => ({
    ...{ id: first + at, name: title, fileName: ending && title + ending, mediaType: type },
    ...{ category, nodeKey: '', categoryTitle: said.categories[place], culture, text },
    ...{ date: '2026-01-05T00:00:00.000Z', version: '1.0', hasPrintFile: false },
    ...{ externalLink: ending ? null : 'https://preise.example/', hasFile: ending !== '' },
  }));
}

const files = new Map(
  [...libraryOf('de-DE', 1), ...libraryOf('pl-PL', 1001)].map((file) => [file.id, file]),
);
const search = new LibrarySearch({
  library: {
    libraryRevision: async () => 1,
    indexMarks: async () => new Map([...files.keys()].map((id) => [id, '1'])),
    categoryParents: async () => new Map([[category, null]]),
    async *indexedFiles(ids: readonly number[] = [...files.keys()]) {
      yield ids.flatMap((id) => files.get(id) ?? []);
    },
  },
  log: pino({ level: 'silent' }),
});
beforeAll(() => search.poll());

async function titles(culture: Culture, words: string): Promise<(string | undefined)[]> {
  const asked = { words, culture, filters: [], typing: false };
  const { ids } = await search.find(asked, new Set([category]));
  return ids.map((id) => files.get(id)?.name);
}

describe.each(cultures)('%s', (culture) => {
  test.each(Object.entries(queryPairs[culture]))('%s', async (_, pairs) => {
    const wrong: unknown[] = [];
    for (const [words, title, among = 1] of pairs) {
      const found = await titles(culture, words);
      if (!found.slice(0, among).includes(title))
        wrong.push({ words, title, place: found.indexOf(title) + 1, first: found.slice(0, 3) });
    }
    expect(wrong).toEqual([]);
  });

  test('what is nowhere is not found', async () => {
    for (const words of foundNowhere[culture])
      expect([words, await titles(culture, words)]).toEqual([words, []]);
  });
});
