import { describe, expect, it } from 'vitest';
import { locations } from '../demo.ts';
import { media } from '../media/media.ts';
import type { DemoLocation } from '../shape.ts';
import { categories } from './categories.ts';
import { germany } from './germany.ts';
import { poland } from './poland.ts';

const bounds = {
  de: { south: 47.27, north: 55.06, west: 5.86, east: 15.05 },
  pl: { south: 49.0, north: 54.84, west: 14.12, east: 24.15 },
};

/** Town centres, rounded, and outer districts by title; not derived from the locations. */
const townCentres: Record<string, [number, number]> = {
  Augsburg: [48.37, 10.9],
  Berlin: [52.52, 13.41],
  'Berlin-Spandau': [52.54, 13.2],
  Bielefeld: [52.02, 8.53],
  Bremen: [53.08, 8.81],
  Chemnitz: [50.83, 12.92],
  Cottbus: [51.76, 14.33],
  Dortmund: [51.51, 7.47],
  Dresden: [51.05, 13.74],
  Düsseldorf: [51.23, 6.78],
  Erfurt: [50.98, 11.03],
  Essen: [51.46, 7.01],
  'Frankfurt am Main': [50.11, 8.68],
  'Freiburg im Breisgau': [48.0, 7.85],
  Hamburg: [53.55, 9.99],
  Hannover: [52.37, 9.73],
  Karlsruhe: [49.01, 8.4],
  Kassel: [51.32, 9.5],
  Kiel: [54.32, 10.14],
  Koblenz: [50.36, 7.59],
  Köln: [50.94, 6.96],
  Leipzig: [51.34, 12.37],
  Magdeburg: [52.13, 11.63],
  Mannheim: [49.49, 8.47],
  München: [48.14, 11.58],
  Münster: [51.96, 7.63],
  Nürnberg: [49.45, 11.08],
  Osnabrück: [52.28, 8.05],
  Regensburg: [49.01, 12.1],
  Rostock: [54.09, 12.13],
  Saarbrücken: [49.23, 7.0],
  Stuttgart: [48.78, 9.18],
  Ulm: [48.4, 9.99],
  Würzburg: [49.79, 9.95],
  Białystok: [53.13, 23.16],
  'Bielsko-Biała': [49.82, 19.04],
  Bydgoszcz: [53.12, 18.01],
  Częstochowa: [50.81, 19.12],
  Gdańsk: [54.35, 18.65],
  Gdynia: [54.52, 18.53],
  Katowice: [50.26, 19.02],
  Kielce: [50.87, 20.63],
  Koszalin: [54.19, 16.17],
  Kraków: [50.06, 19.94],
  Lublin: [51.25, 22.57],
  Łódź: [51.76, 19.46],
  Olsztyn: [53.78, 20.48],
  Opole: [50.67, 17.93],
  Poznań: [52.41, 16.93],
  Rzeszów: [50.04, 22.0],
  Szczecin: [53.43, 14.55],
  Toruń: [53.01, 18.6],
  Warszawa: [52.23, 21.01],
  Wrocław: [51.11, 17.03],
  'Zielona Góra': [51.94, 15.51],
};

// The numbers the Bundesnetzagentur keeps free for films; nobody can ever be called by them.
const fictionalPhone = /^\+49 (30 23125|40 66969|69 90009|221 4710|89 99998) \d{3}$/;

describe('demo locations', () => {
  it('are 40 in Germany and 25 in Poland', () => {
    expect(germany.map((location) => location.country)).toEqual(Array(40).fill('de'));
    expect(poland.map((location) => location.country)).toEqual(Array(25).fill('pl'));
  });

  it('agree with the counts the pages name', () => {
    expect(countBy(germany)).toEqual({ station: 24, partner: 10, fleet: 6 });
    expect(countBy(poland)).toEqual({ station: 15, partner: 7, fleet: 3 });
    expect(germany.filter((location) => location.isOQ)).toHaveLength(20);
    expect(poland.filter((location) => location.isOQ)).toHaveLength(12);
    expect(poland.filter(({ hours }) => 'sun' in hours)).toHaveLength(1);
  });

  it('have titles, addresses and texts of their own', () => {
    for (const field of ['title', 'street', 'email', 'mapDescription', 'text'] as const) {
      expect(new Set(locations.map((location) => location[field])).size, field).toBe(65);
    }
  });

  it.each(locations)('$title lies in its country and its town', (location) => {
    const { south, north, west, east } = bounds[location.country];
    expect(location.latitude).toBeGreaterThan(south);
    expect(location.latitude).toBeLessThan(north);
    expect(location.longitude).toBeGreaterThan(west);
    expect(location.longitude).toBeLessThan(east);

    const centre = townCentres[location.title] ?? townCentres[location.town];
    expect(centre, location.town).toBeDefined();
    if (centre)
      expect(kilometres(centre, [location.latitude, location.longitude])).toBeLessThan(15);
    expect(location.title.startsWith(location.town.split(' ')[0] ?? '')).toBe(true);
  });

  it.each(locations)('$title has a well-formed address', (location) => {
    expect(location.postalCode).toMatch(location.country === 'de' ? /^\d{5}$/ : /^\d{2}-\d{3}$/);
    expect(location.email).toMatch(/^[a-z-]+@oilway\.example$/);
    if (location.phone) expect(location.phone).toMatch(fictionalPhone);
    expect(location.street).toMatch(/ \d+[A-Z]?$/);
    expect(categories.map(({ key }) => key)).toContain(location.category);
    expect(location.icon).toBe(location.category);
    if (location.image) expect(media.map(({ name }) => name)).toContain(location.image);
    expect(location.imageText === undefined).toBe(location.image === undefined);
  });

  it.each(locations)('$title opens by day and until six on working days', ({ hours }) => {
    for (const span of Object.values(hours)) {
      expect(span.opens).toMatch(/^(0[6-9]:[0-5]\d|10:00)$/);
      expect(span.closes).toMatch(/^[12]\d:[0-5]\d$/);
    }
    expect((hours.monFri?.closes ?? '') >= '18:00').toBe(true);
  });
});

function countBy(list: readonly DemoLocation[]): Record<string, number> {
  return Object.fromEntries(
    categories.map(({ key }) => [key, list.filter(({ category }) => category === key).length]),
  );
}

/** Distance on a flat map; 111.2 km to a degree is exact enough within a town. */
function kilometres(a: [number, number], b: [number, number]): number {
  const north = (a[0] - b[0]) * 111.2;
  const east = (a[1] - b[1]) * 111.2 * Math.cos((a[0] * Math.PI) / 180);
  return Math.hypot(north, east);
}
