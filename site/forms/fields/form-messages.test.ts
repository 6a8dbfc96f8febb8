import { expect, test } from 'vitest';
import { formMessages, messageOfCode } from './form-messages.ts';

test.each([
  [1, 'Bitte prüfen Sie eine Angabe', 'Prosimy sprawdzić jedno pole'],
  [2, 'Bitte prüfen Sie zwei Angaben', 'Prosimy sprawdzić 2 pola'],
  [4, 'Bitte prüfen Sie vier Angaben', 'Prosimy sprawdzić 4 pola'],
  [5, 'Bitte prüfen Sie fünf Angaben', 'Prosimy sprawdzić 5 pól'],
  [6, 'Bitte prüfen Sie sechs Angaben', 'Prosimy sprawdzić 6 pól'],
  [12, 'Bitte prüfen Sie 12 Angaben', 'Prosimy sprawdzić 12 pól'],
  [22, 'Bitte prüfen Sie 22 Angaben', 'Prosimy sprawdzić 22 pola'],
])('words the summary of %i errors', (count, german, polish) => {
  expect(formMessages['de-DE'].summary(count)).toBe(german);
  expect(formMessages['pl-PL'].summary(count)).toBe(polish);
});

test.each([
  [1, 'Eine Datei ist dabei.', 'Dołączono jeden plik.'],
  [2, 'Zwei Dateien sind dabei.', 'Dołączono 2 pliki.'],
  [5, 'Fünf Dateien sind dabei.', 'Dołączono 5 plików.'],
])('words the confirmation of %i files', (count, german, polish) => {
  expect(formMessages['de-DE'].files.arrived(count)).toBe(german);
  expect(formMessages['pl-PL'].files.arrived(count)).toBe(polish);
});

test('names the limit for a value that is too long', () => {
  expect(messageOfCode('de-DE', 'tooLong:20000')).toContain('Höchstens 20.000 Zeichen');
  expect(messageOfCode('pl-PL', 'tooLong:5000')).toContain('najwyżej 5000 znaków');
});
