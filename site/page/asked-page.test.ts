import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { cultureOfPath } from '@oilway/store/cultures.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { boot, type TestSite } from '../test/build-app.ts';
import { askedView } from './asked-page.ts';
import { viewAt } from './page-answer.ts';

let site: TestSite;
beforeAll(async () => {
  // Saturday morning: some stations are open, some are closed.
  const now = Date.parse('2026-11-21T12:30:00Z');
  site = await boot({ change: () => ({ clock: () => now }) });
});
afterAll(() => site?.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  site.app.inject({ url, headers });

/** The page as React renders it in one go. */
async function rendered(url: string): Promise<string> {
  const { pathname: path, searchParams } = new URL(url, 'http://site');
  const culture = cultureOfPath(path);
  const given = Object.fromEntries(searchParams);
  const reading = site.context.published.reading();
  const view = await askedView(site.context, reading, { culture, path, given });
  const shown = view ?? (await viewAt(site.context, reading, culture, path));
  return shown ? site.context.renderer.page(shown) : '';
}

const hostile = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' autofocus onfocus='alert(1)",
  '{{constructor}} $\u007b7*7} <%= 1 %>',
  "$& $1 $` $' $$",
  '&amp;&lt;&#x27;',
  'constructor',
  '__proto__',
  '\u0000\u202e\ud800',
  'ż'.repeat(2000),
  '  ',
];
const places = {
  'de-DE': [
    'Berlin',
    'köln',
    '50667',
    '414',
    'Frankfurt',
    'Rügen',
    'Łódź',
    'Hauptstraße',
    'Nirgends',
  ],
  'pl-PL': ['Warszawa', 'łódź', '00-950', 'pruszkow', 'Katowice 40–001', 'Köln', 'Nigdzie'],
};
const words = {
  'de-DE': ['Öl', 'ölwechsel filter', 'Łódź', 'getriebe', 'qqq'],
  'pl-PL': ['olej', 'wymiana filtr', 'żółć', 'qqq'],
};

type Parameters = Record<string, string>;
const mapOf = (
  path: string,
  names: Record<'place' | 'category' | 'open' | 'part' | 'station' | 'near', string>,
  asked: readonly string[],
): string[] => {
  const { category, near, open, part, place, station } = names;
  const others: Parameters[] = [
    {},
    { [category]: 'partner' },
    { [category]: 'nosuch"<' },
    { [open]: '1' },
    { [part]: '2' },
    { [part]: '99', [open]: '1', [category]: 'fleet' },
    { [station]: 'Oilway,1,1' },
  ];
  const all = [
    ...[...asked, ...hostile].flatMap((one) => others.map((other) => ({ [place]: one, ...other }))),
    ...others,
    ...others.map((other) => ({ ...other, [near]: '52.52,13.40' })),
  ];
  return all.map((one) => `${path}?${new URLSearchParams(one as Parameters)}`);
};

const questions = {
  'the German map': () =>
    mapOf(
      '/standorte',
      {
        place: 'ort',
        category: 'kategorie',
        open: 'offen',
        part: 'seite',
        station: 'station',
        near: 'bei',
      },
      places['de-DE'],
    ),
  'the Polish map': () =>
    mapOf(
      '/pl/stacje',
      {
        place: 'miejsce',
        category: 'kategoria',
        open: 'otwarte',
        part: 'strona',
        station: 'stacja',
        near: 'przy',
      },
      places['pl-PL'],
    ),
  'the German search': () => textsOf('/suche?q=', words['de-DE']),
  'the Polish search': () => textsOf('/pl/szukaj?q=', words['pl-PL']),
  'the lists': () => [
    ...['2025', '2026', '1999', '2026"'].flatMap((year) => [
      `/aktuelles?jahr=${year}`,
      `/pl/aktualnosci?rok=${year}&strona=2`,
    ]),
    ...['2', '3', '99', '0'].map((part) => `/aktuelles?seite=${part}`),
    '/pl/aktualnosci?strona=2',
    '/aktuelles?ort=Berlin',
    ...textsOf('/kontakt?region=', ['Bayern', 'bayern', 'Nirgends']),
    ...textsOf('/pl/kontakt?region=', ['Mazowieckie', 'Nigdzie']),
    ...textsOf('/kontakt?ort=', ['Berlin']),
  ],
};

