import fc from 'fast-check';
import { pino } from 'pino';
import { beforeEach, expect, test, vi } from 'vitest';
import { runs } from '../../../content/test/full.ts';
import { locales } from '../../locales.ts';
import type { IndexedFile } from '../index-entries.ts';
import { LibrarySearch } from './library-search.ts';

let lines: { level: number; msg: string }[];
beforeEach(() => {
  lines = [];
});
const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) });

/** Returns a store with a library, and the ids of the files that were read. */
function libraryOf(...titles: string[]) {
  const files = new Map<number, IndexedFile & { mark: string }>();
  const read: number[] = [];
  const put = (id: number, name: string, mark = '1') =>
    files.set(id, {
      id,
      name,
      mark,
      fileName: `${name}.pdf`,
      mediaType: 'application/pdf',
      category: 1 + (id % 3),
      nodeKey: 'key',
      categoryTitle: 'Motoröle',
      locale: id % 2 === 0 ? 'pl-PL' : 'de-DE',
      date: new Date(Date.UTC(2020 + (id % 5), 1, id % 27)).toISOString(),
      version: '',
      externalLink: null,
      hasFile: true,
      hasPrintFile: id % 4 === 0,
      text: `Innen steht ${name}`,
    });
  for (const [at, title] of titles.entries()) put(at + 1, title);
  let revision = 1;
  const library = {
    libraryRevision: async () => revision,
    indexVersions: async () => new Map([...files].map(([id, { mark }]) => [id, mark])),
    categoryParents: async () =>
      new Map([
        [1, null],
        [2, 1],
        [3, null],
      ]),
    async *indexedFiles(ids: readonly number[] = [...files.keys()], hasTexts = true) {
      if (hasTexts) read.push(...ids);
      yield ids.flatMap((id) => files.get(id) ?? []);
    },
  };
  return { library, files, put, read, raise: () => (revision += 1) };
}

type Library = ReturnType<typeof libraryOf>;
const searchOf = ({ library }: Library) => new LibrarySearch({ library, log });
const all = new Set([1, 2, 3]);
const ids = async (search: LibrarySearch, words: string, locale: 'de-DE' | 'pl-PL' = 'de-DE') =>
  (await search.find({ words, locale, filters: [], isIncomplete: false }, all)).ids;

test('waits for the first index before it answers a search', async () => {
  const library = libraryOf('Ölfilterwechsel', 'Wymiana filtra');
  const search = searchOf(library);
  search.start();
  expect(library.read).toEqual([]);
  expect(await ids(search, 'Filter')).toEqual([1]);
  expect(await ids(search, 'filtry', 'pl-PL')).toEqual([2]);
  await search.stop();
});

test('lists and filters files before their texts are read', async () => {
  const library = libraryOf('Eins', 'Dwa', 'Drei');
  const { indexedFiles } = library.library;
  library.library.indexedFiles = async function* (ids, hasTexts) {
    if (hasTexts !== false) await new Promise(() => {});
    yield* indexedFiles(ids, false);
  };
  const search = searchOf(library);
  const query = { words: ' ', locale: 'de-DE', filters: ['2021'], isIncomplete: false } as const;
  const found = await search.find(query, all);
  expect(found.ids).toEqual([1]);
  expect(found.filters.map(({ key }) => key)).toEqual(['pdf', '2023', '2021']);
});

test('finds several frequent words together among the files a member may read', async () => {
  const library = libraryOf(
    ...Array.from({ length: 900 }, (_, at) => `${at % 3 ? 'Ölfilter' : 'Kabel'} Blatt ${at}`),
  );
  library.put(1801, 'Blatt 11 für Ölfilter');
  library.put(1803, 'Kabel, Ölfilter, Blatt');
  const search = searchOf(library);
  const find = async (words: string, rights: ReadonlySet<number>) =>
    (await search.find({ words, locale: 'de-DE', filters: [], isIncomplete: false }, rights)).ids;
  const named = (...words: string[]) =>
    [...library.files.values()].filter(
      ({ locale, name }) =>
        locale === 'de-DE' && words.every((word) => name.split(/[ ,]+/).includes(word)),
    );
  for (const [rights, ...words] of [
    [all, 'Blatt'],
    [all, 'Blatt', 'Ölfilter'],
    [all, 'Ölfilter', 'Kabel'],
    [all, 'Blatt', '11'],
    [new Set([2]), 'Blatt', 'Ölfilter'],
    [new Set([2]), 'Blatt', '11'],
    [new Set([1]), 'Kabel', 'Ölfilter'],
  ] as const) {
    const expected = named(...words).filter(({ category }) => rights.has(category));
    const found = await find(words.join(' '), rights);
    expect([words, found.toSorted()]).toEqual([words, expected.map(({ id }) => id).toSorted()]);
  }
  expect((await find('Blatt Ölfilter 11', all)).toSorted()).toEqual([1801]);
});

