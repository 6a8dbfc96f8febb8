import { readFileSync } from 'node:fs';
import { Window } from 'happy-dom';
import { expect, test } from 'vitest';
import { cleanPastedHtml } from '../components/editing/clean-pasted-html.ts';

const parse = (html: string) =>
  new new Window().DOMParser().parseFromString(html, 'text/html') as unknown as Document;
const cleaned = (html: string) => cleanPastedHtml(parse(html));
const clipboard = (name: string) =>
  readFileSync(new URL(`pasted/${name}.txt`, import.meta.url), 'utf8');

test('converts Word lists with levels, numbers and text', () => {
  expect(cleaned(clipboard('word'))).toBe(
    [
      '<h2>Ölwechsel in drei Schritten</h2>',
      '<p>Vor dem <strong>Wechsel</strong> warm fahren.</p>',
      '<ul><li>Motor abstellen<ul><li>Schlüssel abziehen</li></ul></li><li>Öl <em>ablassen</em></li></ul>',
      '<h3>Danach</h3>',
      '<ol><li>Filter wechseln</li><li>Einfüllen nach <a href="https://oilway.example/tabelle">Tabelle</a></li></ol>',
      '<table><tbody><tr><td>Motor</td><td>Menge</td></tr><tr><td>1.6 TDI</td><td>4,3 l</td></tr></tbody></table>',
    ].join(''),
  );
});

test('converts Google Docs lists and font weights', () => {
  expect(cleaned(clipboard('google-docs'))).toBe(
    [
      '<h2>Wymiana oleju</h2>',
      '<p>Zapraszamy <strong>codziennie</strong> do <a href="https://oilway.example/pl">warsztatu</a>.</p>',
      '<ul><li>Olej<ul><li>5W-30</li><li>0W-20</li></ul></li><li>Filtr</li></ul>',
      '<h3>Kolejność</h3>',
      '<ol><li>Spuścić olej</li><li>Wymienić filtr</li></ol>',
    ].join(''),
  );
});

test('converts lists of LibreOffice and Word Online', () => {
  expect(cleaned(clipboard('libreoffice'))).toBe(
    '<h2>Reifen</h2><ul><li>Sommer<ol><li>205/55</li></ol></li><li>Winter</li></ul><p>Ende</p>',
  );
  expect(cleaned(clipboard('word-online'))).toBe(
    '<p>Bitte mitbringen:</p><ul><li>Fahrzeugschein<ul><li>oder Kopie</li></ul></li><li>Schlüssel</li></ul>',
  );
});

test.each([
  [
    'bullets typed as text',
    '<p>·&nbsp;&nbsp; Eins</p><p>•&nbsp;Zwei</p>',
    '<ul><li>Eins</li><li>Zwei</li></ul>',
  ],
  [
    'numbers typed as text',
    '<p>1.&nbsp;&nbsp; Eins</p><p>2)\u00a0Zwei</p>',
    '<ol><li>Eins</li><li>Zwei</li></ol>',
  ],
  ['a date', '<p>3. Mai</p><p>Ende</p>', '<p>3. Mai</p><p>Ende</p>'],
  [
    'blank paragraphs',
    '<p>A</p><p>&nbsp;</p><p><br></p><p><span></span></p><p>B</p>',
    '<p>A</p><p>B</p>',
  ],
  [
    'skipped heading levels',
    '<h1>A</h1><h4>B</h4><h6>C</h6><h1>D</h1>',
    '<h2>A</h2><h3>B</h3><h4>C</h4><h2>D</h2>',
  ],
  ['a deep heading first', '<h3>A</h3><h1>B</h1><p>C</p>', '<h2>A</h2><h2>B</h2><p>C</p>'],
  ['a bold heading', '<h1><b>A</b></h1><p>B</p>', '<h2>A</h2><p>B</p>'],
  [
    'adjacent lists of different types',
    '<ul><li>A</li></ul><ol><li>B</li></ol>',
    '<ul><li>A</li></ul><ol><li>B</li></ol>',
  ],
  ['two paragraphs of one item', '<ul><li><p>A</p><p>B</p></li></ul>', '<ul><li>A<br>B</li></ul>'],
  ['images and scripts', '<p>A<img src="x"><script>1</script></p><p>B</p>', '<p>A</p><p>B</p>'],
  ['a layout table', '<table><tr><td><p>A</p><p>B</p></td></tr></table>', '<p>A</p><p>B</p>'],
  [
    'inline text',
    '<meta charset="utf-8"><span style="font-family:Comic Sans">Öl &amp; mehr</span>',
    'Öl &amp; mehr',
  ],
  [
    'a link with tracking parameters',
    '<a href="https://a.example/b?utm_source=x&c=1">A</a>',
    '<a href="https://a.example/b?c=1">A</a>',
  ],
  [
    'a redirect link',
    '<a href="https://www.google.com/url?q=https://a.example/&sa=D">A</a>',
    '<a href="https://a.example/">A</a>',
  ],
  ['a link into the document', '<a href="#_ftn1">A</a> <a href="file:///C:/x.doc">B</a>', 'A B'],
  ['a dangerous link', '<a href="javascript:alert(1)">A</a>', 'A'],
])('cleans %s', (_, html, expected) => {
  expect(cleaned(html)).toBe(expected);
});
