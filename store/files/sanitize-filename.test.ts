import { describe, expect, test } from 'vitest';
import { encodeFilename, sanitizeFilename } from './sanitize-filename.ts';

describe('sanitizeFilename', () => {
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
  ])('converts %j to %j', (name, expected) => {
    expect(sanitizeFilename(name, '.pdf')).toBe(expected);
  });

  test('replaces the extension by that of the content', () => {
    expect(sanitizeFilename('x.jpg', '.png')).toBe('x.png');
    expect(sanitizeFilename('', '.png', 'bild')).toBe('bild.png');
    expect(sanitizeFilename('ohne.png', '')).toBe('ohne');
  });

  test('limits names to 184 bytes and 104 characters', () => {
    for (const letter of ['a', 'ö', '油', '🛢']) {
      const name = sanitizeFilename(`${letter.repeat(400)}.pdf`, '.pdf');
      expect(Buffer.byteLength(name)).toBeLessThanOrEqual(184);
      expect([...name].length).toBeLessThanOrEqual(104);
      expect(name).toMatch(/^(\S+)\.pdf$/u);
      expect(name.isWellFormed()).toBe(true);
    }
  });
});

test('percent-encodes non-ASCII and reserved characters of a file name for a header', () => {
  expect(encodeFilename("Preis 'neu' (1)–ö.pdf")).toBe(
    'Preis%20%27neu%27%20%281%29%E2%80%93%C3%B6.pdf',
  );
});
