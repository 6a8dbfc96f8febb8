import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { boot, type TestSite } from '../../test/build-app.ts';
import { expectSecurityHeaders } from '../../test/expect-security-headers.ts';
import { parsedPage, values } from '../../test/parsed-page.ts';

let site: TestSite;
beforeAll(async () => {
  site = await boot();
});
afterAll(() => site?.close());

const suggest = (query: string) => site.app.inject(`/api/suggestions?${query}`);

describe('GET /api/suggestions', () => {
  test.each([
    ['cultureName=de-DE&q=Dortmund', 'location', '/standorte/dortmund-'],
    ['cultureName=de-DE&q=getriebeoel', 'page', '/getriebeoel'],
    ['cultureName=pl-PL&q=w%20Krakowie', 'location', '/pl/stacje/krakow-'],
    ['cultureName=pl-PL&q=oferty%20pracy', 'page', '/pl/kariera'],
    ['cultureName=de-DE&q=%C3%96lwechsel%20Kiel', 'location', '/standorte/kiel'],
    ['cultureName=pl-PL&q=godziny%20otwarcia%20Kielce', 'location', '/pl/stacje/kielce'],
    ['cultureName=de-DE&q=Jobs%20Leipzig', 'page', '/karriere/stationsleitung'],
    ['cultureName=de-DE&q=Klimaanlage', 'location', '/standorte/'],
    ['cultureName=de-DE&q=Datenschutzerkl%C3%A4rung', 'page', '/datenschutz'],
    ['cultureName=pl-PL&q=logowanie', 'page', '/pl/portal-klienta'],
    ['cultureName=pl-PL&q=Bielsku-Bia%C5%82ej', 'location', '/pl/stacje/bielsko-biala'],
    ['cultureName=pl-PL&q=sponsor%C3%B3w', 'page', '/pl/sponsoring'],
  ])('suggests the expected entry for %s', async (query, kind, start) => {
    const response = await suggest(query);
    expect(response.statusCode).toBe(200);
    const found = response.json<{ kind: string; href: string }[]>();
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThanOrEqual(6);
    expect(found.some((one) => one.kind === kind && one.href.startsWith(start))).toBe(true);
  });

  test.each([
    ['de-DE', 'Ölwechsel'],
    ['pl-PL', 'wymiana oleju'],
  ] as const)(
    '%s: the query %s with a town suggests a station of that town among the first two',
    async (locale, service) => {
      const list = `../../../demo/locations.${locale.slice(0, 2)}.yaml`;
      const demo = readFileSync(new URL(list, import.meta.url), 'utf8');
      const towns = new Set([...demo.matchAll(/^ {2}town: (.+)$/gm)].map(([, town = '']) => town));
      expect(towns.size).toBeGreaterThan(20);
      const missed: string[] = [];
      for (const town of towns) {
        const query = `cultureName=${locale}&q=${encodeURIComponent(`${service} ${town}`)}`;
        const found = (await suggest(query))
          .json<{ kind: string; summary: string }[]>()
          .slice(0, 2);
        if (!found.some(({ kind, summary }) => kind === 'location' && summary.endsWith(town)))
          missed.push(town);
      }
      expect(missed).toEqual([]);
    },
  );

  test('suggests news, events and contact persons', async () => {
    const kinds = new Set<string>();
    for (const word of ['Grube', 'Werkstattabend', 'Gebietsleitung', 'Presse', 'Führung']) {
      for (const { kind } of (
        await suggest(`cultureName=de-DE&q=${encodeURIComponent(word)}`)
      ).json<{ kind: string }[]>())
        kinds.add(kind);
    }
    expect([...kinds].sort()).toEqual(expect.arrayContaining(['contact', 'event', 'news']));
  });

  test('returns only links to existing pages and element ids', async () => {
    const named: string[] = [];
    for (const word of ['Oel', 'Station', 'Filter', 'Leitung']) {
      for (const { href } of (await suggest(`cultureName=de-DE&q=${word}`)).json<
        { href: string }[]
      >()) {
        const { body, statusCode } = await site.app.inject(href);
        const [, id] = href.split('#');
        expect([href, statusCode]).toEqual([href, 200]);
        if (id === undefined) continue;
        named.push(id);
        expect([href, values(parsedPage(body), '[id]', 'id').includes(id)]).toEqual([href, true]);
      }
    }
    expect(named).not.toEqual([]);
  });

  test.each([
    ['q=öl', 'cultureName'],
    ['cultureName=de-DE', 'q'],
    [`cultureName=de-DE&q=${'x'.repeat(101)}`, 'q'],
    [`cultureName=de-DE&q=${'x'.repeat(100_000)}`, 'q'],
  ])('returns 400 for %j and names the invalid parameter', async (query, name) => {
    const response = await suggest(encodeURI(query));
    expect(response.statusCode).toBe(400);
    expect(response.headers['content-type']).toContain('application/problem+json');
    expect(response.json().errors.map((error: { name: string }) => error.name)).toContain(name);
    expectSecurityHeaders(response.headers);
  });
});

test('sets noindex on a results page, but not on the page without a query', async () => {
  expect((await site.app.inject('/suche?q=filter')).body).toContain('content="noindex"');
  expect((await site.app.inject('/suche')).body).not.toContain('content="noindex"');
});

test.each([
  ['/suche', 'Zu „', 'haben wir nichts gefunden.'],
  ['/pl/szukaj', 'Nic nie znaleźliśmy', ''],
])(
  '%s: shows a message without results and the escaped query in the field',
  async (path, ...texts) => {
    const { body } = await site.app.inject(`${path}?q=${encodeURIComponent('<b>xqzwy</b> 😀')}`);
    for (const words of texts) expect(body).toContain(words);
    expect(body).toContain('value="&lt;b&gt;xqzwy&lt;/b&gt; 😀"');
    expect(body).not.toContain('<b>xqzwy');
  },
);

test('marks the words in all results, with the stations in a closed group at the end', async () => {
  const { body } = await site.app.inject('/suche?q=filter');
  expect(body).toMatch(/<mark>Filter<\/mark>/);
  const [pages, stations] = body.split(/<details[^>]*><summary[^>]*>40\u00a0Stationen</);
  expect(pages).not.toContain('href="/standorte/kiel"');
  expect(stations).toContain('href="/standorte/kiel"');
});

test.each([
  ['/suche?q=filter', '19\u00a0Seiten, 40\u00a0Stationen zu „filter“', 'Weitere 9 zeigen'],
  ['/pl/szukaj?q=olej', '34\u00a0strony, 25\u00a0stacji dla „olej”', 'Pokaż jeszcze 24'],
])(
  '%s: counts pages and stations and folds from the eleventh hit on',
  async (path, heading, more) => {
    const { body } = await site.app.inject(path);
    expect(body).toMatch(new RegExp(`<h2[^>]*>${heading}</h2>`));
    const [first = '', others] = body.split(new RegExp(`<summary[^>]*>${more}<`));
    expect(first.match(/<h3/g)).toHaveLength(10);
    expect(others).toContain('<ol class="');
    expect(others).toContain('start="11"');
  },
);

test('lists stations among the other results where one is the best hit', async () => {
  const { body } = await site.app.inject('/suche?q=Dortmund');
  expect(body).toMatch(/data-tone="amber"><span[^>]*>Station</);
  expect(body).not.toMatch(/<summary[^>]*>\d+\u00a0Station(?:en)?</);
});
