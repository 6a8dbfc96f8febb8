import { existsSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase, type TestDatabase } from '../test/database.ts';
import { addUpload, pdfOf, pdfOfPictures } from '../test/portal-files.ts';

let database: TestDatabase;
let prepare: typeof import('./prepare.ts').prepare;

beforeAll(async () => {
  database = await openDatabase('sqlite');
  ({ prepare } = await import('./prepare.ts'));
});
afterAll(() => database?.close());

const stored = (id: number) =>
  database.payload.findByID({ collection: 'portal-uploads', id, showHiddenFields: true });
const prepared = async (name: string, bytes: Buffer) => {
  const id = await addUpload(database.payload, name, bytes);
  await prepare(database.payload, id);
  return stored(id);
};
const add = (name: string, bytes: Buffer, type?: string) =>
  addUpload(database.payload, name, bytes, type);
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#f5a71e' } });
const thumbnailOf = async (name: string | null | undefined) =>
  sharp(await readFile(join(database.folder, 'portal', name ?? ''))).metadata();

describe('what the job reads', () => {
  test('of a PDF: its words on every page, how many pages it has, and a picture of the first', async () => {
    const bytes = await pdfOf('Viskosität bei Kälte', 'Zweite Seite');
    const { pages, preparation, text, thumbnail } = await prepared('Blatt.pdf', bytes);
    expect({ pages, preparation, text }).toEqual({
      pages: 2,
      preparation: 'done',
      text: 'Viskosität bei Kälte Zweite Seite',
    });
    expect(await thumbnailOf(thumbnail)).toMatchObject({ format: 'webp', width: 320 });
  });

  test('of a picture: a small one; of a text: its words', async () => {
    const wide = await prepared('Bild.png', await picture(900, 300).png().toBuffer());
    expect(await thumbnailOf(wide.thumbnail)).toMatchObject({ width: 320, height: 107 });
    const plain = await prepared('Liste.txt', Buffer.from('Öl\n\n  und   Filter'));
    expect([plain.text, plain.thumbnail]).toEqual(['Öl und Filter', null]);
  });

  test('of five million letters and of 100 pages: as much as a search can use', async () => {
    const { longestText } = await import('./text-file.ts');
    const letters = 'Öl und Łożysko. '.repeat(312_500);
    const text = await prepared('Wörter.txt', Buffer.from(letters));
    expect([text.preparation, text.text]).toEqual(['done', letters.slice(0, longestText)]);
    const page = 'Viskosität bei Kälte und Wärme. '.repeat(20);
    const handbook = await prepared('Handbuch.pdf', await pdfOf(...Array<string>(100).fill(page)));
    expect([handbook.preparation, handbook.pages]).toEqual(['done', 100]);
    expect(handbook.text?.length).toBeGreaterThan(60_000);
  });

  test('of a broken PDF: nothing, and the next file is read all the same', async () => {
    const end = Buffer.from('\nstartxref\n0\n%%EOF\n');
    const half = Buffer.concat([(await pdfOf('Halb')).subarray(0, 200), end]);
    expect(await prepared('Halb.pdf', half)).toMatchObject({ preparation: 'failed', text: null });
    expect((await prepared('Gut.pdf', await pdfOf('Gut'))).text).toBe('Gut');
  });

  test('of a file that takes too long: nothing, and its reader is ended', async () => {
    const { readUpload } = await import('./read-upload.ts');
    const path = join(database.folder, 'lang.pdf');
    await writeFile(path, await pdfOf(...Array.from({ length: 400 }, () => 'Seite '.repeat(200))));
    const unread = { path, thumbnail: `${path}.webp`, mediaType: 'application/pdf' };
    expect(await readUpload(unread, 50)).toBeUndefined();
    expect((await readUpload(unread))?.pages).toBeGreaterThan(300);
  });
});

test('of a PDF that unpacks to gigabytes: nothing, in little memory, and the next file is read all the same', async () => {
  const { readUpload } = await import('./read-upload.ts');
  const path = join(database.folder, 'viel.pdf');
  await writeFile(path, await pdfOfPictures(20, await picture(7000, 7000).png().toBuffer()));
  const before = memoryOfChildren();
  const reading = readUpload({ path, thumbnail: `${path}.webp`, mediaType: 'application/pdf' });
  let most = 0;
  const watch = setInterval(() => (most = Math.max(most, memoryOfChildren() - before)), 5);
  expect(await reading).toBeUndefined();
  clearInterval(watch);
  expect(most).toBeGreaterThan(100_000_000);
  expect(most).toBeLessThan(700_000_000);
  expect((await prepared('Danach.pdf', await pdfOf('Danach'))).text).toBe('Danach');
});

