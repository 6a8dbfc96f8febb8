import sharp from 'sharp';
import { expect, test } from 'vitest';
import { testDatabase } from '../test/database.ts';

const database = testDatabase();

/** Returns a photo as an upright phone stores it: rotated by EXIF, 12 megapixels, with incompressible noise. */
async function photograph(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const;
  return sharp({ create: { width: 4032, height: 3024, channels: 3, background: '#456', noise } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 80 })
    .toBuffer();
}

test('stores a portrait photo upright and updates its focal point', async () => {
  const data = await photograph();
  expect(data.length).toBeGreaterThan(3_000_000);
  const { payload } = database;
  const stored = await payload.create({
    collection: 'media',
    data: { altDe: 'Werkstatt', altPl: 'Warsztat' },
    file: { data, name: 'IMG_4711.JPG', mimetype: 'image/jpeg', size: data.length },
  });
  expect([stored.width, stored.height]).toEqual([3024, 4032]);
  const moved = await payload.update({
    collection: 'media',
    id: stored.id,
    data: { focalX: 50, focalY: 12 },
  });
  expect(moved).toMatchObject({ focalX: 50, focalY: 12, width: 3024, height: 4032 });
  expect(moved.sizes?.thumbnail).toMatchObject({ width: 480, height: 640 });
});

test('rejects an image of more than 60 megapixels with its size and stores nothing', async () => {
  const { payload } = database;
  const before = await payload.count({ collection: 'media' });
  const data = await sharp({
    create: { width: 9000, height: 6700, channels: 3, background: '#456' },
  })
    .jpeg()
    .toBuffer();
  const stored = payload.create({
    collection: 'media',
    data: { altDe: 'Werkstatt', altPl: 'Warsztat' },
    file: { data, name: 'Halle.jpg', mimetype: 'image/jpeg', size: data.length },
  });
  await expect(stored).rejects.toThrow('61 Megapixel');
  expect(await payload.count({ collection: 'media' })).toEqual(before);
});

test.each([
  ['x.jpg', /^x-[\da-f]{10}\.png$/],
  ['rechnung\u202egnp.exe', /^rechnunggnp-[\da-f]{10}\.png$/],
  ['bild.png.html', /^bild-[\da-f]{10}\.png$/],
  ['../../con.png', /^_con-[\da-f]{10}\.png$/],
  ['50%20 #1.png', /^50_20 _1-[\da-f]{10}\.png$/],
  [`${'油'.repeat(200)}.png`, /^油{60}-[\da-f]{10}\.png$/],
])('names an image uploaded as %j by its detected type', async (name, expectedName) => {
  const data = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#456' } })
    .png()
    .toBuffer();
  const stored = await database.payload.create({
    collection: 'media',
    data: { altDe: 'Werkstatt', altPl: 'Warsztat' },
    file: { data, name, mimetype: 'image/jpeg', size: data.length },
  });
  expect([stored.filename, stored.mimeType]).toEqual([
    expect.stringMatching(expectedName),
    'image/png',
  ]);
});
