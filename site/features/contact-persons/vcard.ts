import type { ContactPerson } from '@oilway/store/published/documents.ts';
import { telephonesIn } from '@oilway/store/telephone.ts';

/** Returns a contact person as a vCard 4.0 (RFC 6350). */
export function vcard(person: ContactPerson): string {
  const words = person.profileName.trim().split(/\s+/);
  const family = words.length > 1 ? (words.at(-1) ?? '') : '';
  const given = words.slice(0, family ? -1 : undefined).join(' ');
  const lines = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    `FN:${escapeText(person.profileName)}`,
    `N:${escapeText(family)};${escapeText(given)};;;`,
    `ORG:${escapeText('Oilway')}`,
    `TITLE:${escapeText(person.title)}`,
    ...telephonesIn(person.phone ?? '', person.country).map(
      ({ href }) => `TEL;TYPE=work;VALUE=uri:${href}`,
    ),
    `EMAIL;TYPE=work:${escapeText(person.email)}`,
    'END:VCARD',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

/** Escapes a text value (RFC 6350 section 3.4). */
function escapeText(text: string): string {
  return text
    .replace(/[\\,;]/g, '\\$&')
    .replace(/\r?\n/g, '\\n')
    .replace(/\r/g, '');
}

/** Folds a line after 75 octets (RFC 6350 section 3.2), never within a character. */
function foldLine(line: string): string {
  let [result, length] = ['', 0];
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (length + size > 75) {
      result += '\r\n ';
      length = 1;
    }
    result += character;
    length += size;
  }
  return result;
}