describe('what may be uploaded', () => {
  test('a picture of 59 megapixels is read; one of more than 60 is refused, with its size', async () => {
    const large = await prepared('Groß.jpg', await picture(8900, 6700).jpeg().toBuffer());
    expect(large.preparation).toBe('done');
    const larger = await picture(9000, 6700).jpeg().toBuffer();
    await expect(add('Größer.jpg', larger)).rejects.toThrow('61 Megapixel');
  });

  test.each([
    ['Preise.2026.CSV', 'Teil;Preis\r\nÖl;39,90', 'utf8', 'Preise.2026.csv'],
    ['Hinweise.md', '# Ölwechsel\n\n* Łożysko', 'utf8', 'Hinweise.md'],
    ['Lies mich.markdown', '# Größe', 'latin1', 'Lies mich.md'],
    ['Größen.txt', 'Größe für Ölfilter', 'latin1', 'Größen.txt'],
    ['Preise.csv', '\ufeffGröße;Łożysko', 'utf16le', 'Preise.csv'],
  ] as const)(
    'the text %s is read, and keeps its ending and its bytes',
    async (name, words, encoding, kept) => {
      const bytes = Buffer.from(words, encoding);
      const { filename, mimeType, originalName, text } = await prepared(name, bytes);
      const read = words.replace('\ufeff', '').replaceAll(/\s+/g, ' ');
      expect([originalName, mimeType, text]).toEqual([kept, 'text/plain', read]);
      const stored = await readFile(join(database.folder, 'portal', filename ?? ''));
      expect(stored.equals(bytes)).toBe(true);
    },
  );

  test.each([['a page in UTF-16', '\ufeff<!doctype html><script>alert(1)</script>', 'Seite.txt']])(
    '%s is refused',
    async (_, words, name) => {
      await expect(add(name, Buffer.from(words, 'utf16le'))).rejects.toThrow('kein Text');
    },
  );

  test.each([
    ['a page', '<!doctype html><script>alert(1)</script>', 'Seite.pdf'],
    ['a drawing with scripts', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'Bild.png'],
    ['a program', '\u007fELF\u0002\u0001\u0001\u0000', 'Programm.txt'],
    ['bytes without a meaning', '\u0000\u0001\u0002', 'Daten.txt'],
    ['nothing', '', 'Leer.txt'],
  ])('%s is refused, whatever it is called', async (_, bytes, name) => {
    const before = await database.payload.count({ collection: 'portal-uploads' });
    await expect(add(name, Buffer.from(bytes, 'latin1'))).rejects.toThrow();
    expect(await database.payload.count({ collection: 'portal-uploads' })).toEqual(before);
  });

  test('the type is that of the bytes, and the name is made harmless', async () => {
    const png = await picture(8, 8).png().toBuffer();
    const names = {
      'Bild.pdf': 'Bild.png',
      '../../etc/passwd': 'passwd.png',
      'C:\\Windows\\system.ini': 'system.png',
      'a\r\nSet-Cookie: x=1.png': 'a Set-Cookie_ x=1.png',
      'Rechnung\u202Egnp.exe': 'Rechnunggnp.png',
      '.htaccess': 'datei.png',
      '"; filename=evil.html': "'; filename=evil.png",
      'Ölwechsel Łódź.png': 'Ölwechsel Łódź.png',
    };
    for (const [given, kept] of Object.entries(names)) {
      const { filename, mimeType, originalName } = await stored(
        await add(given, png, 'application/pdf'),
      );
      expect([given, originalName, mimeType]).toEqual([given, kept, 'image/png']);
      expect(filename).toMatch(/^[\da-f-]{36}\.png$/);
    }
  });
});

/** Bytes that the processes hold which this one has started. */
function memoryOfChildren(): number {
  const pids = readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8').trim();
  return pids
    .split(' ')
    .filter(Boolean)
    .reduce((sum, pid) => {
      const [, pages = 0] = existsSync(`/proc/${pid}/statm`)
        ? readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ')
        : [];
      return sum + Number(pages) * 4096;
    }, 0);
}
