import { runs } from '@oilway/content/test/full.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type SearchEntry, searchIndexOf } from './search-index.ts';

const entry = (title: string, text = '', kind: SearchEntry['kind'] = 'page'): SearchEntry => ({
  id: `${kind}:${title}`,
  kind,
  title,
  href: `/${title}`,
  summary: '',
  text,
});

describe('the index', () => {
  const index = searchIndexOf(
    [
      entry('Getriebeöl', 'Automatik und Schaltgetriebe'),
      entry('Łódź', 'ulica Piotrkowska', 'location'),
      entry('Preise', 'Ein Ölwechsel kostet ab 79 Euro. '.repeat(20)),
      entry('Straßenfest', 'Musik'),
      entry('Einkaufs\u00adwagen', 'Öl 5W-\u206030 oder 0W-20'),
    ],
    'de-DE',
  );
  const titles = (words: string) => index.find(words, 10).found.map(({ title }) => title);

  test.each([
    ['getriebeoel', 'Getriebeöl'],
    ['getriebeol', 'Getriebeöl'],
    ['GETRIEBEÖL', 'Getriebeöl'],
    ['getribeöl', 'Getriebeöl'],
    ['getrie', 'Getriebeöl'],
    ['lodz', 'Łódź'],
    ['strassenfest', 'Straßenfest'],
    ['piotrkowska lodz', 'Łódź'],
    ['5W-30', 'Einkaufs\u00adwagen'],
    ['5w30', 'Einkaufs\u00adwagen'],
    ['5w 30', 'Einkaufs\u00adwagen'],
    ['einkaufswagen', 'Einkaufs\u00adwagen'],
  ])('%s finds %s first', (words, title) => {
    expect(titles(words)[0]).toBe(title);
  });

  test('a grade is found whether or not its line may break', () => {
    const grades = searchIndexOf([entry('eins', '5W-\u206030'), entry('zwei', '5W-30')], 'de-DE');
    for (const words of ['5W-30', '5w30', '5W-\u206030'])
      expect(grades.find(words, 9).total).toBe(2);
  });

  test('a title counts more than the text', () => {
    const both = searchIndexOf([entry('Anderes', 'Filter'), entry('Filter', 'Anderes')], 'de-DE');
    expect(both.find('filter', 2).found.map(({ title }) => title)).toEqual(['Filter', 'Anderes']);
  });

  test('behind what has all words comes what has the rarest of them, and half', () => {
    const towns = searchIndexOf(
      [
        entry('Kiel', 'Hafen', 'location'),
        entry('Start', 'Ölwechsel in Kiel und Ulm'),
        entry('Preise', 'Ölwechsel'),
        entry('Filter', 'Ölwechsel'),
        { ...entry('Ulm', 'Münster', 'location'), also: 'Ölwechsel' },
      ],
      'de-DE',
    );
    const found = (words: string) => towns.find(words, 10).found.map(({ title }) => title);
    expect(found('Ölwechsel Kiel')).toEqual(['Start', 'Kiel']);
    expect(found('Ölwechsel Ulm')).toEqual(['Ulm', 'Start']);
    expect(found('Ölwechsel').at(-1)).toBe('Ulm');
  });

  test('words that are nowhere together are looked for one by one', () => {
    expect(titles('getriebeöl straßenfest')).toHaveLength(2);
  });

  test('what a word is forgiven is not forgiven where it is found, and never a figure', () => {
    const codes = searchIndexOf(
      [
        ...['Preis', 'Preise', 'Preisliste'].map((title) => entry(title)),
        entry('Kreis'),
        entry('Kiel', '24103'),
      ],
      'de-DE',
    );
    const found = (words: string) => codes.find(words, 10).found.map(({ title }) => title);
    expect(found('preis')).toEqual(['Preis', 'Preise', 'Preisliste']);
    expect(found('kreiz')).toEqual(['Kreis']);
    expect(found('24103')).toEqual(['Kiel']);
    expect(found('24104')).toEqual([]);
  });

  test('a long text is cut around the word that was found', () => {
    const [found] = index.find('euro', 1).found;
    expect(found?.summary.length).toBeLessThan(190);
    expect(found?.summary).toContain('Euro');
  });

  test('any question is answered, with no more than was asked for', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (words) => {
        const { found, total } = index.find(words, 2);
        expect(found.length).toBeLessThanOrEqual(Math.min(2, total));
      }),
      runs(100),
    );
  });
});

