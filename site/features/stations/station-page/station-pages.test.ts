import { demo } from '@oilway/content/demo/demo.ts';
import { slugOf } from '@oilway/store/published/slug.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { boot, build, type TestSite } from '../../../test/build-app.ts';
import { expectSecurityHeaders } from '../../../test/expect-security-headers.ts';
import { decodeEntities } from '../../../test/no-js-browser.ts';
import { stationsOf } from '../../../test/stations-of.ts';
import { holidaysIn } from '../domain/german-land.ts';

const origin = 'https://oilway.example';
let site: TestSite;
beforeAll(async () => {
  site = await boot({ environment: { SITE_ORIGIN: origin } });
});
afterAll(() => site?.close());

const lists = { de: '/standorte', pl: '/pl/stacje' };
const get = (url: string, from = site) => from.app.inject(url);
const pathOf = ({ country, title }: { country: 'de' | 'pl'; title: string }) =>
  `${lists[country]}/${slugOf(title)}`;

async function idOf(from: TestSite, title: string): Promise<number> {
  const where = { title: { equals: title } };
  const { docs } = await from.payload.find({ collection: 'locations', where });
  return Number(docs[0]?.id);
}

test('serves a page with name, town, address, texts and phone number for every station', async () => {
  for (const location of demo.locations) {
    const { body, statusCode } = await get(pathOf(location));
    expect([location.title, statusCode]).toEqual([location.title, 200]);
    const [, heading = ''] = /<h1[^>]*>([^<]*)</.exec(body) ?? [];
    expect(decodeEntities(heading)).toContain(location.title);
    expect(decodeEntities(heading).toLowerCase()).toContain(location.town.toLowerCase());
    const words = decodeEntities(body);
    const { mapDescription, phone, street, text } = location;
    for (const expectedText of [street, mapDescription, text])
      expect(words).toContain(expectedText);
    if (phone) expect(body).toContain(`href="tel:${phone.replaceAll(' ', '')}"`);
  }
});

test('begins a station page with its status, route, telephone and drawing', async () => {
  const headOf = async (path: string) =>
    /<section[^>]*data-stations=.*?<\/section>/s.exec((await get(path)).body)?.[0] ?? '';
  const drawn = await headOf('/standorte/hamburg-wandsbek');
  for (const part of ['<h1', 'data-hours="{', 'openstreetmap.org/directions', 'href="tel:'])
    expect(drawn).toContain(part);
  // The level of the drawing is that of the caption: four of five services of 250 units.
  expect(drawn).toContain('4 von 5 Leistungen');
  expect(drawn).toMatch(/C[^Z]* 50H/);
  // Also where the station has a picture, which is further down.
  expect(await headOf('/standorte/hamburg-bahrenfeld')).toContain('4 von 5 Leistungen');
  expect((await get('/standorte/hamburg-bahrenfeld')).body).toMatch(
    /<\/section>.*<figure.*data-lightbox.*14 Transporter/s,
  );
});

test('names towns around a station on its map, none below the pin or its name', async () => {
  const { body } = await get('/standorte/dortmund-wambel');
  const names = [...body.matchAll(/<text class="[^"]*town[^"]*"[^>]*>([^<]*)</g)].map(([, n]) => n);
  expect(names).toEqual(expect.arrayContaining(['Hagen', 'Hamm']));
  for (const covered of ['Dortmund', 'Lünen', 'Unna']) expect(names).not.toContain(covered);
});

test('a station page has canonical URL, structured data, sitemap entry and three nearby stations', async () => {
  const [location] = demo.locations;
  const path = pathOf(location as never);
  const { body, headers } = await get(path);
  expectSecurityHeaders(headers as never);
  expect(body).toContain(`<link rel="canonical" href="${origin}${path}"/>`);
  // The other country has no counterpart of a station: the country switch links its station list.
  expect(body).not.toContain('rel="alternate" hrefLang');
  expect(body).toContain('href="/pl/stacje"');
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body) ?? [];
  const things = JSON.parse(json)['@graph'] as Record<string, unknown>[];
  expect(things.map((thing) => thing['@type'])).toEqual(['BreadcrumbList', 'AutoRepair']);
  expect(things[1]).toMatchObject({ url: origin + path, name: `Oilway ${location?.title}` });
  const near = [...body.matchAll(/<h3[^>]*><a class="stretched" href="([^"]*)"/g)].map(
    ([, href]) => href,
  );
  expect(near).toHaveLength(3);
  expect(near).not.toContain(path);
  const { body: sitemap } = await get('/sitemap-de.xml');
  for (const one of demo.locations.filter(({ country }) => country === 'de'))
    expect(sitemap).toContain(`<loc>${origin}${pathOf(one)}</loc>`);
  const [, picture = ''] = /og:image" content="([^"]*)"/.exec(body) ?? [];
  expect((await get(picture.replace(origin, ''))).statusCode).toBe(200);
});

