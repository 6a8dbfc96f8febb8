import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../content/test/full.ts';
import { plainName } from './plain-name.ts';

test.each([
  ['Dr. Łucja O’Brien-Nowak, M.A.', 'Dr Łucja O’Brien-Nowak'],
  ["  Zoë   d'Arc ", "Zoë d'Arc"],
  ['Nguyễn Thị Hoàng', 'Nguyễn Thị Hoàng'],
  ['Ольга Смирнова', 'Ольга Смирнова'],
  ['王小明', '王小明'],
  ['محمد', 'محمد'],
  ['Miriam https://evil.example/a?b www.evil.example evil.example', 'Miriam'],
  ['<b>Sofort</b> <img src=x> Miriam', 'Miriam'],
  ['Miriam\r\nBcc: x@evil.example', 'Miriam Bcc'],
  ['\u202egro.live Miriam a\u2066b \u200bMia', 'Miriam'],
  ['evil．example 𝐌𝐢𝐫𝐢𝐚𝐦 evilꓸexample', 'Miriam'],
  ['Rufen Sie 0900 123456 an', 'Rufen Sie an'],
  [`Z${'\u0301\u0302\u0303'.repeat(9)} Miriam`, 'Miriam'],
  ['ß'.repeat(200), 'ß'.repeat(40)],
  [`${'ß'.repeat(39)} Miriam`, 'ß'.repeat(39)],
  ['\u3164 \u115f 0815 --- ’', ''],
  ['', ''],
])('reduces the name %j to %j', (typed, plain) => {
  expect(plainName(typed)).toBe(plain);
});

test('returns at most 40 letters, marks, spaces, hyphens and apostrophes for any input', () => {
  const typed = fc.array(
    fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('Anna', ' ', '.de', '\u202e', '://', '-'),
    ),
  );
  fc.assert(
    fc.property(typed, (parts) => {
      const plain = plainName(parts.join(''));
      expect(plain).toMatch(/^[\p{L}\p{M}'’ -]*$/u);
      expect([...plain].length).toBeLessThanOrEqual(40);
    }),
    runs(300),
  );
});
