import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { project } from './projection.ts';

describe('project', () => {
  it.each([
    ['Berlin', 'de', 52.52, 13.405, { x: 760, y: 407 }],
    ['Köln', 'de', 50.9375, 6.9603, { x: 196, y: 630 }],
    ['Warszawa', 'pl', 52.2297, 21.0122, { x: 676, y: 542 }],
  ] as const)(
    'projects %s to its Mercator coordinates',
    (_, country, latitude, longitude, expected) => {
      const point = project(country, latitude, longitude);
      expect(Math.round(point.x)).toBe(expected.x);
      expect(Math.round(point.y)).toBe(expected.y);
    },
  );

  it('places north above south and west left of east', () => {
    const kiel = project('de', 54.3233, 10.1228);
    const munich = project('de', 48.1374, 11.5755);
    expect(kiel.y).toBeLessThan(munich.y);
    expect(kiel.x).toBeLessThan(munich.x);
  });

  it.each(['de', 'pl'])(
    'the country drawing of %s is smaller than 9 kB and has every part',
    (country) => {
      const drawing = readFileSync(
        new URL(`../components/country-${country}.svg`, import.meta.url),
        'utf8',
      );
      expect(drawing.length).toBeLessThan(9000);
      const parts = [...drawing.matchAll(/<path id="(\w+)"/g)].map(([, id]) => id);
      expect(parts).toEqual(['west', 'east', 'land', 'rivers']);
    },
  );
});
