import sharp from 'sharp';
import { expect, test } from 'vitest';
import { testDatabase } from '../test/database.ts';
import { pdfOf } from '../test/portal-files.ts';

const database = testDatabase();

const flat = () =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: '#f5a71e' } });
const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
const noisy = () =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: '#456', noise } });
const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);

/** The first box of a HEIC file. */
const heic = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypheic\0\0\0\0mif1heic', 'latin1'),
  Buffer.alloc(200),
]);
const bmp = Buffer.concat([Buffer.from('BM'), Buffer.alloc(100)]);

const files: Record<string, () => Promise<Buffer>> = {
  html: async () => Buffer.from('<!DOCTYPE html><html><body>Nicht gefunden</body></html>'),
  words: async () => Buffer.from('Öl und Filter'),
  binary: async () => Buffer.from([1, 2, 3, 4, 0, 0, 5, 6]),
  empty: async () => Buffer.alloc(0),
  pdf: () => pdfOf('Blatt'),
  gif: () => flat().gif().toBuffer(),
  tiff: () => flat().tiff().toBuffer(),
  bmp: async () => bmp,
  heic: async () => heic,
  halfJpeg: async () => half(await noisy().jpeg().toBuffer()),
  halfPng: async () => half(await noisy().png().toBuffer()),
  halfWebp: async () => half(await noisy().webp().toBuffer()),
  halfAvif: async () => half(await noisy().avif().toBuffer()),
};

async function store(name: string, data: Buffer, language: 'de' | 'pl' | 'en' = 'de') {
  const { createLocalReq } = await import('payload');
  const { payload } = database;
  const req = await createLocalReq({}, payload);
  Object.assign(req.i18n, { language });
  return payload.create({
    collection: 'media',
    data: { altDe: 'Werkstatt', altPl: 'Warsztat' },
    file: { data, name, mimetype: 'image/jpeg', size: data.length },
    req,
  });
}

test.each([
  ['html', 'Halle.jpg', 'Halle.jpg ist kein Bild, sondern eine Datei vom Typ HTML.'],
  ['pdf', 'Halle.jpg', 'Halle.jpg ist kein Bild, sondern eine Datei vom Typ PDF.'],
  ['words', 'Halle.jpg', 'Halle.jpg ist kein Bild, das sich lesen lässt.'],
  ['binary', 'Halle.png', 'Halle.png ist kein Bild, das sich lesen lässt.'],
  ['empty', 'Halle.jpg', 'Halle.jpg ist leer, die Datei hat 0 Bytes.'],
  ['gif', 'Halle.gif', 'Bild im Format GIF, das hier nicht möglich ist. Bitte speichern Sie es'],
  ['tiff', 'Halle.jpg', 'Bild im Format TIFF'],
  ['bmp', 'Halle.bmp', 'Bild im Format BMP'],
  ['heic', 'IMG_0815.HEIC', 'Einstellungen › Kamera › Formate › „Maximale Kompatibilität“'],
  ['heic', 'IMG_0815.jpg', 'Foto im Format HEIC'],
  ['halfJpeg', 'Halle.jpg', 'Halle.jpg ist als JPEG beschädigt oder unvollständig'],
  ['halfPng', 'Halle.jpg', 'ist als PNG beschädigt'],
  ['halfWebp', 'Halle.webp', 'ist als WebP beschädigt'],
  ['halfAvif', 'Halle.avif', 'ist als AVIF beschädigt'],
])('rejects the file %s named %s with a message that explains why', async (file, name, said) => {
  const data = (await files[file]?.()) ?? Buffer.alloc(0);
  await expect(store(name, data)).rejects.toMatchObject({
    status: 400,
    message: expect.stringContaining(said),
  });
  await expect(store(name, data, 'pl')).rejects.toThrow(/^Plik|^\S+ nie jest obrazem/);
});

test('rejects a HEIC photo with instructions in Polish and English', async () => {
  await expect(store('IMG.heic', heic, 'pl')).rejects.toThrow(
    'Na iPhonie prosimy wybrać Ustawienia › Aparat › Formaty › „Największa zgodność”',
  );
  await expect(store('IMG.heic', heic, 'en')).rejects.toThrow(
    'Settings › Camera › Formats › “Most Compatible”',
  );
});

test('accepts a CMYK image and an image with a wrong extension', async () => {
  const print = await noisy().toColourspace('cmyk').jpeg().toBuffer();
  expect((await sharp(print).metadata()).space).toBe('cmyk');
  expect(await store('Druck.jpg', print)).toMatchObject({ mimeType: 'image/jpeg', width: 400 });
  const png = await flat().png().toBuffer();
  expect(await store('Eigentlich.jpg', png)).toMatchObject({ mimeType: 'image/png' });
});
