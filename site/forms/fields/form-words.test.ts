import { expect, test } from 'vitest';
import { formWords, wordsOf } from './form-words.ts';

test.each([
  [1, 'Bitte prüfen Sie eine Angabe', 'Prosimy sprawdzić jedno pole'],
  [2, 'Bitte prüfen Sie zwei Angaben', 'Prosimy sprawdzić 2 pola'],
  [4, 'Bitte prüfen Sie vier Angaben', 'Prosimy sprawdzić 4 pola'],
  [5, 'Bitte prüfen Sie fünf Angaben', 'Prosimy sprawdzić 5 pól'],
  [6, 'Bitte prüfen Sie sechs Angaben', 'Prosimy sprawdzić 6 pól'],
  [12, 'Bitte prüfen Sie 12 Angaben', 'Prosimy sprawdzić 12 pól'],
  [22, 'Bitte prüfen Sie 22 Angaben', 'Prosimy sprawdzić 22 pola'],
])('%i mistakes are counted in words', (count, german, polish) => {
  expect(formWords['de-DE'].summary(count)).toBe(german);
  expect(formWords['pl-PL'].summary(count)).toBe(polish);
});

test.each([
  [1, 'Eine Datei ist dabei.', 'Dołączono jeden plik.'],
  [2, 'Zwei Dateien sind dabei.', 'Dołączono 2 pliki.'],
  [5, 'Fünf Dateien sind dabei.', 'Dołączono 5 plików.'],
])('%i files are counted in words', (count, german, polish) => {
  expect(formWords['de-DE'].files.arrived(count)).toBe(german);
  expect(formWords['pl-PL'].files.arrived(count)).toBe(polish);
});

test('what is too long is told how long it may be', () => {
  expect(wordsOf('de-DE', 'tooLong:20000')).toContain('Höchstens 20.000 Zeichen');
  expect(wordsOf('pl-PL', 'tooLong:5000')).toContain('najwyżej 5000 znaków');
});
