import { runs } from '@oilway/content/test/full.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildSearchIndex, type SearchEntry } from './search-index.ts';

const entry = (title: string, text = '', kind: SearchEntry['kind'] = 'page'): SearchEntry => ({
  id: `${kind}:${title}`,
  kind,
  title,
  href: `/${title}`,
  summary: '',
  text,
});

describe('searchIndexOf', () => {
  const index = buildSearchIndex(
    [
      entry('Getriebeöl', 'Automatik und Schaltgetriebe'),
      entry('Łódź', 'ulica Piotrkowska', 'location'),
      entry('Preise', 'Ein Ölwechsel kostet ab 79 Euro. '.repeat(20)),
      entry('Straßenfest', 'Musik'),
      entry('Einkaufs\u00adwagen', 'Öl 5W-\u206030 oder 0W-20'),
    ],
    'de-DE',
  );
  const titles = (words: string) => index.find(words, 10).results.map(({ title }) => title);

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

  test('finds a viscosity grade with and without a word joiner', () => {
    const grades = buildSearchIndex(
      [entry('eins', '5W-\u206030'), entry('zwei', '5W-30')],
      'de-DE',
    );
    for (const words of ['5W-30', '5w30', '5W-\u206030'])
      expect(grades.find(words, 9).total).toBe(2);
  });

  test('ranks a title match above a text match', () => {
    const byTitle = buildSearchIndex(
      [entry('Anderes', 'Filter'), entry('Filter', 'Anderes')],
      'de-DE',
    );
    expect(byTitle.find('filter', 2).results.map(({ title }) => title)).toEqual([
      'Filter',
      'Anderes',
    ]);
  });

  test('ranks entries with all words first, then entries with half of them including the rarest', () => {
    const towns = buildSearchIndex(
      [
        entry('Kiel', 'Hafen', 'location'),
        entry('Start', 'Ölwechsel in Kiel und Ulm'),
        entry('Preise', 'Ölwechsel'),
        entry('Filter', 'Ölwechsel'),
        { ...entry('Ulm', 'Münster', 'location'), also: 'Ölwechsel' },
      ],
      'de-DE',
    );
    const found = (words: string) => towns.find(words, 10).results.map(({ title }) => title);
    expect(found('Ölwechsel Kiel')).toEqual(['Start', 'Kiel']);
    expect(found('Ölwechsel Ulm')).toEqual(['Ulm', 'Start']);
    expect(found('Ölwechsel').at(-1)).toBe('Ulm');
  });

  test('matches single words when no entry has all of them', () => {
    expect(titles('getriebeöl straßenfest')).toHaveLength(2);
  });

  test('tolerates typos only without an exact match and never in numbers', () => {
    const codes = buildSearchIndex(
      [
        ...['Preis', 'Preise', 'Preisliste'].map((title) => entry(title)),
        entry('Kreis'),
        entry('Kiel', '24103'),
      ],
      'de-DE',
    );
    const found = (words: string) => codes.find(words, 10).results.map(({ title }) => title);
    expect(found('preis')).toEqual(['Preis', 'Preise', 'Preisliste']);
    expect(found('kreiz')).toEqual(['Kreis']);
    expect(found('24103')).toEqual(['Kiel']);
    expect(found('24104')).toEqual([]);
  });

  test('cuts the summary of a long text around the matched word', () => {
    const [hit] = index.find('euro', 1).results;
    expect(hit?.summary.length).toBeLessThan(190);
    expect(hit?.summary).toContain('Euro');
  });

  test('returns at most the requested number of results for any query', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (words) => {
        const { results, total } = index.find(words, 2);
        expect(results.length).toBeLessThanOrEqual(Math.min(2, total));
      }),
      runs(100),
    );
  });
});

describe('inflection, compounds and part numbers', () => {
  const german = buildSearchIndex(
    [
      entry('Ölwechsel', 'Der Wechsel des Filters gehört dazu. Zeugnisse liegen aus.'),
      entry('Karriere', 'Mechanikerinnen und Mechaniker gesucht'),
      entry('Standorte', 'Unsere Werkstätten und Kleinbusse'),
      entry('Teile', 'Ölfilter 038 103 598 A, Ölfilter W 712/75, Dichtung 06L115562B'),
    ],
    'de-DE',
  );
  const polish = buildSearchIndex(
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
  ])('ranks the expected entry first, case %#: %s', (index, words, title) => {
    expect([words, index.find(words, 10).results[0]?.title]).toEqual([words, title]);
  });

  test('ranks an exact word above a similar one', () => {
    const index = buildSearchIndex(
      [
        entry('Zgłoszenia'),
        entry('Kariera', `${'Pensja stała. '.repeat(20)} Pensja w ogłoszeniu.`),
      ],
      'pl-PL',
    );
    const titles = index.find('ogłoszenia', 9).results.map(({ title }) => title);
    expect(titles).toEqual(['Kariera', 'Zgłoszenia']);
  });

  test('ranks all forms of a Polish word alike, so that the page about the word is first', () => {
    const index = buildSearchIndex(
      [
        entry('Olej przekładniowy', 'Skrzynia biegów i olej.'),
        entry('Wymiana oleju', 'Wymiana oleju, poziom oleju, filtr oleju.'),
      ],
      'pl-PL',
    );
    expect(index.find('olej', 9).results[0]?.title).toBe('Wymiana oleju');
  });

  test('ranks a page above an article with the same words and counts the stations', () => {
    const index = buildSearchIndex(
      [
        { ...entry('Filter', '', 'news'), isMinor: true },
        entry('Filter'),
        entry('Kiel', 'Filter', 'location'),
      ],
      'de-DE',
    );
    const { results, stations, total } = index.find('filter', 9);
    expect(results.map(({ kind }) => kind).slice(0, 2)).toEqual(['page', 'news']);
    expect([stations, total]).toEqual([1, 3]);
  });

  test('shows the text around the word where title and summary lack it', () => {
    const text = 'Wir spülen Getriebe. Danach kommt ein neuer Ölfilter hinein.';
    const index = buildSearchIndex(
      [
        { ...entry('Getriebespezialist', text), summary: 'Mit eigenem Gerät.' },
        { ...entry('Kiel', text, 'location'), summary: 'Hafenstraße 1' },
        { ...entry('Produkte', text), summary: 'Öle und Luftfilter' },
      ],
      'de-DE',
    );
    const summaries = index.find('filter', 9).results.map(({ summary }) => summary);
    expect(summaries.sort()).toEqual(['Hafenstraße 1', text, 'Öle und Luftfilter'].sort());
  });

  test('finds nothing for a word that only looks similar', () => {
    for (const words of ['Zeugen', 'Krake']) expect(german.find(words, 10).total).toBe(0);
    for (const words of ['kolej', 'krata']) expect(polish.find(words, 10).total).toBe(0);
  });
});

describe('editor synonyms', () => {
  const index = buildSearchIndex(
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
  const titles = (words: string) => index.find(words, 10).results.map(({ title }) => title);

  test.each([
    ['Jobs', 'Karriere'],
    ['Job', 'Karriere'],
    ['stellenangebot', 'Karriere'],
    ['offene Stelle', 'Karriere'],
    ['Tarife Ölwechsel', 'Ölwechsel'],
  ])('%s finds %s first', (words, title) => {
    expect(titles(words)[0]).toBe(title);
  });

  test('ignores a single word of a synonym phrase and ranks the word itself first', () => {
    expect(titles('offen')).toEqual(['Presse']);
    expect(titles('Karriere')[0]).toBe('Karriere');
  });
});
