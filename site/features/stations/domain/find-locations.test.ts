import { describe, expect, it } from 'vitest';
import { findLocations } from './find-locations.ts';

const locations = [
  location(1, 'Köln-Ehrenfeld', 'Köln', 'Venloer Straße 389', '50825'),
  location(2, 'Dortmund-Hörde', 'Dortmund', 'Hermannstraße 128', '44263'),
  location(3, 'Łódź Widzew', 'Łódź', 'al. Piłsudskiego 150', '92-332'),
  location(4, 'Weißenfels', 'Weißenfels', 'Naumburger Straße 12', '06667'),
];

describe('findLocations', () => {
  it.each([
    ['Köln', [1]],
    ['koln', [1]],
    ['KOELN', [1]],
    ['  köln  ', [1]],
    ['Ko\u0308ln', [1]],
    ['Łódź', [3]],
    ['lodz', [3]],
    ['92-332', [3]],
    ['92332', [3]],
    ['92', [3]],
    ['442', [2]],
    ['44263 Dortmund', [2]],
    ['hermannstr', [2]],
    ['hermannstrasse 128', [2]],
    ['Pilsudskiego', [3]],
    ['weissenfels', [4]],
    ['Dortmund-Hörde', [2]],
    ['63', []],
    ['Atlantis', []],
    ['(', []],
  ])('returns the expected locations for %j', (place, expected) => {
    expect(ids(locations, place)).toEqual(expected);
  });

  it('ranks towns and postal codes above streets and matches numbers only from their start', () => {
    const others = [
      location(5, 'Dresden-Löbtau', 'Dresden', 'Kesselsdorfer Straße 10', '01159'),
      location(8, 'Dresden-Pieschen', 'Dresden', 'Leipziger Straße 110', '01127'),
      location(6, 'Berlin-Mitte', 'Berlin', 'Invalidenstraße 5', '10115'),
      location(7, 'Essen-Süd', 'Essen', 'Berliner Straße 2', '45144'),
    ];
    expect(ids(others, '10')).toEqual([6, 5]);
    expect(ids([...others].reverse(), 'berlin')).toEqual([6, 7]);
  });
});

function ids(among: ReturnType<typeof location>[], place: string): number[] {
  const { places, others } = findLocations(among, place);
  return [...places, ...others].map(({ id }) => id);
}

function location(id: number, title: string, town: string, street: string, postalCode: string) {
  return { id, title, town, street, postalCode, latitude: 51, longitude: 10 };
}
