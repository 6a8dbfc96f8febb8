import { expect, test } from 'vitest';
import { highlighter } from './highlight.tsx';

const marked = (title: string, words: string) =>
  highlighter(
    words,
    'de-DE',
  )(title)
    .map(({ marked: wanted, text }) => (wanted ? `[${text}]` : text))
    .join('');

test.each([
  ['Datenblatt 5W-30', 'daten', '[Daten]blatt 5W-30'],
  ['Öl für Getriebe', 'oel', '[Öl] für Getriebe'],
  ['Oelfilter', 'öl', '[Oel]filter'],
  ['Getriebeöl', 'öle', 'Getriebeöl'],
  ['Motorenöl', 'renöl', 'Moto[renöl]'],
  ['Łańcuch rozrządu', 'lancuch', '[Łańcuch] rozrządu'],
  ['Straße', 'STRASSE', '[Straße]'],
  ['O\u0308lstand', 'öls', '[O\u0308ls]tand'],
  ['Sicherheitsdatenblatt', 'datenblatt', 'Sicherheits[datenblatt]'],
  ['Blatt Blätter', 'blätter blatt', '[Blatt] [Blätter]'],
  ['5W-30', '5w-30', '[5W]-[30]'],
  ['<b>fett</b>', 'b', '<[b]>fett</[b]>'],
  ['Datenblatt für Öl', 'für das öl', 'Datenblatt für [Öl]'],
  ['Öl', '', 'Öl'],
  ['Öl', '*()', 'Öl'],
])('highlights in %s the query %j: %s', (title, words, shown) => {
  expect(marked(title, words)).toBe(shown);
});

test('highlights only the beginning of a Polish word', () => {
  const parts = highlighter('olej', 'pl-PL')('kolejne stacje, poziom oleju');
  expect(parts.filter(({ marked }) => marked).map(({ index }) => index)).toEqual([23]);
});

test('the parts make up the title and start at different indexes', () => {
  const parts = highlighter('öl', 'de-DE')('Öl, Öl und öl');
  expect(parts.map(({ text }) => text).join('')).toBe('Öl, Öl und öl');
  expect(new Set(parts.map(({ index }) => index)).size).toBe(parts.length);
});
