import { rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { imageWidths, mediaPath } from '../../pages/paths.ts';
import { boot, type TestSite } from '../../test/build-app.ts';
import { expectSecurityHeaders } from '../../test/expect-security-headers.ts';

let site: TestSite;
let image: { id: number; updatedAt: string; filename?: string | null };

beforeAll(async () => {
  site = await boot();
  const { docs } = await site.payload.find({
    collection: 'media',
    where: { width: { equals: 1600 } },
    limit: 1,
  });
  image = docs[0] as typeof image;
});
afterAll(() => site?.close());

test.each(imageWidths)(
  'serves %i px as an immutable WebP no wider than the original',
  async (width) => {
    const response = await site.app.inject(mediaPath(image, width));
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('image/webp');
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expectSecurityHeaders(response.headers);
    const metadata = await sharp(response.rawPayload).metadata();
    const original = await sharp(join(site.folder, 'media', String(image.filename))).metadata();
    expect([metadata.format, metadata.width]).toEqual(['webp', Math.min(width, original.width)]);
  },
);

test('serves an uncacheable WebP until the AVIF is generated', async () => {
  const url = mediaPath(image, 640, 'avif');
  const early = await Promise.all([site.app.inject(url), site.app.inject(url)]);
  for (const { headers, statusCode } of early) {
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp']);
    expect(headers['cache-control']).toBe('no-store');
    expectSecurityHeaders(headers);
  }
  const late = await vi.waitFor(
    async () => {
      const response = await site.app.inject(url);
      expect(response.headers['content-type']).toBe('image/avif');
      return response;
    },
    { timeout: 20_000, interval: 100 },
  );
  expect(late.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(late.headers.vary ?? '').not.toMatch(/accept(?!-encoding)/i);
  const metadata = await sharp(late.rawPayload).metadata();
  expect([metadata.compression, metadata.width]).toEqual(['av1', 640]);
});

test('serves an SVG with light and dark colours under a sandboxing CSP', async () => {
  const { headers, payload, statusCode } = await site.app.inject({
    url: mediaPath(image, 0, 'svg'),
    headers: { 'accept-encoding': 'identity' },
  });
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml']);
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'",
  );
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(payload).toMatch(
    /^<svg [^>]*><style>:root\{--amber:#f5a71e;[^}]*\}@media\(prefers-color-scheme:dark\)\{:root\{--amber:#f0a21c;/,
  );
});

test('returns 404 for the SVG of a photograph', async () => {
  const data = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#456' } })
    .png()
    .toBuffer();
  const photograph = await site.payload.create({
    collection: 'media',
    data: { altDe: 'Halle', altPl: 'Hala' },
    file: { data, name: 'halle.png', mimetype: 'image/png', size: data.length },
  });
  await site.refresh();
  expect((await site.app.inject(mediaPath(photograph, 640))).statusCode).toBe(200);
  expect((await site.app.inject(mediaPath(photograph, 0, 'svg'))).statusCode).toBe(404);
});

test.each([
  ['of three colours', (plain: Sharp) => plain.png()],
  ['with transparency', (plain: Sharp) => plain.ensureAlpha(0.5).png()],
  ['in grey', (plain: Sharp) => plain.greyscale().png()],
  ['of 16 bits', (plain: Sharp) => plain.toColourspace('rgb16').png()],
  ['for print', (plain: Sharp) => plain.toColourspace('cmyk').jpeg()],
])('applies the duotone to a photograph %s when the editor enables it', async (_, stored) => {
  const half = { width: 400, height: 600, channels: 3 as const };
  const plain = sharp({ create: { ...half, width: 800, background: '#0a5ac8' } }).composite([
    { input: { create: { ...half, background: '#000' } }, left: 400, top: 0 },
  ]);
  const { data, info } = await stored(plain).toBuffer({ resolveWithObject: true });
  const name = `farbe.${info.format}`;
  const file = { data, name, mimetype: `image/${info.format}`, size: data.length };
  const texts = { altDe: 'Farbe', altPl: 'Kolor' };
  const create = (graded: boolean) =>
    site.payload.create({ collection: 'media', data: { ...texts, graded }, file });
  const [asItIs, graded] = [await create(false), await create(true)];
  await site.refresh();
  const coloursOf = async (media: typeof graded) => {
    const { rawPayload } = await site.app.inject(mediaPath(media, 640));
    const { data: pixels, info: of } = await sharp(rawPayload)
      .raw()
      .toBuffer({ resolveWithObject: true });
    const at = (x: number) => [...pixels.subarray(x * of.channels, x * of.channels + 3)];
    return { left: at(20), right: at(of.width - 20), alpha: of.channels === 4 && pixels[83] };
  };
  const [before, after] = [await coloursOf(asItIs), await coloursOf(graded)];
  const spread = (colour: number[]) => Math.max(...colour) - Math.min(...colour);
  // Grey gets a slightly warm tone.
  expect(spread(after.left)).toBeLessThanOrEqual(Math.max(0.75 * spread(before.left), 12));
  // Black becomes graphite.
  expect(Math.max(...before.right)).toBeLessThan(45);
  expect(Math.min(...after.right)).toBeGreaterThan(15);
  expect(after.alpha).toBe(before.alpha);
});

test('mediaPath rounds up to the next supported width and caps it at 1920', async () => {
  expect(mediaPath(image, 500)).toMatch(/\/640\.webp$/);
  expect(mediaPath(image, 9000)).toMatch(/\/1920\.webp$/);
});

test('returns 404 for unknown formats, widths, ids and path traversal', async () => {
  const right = mediaPath(image, 640);
  const wrong = [
    right.replace('/640.', '/641.'),
    right.replace('/640.', '/0640.'),
    right.replace('.webp', '.png'),
    right.replace('.webp', '.avif.webp'),
    mediaPath(image, 640, 'avif').replace('/640.', '/641.'),
    right.replace(`/${image.id}/`, '/999999/'),
    right.replace(`/${image.id}/`, '/0/'),
    `${right}/x`,
    '/media/',
    '/media/../secrets.json',
    '/media/..%2f..%2fsecrets.json',
    '/media/%2e%2e/secrets.json',
    '/media/....//secrets.json',
    `/media/${image.filename}`,
    `/media/${image.id}/0123456789/..%2f..%2f..%2fsecrets.json`,
    '/assets/../../../package.json',
    '/assets/..%2f..%2fserver/blocks.js',
  ];
  for (const url of wrong) {
    const response = await site.app.inject(url);
    expect([url, response.statusCode]).toEqual([url, 404]);
    expectSecurityHeaders(response.headers);
  }
});

test.each(['webp', 'avif', 'svg'] as const)(
  'redirects an outdated %s URL to the current one and returns 404 for a missing original',
  async (format) => {
    const now = mediaPath(image, 640, format);
    const moved = await site.app.inject(now.replace(/\/[0-9a-f]{10}\//, '/0123456789/'));
    expect([moved.statusCode, moved.headers.location]).toEqual([302, now]);
    const { docs } = await site.payload.find({ collection: 'media', limit: 1, sort: 'id' });
    const [gone = image] = docs;
    rmSync(join(site.folder, 'media', String(gone.filename)), { force: true });
    const missing = await site.app.inject(mediaPath(gone, 640, format));
    expect(missing.statusCode).toBe(404);
    for (const { headers } of [moved, missing]) {
      expect(headers['cache-control']).toBe('no-store');
      expectSecurityHeaders(headers);
    }
  },
);

test('serves a cached image without its original and changes the URL after an update', async () => {
  const response = await site.app.inject(mediaPath(image, 320));
  rmSync(join(site.folder, 'media', String(image.filename)));
  const cached = await site.app.inject(mediaPath(image, 320));
  expect(cached.rawPayload.equals(response.rawPayload)).toBe(true);
  expect(mediaPath({ ...image, updatedAt: new Date().toISOString() }, 320)).not.toBe(
    mediaPath(image, 320),
  );
});
