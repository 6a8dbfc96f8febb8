import { readFileSync } from 'node:fs';
import { towns } from '@oilway/store/maps/towns.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceKm } from '../domain/distance.ts';
import { decodeGazetteer } from './gazetteer-file.ts';
import { geocode } from './geocoder.ts';

describe('place search', () => {
  it.each([
    ['Köln', 'Köln'],
    ['KOELN', 'Köln'],
    ['koln', 'Köln'],
    ['Ko\u0308ln', 'Köln'],
    ['weissenfels', 'Weißenfels'],
    ['St. Ingbert', 'Sankt Ingbert'],
    ['Leverk', 'Leverkusen'],
    ['Frankfurt a. M.', 'Frankfurt am Main'],
    ['Neuss Innenstadt', 'Neuss'],
    ['41460', '41460 Neuss'],
    ['D-41460 Neuss', '41460 Neuss'],
    ['20459 Neustadt', '20459 Neustadt'],
    ['20459', '20459 Hamburg'],
    ['414', '414'],
    ['41499', '414'],
    ['D-414', '414'],
    ['80\u00a0331', '80331 München'],
    ['D80331', '80331 München'],
    ['DE 80331', '80331 München'],
    ['41460Neuss', '41460 Neuss'],
    ['Neuss, D-41460', '41460 Neuss'],
    ['Rügen', 'Bergen auf Rügen'],
    ['Insel Rügen', 'Bergen auf Rügen'],
    ['Münster', '48143 Münster'],
    ['MUENSTER', '48143 Münster'],
    ['Munster', '29633 Munster'],
    ['Munich', 'München'],
    ['cologne', 'Köln'],
  ])('resolves the German query %s to %s', (query, label) => {
    expect(geocode('de', query)?.label).toBe(label);
  });

  it.each([
    ['zielona gora', 'Zielona Góra'],
    ['05-800', '05-800 Pruszków'],
    ['05800', '05-800 Pruszków'],
    ['05-8', '05-8'],
    ['30 001', '30-001 Kraków'],
    ['30\u2011001', '30-001 Kraków'],
    ['PL 30 001 Kraków', '30-001 Kraków'],
    ['30-001Kraków', '30-001 Kraków'],
    ['Kraków30-001', '30-001 Kraków'],
    ['50-305', '50-305 Wrocław'],
    ['Warsaw', 'Warszawa'],
    ['Cracow', 'Kraków'],
  ])('resolves the Polish query %s to %s', (query, label) => {
    expect(geocode('pl', query)?.label).toBe(label);
  });

  it.each([
    '',
    ' ',
    'a',
    '(',
    '43',
    '4',
    'Atlantis',
    'Hermannstr',
    'Rügend',
    '<script>',
    '🛢️',
    '٤١٤٦٠',
  ])('finds no place for %j', (query) => {
    expect(geocode('de', query)).toBeUndefined();
  });

  it('does not find a place of the other country', () => {
    expect([geocode('de', 'Pruszków'), geocode('pl', 'Leverkusen')]).toEqual([
      undefined,
      undefined,
    ]);
  });
});

