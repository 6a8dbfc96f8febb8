import { expect, test } from 'vitest';
import { decoded, detectEncoding, detectionBytes } from './text-encoding.ts';

const utf16 = (text: string, order: 'le' | 'be') => {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le');
  return order === 'le' ? bytes : bytes.swap16();
};

test.each([
  ['utf-8', 'Öl für 3 €', Buffer.from('Öl für 3 €')],
  ['utf-8', 'Łożysko', Buffer.from('\ufeffŁożysko')],
  ['utf-16le', 'Größe;Preis', utf16('Größe;Preis', 'le')],
  ['utf-16be', 'Żółć', utf16('Żółć', 'be')],
  [
    'windows-1252',
    'Öl für 3 €, 1.968 cm³ „gut“',
    Buffer.from('\xd6l f\xfcr 3 \x80, 1.968 cm\xb3 \x84gut\x93', 'latin1'),
  ],
  [
    'windows-1250',
    'Łożysko i śruba, części',
    Buffer.from('\xa3o\xbfysko i \x9cruba, cz\xea\x9cci', 'latin1'),
  ],
  ['windows-1250', 'Wymiana oleju: ciągnik', Buffer.from('Wymiana oleju: ci\xb9gnik', 'latin1')],
])('detects %s and decodes it as %s', (encoding, words, bytes) => {
  expect([detectEncoding(bytes), decoded(bytes)]).toEqual([encoding, words]);
});

test('detects UTF-8 when the sample ends inside a multi-byte character', () => {
  expect(detectEncoding(Buffer.from(`a${'ö'.repeat(detectionBytes)}`))).toBe('utf-8');
});
