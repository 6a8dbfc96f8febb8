import { expect, test } from 'vitest';
import { formWords } from './form-words.ts';

test.each([
  [1, 'Eine Angabe fehlt noch', 'Brakuje jednej informacji'],
  [2, 'Zwei Angaben fehlen noch', '2 pola wymagają poprawy'],
  [4, 'Vier Angaben fehlen noch', '4 pola wymagają poprawy'],
  [5, 'Fünf Angaben fehlen noch', '5 pól wymaga poprawy'],
  [6, 'Sechs Angaben fehlen noch', '6 pól wymaga poprawy'],
  [12, '12 Angaben fehlen noch', '12 pól wymaga poprawy'],
])('%i mistakes are counted in words', (count, german, polish) => {
  expect(formWords['de-DE'].summary(count)).toBe(german);
  expect(formWords['pl-PL'].summary(count)).toBe(polish);
});