test('rejects a search when the library cannot be read within 30 seconds', async () => {
  const library = libraryOf('Eins');
  library.library.libraryRevision = () => new Promise(() => {});
  vi.useFakeTimers();
  const refused = expect(ids(searchOf(library), 'Eins')).rejects.toThrow('has not been read yet');
  await vi.advanceTimersByTimeAsync(30_000);
  await refused;
  vi.useRealTimers();
});

test('reads only new and changed files', async () => {
  const library = libraryOf('Eins', 'Dwa', 'Drei', 'Cztery', 'Fünf');
  const search = searchOf(library);
  await search.poll();
  library.put(3, 'Anderes', '2');
  library.put(7, 'Sieben');
  library.files.delete(5);
  library.read.length = 0;
  library.raise();
  await search.poll();
  expect(library.read).toEqual([3, 7]);
  for (const [words, found] of [
    ['Drei', []],
    ['Anderes', [3]],
    ['Sieben', [7]],
    ['Fünf', []],
  ] as const)
    expect([words, await ids(search, words)]).toEqual([words, found]);
});

test('splits compounds of already indexed files by new words', async () => {
  const library = libraryOf('Vergaserdüse', 'x', 'Brems');
  const search = searchOf(library);
  expect(await ids(search, 'Düse Vergaser')).toEqual([1]);
  library.put(5, 'Düse');
  library.put(7, 'Vergaser');
  library.raise();
  await search.poll();
  expect(await ids(search, 'Vergaser')).toEqual([7, 1]);
  library.files.delete(7);
  library.raise();
  await search.poll();
  expect(await ids(search, 'Vergaser')).toEqual([1]);
});

test('yields to the event loop during indexing', async () => {
  const text = Array.from({ length: 300 }, (_, at) => `Wort${at % 50} Öl${at}`).join(' ');
  const library = libraryOf(...Array.from({ length: 400 }, (_, at) => `Blatt ${at}`));
  for (const file of library.files.values()) file.text = text;
  const search = searchOf(library);
  const began = performance.now();
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 1);
  await search.poll();
  clearInterval(timer);
  // A slice takes 8 ms; more on a busy machine.
  expect((performance.now() - began) / turns).toBeLessThan(50);
  expect(turns).toBeGreaterThan(5);
});

test('stops indexing without reading the remaining files', async () => {
  const library = libraryOf(...Array.from({ length: 3000 }, (_, at) => `Blatt ${at}`));
  const search = searchOf(library);
  const { indexedFiles } = library.library;
  let stopped: Promise<void> | undefined;
  library.library.indexedFiles = async function* (ids, hasTexts) {
    if (hasTexts !== false) stopped ??= search.stop();
    yield* indexedFiles(ids, hasTexts);
  };
  search.start();
  await vi.waitFor(() => expect(stopped).toBeDefined());
  await stopped;
  expect(library.read).toHaveLength(200);
});

test('serves the last index while the database is unavailable', async () => {
  const library = libraryOf('Eins');
  const search = searchOf(library);
  expect(await ids(search, 'Eins')).toEqual([1]);
  const { libraryRevision } = library.library;
  library.library.libraryRevision = () => Promise.reject(new Error('away'));
  await search.poll();
  await search.poll();
  expect(await ids(search, 'Eins')).toEqual([1]);
  expect(lines.map(({ msg }) => msg)).toEqual(['the library cannot be read']);
  library.library.libraryRevision = libraryRevision;
  library.put(3, 'Drei');
  library.raise();
  await search.poll();
  expect(await ids(search, 'Drei')).toEqual([3]);
});

test('returns the same results in the same order whether the index was updated or built anew', async () => {
  const words = ['Öl', 'Filter', 'Getriebe', 'olej', 'Ölfilter', 'Wechsel', 'Station'];
  const change = fc.record({
    id: fc.integer({ min: 1, max: 40 }),
    name: fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 3 }),
    remove: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(change, { maxLength: 6 }), { maxLength: 15 }),
      async (rounds) => {
        const library = libraryOf();
        const followed = searchOf(library);
        let mark = 0;
        for (const changes of rounds) {
          for (const { id, name, remove } of changes) {
            mark += 1;
            if (remove) library.files.delete(id);
            else library.put(id, name.join(' '), String(mark));
          }
          library.raise();
          await followed.poll();
        }
        const anew = searchOf(library);
        for (const locale of locales)
          for (const word of ['', ...words, 'Fitler', 'Filterwechsel', 'Öl Station']) {
            const [one, other] = [await ids(followed, word, locale), await ids(anew, word, locale)];
            expect([word, one]).toEqual([word, other]);
          }
      },
    ),
    runs(40, 1000),
  );
});
