import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kilometres } from '../domain/distance.ts';
import { towns } from '../domain/towns.ts';
import { openPlaces } from './place-file.ts';
import { knownPlace } from './place-search.ts';

describe('a place that is asked for', () => {
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
  ])('%s is %s', (asked, label) => {
    expect(knownPlace('de', asked)?.label).toBe(label);
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
  ])('%s to jest %s', (asked, label) => {
    expect(knownPlace('pl', asked)?.label).toBe(label);
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
  ])('%j is none', (asked) => {
    expect(knownPlace('de', asked)).toBeUndefined();
  });

  it('of one country is not looked for in the other', () => {
    expect([knownPlace('de', 'Pruszków'), knownPlace('pl', 'Leverkusen')]).toEqual([
      undefined,
      undefined,
    ]);
  });
});

describe('several places of one name', () => {
  it('are told, the largest first', () => {
    const found = knownPlace('de', 'Frankfurt');
    expect([found?.label, found?.others]).toEqual(['Frankfurt am Main', ['Frankfurt (Oder)']]);
    expect(knownPlace('de', 'Frankfurt (Oder)')?.longitude).toBeCloseTo(14.55, 1);
    expect(knownPlace('de', 'Frankfurt am Main')?.longitude).toBeCloseTo(8.68, 1);
  });

  it('are told as they are written, and what only begins so is said to be a guess', () => {
    const [exact, other, guess] = ['Munster', 'Münster', 'Rugen'].map((asked) =>
      knownPlace('de', asked),
    );
    expect(exact?.others).toContain('Münster');
    expect(other?.others).not.toContain('29633 Munster');
    expect([guess?.label, guess?.by]).toEqual(['Bergen auf Rügen', 'part']);
    expect(guess?.others).toContain('Rugendorf');
  });

  it('are told apart by their postal codes', () => {
    const found = knownPlace('pl', 'Stara Wieś');
    expect(found?.others).toHaveLength(5);
    for (const label of found?.others ?? []) expect(label).toMatch(/^\d\d-\d{3} Stara Wieś$/);
    expect(new Set([found?.label, ...(found?.others ?? [])]).size).toBe(6);
  });

  it('are found by what is told of them', () => {
    const told = ['Neustadt', 'Halle', 'Burg', 'Münster', 'Au', 'Hof'].flatMap(
      (name) => knownPlace('de', name)?.others ?? [],
    );
    expect(told.length).toBeGreaterThan(12);
    const names = (labels: (string | undefined)[]) =>
      labels.map((label) => label?.replace(/^\d+ /, ''));
    expect(names(told.map((label) => knownPlace('de', label)?.label))).toEqual(names(told));
  });

  it('are not told where one is large and the others hamlets', () => {
    expect(knownPlace('de', 'Berlin')?.others).toEqual([]);
    expect(knownPlace('pl', 'Warszawa')?.others).toEqual([]);
  });
});

describe('the places of', () => {
  it.each([
    ['de', 15_000, 8_000],
    ['pl', 50_000, 20_000],
  ] as const)(
    '%s are all there, and every town of the map lies where the map has it',
    (country, names, codes) => {
      const table = openPlaces(readFileSync(new URL(`places-${country}.br`, import.meta.url)));
      expect(table.names.length).toBeGreaterThan(names);
      expect(table.codes.length).toBeGreaterThan(codes);
      expect(table.keys).toEqual([...table.keys].sort((one, other) => (one < other ? -1 : 1)));
      const far = towns[country].filter((town) => {
        const found = knownPlace(country, town.name);
        return !found || kilometres(found, town) > 5;
      });
      expect(far.map(({ name }) => name)).toEqual([]);
    },
  );
});

describe('a postal code', () => {
  it.each([
    ['40-001', 'Katowice', 1],
    ['50-001', 'Wrocław', 1],
    ['50-002', 'Wrocław', 1],
    ['50-305', 'Wrocław', 4],
  ])('%s lies in %s, %d km from its middle at most', (code, town, most) => {
    const [at, middle] = [knownPlace('pl', code), knownPlace('pl', town)];
    expect(at && middle && kilometres(at, middle)).toBeLessThan(most);
  });

  it('of an outlying quarter stays where it is', () => {
    expect(knownPlace('pl', '80-680')?.longitude).toBeCloseTo(18.83, 1);
  });
});

describe('whatever is asked', () => {
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
  ])('%s is answered at once', (_, asked) => {
    const begin = process.cpuUsage();
    for (let times = 0; times < 20; times += 1) knownPlace('pl', asked);
    const { user, system } = process.cpuUsage(begin);
    expect((user + system) / 20).toBeLessThan(20_000);
  });

  it('no text breaks it, and every place lies in its country', () => {
    knownPlace('de', 'a');
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' })),
        (asked) => {
          const found = knownPlace('de', asked);
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
