import { expect, test } from 'vitest';
import { downloadName, safeName } from './file-names.ts';

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
