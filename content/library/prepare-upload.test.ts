import { existsSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase, type TestDatabase } from '../test/database.ts';
import { addUpload, pdfOf, pdfWithImages } from '../test/portal-files.ts';

let database: TestDatabase;
let prepare: typeof import('./prepare-upload.ts').processUpload;

beforeAll(async () => {
  database = await openDatabase('sqlite');
  ({ processUpload: prepare } = await import('./prepare-upload.ts'));
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

describe('upload preparation', () => {
  test('extracts text, page count and a thumbnail from a PDF', async () => {
    const bytes = await pdfOf('Viskosität bei Kälte', 'Zweite Seite');
    const { pages, preparation, text, thumbnail } = await prepared('Blatt.pdf', bytes);
    expect({ pages, preparation, text }).toEqual({
      pages: 2,
      preparation: 'done',
      text: 'Viskosität bei Kälte Zweite Seite',
    });
    expect(await thumbnailOf(thumbnail)).toMatchObject({ format: 'webp', width: 320 });
  });

  test('creates a thumbnail of an image and extracts text from a text file', async () => {
    const wide = await prepared('Bild.png', await picture(900, 300).png().toBuffer());
    expect(await thumbnailOf(wide.thumbnail)).toMatchObject({ width: 320, height: 107 });
    const plain = await prepared('Liste.txt', Buffer.from('Öl\n\n  und   Filter'));
    expect([plain.text, plain.thumbnail]).toEqual(['Öl und Filter', null]);
  });

  test('limits the extracted text of a long text file and reads a PDF of 100 pages', async () => {
    const { maxTextLength } = await import('./text-file.ts');
    const letters = 'Öl und Łożysko. '.repeat(312_500);
    const text = await prepared('Wörter.txt', Buffer.from(letters));
    expect([text.preparation, text.text]).toEqual(['done', letters.slice(0, maxTextLength)]);
    const page = 'Viskosität bei Kälte und Wärme. '.repeat(20);
    const handbook = await prepared('Handbuch.pdf', await pdfOf(...Array<string>(100).fill(page)));
    expect([handbook.preparation, handbook.pages]).toEqual(['done', 100]);
    expect(handbook.text?.length).toBeGreaterThan(60_000);
  });

  test('marks a broken PDF as failed and reads the next file', async () => {
    const end = Buffer.from('\nstartxref\n0\n%%EOF\n');
    const half = Buffer.concat([(await pdfOf('Halb')).subarray(0, 200), end]);
    expect(await prepared('Halb.pdf', half)).toMatchObject({ preparation: 'failed', text: null });
    expect((await prepared('Gut.pdf', await pdfOf('Gut'))).text).toBe('Gut');
  });

  test('returns nothing for a file that exceeds the time limit', async () => {
    const { readUpload } = await import('./read-upload.ts');
    const path = join(database.folder, 'lang.pdf');
    await writeFile(path, await pdfOf(...Array.from({ length: 400 }, () => 'Seite '.repeat(200))));
    const unread = { path, thumbnail: `${path}.webp`, mediaType: 'application/pdf' };
    expect(await readUpload(unread, 50)).toBeUndefined();
    expect((await readUpload(unread))?.pages).toBeGreaterThan(300);
  });
});

test('stops reading a PDF decompression bomb within 700 MB and reads the next file', async () => {
  const { readUpload } = await import('./read-upload.ts');
  const path = join(database.folder, 'viel.pdf');
  await writeFile(path, await pdfWithImages(20, await picture(7000, 7000).png().toBuffer()));
  const before = memoryOfChildren();
  const reading = readUpload({ path, thumbnail: `${path}.webp`, mediaType: 'application/pdf' });
  let peak = 0;
  const watch = setInterval(() => (peak = Math.max(peak, memoryOfChildren() - before)), 5);
  expect(await reading).toBeUndefined();
  clearInterval(watch);
  expect(peak).toBeGreaterThan(100_000_000);
  expect(peak).toBeLessThan(700_000_000);
  expect((await prepared('Danach.pdf', await pdfOf('Danach'))).text).toBe('Danach');
});

describe('upload validation', () => {
  test('accepts an image of 59 megapixels and rejects one of more than 60 with its size', async () => {
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
    'reads the text file %s, normalizes its extension and preserves its bytes',
    async (name, words, encoding, expectedName) => {
      const bytes = Buffer.from(words, encoding);
      const { filename, mimeType, originalName, text } = await prepared(name, bytes);
      const read = words.replace('\ufeff', '').replaceAll(/\s+/g, ' ');
      expect([originalName, mimeType, text]).toEqual([expectedName, 'text/plain', read]);
      const stored = await readFile(join(database.folder, 'portal', filename ?? ''));
      expect(stored.equals(bytes)).toBe(true);
    },
  );

  test.each([['a page in UTF-16', '\ufeff<!doctype html><script>alert(1)</script>', 'Seite.txt']])(
    'rejects %s',
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
  ])('rejects %s regardless of the file extension', async (_, bytes, name) => {
    const before = await database.payload.count({ collection: 'portal-uploads' });
    await expect(add(name, Buffer.from(bytes, 'latin1'))).rejects.toThrow();
    expect(await database.payload.count({ collection: 'portal-uploads' })).toEqual(before);
  });

  test('detects the type from the bytes and sanitizes the file name', async () => {
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
    for (const [given, expectedName] of Object.entries(names)) {
      const { filename, mimeType, originalName } = await stored(
        await add(given, png, 'application/pdf'),
      );
      expect([given, originalName, mimeType]).toEqual([given, expectedName, 'image/png']);
      expect(filename).toMatch(/^[\da-f-]{36}\.png$/);
    }
  });
});

/** Returns the resident memory of this process's children, in bytes. */
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