function textsOf(beginning: string, texts: readonly string[]): string[] {
  return [...texts, ...hostile].map((text) => beginning + encodeURIComponent(text.toWellFormed()));
}

test.each(Object.entries(questions))('%s: from memory it says what React says', async (_, urls) => {
  for (const url of urls()) {
    const whole = await rendered(url);
    const { body } = await get(url);
    expect(body.length, url).toBeGreaterThan(10_000);
    expect(body === whole || firstDifference(body, whole), url).toBe(true);
  }
});

function firstDifference(one: string, other: string): string {
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  return `${one.slice(at - 80, at + 120)}\n--- instead of ---\n${other.slice(at - 80, at + 120)}`;
}

/** All frames of it: Node reads the first alone, browsers read all. */
function framesOf(bytes: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; at < bytes.length; ) {
    const read = zstdDecompressSync(bytes.subarray(at), { info: true }) as unknown as {
      buffer: Buffer;
      engine: { bytesWritten: number };
    };
    parts.push(read.buffer);
    at += read.engine.bytesWritten;
  }
  expect(parts).toHaveLength(5);
  return Buffer.concat(parts);
}

test.each([
  ['gzip, deflate, br, zstd', 'zstd', framesOf],
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['zstd;q=0.5, gzip;q=0.8, br;q=0', 'gzip', gunzipSync],
  ['*;q=0.1, br;q=0.1, zstd;q=0', 'br', brotliDecompressSync],
  ['deflate, identity', undefined, (bytes: Buffer) => bytes],
  ['identity;q=0', undefined, (bytes: Buffer) => bytes],
  ['nonsense;;q=x,,', undefined, (bytes: Buffer) => bytes],
])('%j is answered in one encoding: %s', async (accept, encoding, decode) => {
  const url = '/standorte?ort=Kiel';
  const headers = { 'accept-encoding': accept };
  const answer = await get(url, headers);
  expect(answer.headers['content-encoding']).toBe(encoding);
  expect(answer.headers.vary).toBe('Accept-Encoding');
  expect(decode(answer.rawPayload).toString()).toBe((await get(url)).body);
  const { etag = '' } = answer.headers;
  expect(etag).toContain(`-${encoding ?? 'identity'}"`);
  const again = await get(url, { ...headers, 'if-none-match': etag });
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
});

test('a page for everybody stays in brotli', async () => {
  const { headers } = await get('/standorte', { 'accept-encoding': 'gzip, deflate, br, zstd' });
  expect(headers['content-encoding']).toBe('br');
});

test('what is kept of a page is old when something of it changes', async () => {
  const url = '/standorte?ort=Kiel';
  await get(url);
  const { docs } = await site.payload.find({
    collection: 'locations',
    where: { town: { equals: 'Kiel' } },
    limit: 1,
  });
  const data = { phone: '+49 431 7654321' };
  await site.payload.update({ collection: 'locations', id: Number(docs[0]?.id), data });
  await site.refresh();
  // Both ways: one that was asked before and one that was not.
  for (const place of ['Kiel', 'Kiel 1'])
    expect((await get(`/standorte?ort=${place}`)).body).toContain('tel:+494317654321');
});

test('the title says what was asked, to whoever asked it alone', async () => {
  const titleOf = async (url: string) => /<title>(.*?)<\/title>/.exec((await get(url)).body)?.[1];
  const own = await titleOf('/standorte');
  expect(await titleOf('/standorte?ort=Kiel')).toBe('Stationen zu „Kiel“ | Oilway');
  expect(await titleOf('/standorte?ort=%3Cb%3E%26')).toMatch(/^Stationen zu „&lt;b&gt;&amp;“/);
  expect(await titleOf('/pl/stacje?otwarte=1')).toMatch(/^Stacje otwarte teraz \|/);
  expect(await titleOf('/suche?q=Getriebe')).toMatch(/^\d+ Treffer zu „Getriebe“ \|/);
  // Nobody makes a title of an address for a station that is not there.
  expect(await titleOf('/standorte?station=Gratis,1,2')).toBe(own);
  expect((await get('/standorte?ort=Kiel')).body).not.toMatch(/og:title" content="[^"]*Kiel/);
});