test('shows weekday hours, closures, contact person, equipment and busy times', async (t) => {
  const own = await build(t);
  const now = Date.parse('2026-12-01T10:00:00Z');
  t.onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ now, toFake: ['Date'] });
  const id = await idOf(own, 'Augsburg-Oberhausen');
  const closures = [
    { from: '2026-12-10T11:00:00Z', to: '2026-12-12T11:00:00Z', reason: '<b>Umbau' },
  ];
  await own.payload.update({ collection: 'locations', id, data: { closures } });
  await own.refresh();
  const words = decodeEntities((await get('/standorte/augsburg-oberhausen', own)).body);
  expect(words).toMatch(/Donnerstag.*?[\d:]+–20:00 Uhr/);
  expect(words).toMatch(/10\.\s?–\s?12\. Dezember geschlossen: &lt;b/);
  for (const expectedText of [
    'Kartenzahlung',
    'Wann ist wie viel los',
    'nachmittags',
    'Ansprechpartner',
  ])
    expect(words).toContain(expectedText);
  expect(words).toContain('"closures":[{"from":"2026-12-10","to":"2026-12-12"}]');
});

test('station page and station list have the same holidays for every station', async (t) => {
  const own = await build(t);
  const id = await idOf(own, 'Augsburg-Oberhausen');
  const data = { municipalHolidays: { peaceFestival: true } };
  await own.payload.update({ collection: 'locations', id, data });
  await own.refresh();
  for (const country of ['de', 'pl'] as const) {
    const { holidays, stations } = stationsOf((await get(lists[country], own)).body);
    for (const location of demo.locations.filter((one) => one.country === country)) {
      const [closed = []] = closedDays((await get(pathOf(location), own)).body);
      const { hours = [], regions = '' } =
        stations.find(({ title }) => title === location.title) ?? {};
      // A station without opening hours shows no status.
      if (hours.length > 0)
        expect([location.title, closed]).toEqual([location.title, holidaysIn(holidays, regions)]);
    }
  }
  const augsburg = closedDays((await get('/standorte/augsburg-oberhausen', own)).body);
  const festival = (closed: string[]) => closed.some((day) => day.endsWith('-08-08'));
  expect(augsburg.map(festival)).toEqual([true, false, false, false]);
});

/** The holidays of each station with an opening status on the page, the station of the page first. */
function closedDays(body: string): string[][] {
  return [...body.matchAll(/ data-hours="(\{[^"]*)"/g)].map(
    ([, text = '']) => (JSON.parse(decodeEntities(text)) as { holidays: string[] }).holidays,
  );
}

