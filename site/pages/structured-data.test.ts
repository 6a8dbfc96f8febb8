import { demo } from '@oilway/content/demo/demo.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { boot, type TestSite } from '../test/build-app.ts';
import type { Thing } from './json-ld.ts';

const origin = 'https://oilway.example';
let site: TestSite;
beforeAll(async () => {
  site = await boot({ environment: { SITE_ORIGIN: origin } });
});
afterAll(() => site?.close());

async function thingsOf(path: string): Promise<Thing[]> {
  const { body } = await site.app.inject(path);
  const blocks = [...body.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)];
  expect(blocks.length).toBeLessThanOrEqual(1);
  return blocks.flatMap(([, json]) => JSON.parse(json ?? '')['@graph']);
}

const typesOf = (things: Thing[]) => things.map((thing) => thing['@type']);

test.each([
  ['/', 'Oilway GmbH', 'de'],
  ['/pl', 'Oilway Polska sp. z o.o.', 'pl'],
])('%s contains Organization and WebSite', async (path, name, language) => {
  const [owner, website, ...more] = await thingsOf(path);
  const home = `${origin}${path}`;
  expect(owner).toMatchObject({ '@type': 'Organization', name, url: home });
  expect(website).toMatchObject({ '@type': 'WebSite', name: 'Oilway', url: home });
  expect(website?.inLanguage).toBe(language);
  expect(website?.publisher).toEqual({ '@id': owner?.['@id'] });
  expect(more).toEqual([]);
  const logo = await site.app.inject(String(owner?.logo).replace(origin, ''));
  expect(logo.statusCode).toBe(200);
});

test('a subpage contains a BreadcrumbList', async () => {
  expect(await thingsOf('/pl/filtry')).toEqual([
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        {
          '@type': 'ListItem',
          position: 1,
          name: expect.stringMatching(/\S/),
          item: `${origin}/pl`,
        },
        { '@type': 'ListItem', position: 2, name: 'Filtry', item: `${origin}/pl/filtry` },
      ],
    },
  ]);
});

describe('stations of the full map', () => {
  test.each([
    ['/standorte', 'de'],
    ['/pl/stacje', 'pl'],
  ])('%s lists the pages of all stations', async (path, country) => {
    const [, list] = await thingsOf(path);
    expect(list?.['@type']).toBe('ItemList');
    const items = list?.itemListElement as { position: number; url: string }[];
    const expected = demo.locations.filter((location) => location.country === country);
    expect(items.map(({ position }) => position)).toEqual(expected.map((_, index) => index + 1));
    const stationNames = new Set<string>();
    for (const { url } of items) {
      const [, station] = await thingsOf(new URL(url).pathname);
      expect(station).toMatchObject({
        '@type': 'AutoRepair',
        url,
        name: expect.stringMatching(/^Oilway \S/),
        address: {
          streetAddress: expect.stringMatching(/\S/),
          postalCode: expect.stringMatching(/^\d/),
          addressLocality: expect.stringMatching(/\S/),
          addressCountry: country.toUpperCase(),
        },
        geo: { latitude: expect.any(Number), longitude: expect.any(Number) },
      });
      expect(String(station?.telephone)).toMatch(country === 'de' ? /^\+49\d{8,}$/ : /^\+48\d{9}$/);
      expect(station?.openingHoursSpecification).not.toEqual([]);
      const own = expected.find(({ title }) => station?.name === `Oilway ${title}`)?.image;
      expect(String(station?.image)).toMatch(own ? /^https:.*\/media\/\d+\// : /^undefined$/);
      stationNames.add(String(station?.name));
    }
    expect([...stationNames].sort()).toEqual(expected.map(({ title }) => `Oilway ${title}`).sort());
  });

  test('openingHoursSpecification lists the opening days', async () => {
    const [, wambel] = await thingsOf('/standorte/dortmund-wambel');
    const opening = (dayOfWeek: string[], opens: string, closes: string) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek,
      opens,
      closes,
    });
    expect(wambel?.openingHoursSpecification).toEqual([
      opening(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], '06:00', '20:00'),
      opening(['Saturday'], '08:00', '16:00'),
    ]);
  });

  test('specialOpeningHoursSpecification lists regional and municipal holidays', async () => {
    const closed = async (path: string) => {
      const [, station] = await thingsOf(path);
      return (
        station as unknown as { specialOpeningHoursSpecification: { validFrom: string }[] }
      ).specialOpeningHoursSpecification.map(({ validFrom }) => validFrom.slice(5));
    };
    const [augsburg, nuremberg] = [
      await closed('/standorte/augsburg-oberhausen'),
      await closed('/standorte/nuernberg-west'),
    ];
    expect(augsburg).toEqual(expect.arrayContaining(['08-08', '08-15', '12-25']));
    expect(nuremberg).toContain('12-25');
    expect(nuremberg).not.toContain('08-15');
    expect(await closed('/pl/stacje/poznan-gorczyn')).toContain('12-24');
  });

  test('a search result page is noindex with the list page as canonical URL', async () => {
    const { body } = await site.app.inject('/standorte?ort=kiel');
    expect(body).toContain('<meta name="robots" content="noindex"/>');
    expect(body).toContain(`<link rel="canonical" href="${origin}/standorte"/>`);
    expect(typesOf(await thingsOf('/standorte?ort=kiel'))).toEqual([]);
    expect((await site.app.inject('/standorte')).body).not.toContain('noindex');
  });
});
