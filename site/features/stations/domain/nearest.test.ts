import { describe, expect, it } from 'vitest';
import { exampleLocations as locations } from '../../../development/examples/blocks/locations.ts';
import { knownPlace } from '../geocoding/place-search.ts';
import { distanceText, kilometres } from './distance.ts';
import { nearest } from './nearest.ts';
import { towns } from './towns.ts';

const listed = (asked: Parameters<typeof nearest>[1]) =>
  nearest(locations, { ...asked, found: asked.place ? knownPlace('de', asked.place) : undefined });
const titles = (place: string) => listed({ place }).rows.map(({ location }) => location.title);

describe('kilometres', () => {
  it('measures as the crow flies', () => {
    const berlin = { latitude: 52.52, longitude: 13.405 };
    const warsaw = { latitude: 52.2297, longitude: 21.0122 };
    expect(kilometres(berlin, warsaw)).toBeCloseTo(517.5, 0);
    expect(kilometres(berlin, berlin)).toBe(0);
    expect(kilometres({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBeCloseTo(
      20015,
      0,
    );
  });

  it('is written as the country writes it', () => {
    expect(distanceText(1.23, 'de-DE')).toBe('1,2\u00a0km');
    expect(distanceText(9.96, 'pl-PL')).toBe('10\u00a0km');
    expect(distanceText(1234.5, 'de-DE')).toBe('1.235\u00a0km');
  });
});

describe('nearest', () => {
  it('lists the stations of the town first, then all others by distance', () => {
    const { rows, exact } = listed({ place: 'dortmund' });
    expect(exact).toBe(2);
    expect(titles('dortmund').slice(0, 3)).toEqual([
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
  ])('knows where %s is', (place, exact, first) => {
    const found = listed({ place });
    expect([found.exact, found.rows[0]?.location.title]).toEqual([exact, first]);
    expect(found.rows[0]?.kilometres).toBeLessThan(50);
    expect(found.rows).toHaveLength(locations.length);
  });

  it('measures from none of several places that may be meant, and lists what the words fit', () => {
    const asked = listed({ place: 'Königstein' });
    expect([asked.rows, asked.exact, asked.from]).toEqual([[], 0, undefined]);
    expect(asked.choices?.map(({ label }) => label)).toContain('Königstein im Taunus');
    const [one] = locations;
    if (!one) throw new Error('no example');
    const there = { ...one, town: 'Königstein' };
    const found = knownPlace('de', 'Königstein');
    const { rows } = nearest([...locations, there], { place: 'Königstein', found });
    expect(rows).toEqual([{ location: there }]);
  });

  it('takes no short word from the middle of another', () => {
    expect(listed({ place: 'in Dortmund' }).rows[0]?.kilometres).toBeLessThan(10);
    expect(
      titles('in Köln')
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
    'takes the letter of %s for no word of a title',
    (place) => {
      const east = titled('Frankfurt-Ost');
      const found = knownPlace('de', place);
      const { rows, exact, from } = nearest([...locations, east], { place, found });
      expect([exact, from?.label, rows[0]?.location.title]).toEqual([
        0,
        'Frankfurt (Oder)',
        'Berlin-Tempelhof',
      ]);
    },
  );

  it('lists the station of a quarter whose name villages have, which stay to be chosen', () => {
    const [Kappel, Leszczynki] = [titled('Chemnitz-Kappel'), titled('Gdynia-Leszczynki')];
    const asked = (country: 'de' | 'pl', place: string) =>
      nearest([...locations, Kappel, { ...Leszczynki, latitude: 54.5, longitude: 18.5 }], {
        place,
        found: knownPlace(country, place),
      });
    const several = asked('de', 'Kappel');
    expect(several.rows.map(({ location }) => location.title)).toEqual(['Chemnitz-Kappel']);
    expect(several.choices?.map(({ label }) => label)).toContain('55483 Kappel');
    const one = asked('pl', 'Leszczynki');
    expect([one.exact, one.rows[0]?.location.title]).toEqual([1, 'Gdynia-Leszczynki']);
    const [village] = one.choices ?? [];
    expect(village?.label).toMatch(/^\d\d-\d{3} Leszczynki$/);
    expect(knownPlace('pl', village?.label ?? '')).toMatchObject({ by: 'code', choices: [] });
    const both = asked('pl', 'Leszczynki Gdynia');
    expect([both.exact, both.rows[0]?.kilometres]).toEqual([1, 0]);
  });

  it('offers the station of a quarter called like a city far away', () => {
    const place = 'Oberhausen';
    const station = { ...titled('Augsburg-Oberhausen'), latitude: 48.38, longitude: 10.87 };
    const found = knownPlace('de', place);
    const { exact, from } = nearest([...locations, station], { place, found });
    expect([exact, from?.label, from?.others.at(-1)]).toEqual([
      0,
      'Oberhausen',
      'Augsburg-Oberhausen',
    ]);
  });

  it('knows the station of a code that lost its zero', () => {
    const place = '4229 Leipzig';
    expect(listed({ place })).toMatchObject({ exact: 1, from: { by: 'code' } });
    expect(titles(place)[0]).toBe('Leipzig-Plagwitz');
  });

  it('lists only what fits when the place is a street', () => {
    const { rows, exact } = listed({ place: 'Hermannstr' });
    expect([exact, rows.length, rows[0]?.kilometres]).toEqual([1, 1, undefined]);
  });

  it.each(['Atlantis', '<script>', '(', '43', 'Warszawa'])('lists nothing for %s', (place) => {
    expect(listed({ place })).toEqual({ rows: [], exact: 0 });
  });

  it('knows a station by a town that is in no list of places', () => {
    const [one] = locations;
    if (!one) throw new Error('no example');
    const hidden = { ...one, title: 'Hof 3', town: 'Ölhausen' };
    const { rows, exact } = nearest([...locations, hidden], { place: 'oelhausen' });
    expect([exact, rows[0]?.location, rows[0]?.kilometres]).toEqual([1, hidden, 0]);
  });

  it('goes by a position only without a place', () => {
    const near = { latitude: 54.3, longitude: 10.1 };
    expect(listed({ near }).rows[0]?.location.town).toBe('Kiel');
    expect(listed({ near, place: 'köln' }).rows[0]?.location.town).toBe('Köln');
    expect(listed({ place: ' - ' }).rows.map(({ location }) => location)).toEqual(locations);
  });
});

describe('the towns', () => {
  it.each([
    ['de', 47.2, 55.1, 5.8, 15.1],
    ['pl', 49, 54.9, 14.1, 24.2],
  ] as const)('of %s lie there', (country, south, north, west, east) => {
    for (const { name, latitude, longitude } of towns[country]) {
      expect(latitude, name).toBeGreaterThan(south);
      expect(latitude, name).toBeLessThan(north);
      expect(longitude, name).toBeGreaterThan(west);
      expect(longitude, name).toBeLessThan(east);
    }
  });
});
