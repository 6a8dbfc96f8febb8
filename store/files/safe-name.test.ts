import { describe, expect, test } from 'vitest';
import { encodedName, safeName } from './safe-name.ts';

describe('safeName', () => {
  test.each([
    ['Satzung.pdf', 'Satzung.pdf'],
    ['Satzung', 'Satzung.pdf'],
    ['Satzung.PDF', 'Satzung.pdf'],
    ['Satzung.html', 'Satzung.pdf'],
    ['Satzung.pdf.html', 'Satzung.pdf'],
    ['Satzung.pdf.exe', 'Satzung.pdf'],
    ['Preisliste 2.5', 'Preisliste 2.5.pdf'],
    ['Zał\u0061\u0328cznik nr 1.PDF', 'Załącznik nr 1.pdf'],
    ['Preis – 50 % (€) & mehr.pdf', 'Preis – 50 % (€) & mehr.pdf'],
    ['Preis "neu".pdf', "Preis 'neu'.pdf"],
    ['rechnung\u202efdp.exe', 'rechnungfdp.pdf'],
    ['\u2066a\u2069\u200fb\u061c\u200ec\u202d.pdf', 'abc.pdf'],
    ['a\u200bb\u200dc\u2060d\ufeffe\u00adf.pdf', 'abcdef.pdf'],
    ['a\u0000b\u0007c\u007fd\u0085e.pdf', 'abcde.pdf'],
    ['a\r\nb\tc\u2028d\u00a0e\u3000f.pdf', 'a b c d e f.pdf'],
    ['a\ud800b\ue000.pdf', 'ab.pdf'],
    ['../../etc/passwd', 'passwd.pdf'],
    ['C:\\temp\\brief.exe', 'brief.pdf'],
    ['a/\u202e../b.txt', 'b.pdf'],
    ['..\\..\\.bashrc', 'datei.pdf'],
    ['...versteckt.pdf', 'versteckt.pdf'],
    ['\u200b.htaccess', 'datei.pdf'],
    ['a:b*c?d<e>f|g.pdf', 'a_b_c_d_e_f_g.pdf'],
    ['con.exe', '_con.pdf'],
    ['NUL', '_NUL.pdf'],
    ['Com1 .txt', '_Com1.pdf'],
    ['lpt9.tar.gz', '_lpt9.tar.pdf'],
    ['Konto.pdf', 'Konto.pdf'],
    ['Ende. . .', 'Ende.pdf'],
    ['', 'datei.pdf'],
    [' .pdf', 'datei.pdf'],
  ])('keeps %j as %j', (name, kept) => {
    expect(safeName(name, '.pdf')).toBe(kept);
  });

  test('gives the ending of the content', () => {
    expect(safeName('x.jpg', '.png')).toBe('x.png');
    expect(safeName('', '.png', 'bild')).toBe('bild.png');
    expect(safeName('ohne.png', '')).toBe('ohne');
  });

  test('fits into a file system', () => {
    for (const letter of ['a', 'ö', '油', '🛢']) {
      const name = safeName(`${letter.repeat(400)}.pdf`, '.pdf');
      expect(Buffer.byteLength(name)).toBeLessThanOrEqual(184);
      expect([...name].length).toBeLessThanOrEqual(104);
      expect(name).toMatch(/^(\S+)\.pdf$/u);
      expect(name.isWellFormed()).toBe(true);
    }
  });
});

test('a header holds a name in ASCII without the signs of its own', () => {
  expect(encodedName("Preis 'neu' (1)–ö.pdf")).toBe(
    'Preis%20%27neu%27%20%281%29%E2%80%93%C3%B6.pdf',
  );
});
