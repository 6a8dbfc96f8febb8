import { runs } from '@oilway/content/test/full.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldings, type SearchEntry, searchIndexOf } from './search-index.ts';

const entry = (title: string, text = '', kind: SearchEntry['kind'] = 'page'): SearchEntry => ({
  id: `${kind}:${title}`,
  kind,
  title,
  href: `/${title}`,
  summary: '',
  text,
});

describe('foldings', () => {
  test.each([
    ['Straße', ['strasse']],
    ['Ölwechsel', ['olwechsel', 'oelwechsel']],
    ['Łódź', ['lodz']],
    ['KÜCHENÖL', ['kuchenol', 'kuechenoel']],
    ['0W-20', ['0w-20']],
  ])('%s', (word, expected) => {
    expect(foldings(word)).toEqual(expected);
  });

  test('a decomposed letter is the same letter', () => {
    expect(foldings('Öl'.normalize('NFD'))).toEqual(foldings('Öl'));
  });
});

describe('the index', () => {
  const index = searchIndexOf([
    entry('Getriebeöl', 'Automatik und Schaltgetriebe'),
    entry('Łódź', 'ulica Piotrkowska', 'location'),
    entry('Preise', 'Ein Ölwechsel kostet ab 79 Euro. '.repeat(20)),
    entry('Straßenfest', 'Musik'),
    entry('Einkaufs\u00adwagen', 'Öl 5W-\u206030 oder 0W-20'),
  ]);
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
    const grades = searchIndexOf([entry('eins', '5W-\u206030'), entry('zwei', '5W-30')]);
    for (const words of ['5W-30', '5w30', '5W-\u206030'])
      expect(grades.find(words, 9).total).toBe(2);
  });

  test('a title counts more than the text', () => {
    const both = searchIndexOf([entry('Anderes', 'Filter'), entry('Filter', 'Anderes')]);
    expect(both.find('filter', 2).found.map(({ title }) => title)).toEqual(['Filter', 'Anderes']);
  });

  test('words that are nowhere together are looked for one by one', () => {
    expect(titles('getriebeöl straßenfest')).toHaveLength(2);
  });

  test('what a word is forgiven is not forgiven where it is found, and never a figure', () => {
    const codes = searchIndexOf([
      ...['Preis', 'Preise', 'Preisliste'].map((title) => entry(title)),
      entry('Kreis'),
      entry('Kiel', '24103'),
    ]);
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
