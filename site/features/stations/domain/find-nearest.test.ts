import { towns } from '@oilway/store/maps/towns.ts';
import { describe, expect, it } from 'vitest';
import { exampleLocations as locations } from '../../../development/examples/blocks/locations.ts';
import { geocode } from '../geocoding/geocoder.ts';
import { distanceKm, distanceText } from './distance.ts';
import { findNearest } from './find-nearest.ts';

const runSearch = (search: Parameters<typeof findNearest>[1]) =>
  findNearest(locations, {
    ...search,
    found: search.place ? geocode('de', search.place) : undefined,
  });
const titlesFor = (place: string) =>
  runSearch({ place }).rows.map(({ location }) => location.title);

describe('kilometres', () => {
  it('returns the great-circle distance', () => {
    const berlin = { latitude: 52.52, longitude: 13.405 };
    const warsaw = { latitude: 52.2297, longitude: 21.0122 };
    expect(distanceKm(berlin, warsaw)).toBeCloseTo(517.5, 0);
    expect(distanceKm(berlin, berlin)).toBe(0);
    expect(distanceKm({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBeCloseTo(
      20015,
      0,
    );
  });

  it('formats a distance for the locale', () => {
    expect(distanceText(1.23, 'de-DE')).toBe('1,2\u00a0km');
    expect(distanceText(9.96, 'pl-PL')).toBe('10\u00a0km');
    expect(distanceText(1234.5, 'de-DE')).toBe('1.235\u00a0km');
  });
});

describe('nearest', () => {
  it('lists the stations of the town first, then all others by distance', () => {
    const { rows, exact } = runSearch({ place: 'dortmund' });
    expect(exact).toBe(2);
    expect(titlesFor('dortmund').slice(0, 3)).toEqual([
      'Dortmund-Wambel',
      'Dortmund-Hörde',
      'Köln-Kalk',
    ]);
    expect(rows).toHaveLength(locations.length);
    const distances = rows.slice(exact).map((row) => row.kilometres ?? Number.NaN);
    expect(distances).toEqual([...distances].sort((one, other) => one - other));
  });

  it.each([
    ['Potsdam', 0, 'Berlin-Tempelhof'],
    ['14467', 0, 'Berlin-Tempelhof'],
    ['44269', 0, 'Dortmund-Hörde'],
    ['44263', 1, 'Dortmund-Hörde'],
    ['44263 Dortmund', 1, 'Dortmund-Hörde'],
    ['Cologne', 2, 'Köln-Ehrenfeld'],
    ['Frankfurt', 1, 'Frankfurt-Bockenheim'],
    ['Dortmund-Hörde', 1, 'Dortmund-Hörde'],
    ['Neuss', 0, 'Köln-Ehrenfeld'],
    ['in Dortmund', 2, 'Dortmund-Wambel'],
    ['Kaiserstraße 12, Dortmund', 2, 'Dortmund-Wambel'],
    ['Tempelhof', 1, 'Berlin-Tempelhof'],
    ['Wandsbek', 1, 'Hamburg-Wandsbek'],
    ['Ehrenfeld', 1, 'Köln-Ehrenfeld'],
    ['Hoerde', 1, 'Dortmund-Hörde'],
    ['Ehrenfeld Köln', 1, 'Köln-Ehrenfeld'],
    ['Frankfurt/M.', 1, 'Frankfurt-Bockenheim'],
    ['Venloer Str. 389 50825 Köln', 1, 'Köln-Ehrenfeld'],
  ])('lists the expected station first for %s', (place, exact, first) => {
    const found = runSearch({ place });
    expect([found.exact, found.rows[0]?.location.title]).toEqual([exact, first]);
    expect(found.rows[0]?.kilometres).toBeLessThan(50);
    expect(found.rows).toHaveLength(locations.length);
  });

  it('returns choices for an ambiguous place and lists only stations that match its name', () => {
    const search = runSearch({ place: 'Königstein' });
    expect([search.rows, search.exact, search.from]).toEqual([[], 0, undefined]);
    expect(search.choices?.map(({ label }) => label)).toContain('Königstein im Taunus');
    const [one] = locations;
    if (!one) throw new Error('no example');
    const there = { ...one, town: 'Königstein' };
    const found = geocode('de', 'Königstein');
    const { rows } = findNearest([...locations, there], { place: 'Königstein', found });
    expect(rows).toEqual([{ location: there }]);
  });

  it('does not match a short word inside another word', () => {
    expect(runSearch({ place: 'in Dortmund' }).rows[0]?.kilometres).toBeLessThan(10);
    expect(
      titlesFor('in Köln')
        .slice(0, 2)
        .every((title) => title.startsWith('Köln')),
    ).toBe(true);
  });

  const titled = (title: string) => {
    const [one] = locations;
    if (!one) throw new Error('no example');
    return { ...one, title, town: title.split('-')[0] ?? '' };
  };

  it.each(['Frankfurt/O.', 'Frankfurt O', 'Frankfurt-O.'])(
    'does not match the letter in %s with a word of a title',
    (place) => {
      const east = titled('Frankfurt-Ost');
      const found = geocode('de', place);
      const { rows, exact, from } = findNearest([...locations, east], { place, found });
      expect([exact, from?.label, rows[0]?.location.title]).toEqual([
        0,
        'Frankfurt (Oder)',
        'Berlin-Tempelhof',
      ]);
    },
  );

  it('lists the station of a quarter and offers villages of the same name as choices', () => {
    const [Kappel, Leszczynki] = [titled('Chemnitz-Kappel'), titled('Gdynia-Leszczynki')];
    const search = (country: 'de' | 'pl', place: string) =>
      findNearest([...locations, Kappel, { ...Leszczynki, latitude: 54.5, longitude: 18.5 }], {
        place,
        found: geocode(country, place),
      });
    const several = search('de', 'Kappel');
    expect(several.rows.map(({ location }) => location.title)).toEqual(['Chemnitz-Kappel']);
    expect(several.choices?.map(({ label }) => label)).toContain('55483 Kappel');
    const one = search('pl', 'Leszczynki');
    expect([one.exact, one.rows[0]?.location.title]).toEqual([1, 'Gdynia-Leszczynki']);
    const [village] = one.choices ?? [];
    expect(village?.label).toMatch(/^\d\d-\d{3} Leszczynki$/);
    expect(geocode('pl', village?.label ?? '')).toMatchObject({ by: 'code', choices: [] });
    const both = search('pl', 'Leszczynki Gdynia');
    expect([both.exact, both.rows[0]?.kilometres]).toEqual([1, 0]);
  });

  it('offers the station of a quarter that shares its name with a distant city', () => {
    const place = 'Oberhausen';
    const station = { ...titled('Augsburg-Oberhausen'), latitude: 48.38, longitude: 10.87 };
    const found = geocode('de', place);
    const { exact, from } = findNearest([...locations, station], { place, found });
    expect([exact, from?.label, from?.others.at(-1)]).toEqual([
      0,
      'Oberhausen',
      'Augsburg-Oberhausen',
    ]);
  });

  it('finds a station by a postal code without its leading zero', () => {
    const place = '4229 Leipzig';
    expect(runSearch({ place })).toMatchObject({ exact: 1, from: { by: 'code' } });
    expect(titlesFor(place)[0]).toBe('Leipzig-Plagwitz');
  });

  it('lists only matching stations for a street', () => {
    const { rows, exact } = runSearch({ place: 'Hermannstr' });
    expect([exact, rows.length, rows[0]?.kilometres]).toEqual([1, 1, undefined]);
  });

  it.each(['Atlantis', '<script>', '(', '43', 'Warszawa'])('lists nothing for %s', (place) => {
    expect(runSearch({ place })).toEqual({ rows: [], exact: 0 });
  });

  it('finds a station by a town that is missing from the place tables', () => {
    const [one] = locations;
    if (!one) throw new Error('no example');
    const hidden = { ...one, title: 'Hof 3', town: 'Ölhausen' };
    const { rows, exact } = findNearest([...locations, hidden], { place: 'oelhausen' });
    expect([exact, rows[0]?.location, rows[0]?.kilometres]).toEqual([1, hidden, 0]);
  });

  it('sorts by position only without a place', () => {
    const near = { latitude: 54.3, longitude: 10.1 };
    expect(runSearch({ near }).rows[0]?.location.town).toBe('Kiel');
    expect(runSearch({ near, place: 'köln' }).rows[0]?.location.town).toBe('Köln');
    expect(runSearch({ place: ' - ' }).rows.map(({ location }) => location)).toEqual(locations);
  });
});

describe('towns', () => {
  it.each([
    ['de', 47.2, 55.1, 5.8, 15.1],
    ['pl', 49, 54.9, 14.1, 24.2],
  ] as const)(
    'every town of %s lies within the bounds of the country',
    (country, south, north, west, east) => {
      for (const { name, latitude, longitude } of towns[country]) {
        expect(latitude, name).toBeGreaterThan(south);
        expect(latitude, name).toBeLessThan(north);
        expect(longitude, name).toBeGreaterThan(west);
        expect(longitude, name).toBeLessThan(east);
      }
    },
  );
});
