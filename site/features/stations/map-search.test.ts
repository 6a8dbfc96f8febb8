import { demo } from '@oilway/content/demo/demo.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { boot, type TestSite } from '../../test/build-app.ts';
import { stationsOf } from '../../test/stations-of.ts';

let site: TestSite;
beforeAll(async () => {
  site = await boot();
});
afterAll(() => site?.close());

const get = (url: string) => site.app.inject({ url });

describe('location search', () => {
  test.each([
    ['/standorte?ort=dortmund', 'de', 'Dortmund'],
    ['/pl/stacje?miejsce=warszawa', 'pl', 'Warszawa'],
  ])(
    '%s lists the stations of the town and none of the other country',
    async (url, country, town) => {
      const response = await get(url);
      expect(response.statusCode).toBe(200);
      const expected = demo.locations.filter(
        (location) => location.country === country && location.title.includes(town),
      );
      expect(expected.length).toBeGreaterThan(0);
      for (const { title } of expected) expect(response.body).toContain(title);
      const elsewhere = demo.locations.filter((location) => location.country !== country);
      for (const { street } of elsewhere) expect(response.body).not.toContain(street);
    },
  );

  test('escapes the query in the page', async () => {
    const response = await get(`/standorte?ort=${encodeURIComponent('<script>alert(1)</script>')}`);
    expect(response.statusCode).toBe(200);
    expect(response.body).toContain('&lt;script&gt;alert(1)');
    expect(response.body).not.toContain('<script>alert');
  });

  test('findStations lists all stations without a query, and three near a position', async () => {
    const stations = async (query: string) =>
      (await get(`/api/stations?cultureName=pl-PL${query}`)).json().nearest;
    const all = await stations('');
    expect(all).toHaveLength(25);
    expect(all[0]).toMatchObject({ id: expect.any(Number), hours: expect.any(Array) });
    expect(await stations('&near=52.2,21')).toHaveLength(3);
  });

  test('caches the page of a query once and ignores the query on pages without a search', async () => {
    const first = await get('/standorte?ort=rostock');
    const { entries } = site.context.cache.counts();
    expect((await get('/standorte?ort=rostock')).body).toBe(first.body);
    expect(site.context.cache.counts().entries).toBe(entries);
    const plain = await get('/filter');
    site.renders.mockClear();
    for (const place of ['a', 'b'])
      expect((await get(`/filter?ort=${place}`)).body).toBe(plain.body);
    expect(site.renders).not.toHaveBeenCalled();
  });

  const rows = (body: string) =>
    [...body.matchAll(/<li[^>]* data-station="([^"]*)"/g)].map(([, key = '']) => key.split(',')[0]);

  test.each([
    ['/standorte?ort=Potsdam', 'Berlin', 'Keine Station zu „Potsdam“'],
    ['/standorte?ort=44135', 'Dortmund', 'nach Entfernung'],
    ['/standorte?ort=Neuss', 'Düsseldorf', 'nach Entfernung von Neuss<'],
    ['/standorte?ort=41460', 'Düsseldorf', 'nach Entfernung von 41460 Neuss<'],
    ['/standorte?ort=Leverkusen', 'Köln', 'nach Entfernung von Leverkusen<'],
    ['/standorte?ort=Frankfurt', 'Frankfurt', 'href="/standorte?ort=Frankfurt+%28Oder%29"'],
    ['/standorte?ort=R%C3%BCgen', 'Rostock', 'von Bergen auf Rügen (vermutlich gemeint)<'],
    ['/pl/stacje?miejsce=40%E2%80%93001Katowice', 'Katowice', 'odległości od: 40-001 Katowice<'],
    ['/pl/stacje?miejsce=00-950', 'Warszawa', 'od środka obszaru z\u00a0kodami 00-9…'],
    ['/standorte?ort=Kreis+Unna', 'Dortmund', 'von der Mitte des Gebiets „Kreis Unna“<'],
    ['/pl/stacje?miejsce=powiat+pruszkowski', 'Warszawa', 'obszaru „powiat pruszkowski”<'],
    ['/pl/stacje?miejsce=pruszkow', 'Warszawa', 'według odległości od: Pruszków<'],
    ['/pl/stacje?miejsce=05-800', 'Warszawa', 'według odległości od: 05-800 Pruszków<'],
  ])(
    '%s lists the nearest stations first, with their distance',
    async (url, town, expectedText) => {
      const { body } = await get(url);
      expect(rows(body)).toHaveLength(10);
      expect(rows(body)[0]).toContain(town);
      expect(body).toContain(expectedText);
      const distances = [...body.matchAll(/>([\d,]+)\u00a0km</g)].map(([, text = '']) =>
        Number(text.replace(',', '.')),
      );
      expect(distances).toHaveLength(10);
      expect(distances).toEqual([...distances].sort((one, other) => one - other));
    },
  );

  test.each([
    [
      '/standorte?ort=K%C3%B6nigstein&kategorie=partner',
      '„Königstein“ gibt es mehrmals. Welchen Ort meinen Sie?',
      [
        '/standorte?ort=K%C3%B6nigstein+im+Taunus&amp;kategorie=partner',
        '/standorte?ort=92281+K%C3%B6nigstein&amp;kategorie=partner',
      ],
      'Hochtaunuskreis, Hessen',
    ],
    [
      '/pl/stacje?miejsce=%C5%9Aroda',
      '„Środa” to nazwa kilku miejsc. O\u00a0które chodzi?',
      [
        '/pl/stacje?miejsce=%C5%9Aroda+Wielkopolska',
        '/pl/stacje?miejsce=%C5%9Aroda+%C5%9Al%C4%85ska',
      ],
      'powiat średzki, dolnośląskie',
    ],
  ])('%s offers choices for an ambiguous place', async (url, question, links, area) => {
    const { body } = await get(url);
    expect(body.replaceAll('<!-- -->', '')).toContain(question);
    expect(rows(body)).toEqual([]);
    expect(body).toContain(area);
    for (const link of links) {
      expect(body).toContain(`href="${link}"`);
      const response = await get(link.replaceAll('&amp;', '&'));
      expect(response.body).not.toContain('data-choice');
      expect(rows(response.body).length).toBeGreaterThan(0);
    }
  });

  test.each([
    ...['Spandau', 'Marzahn', 'Tempelhof', 'Wandsbek', 'Ehrenfeld', 'Hörde', 'Feuerbach', 'Gallus'],
    ...['Wersten', 'Löbtau', 'Moosach', 'Laim', 'Kappel'],
  ])('finds the station of the German quarter %s', async (quarter) => {
    const { body } = await get(`/standorte?ort=${encodeURIComponent(quarter)}`);
    expect(rows(body)[0]).toMatch(new RegExp(`-${quarter}$`));
    expect(body).toContain(`1 Station zu „${quarter}“`);
  });

  test.each([
    ...['Ursynów', 'Bemowo', 'Wrzeszcz', 'Krzyki', 'Widzew', 'Podgórze', 'Leszczynki', 'Podolany'],
    ...['Górczyn', 'Popowice', 'Kamionek', 'Dąb'],
  ])('finds the station of the Polish quarter %s', async (quarter) => {
    const { body } = await get(`/pl/stacje?miejsce=${encodeURIComponent(quarter)}`);
    expect(rows(body)[0]).toMatch(new RegExp(`-${quarter}$`));
    expect(body).toContain('data-exact="1"');
  });

  test.each([
    ['na Ursynowie', 'Warszawa-Ursynów'],
    ['na Kamionku', 'Warszawa-Kamionek'],
    ['dzielnica Bemowo', 'Warszawa-Bemowo'],
    ['Leszczynki Gdynia', 'Gdynia-Leszczynki'],
  ])('resolves the Polish query %s to the station %s', async (query, title) => {
    const { body } = await get(`/pl/stacje?miejsce=${encodeURIComponent(query)}`);
    expect(rows(body)[0]).toBe(title);
    expect(body).toContain('data-exact="1"');
  });

  test('escapes the query in choices and returns the choices of the current query', async () => {
    for (const [query, label] of [
      ['<b>Neustadt', 'Neustadt an der Weinstraße'],
      ['Bergen', '29303 Bergen'],
      ['Neustadt', 'Neustadt an der Weinstraße'],
    ] as const) {
      const { body } = await get(`/standorte?ort=${encodeURIComponent(query)}`);
      expect(body).not.toContain('<b>Neustadt');
      expect(body).toContain(`>${label}<`);
    }
  });

  test('credits GeoNames and its licence', async () => {
    for (const path of ['/standorte', '/pl/stacje'])
      expect((await get(path)).body.replaceAll('<!-- -->', '')).toContain(
        '<a href="https://www.geonames.org/">GeoNames</a>, <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>',
      );
  });

  test('filters by category with and without a place', async () => {
    const partners = demo.locations.filter(
      ({ country, category }) => country === 'de' && category === 'partner',
    );
    const { body } = await get('/standorte?kategorie=PARTNER');
    expect(rows(body).sort()).toEqual(partners.map(({ title }) => title).sort());
    const near = await get('/standorte?ort=Dortmund&kategorie=partner');
    expect(partners.map(({ title }) => title)).toEqual(
      expect.arrayContaining(rows(near.body) as string[]),
    );
    expect(near.body).toContain('<input type="hidden" name="kategorie" value="partner"/>');
  });

  test.each([
    ['leistung=gearbox', 'gearbox', undefined, 'Gefiltert: Getriebeöl. '],
    ['ausstattung=highGate', undefined, 'highGate', 'Gefiltert: hohes Tor (3,40\u00a0m). '],
    ['leistung=gearbox&ausstattung=wifi', 'gearbox', 'wifi', 'Gefiltert: Getriebeöl, WLAN. '],
  ])('filters by %s', async (query, service, equipment, expectedText) => {
    const { body } = await get(`/standorte?${query}`);
    const expected = demo.locations.filter(
      (one) =>
        one.country === 'de' &&
        (!service || one.services.includes(service)) &&
        (!equipment || one.equipment.includes(equipment)),
    );
    expect(rows(body).sort()).toEqual(expected.map(({ title }) => title).sort());
    expect(expected.length).toBeGreaterThan(0);
    expect(body.replaceAll('<!-- -->', '')).toContain(`${expectedText}${expected.length} Station`);
  });

  test('preserves the filters in the place form and ignores unknown filters', async () => {
    const { body } = await get('/standorte?leistung=gearbox&ausstattung=wifi&ort=Kiel');
    for (const hidden of ['name="leistung" value="gearbox"', 'name="ausstattung" value="wifi"'])
      expect(body).toContain(hidden);
    for (const wrong of [
      'leistung=%3Cb%3E',
      `ausstattung=${'x'.repeat(5000)}`,
      'leistung=__proto__',
    ])
      expect(rows((await get(`/standorte?${wrong}`)).body)).toHaveLength(40);
    expect(
      rows((await get('/pl/stacje?usluga=gearbox&wyposazenie=wifi')).body).length,
    ).toBeLessThan(25);
  });

  test('shows a message for an unknown category or station', async () => {
    const category = await get('/standorte?kategorie=%3Cb%3E');
    expect([category.statusCode, rows(category.body)]).toEqual([200, []]);
    expect(category.body).toContain('Diese Art von Station gibt es nicht.');
    expect(category.body).not.toContain('<b>');
    const station = await get('/standorte?station=%22%3E%3Cscript%3E,1,2');
    expect(rows(station.body)).toHaveLength(40);
    expect(station.body).toContain('Die gesuchte Station gibt es hier nicht mehr.');
    expect(station.body).not.toContain('"><script>');
  });

  test('selects only the station of the query', async () => {
    const { title, latitude, longitude } =
      demo.locations.find(({ country }) => country === 'de') ?? {};
    const station = encodeURIComponent(`${title},${latitude},${longitude}`);
    const { body } = await get(`/standorte?station=${station}`);
    expect(body.match(/data-station="[^"]*" data-selected=""/g)).toHaveLength(1);
    expect(body).toContain(`data-station="${title},${latitude},${longitude}" data-selected=""`);
  });

  test.each(['seite=99', 'seite=-1', 'seite=x', 'bei=x', 'karte=9/1', 'seite=1&seite=2'])(
    'lists all stations for the invalid query %s',
    async (query) => {
      expect(rows((await get(`/standorte?${query}`)).body)).toHaveLength(40);
    },
  );

  test('sorts by the position of the query and paginates the list', async () => {
    const first = await get('/standorte?bei=54.32,10.12');
    expect(rows(first.body)[0]).toContain('Kiel');
    expect(first.body).toContain('href="/standorte?seite=2&amp;bei=54.32,10.12"');
    const second = await get('/standorte?seite=2&bei=54.32,10.12');
    expect(rows(second.body)).toHaveLength(10);
    expect(rows(first.body)).not.toEqual(expect.arrayContaining(rows(second.body).slice(0, 1)));
    expect(rows((await get('/standorte?seite=77&bei=54.32,10.12')).body)).toHaveLength(10);
  });

  test('embeds hours and holidays, but not the current opening state', async () => {
    const { body } = await get('/standorte');
    const { holidays, stations } = stationsOf(body);
    expect(holidays.be?.some((date) => date.endsWith('-12-25'))).toBe(true);
    expect(holidays.by?.length).toBeGreaterThan(holidays.be?.length ?? 99);
    expect(stations.find(({ title }) => title === 'Berlin-Spandau')).toMatchObject({
      hours: expect.arrayContaining([expect.objectContaining({ days: 'monFri' })]),
      regions: 'be',
    });
    expect(body).toMatch(/<div [^>]*data-hours=""><\/div>/);
    expect(body).not.toMatch(/geöffnet bis|geschlossen/);
    expect(Object.keys(stationsOf((await get('/pl/stacje')).body).holidays)).toEqual(['pl']);
  });
});
