import { describe, expect, test } from 'vitest';
import { compoundParts, splitCompound } from './compounds.ts';
import { fold } from './fold.ts';
import { stemGerman } from './stem-german.ts';
import { stemPolish } from './stem-polish.ts';
import { chunksOf, joinedNames, namesAcrossSpaces } from './tokens.ts';

const stems = (forms: string, stem: (word: string) => string) => [
  ...new Set(forms.split(' ').map((form) => stem(fold(form)))),
];

test.each([
  ['Straße', 'strasse'],
  ['Getriebeöl', 'getriebeol'],
  ['GETRIEBEOEL', 'getriebeol'],
  ['Übergabe', 'ubergabe'],
  ['Feuer Quelle Treue', 'feuer quelle treue'],
  ['Łódź gęś żółć', 'lodz ges zolc'],
  ['ﬁlter №5', 'filter no5'],
  ['Einkaufs\u00adwagen 5W-\u206030', 'einkaufswagen 5w-30'],
])('folds %s to %s', (text, folded) => {
  expect(fold(text)).toBe(folded);
  expect(fold(text.normalize('NFD'))).toBe(folded);
});

describe('forms of one German word have one stem', () => {
  test.each([
    'Filter Filters Filtern',
    'Blatt Blätter Blättern Blattes',
    'Fass Fässer Fässern Fasses',
    'Preisliste Preislisten',
    'Öl Öle Ölen Öls',
    'Schulung Schulungen',
    'Wechsel Wechsels wechseln',
    'Kunde Kunden',
    'Formular Formulare Formularen Formulars',
    'Drehmoment Drehmomente Drehmoments',
  ])('%s', (forms) => {
    expect(stems(forms, stemGerman)).toHaveLength(1);
  });
});

describe('forms of one Polish word have one stem', () => {
  test.each([
    'plik pliku plikiem pliki plików plikami plikach',
    'olej oleju olejem oleje olejów olei olejami olejach',
    'karta karty karcie kartę kartą kart kartami kartach',
    'skrzynia skrzyni skrzynię skrzynią skrzyń skrzyniami skrzyniach',
    'filtr filtra filtrem filtrze filtry filtrów filtrami filtrach',
    'uszczelka uszczelki uszczelce uszczelkę uszczelek uszczelkami',
    'zdjęcie zdjęcia zdjęciu zdjęciem zdjęć zdjęciami zdjęciach',
    'korek korka korkiem korku korki korków',
    'stacja stacji stację stacją stacje stacjach',
    'woda wody wodzie wodę wodą wód',
    'droga drogi drodze dróg drogami',
    'ilość ilości ilością ilościami',
    'silnikowy silnikowe silnikowych silnikowego silnikowym silnikową silników',
    'pojazd pojazdu pojeździe pojazdy pojazdów pojazdami',
  ])('%s', (forms) => {
    const found = stems(forms, stemPolish);
    expect(found).toHaveLength(1);
  });
});

test('gives different words different stems', () => {
  expect(stems('Öl Filter Motor Getriebe Fass Blatt Liste Preis', stemGerman)).toHaveLength(8);
  expect(stems('olej filtr silnik skrzynia beczka karta cennik woda', stemPolish)).toHaveLength(8);
});

test('splits names into parts and joins the parts', () => {
  expect(chunksOf('sdb-5w30 of_1040')).toEqual([['sdb', '5w', '30'], ['of'], ['1040']]);
  expect([...joinedNames(['sdb', '5w', '30'])]).toEqual(['sdb5w', 'sdb5w30', '5w30']);
  expect(spaced('filter of 1040')).toEqual(['of1040']);
});

const spaced = (folded: string, isLong = false) =>
  [...namesAcrossSpaces(chunksOf(folded), isLong)].map(({ name }) => name);

test.each([
  ['filter 038 103 598 a neu', '038103598a'],
  ['06l 115 562 b', '06l115562b'],
  ['w 712/75', 'w71275'],
  ['a 271 180 01 09', 'a2711800109'],
  ['11 42 7 512 300', '11427512300'],
])('recognizes the grouped part number %s in titles and texts', (text, name) => {
  expect(spaced(text)).toContain(name);
  expect(spaced(text, true)).toContain(name);
});

test('recognizes no part number in words next to figures or in tables', () => {
  expect(spaced('in 5 liter ab 3 euro', true)).toEqual([]);
  expect(spaced('11 22 33 44 55 66 77 88 99 10 11 12', true)).toEqual([]);
});

test('splits compounds into known words', () => {
  const words = new Set(['olfilt', 'filterwechsel', 'sicherheit', 'datenblatt', 'brems', 'scheib']);
  const isWord = (stem: string) => words.has(stem);
  expect(compoundParts('olfilterwechsel', isWord).sort()).toEqual([
    'filt',
    'filterwechsel',
    'ol',
    'olfilt',
    'wechsel',
  ]);
  expect(splitCompound('sicherheitsdatenblatt', isWord)).toEqual(['sicherheit', 'datenblatt']);
  expect(splitCompound('bremsenscheib', isWord)).toEqual(['brems', 'scheib']);
  expect(splitCompound('zahnpasta', isWord)).toBeUndefined();
  expect(compoundParts('merkwurdigdatenblatt', isWord)).toEqual(['datenblatt']);
});
