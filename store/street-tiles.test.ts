import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pmtiles } from '@oilway/content/test/pmtiles.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readStreetTiles } from './street-tiles.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'oilway-tiles-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const site = 'https://oilway.example';
const credit = { TILES_ATTRIBUTION: '© OpenStreetMap' };
const read = (environment: Record<string, string>, origin = site) =>
  readStreetTiles(environment, origin);
const at = (address: string, origin = site) => read({ ...credit, TILES_URL: address }, origin);

function fileOf(bytes: Buffer): string {
  const path = join(folder, `${Math.random()}.pmtiles`);
  writeFileSync(path, bytes);
  return path;
}

test('returns no tiles without settings', () => {
  expect(read({})).toEqual({ tiles: undefined, problems: [] });
});

describe('TILES_URL', () => {
  test.each([
    ['https://tiles.example/{z}/{x}/{y}.png', 'https://tiles.example'],
    ['https://tiles.example:8443/a/{y}/{x}/{z}?key=1', 'https://tiles.example:8443'],
    ['/karten/{z}/{x}/{y}.png', undefined],
  ])('accepts %s', (address, foreign) => {
    const { tiles, problems } = at(address);
    expect(problems).toEqual([]);
    expect(tiles).toMatchObject({
      urlTemplate: address,
      attribution: [{ text: '© OpenStreetMap' }],
    });
    expect(tiles?.thirdPartyOrigin).toBe(foreign);
    expect(tiles?.file).toBeUndefined();
  });

  test('treats the origin of the site as local', () => {
    expect(at(`${site}/karten/{z}/{x}/{y}.png`).tiles).toMatchObject({
      urlTemplate: '/karten/{z}/{x}/{y}.png',
    });
  });

  test.each([
    'tiles.example/{z}/{x}/{y}',
    '//tiles.example/{z}/{x}/{y}',
    'ftp://tiles.example/{z}/{x}/{y}',
    'javascript:{z}{x}{y}',
    'https://tiles.example/{z}/{x}',
    'https://tiles.example/{z}/{x}/{y}/{y}',
    'https://{s}.tiles.example/{z}/{x}/{y}',
    'https://a{z}.tiles.example/{x}/{y}',
    'https://user:word@tiles.example/{z}/{x}/{y}',
    'https://tiles.example/{z}/{x}/{y}.png; script-src *',
    "https://tiles.example/{z}/{x}/{y}'",
    '{z}{x}{y}',
  ])('rejects %s', (address) => {
    expect(at(address)).toEqual({
      tiles: undefined,
      problems: [expect.stringMatching(/^TILES_URL: must be .+[^.]$/)],
    });
  });

  test('requires https when the site uses https', () => {
    const address = 'http://tiles.example/{z}/{x}/{y}';
    expect(at(address).problems).toEqual(['TILES_URL: must begin with https:// as the site does']);
    expect(at(address, 'http://localhost:3000').tiles?.thirdPartyOrigin).toBe(
      'http://tiles.example',
    );
  });
});

describe('TILES_ATTRIBUTION', () => {
  const address = { TILES_URL: '/{z}/{x}/{y}' };

  test('parses text with links', () => {
    const given = 'Karte: [© OpenStreetMap](https://www.openstreetmap.org/copyright), <b>2026</b>';
    expect(read({ ...address, TILES_ATTRIBUTION: given }).tiles?.attribution).toEqual([
      { text: 'Karte: ' },
      { text: '© OpenStreetMap', href: 'https://www.openstreetmap.org/copyright' },
      { text: ', <b>2026</b>' },
    ]);
  });

  test.each([
    [{}, /must name the makers/],
    [{ TILES_ATTRIBUTION: 'x'.repeat(301) }, /must name the makers/],
    [{ TILES_ATTRIBUTION: '[x](javascript:alert(1))' }, /must look like/],
    [{ TILES_ATTRIBUTION: '[x](/copyright)' }, /must look like/],
  ])('rejects %j', (given, expected) => {
    const { tiles, problems } = read({ ...address, ...given });
    expect(tiles).toBeUndefined();
    expect(problems).toEqual([expect.stringMatching(expected)]);
  });

  test('rejects an attribution without tiles', () => {
    expect(read(credit).problems).toEqual([
      expect.stringMatching(/^TILES_ATTRIBUTION: is for street tiles only/),
    ]);
  });
});

describe('TILES_FILE', () => {
  const picture = { '0/0/0': Buffer.from('picture') } as const;
  const problemsOf = (path: string) => read({ ...credit, TILES_FILE: path }).problems;

  test('reads tile type, zoom levels and bounds from the file', () => {
    const path = fileOf(pmtiles({ tiles: picture, type: 4 }));
    expect(read({ ...credit, TILES_FILE: path }).tiles).toEqual({
      urlTemplate: '/tiles/{z}/{x}/{y}',
      attribution: [{ text: '© OpenStreetMap' }],
      minZoom: 0,
      maxZoom: 1,
      bounds: [-180, -85, 180, 85],
      file: { path, type: 'image/webp' },
    });
  });

  test.each([
    ['vector tiles', () => pmtiles({ tiles: picture, type: 1 }), /holds vector tiles/],
    ['unknown tiles', () => pmtiles({ tiles: picture, type: 0 }), /does not declare/],
    [
      'unsupported compression',
      () => pmtiles({ tiles: picture, compression: 4 }),
      /unsupported compression/,
    ],
    ['a truncated file', () => pmtiles({ tiles: picture }).subarray(0, -1), /is truncated$/],
    ['a file of another format', () => Buffer.from('x'.repeat(500)), /is not a PMTiles file/],
    ['an empty file', () => Buffer.from(''), /is not a PMTiles file/],
  ])('rejects %s', (_, bytes, expected) => {
    const path = fileOf(bytes());
    expect(problemsOf(path)).toEqual([expect.stringMatching(expected)]);
    expect(problemsOf(path)[0]).toContain(`TILES_FILE: ${path} `);
  });

  test('reports a missing file or a folder in one line', () => {
    expect(problemsOf(join(folder, 'none'))).toEqual([
      expect.stringMatching(/can't be read \(ENOENT\)$/),
    ]);
    expect(problemsOf(folder)).toEqual([expect.stringMatching(/can't be read \(EISDIR\)$/)]);
  });

  test('rejects TILES_FILE together with TILES_URL', () => {
    const both = { ...credit, TILES_FILE: '/none', TILES_URL: '/{z}/{x}/{y}' };
    expect(read(both).problems).toEqual([expect.stringMatching(/^TILES_URL: either this/)]);
  });
});
