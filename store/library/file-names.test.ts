import { expect, test } from 'vitest';
import { sanitizeFilename } from '../files/sanitize-filename.ts';
import { defaultTitle, displayName, downloadName } from './file-names.ts';

test.each([
  ['Preisliste 2.5 Herbst.pdf', '.pdf', 'Preisliste 2_5 Herbst.pdf'],
  ['Preisliste 2.5 Herbst', '.pdf', 'Preisliste 2_5 Herbst.pdf'],
  ['Preisliste 2.5', '.pdf', 'Preisliste 2_5.pdf'],
  ['Karta charakterystyki.v1.2.PDF', '.pdf', 'Karta charakterystyki_v1_2.pdf'],
  ['Angebot.pdf.exe', '.pdf', 'Angebot.pdf'],
  ['Preise.2026.csv', '.csv', 'Preise_2026.csv'],
  ['Hinweise v1.2.markdown', '.md', 'Hinweise v1_2.md'],
  ['..\\..\\.bashrc', '.txt', 'datei.txt'],
  ['Zdjęcia 2.5.zip', '.zip', 'Zdjęcia 2.5.zip'],
  ['...', '.pdf', 'datei.pdf'],
  ['Preis %22neu%22.pdf', '.pdf', "Preis 'neu'.pdf"],
  ['Preis „neu“ – 5 €, 100%.pdf', '.pdf', 'Preis „neu“ – 5 €, 100%.pdf'],
  ['100%25 Öl’s “best” #2 [neu]; §5!.pdf', '.pdf', '100%25 Öl’s “best” #2 [neu]; §5!.pdf'],
  ['Satzung%0D%0A2026%0a.pdf', '.pdf', 'Satzung 2026.pdf'],
  ['C:\\temp\\con.exe', '.pdf', '_con.pdf'],
  ['../../etc/passwd', '.pdf', 'passwd.pdf'],
  ['.htaccess', '.pdf', 'datei.pdf'],
  ['a"\r\nb\u202E.fdp', '.pdf', "a' b.pdf"],
  ['Rech\u200bnung\ufeff<1>|2*3?.exe\u202egpj.pdf', '.pdf', 'Rechnung_1__2_3__exegpj.pdf'],
  ['', '.pdf', 'datei.pdf'],
  ['Zał\u0061\u0328cznik nr\u00a01.PDF', '.pdf', 'Załącznik nr 1.pdf'],
])('%s with %s is saved as %s', (name, ending, saved) => {
  expect(downloadName(sanitizeFilename(name, ending))).toBe(saved);
});

test('prefixes the name of a print file with Print-', () => {
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
  expect(displayName(name)).toBe(shown);
});

test.each([
  ['Preisliste_WP_2026.xlsx', 'Preisliste WP 2026'],
  ['Öle & Filter.v2.pdf', 'Öle & Filter.v2'],
  ['__.pdf', '__.pdf'],
])('derives from %s the title %s', (name, title) => {
  expect(defaultTitle(name)).toBe(title);
});