test('shows a price on all pages that use it and updates it on change', async (t) => {
  const own = await build(t);
  const shown = async (path: string) =>
    (await get(path, own)).body.replaceAll('<!-- -->', '').replaceAll(/[\u00a0\u202f]/g, ' ');
  expect(await shown('/oelwechsel')).toMatch(/<strong[^>]*>ab 79 €<.*?>Station finden</s);
  expect(await shown('/pl/wymiana-oleju')).toContain('>od 249 zł<');
  expect(await shown('/standorte/hamburg-wandsbek')).toContain('Ölwechsel ab 79 €');
  expect(await shown('/oelwechsel')).toContain('<title>Ölwechsel ab 79 € ');
  const where = { slug: 'prices', locale: 'de' } as const;
  const { prices: before } = await own.payload.findGlobal(where);
  const prices = (before ?? []).map((one) =>
    one.key === 'oilChange' ? { ...one, name: 'Ölwechsel', from: 84.5 } : one,
  );
  await own.payload.updateGlobal({ ...where, data: { prices } });
  await own.refresh();
  expect(await shown('/oelwechsel')).toContain('>ab 84,50 €<');
  // Also in texts: titles, table cells, notes and news.
  expect(await shown('/oelwechsel')).toContain('<title>Ölwechsel ab 84,50 € ');
  expect(await shown('/oelwechsel')).toMatch(/<td[^>]*><p[^>]*>84,50 €<|<td[^>]*>84,50 €</);
  expect(await shown('/')).toContain('ab 84,50 €');
  expect(await shown('/aktuelles/der-preis-haengt-auch-im-netz')).toContain('Klein 84,50 €');
  expect(await shown('/standorte/hamburg-wandsbek')).toContain('Ölwechsel ab 84,50 €');
  expect(await shown('/pl/wymiana-oleju')).toContain('>od 249 zł<');
  const none = own.payload.updateGlobal({ ...where, data: { prices: [] } });
  await expect(none).rejects.toThrow('{{oilChange}}');
  const twice = own.payload.updateGlobal({ ...where, data: { prices: [...prices, ...prices] } });
  await expect(twice).rejects.toThrow();
});

test('station list and site search link the station page', async () => {
  const location = demo.locations.find(({ country }) => country === 'pl');
  const path = pathOf(location as never);
  expect((await get('/pl/stacje')).body).toContain(`href="${path}"`);
  const { body } = await get(`/pl/szukaj?q=${encodeURIComponent(String(location?.title))}`);
  expect(body).toContain(`href="${path}"`);
});

describe('invalid station paths', () => {
  test.each([
    ['/standorte/nirgendwo', 404],
    ['/standorte/%00', 404],
    ['/standorte/%E0%A4%A', 404],
    ['/standorte/hamburg-wandsbek/mehr', 404],
    ['/standorte/poznan-gorczyn', 404],
    ['/pl/stacje/hamburg-wandsbek', 404],
    ['/kontakt/hamburg-wandsbek', 404],
  ])('returns 404 for %s', async (path, status) => {
    const response = await get(path);
    expect(response.statusCode).toBe(status);
    expectSecurityHeaders(response.headers as never);
  });

  test('returns 404 for a path of 5,000 letters', async () => {
    expect((await get(`/standorte/${'a'.repeat(5000)}`)).statusCode).toBe(404);
  });

  test.each([
    '/standorte/HAMBURG-Wandsbek',
    '/standorte/hamburg-wandsbek/',
    '/Standorte/hamburg-wandsbek?a=1',
  ])('redirects %s to the canonical path', async (path) => {
    const response = await get(path);
    expect(response.statusCode).toBe(301);
    expect(response.headers.location?.split('?')[0]).toBe('/standorte/hamburg-wandsbek');
  });
});

test('redirects the old path after a slug change and returns 404 for a deleted station', async (t) => {
  const own = await build(t);
  const id = await idOf(own, 'Hamburg-Wandsbek');
  await own.payload.update({ collection: 'locations', id, data: { slug: 'wandsbek' } });
  await own.refresh();
  const moved = await get('/standorte/hamburg-wandsbek', own);
  expect([moved.statusCode, moved.headers.location]).toEqual([301, '/standorte/wandsbek']);
  expect((await get('/standorte/wandsbek', own)).statusCode).toBe(200);
  await own.payload.delete({ collection: 'locations', id });
  await own.refresh();
  for (const path of ['/standorte/wandsbek', '/standorte/hamburg-wandsbek'])
    expect([path, (await get(path, own)).statusCode]).toEqual([path, 404]);
});

test('marks the current weekday until midnight', async (t) => {
  const own = await build(t);
  const marked = async () => {
    const { body } = await get('/standorte/hamburg-wandsbek', own);
    return /aria-current="date"[^>]*><th[^>]*>([^<]*)/.exec(body)?.[1];
  };
  t.onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ now: Date.parse('2026-12-01T22:59:00Z'), toFake: ['Date'] });
  await own.refresh();
  expect(await marked()).toBe('Dienstag');
  vi.setSystemTime(Date.parse('2026-12-01T23:00:00Z'));
  await own.refresh();
  expect(await marked()).toBe('Mittwoch');
});
