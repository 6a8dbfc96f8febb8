import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderFiles } from '@oilway/store/files/folder-files.ts';
import type { IndexedFile } from '@oilway/store/library/index-entries.ts';
import fc from 'fast-check';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runs } from '../content/test/full.ts';
import { LibrarySearch } from './library-search.ts';

let folder: string;
let lines: { level: number; msg: string; reason?: string }[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'oilway-search-'));
  lines = [];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const keptIn = () => join(folder, 'cache/search');
const path = () => join(keptIn(), 'library.snapshot');
const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) });

/** Files as the content hands them out, and which of them were asked for. */
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
      culture: id % 2 === 0 ? 'pl-PL' : 'de-DE',
      date: new Date(Date.UTC(2020 + (id % 5), 1, id % 27)).toISOString(),
      version: '',
      externalLink: null,
      hasFile: true,
      hasPrintFile: id % 4 === 0,
      text: `Innen steht ${name}`,
    });
  for (const [at, title] of titles.entries()) put(at + 1, title);
  let revision = 1;
  const content = {
    libraryRevision: async () => revision,
    indexMarks: async () => new Map([...files].map(([id, { mark }]) => [id, mark])),
    categoryParents: async () =>
      new Map([
        [1, null],
        [2, 1],
        [3, null],
      ]),
    async *indexedFiles(ids: readonly number[] = [...files.keys()]) {
      read.push(...ids);
      yield ids.flatMap((id) => files.get(id) ?? []);
    },
  };
  return { content, files, put, read, raise: () => (revision += 1) };
}

type Library = ReturnType<typeof libraryOf>;
const searchOf = ({ content: library }: Library) =>
  new LibrarySearch({ library, files: new FolderFiles(folder), log });
const all = new Set([1, 2, 3]);
const ids = async (search: LibrarySearch, words: string, culture: 'de-DE' | 'pl-PL' = 'de-DE') =>
  (await search.find({ words, culture, filters: [], typing: false }, all)).ids;

test('what was kept is found again without a file being read, and is its owner’s alone', async () => {
  const library = libraryOf('Ölfilterwechsel', 'Wymiana filtra', 'Getriebeöl', 'Skrzynia biegów');
  const first = searchOf(library);
  expect(await ids(first, 'Filter')).toEqual([1]);
  await first.stop();
  expect(readdirSync(keptIn())).toEqual(['library.snapshot']);
  expect(statSync(path()).mode & 0o777).toBe(0o600);
  library.read.length = 0;
  const second = searchOf(library);
  expect(await ids(second, 'Filter')).toEqual([1]);
  expect(await ids(second, 'skrzynie', 'pl-PL')).toEqual([4]);
  expect(library.read).toEqual([]);
  expect(lines).toEqual([]);
});

test('only what changed since is read', async () => {
  const library = libraryOf('Eins', 'Dwa', 'Drei', 'Cztery', 'Fünf');
  await searchOf(library).poll();
  const first = searchOf(library);
  await first.poll();
  await first.stop();
  library.put(3, 'Dreizehn', '2');
  library.put(7, 'Sieben');
  library.files.delete(5);
  library.read.length = 0;
  const second = searchOf(library);
  expect(await ids(second, 'Dreizehn')).toEqual([3]);
  expect(await ids(second, 'Sieben')).toEqual([7]);
  expect(await ids(second, 'Fünf')).toEqual([]);
  expect(library.read).toEqual([3, 7]);
});

test('a snapshot that is torn, changed, foreign or of another version is passed over with one line', async () => {
  const library = libraryOf('Ölfilterwechsel', 'Wymiana', 'Getriebeöl');
  const search = searchOf(library);
  await search.poll();
  await search.stop();
  const whole = readFileSync(path());
  const turned = Buffer.from(whole);
  turned.writeUInt8(turned.readUInt8(100) ^ 1, 100);
  const bad = [
    whole.subarray(0, whole.length / 2),
    whole.subarray(0, 10),
    Buffer.alloc(0),
    turned,
    Buffer.concat([whole, Buffer.from('x')]),
    Buffer.from(whole.toString('latin1').replace(/000\d/, '0000'), 'latin1'),
    Buffer.from('PNG'.repeat(100)),
  ];
  for (const bytes of bad) {
    writeFileSync(path(), bytes);
    lines.length = 0;
    library.read.length = 0;
    const next = searchOf(library);
    expect(await ids(next, 'Filter')).toEqual([1]);
    expect(library.read).toEqual([1, 2, 3]);
    expect(lines.map(({ msg }) => msg)).toEqual([
      'the snapshot of the library search cannot be used',
    ]);
  }
  await fc.assert(
    fc.asyncProperty(
      fc.nat({ max: whole.length - 1 }),
      fc.integer({ min: 1, max: 255 }),
      async (at, bits) => {
        const bytes = Buffer.from(whole);
        bytes.writeUInt8(bytes.readUInt8(at) ^ bits, at);
        writeFileSync(path(), bytes);
        expect(await ids(searchOf(library), 'Filter')).toEqual([1]);
      },
    ),
    runs(60, 1000),
  );
});

test('a folder that cannot be written costs a line', async () => {
  const library = libraryOf('Eins');
  writeFileSync(join(folder, 'file'), '');
  const search = new LibrarySearch({
    library: library.content,
    files: new FolderFiles(join(folder, 'file')),
    log,
  });
  expect(await ids(search, 'Eins')).toEqual([1]);
  lines.length = 0;
  await search.stop();
  expect(lines.map(({ msg }) => msg)).toEqual([
    'the snapshot of the library search was not written',
  ]);
});

test('two at once leave a whole one', async () => {
  const library = libraryOf(...Array.from({ length: 300 }, (_, at) => `Blatt ${at}`));
  const both = [searchOf(library), searchOf(library)];
  await Promise.all(both.map((search) => search.poll()));
  await Promise.all(both.map((search) => search.stop()));
  expect(readdirSync(keptIn())).toEqual(['library.snapshot']);
  library.read.length = 0;
  expect(await ids(searchOf(library), 'Blatt 298')).toEqual([299]);
  expect(library.read).toEqual([]);
});

test('while the database is away the last state serves', async () => {
  const library = libraryOf('Eins');
  const search = searchOf(library);
  expect(await ids(search, 'Eins')).toEqual([1]);
  const { libraryRevision } = library.content;
  library.content.libraryRevision = () => Promise.reject(new Error('away'));
  await search.poll();
  await search.poll();
  expect(await ids(search, 'Eins')).toEqual([1]);
  expect(lines.map(({ msg }) => msg)).toEqual(['the library cannot be read']);
  library.content.libraryRevision = libraryRevision;
  library.put(3, 'Drei');
  library.raise();
  await search.poll();
  expect(await ids(search, 'Drei')).toEqual([3]);
});

test('after any changes the same is found as in an index made anew', async () => {
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
        for (const culture of ['de-DE', 'pl-PL'] as const)
          for (const word of ['', ...words]) {
            const [one, other] = [
              await ids(followed, word, culture),
              await ids(anew, word, culture),
            ];
            expect([word, one.toSorted()]).toEqual([word, other.toSorted()]);
          }
      },
    ),
    runs(40, 1000),
  );
});
