import { expect, test } from 'vitest';
import { downloadName, safeName, shownName, titleOf } from './file-names.ts';

test.each([
  ['Preisliste 2.5 Herbst.pdf', '.pdf', 'Preisliste 2_5 Herbst.pdf'],
  ['Preisliste 2.5 Herbst', '.pdf', 'Preisliste 2_5 Herbst.pdf'],
  ['Preisliste 2.5', '.pdf', 'Preisliste 2_5.pdf'],
  ['Karta charakterystyki.v1.2.PDF', '.pdf', 'Karta charakterystyki_v1_2.pdf'],
  ['Angebot.pdf.exe', '.pdf', 'Angebot_pdf.pdf'],
  ['..\\..\\.bashrc', '.txt', 'datei.txt'],
  ['Zdjęcia 2.5.zip', '.zip', 'Zdjęcia 2.5.zip'],
  ['...', '.pdf', 'datei.pdf'],
])('%s with %s is saved as %s', (name, ending, saved) => {
  expect(downloadName(safeName(name, ending))).toBe(saved);
});

test('a file to print says so before its name', () => {
  expect(downloadName('Preisliste 2.5 Herbst.pdf', { print: true })).toBe(
    'Print-Preisliste 2_5 Herbst.pdf',
  );
});

test.each([
  ['Schulung_ Getriebe.pdf', 'Schulung Getriebe.pdf'],
  ['Was ist neu_.pdf', 'Was ist neu.pdf'],
  ['_Preise_ 2026 _ Herbst.pdf', 'Preise 2026 Herbst.pdf'],
  ['SDB-5W30-LL_v7.pdf', 'SDB-5W30-LL_v7.pdf'],
  ['_.pdf', '_.pdf'],
  ['_', '_'],
])('%s is shown as %s', (name, shown) => {
  expect(shownName(name)).toBe(shown);
});

test.each([
  ['Preisliste_WP_2026.xlsx', 'Preisliste WP 2026'],
  ['Öle & Filter.v2.pdf', 'Öle & Filter.v2'],
  ['__.pdf', '__.pdf'],
])('an entry that is made of %s is called %s', (name, title) => {
  expect(titleOf(name)).toBe(title);
});