describe('ambiguous place names', () => {
  it('returns the largest place and lists the others', () => {
    const found = geocode('de', 'Frankfurt');
    expect([found?.label, found?.others]).toEqual(['Frankfurt am Main', ['Frankfurt (Oder)']]);
    expect(geocode('de', 'Frankfurt (Oder)')?.longitude).toBeCloseTo(14.55, 1);
    expect(geocode('de', 'Frankfurt am Main')?.longitude).toBeCloseTo(8.68, 1);
  });

  it('respects typed umlauts and marks a prefix match as a guess', () => {
    const [exact, other, guess] = ['Munster', 'Münster', 'Rugen'].map((query) =>
      geocode('de', query),
    );
    expect(exact?.others).toContain('Münster');
    expect(other?.others).not.toContain('29633 Munster');
    expect([guess?.label, guess?.by]).toEqual(['Bergen auf Rügen', 'part']);
    expect(guess?.others).toContain('Rugendorf');
  });

  it('labels places of one name by their postal codes', () => {
    const found = geocode('pl', 'Stara Wieś');
    expect(found?.others).toHaveLength(5);
    for (const label of found?.others ?? []) expect(label).toMatch(/^\d\d-\d{3} Stara Wieś$/);
    expect(new Set([found?.label, ...(found?.others ?? [])]).size).toBe(6);
  });

  it('resolves the label of each listed place', () => {
    const otherLabels = ['Neustadt', 'Halle', 'Burg', 'Münster', 'Au', 'Hof'].flatMap(
      (name) => geocode('de', name)?.others ?? [],
    );
    expect(otherLabels.length).toBeGreaterThan(12);
    const names = (labels: (string | undefined)[]) =>
      labels.map((label) => label?.replace(/^\d+ /, ''));
    expect(names(otherLabels.map((label) => geocode('de', label)?.label))).toEqual(
      names(otherLabels),
    );
  });

  it('lists no others when one place is much larger', () => {
    expect(geocode('de', 'Berlin')?.others).toEqual([]);
    expect(geocode('pl', 'Warszawa')?.others).toEqual([]);
  });
});

describe('place tables', () => {
  it.each([
    ['de', 15_000, 8_000],
    ['pl', 50_000, 20_000],
  ] as const)(
    '%s: the table is complete and has every town of the map within 5 km of its position',
    (country, names, codes) => {
      const table = decodeGazetteer(readFileSync(new URL(`places-${country}.br`, import.meta.url)));
      expect(table.names.length).toBeGreaterThan(names);
      expect(table.codes.length).toBeGreaterThan(codes);
      expect(table.keys).toEqual([...table.keys].sort((one, other) => (one < other ? -1 : 1)));
      const far = towns[country].filter((town) => {
        const found = geocode(country, town.name);
        return !found || distanceKm(found, town) > 5;
      });
      expect(far.map(({ name }) => name)).toEqual([]);
    },
  );
});

describe('postal codes', () => {
  it.each([
    ['40-001', 'Katowice', 1],
    ['50-001', 'Wrocław', 1],
    ['50-002', 'Wrocław', 1],
    ['50-305', 'Wrocław', 4],
  ])('%s lies in %s, at most %d km from its centre', (code, town, most) => {
    const [at, middle] = [geocode('pl', code), geocode('pl', town)];
    expect(at && middle && distanceKm(at, middle)).toBeLessThan(most);
  });

  it('preserves the position of an outlying quarter', () => {
    expect(geocode('pl', '80-680')?.longitude).toBeCloseTo(18.83, 1);
  });
});

describe('arbitrary queries', () => {
  const [letters, digits] = ['a'.repeat(1_000_000), '1'.repeat(1_000_000)];
  it.each([
    ['a million letters', letters],
    ['a million digits', digits],
    ['a million hyphens', '-'.repeat(1_000_000)],
    ['letters that unfold', '\ufdfa'.repeat(100_000)],
    ['marks without a letter', `Neuss${'\u0301'.repeat(100_000)}`],
    ['half of a character', '\ud83d'.repeat(1000)],
    ['many words', 'neu '.repeat(100_000)],
    ['pairs of digits', '30 '.repeat(100_000)],
  ])('processes %s in less than 20 ms of CPU time', (_, query) => {
    const begin = process.cpuUsage();
    for (let times = 0; times < 20; times += 1) geocode('pl', query);
    const { user, system } = process.cpuUsage(begin);
    expect((user + system) / 20).toBeLessThan(20_000);
  });

  it('accepts any text and returns only places inside the country', () => {
    geocode('de', 'a');
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' })),
        (query) => {
          const found = geocode('de', query);
          if (!found) return;
          expect(found.latitude).toBeGreaterThan(47.2);
          expect(found.latitude).toBeLessThan(55.1);
          expect(found.longitude).toBeGreaterThan(5.8);
          expect(found.longitude).toBeLessThan(15.1);
        },
      ),
    );
  });
});
