import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pmtiles } from '@oilway/content/test/pmtiles.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { boot, build, type TestSite } from '../../test/build-app.ts';
import { expectSecurityHeaders } from '../../test/expect-security-headers.ts';

const world = Buffer.from('the picture of the world');
const corner = Buffer.from('the picture of the north-east'.repeat(20));
const folder = mkdtempSync(join(tmpdir(), 'oilway-tiles-'));
const file = join(folder, 'street.pmtiles');
const attribution = 'Karte [© OpenStreetMap](https://www.openstreetmap.org/copyright)';
const none = { TILES_FILE: '', TILES_URL: '', TILES_ATTRIBUTION: '' };

let site: TestSite;
beforeAll(async () => {
  writeFileSync(file, pmtiles({ tiles: { '0/0/0': world, '1/1/0': corner } }));
  site = await boot({ environment: { ...none, TILES_FILE: file, TILES_ATTRIBUTION: attribution } });
});
afterAll(async () => {
  await site?.close();
  rmSync(folder, { recursive: true });
});

const call = (url: string) => site.app.inject(url);

describe('PMTiles file', () => {
  test.each([
    ['/tiles/0/0/0', world],
    ['/tiles/1/1/0', corner],
  ])('serves the tile at %s', async (url, image) => {
    const answer = await call(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('image/png');
    expect(answer.headers['cache-control']).toBe('public, max-age=604800');
    expect(answer.rawPayload).toEqual(image);
    expectSecurityHeaders(answer.headers);
  });

  test('returns 204 for a tile that the file omits', async () => {
    const answer = await call('/tiles/1/0/0');
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expectSecurityHeaders(answer.headers);
  });

  test.each([
    ['/tiles/2/0/0', 404, 'z'],
    ['/tiles/1/2/0', 404, 'x'],
    ['/tiles/0/0/1', 404, 'y'],
    ['/tiles/99/0/0', 404, 'z'],
    ['/tiles/1/99999999/0', 404, 'x'],
    ['/tiles/-1/0/0', 400, 'z'],
    ['/tiles/1/0.5/0', 400, 'x'],
    ['/tiles/1/0/1e1', 400, 'y'],
    ['/tiles/1/0/%00', 400, 'y'],
    ['/tiles/999999999999/0/0', 400, 'z'],
  ])('%s returns %i and names %s', async (url, status, name) => {
    const answer = await call(url);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(answer.json<{ errors: { name: string }[] }>().errors[0]?.name).toBe(name);
    expectSecurityHeaders(answer.headers);
  });

  test('embeds the local tile URL and allows images only from this site', async () => {
    const answer = await call('/standorte');
    expect(answer.headers['content-security-policy']).toContain("img-src 'self';");
    expect(answer.body).toContain('&quot;/tiles/{z}/{x}/{y}&quot;');
    expect(answer.body).not.toContain(file);
    expect(answer.body).toContain('&quot;https://www.openstreetmap.org/copyright&quot;');
    expect(answer.body).not.toContain('&quot;thirdPartyOrigin&quot;');
  });
});

test('a page with a foreign tile host allows it in img-src and has no element that loads from it', async (t) => {
  const address = 'https://tiles.example/{z}/{x}/{y}.png';
  const other = await build(t, {
    environment: { ...none, TILES_URL: address, TILES_ATTRIBUTION: '© Karte' },
  });
  for (const url of ['/standorte', '/pl/stacje']) {
    const answer = await other.app.inject(url);
    const policy = String(answer.headers['content-security-policy']);
    expect(policy).toContain("img-src 'self' https://tiles.example;");
    expect(policy.match(/tiles\.example/g)).toHaveLength(1);
    expectSecurityHeaders(answer.headers);
    const [properties = ''] = / data-properties="[^"]*"/.exec(answer.body) ?? [];
    expect(properties).toContain('&quot;thirdPartyOrigin&quot;:&quot;https://tiles.example&quot;');
    expect(answer.body.replace(properties, '')).not.toContain('tiles.example');
    expect(answer.body).not.toMatch(/(src|href)="https:\/\/tiles\.example/);
  }
  expect((await other.app.inject('/tiles/0/0/0')).statusCode).toBe(404);
});

test('omits tiles from the page when none are configured', async (t) => {
  const plain = await build(t, { environment: none });
  const { body, headers } = await plain.app.inject('/standorte');
  expect(body).not.toContain('&quot;tiles&quot;');
  expect(headers['content-security-policy']).toContain("img-src 'self';");
});
