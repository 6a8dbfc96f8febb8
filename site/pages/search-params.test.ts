import { afterAll, beforeAll, expect, test } from 'vitest';
import { boot, type TestSite } from '../test/build-app.ts';

let site: TestSite;
// Saturday morning: some stations are open, some are closed.
const now = Date.parse('2026-11-21T12:30:00Z');
beforeAll(async () => {
  site = await boot({ change: () => ({ clock: () => now }) });
});
afterAll(() => site?.close());

const get = (url: string) => site.app.inject(url);

const titleOf = async (url: string) => /<title>(.*?)<\/title>/.exec((await get(url)).body)?.[1];

const hostile = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' autofocus onfocus='alert(1)",
  '__proto__',
  '\u0000\u202e\ud800',
  'ż'.repeat(2000),
];

test.each([
  ['/standorte', ['ort', 'kategorie', 'leistung', 'offen', 'seite', 'station', 'bei']],
  ['/pl/stacje', ['miejsce', 'kategoria', 'usluga', 'otwarte', 'strona', 'stacja', 'przy']],
  ['/suche', ['q']],
  ['/pl/szukaj', ['q']],
  ['/aktuelles', ['jahr', 'seite']],
  ['/kontakt', ['region', 'betreff']],
] as const)('%s returns a complete page for hostile query values', async (path, names) => {
  for (const name of names)
    for (const value of hostile) {
      const { body, statusCode } = await get(
        `${path}?${name}=${encodeURIComponent(value.toWellFormed())}`,
      );
      expect(statusCode, `${name} ${value}`).toBe(200);
      expect(body, `${name} ${value}`).not.toMatch(/<script>alert|<img src=x|' autofocus/);
      expect(body).toMatch(/<\/html>$/);
    }
});

test('ignores unknown parameters and uses the same cache entry', async () => {
  const { body, headers } = await get('/standorte');
  site.renders.mockClear();
  for (const query of ['?utm_source=x', '?ort=', '?seite=0', '?leistung=nosuch', '?']) {
    const response = await get(`/standorte${query}`);
    expect([response.headers.etag, response.body === body], query).toEqual([headers.etag, true]);
  }
  expect(site.renders).not.toHaveBeenCalled();
});

test('a page number is part of the canonical URL, a filter is not', async () => {
  const canonical = async (url: string) =>
    /rel="canonical" href="[^"]*?(\/[^/"]*)"/.exec((await get(url)).body)?.[1];
  expect(await canonical('/aktuelles?seite=2')).toBe('/aktuelles?seite=2');
  expect(await canonical('/aktuelles?jahr=2026')).toBe('/aktuelles');
  expect((await get('/standorte?ort=Kiel')).body).toContain('name="robots" content="noindex');
  expect((await get('/standorte?kategorie=partner')).body).not.toContain('content="noindex');
});

test('the title names the search, the Open Graph title does not', async () => {
  const own = await titleOf('/standorte');
  expect(await titleOf('/standorte?ort=Kiel')).toBe('Stationen zu „Kiel“ | Oilway');
  expect(await titleOf('/standorte?ort=%3Cb%3E%26')).toMatch(/^Stationen zu „&lt;b&gt;&amp;“/);
  expect(await titleOf('/pl/stacje?otwarte=1')).toMatch(/^Stacje otwarte teraz \|/);
  expect(await titleOf('/suche?q=Getriebe')).toMatch(
    /^\d+\u00a0Seiten, \d+\u00a0Stationen zu „Getriebe“ \|/,
  );
  // An unknown station does not change the title.
  expect(await titleOf('/standorte?station=Gratis,1,2')).toBe(own);
  expect((await get('/standorte?ort=Kiel')).body).not.toMatch(/og:title" content="[^"]*Kiel/);
});