describe('forms, compounds and numbers', () => {
  const german = searchIndexOf(
    [
      entry('Ölwechsel', 'Der Wechsel des Filters gehört dazu. Zeugnisse liegen aus.'),
      entry('Karriere', 'Mechanikerinnen und Mechaniker gesucht'),
      entry('Standorte', 'Unsere Werkstätten und Kleinbusse'),
      entry('Teile', 'Ölfilter 038 103 598 A, Ölfilter W 712/75, Dichtung 06L115562B'),
    ],
    'de-DE',
  );
  const polish = searchIndexOf(
    [
      entry('Wymiana oleju', 'Silniki i klocki hamulcowe, hamulce, zęby koła'),
      entry('Kraków', 'Przewozy samochodów, ul. Nowohucka', 'location'),
      { ...entry('Specjalista od skrzyń', 'Praca w Krakowie'), summary: 'W Krakowie' },
      entry('Godziny otwarcia', 'W święta nieczynne. Od marca do czerwca dłużej.'),
      entry('Części', 'Filtr oleju 06L 115 562 B, uszczelka 038103598A'),
    ],
    'pl-PL',
  );
  test.each([
    [german, 'Filterwechsel', 'Ölwechsel'],
    [german, 'Zeugnis', 'Ölwechsel'],
    [german, 'Mechanikerin', 'Karriere'],
    [german, 'Werkstatt', 'Standorte'],
    [german, 'Kleinbus', 'Standorte'],
    [german, '038103598A', 'Teile'],
    [german, '038-103-598-A', 'Teile'],
    [german, 'W71275', 'Teile'],
    [german, '06L 115 562 B', 'Teile'],
    [polish, 'wymianę oleju', 'Wymiana oleju'],
    [polish, 'w Krakowie', 'Kraków'],
    [polish, 'hamulca', 'Wymiana oleju'],
    [polish, 'silnik', 'Wymiana oleju'],
    [polish, 'klocka', 'Wymiana oleju'],
    [polish, 'ząb', 'Wymiana oleju'],
    [polish, 'samochód w Krakowie', 'Kraków'],
    [polish, 'świąt', 'Godziny otwarcia'],
    [polish, 'marzec', 'Godziny otwarcia'],
    [polish, '06L115562B', 'Części'],
    [polish, '038 103 598 A', 'Części'],
  ])('%#: %s', (index, words, title) => {
    expect([words, index.find(words, 10).found[0]?.title]).toEqual([words, title]);
  });

  test('what says the word comes before what only looks alike', () => {
    const index = searchIndexOf(
      [
        entry('Zgłoszenia'),
        entry('Kariera', `${'Pensja stała. '.repeat(20)} Pensja w ogłoszeniu.`),
      ],
      'pl-PL',
    );
    const titles = index.find('ogłoszenia', 9).found.map(({ title }) => title);
    expect(titles).toEqual(['Kariera', 'Zgłoszenia']);
  });

  test('a word that only looks alike finds nothing', () => {
    for (const words of ['Zeugen', 'Krake']) expect(german.find(words, 10).total).toBe(0);
    for (const words of ['kolej', 'krata']) expect(polish.find(words, 10).total).toBe(0);
  });
});

describe('synonyms of the editors', () => {
  const index = searchIndexOf(
    [
      entry('Karriere', 'Arbeiten bei uns'),
      entry('Presse', 'Offene Worte. Stellen Sie uns Fragen.'),
      entry('Ölwechsel', 'Preise'),
    ],
    'de-DE',
    [
      ['Karriere', 'Jobs', 'Stellenangebote', 'offene Stellen'],
      ['Preise', 'Kosten', 'Tarif'],
    ],
  );
  const titles = (words: string) => index.find(words, 10).found.map(({ title }) => title);

  test.each([
    ['Jobs', 'Karriere'],
    ['Job', 'Karriere'],
    ['stellenangebot', 'Karriere'],
    ['offene Stelle', 'Karriere'],
    ['Tarife Ölwechsel', 'Ölwechsel'],
  ])('%s finds %s first', (words, title) => {
    expect(titles(words)[0]).toBe(title);
  });

  test('one word of a phrase is no synonym, and the word itself comes first', () => {
    expect(titles('offen')).toEqual(['Presse']);
    expect(titles('Karriere')[0]).toBe('Karriere');
  });
});
