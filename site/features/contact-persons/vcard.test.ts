import type { ContactPerson } from '@oilway/store/published/documents.ts';
import { expect, test } from 'vitest';
import { vcard } from './vcard.ts';

const person = (changes: Partial<ContactPerson>) =>
  ({
    id: 1,
    country: 'de',
    profileName: 'Anna Berg',
    title: 'Leitung',
    email: 'a@oilway.example',
    ...changes,
  }) as ContactPerson;

test('escapes line breaks and separators in text values', () => {
  const card = vcard(person({ title: 'Chef\r\nEMAIL:evil@example.org; a,b\\c' }));
  expect(card).toContain('TITLE:Chef\\nEMAIL:evil@example.org\\; a\\,b\\\\c\r\n');
  expect(card.match(/^EMAIL/gm)).toHaveLength(1);
});

test('folds long lines at 75 bytes without splitting a character', () => {
  const profileName = `Żółć ${'ż'.repeat(100)}`;
  const card = vcard(person({ profileName }));
  for (const line of card.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(card.replaceAll('\r\n ', '')).toContain(`FN:${profileName}\r\n`);
});

test('writes a single name as the given name and each phone number as a tel URI', () => {
  const card = vcard(person({ profileName: 'Cher', phone: '+49 (30) 123' }));
  expect(card).toContain('N:;Cher;;;\r\n');
  expect(card).toContain('tel:+4930123\r\n');
  const two = vcard(person({ phone: '+49 (0)231 557788 / 0171 1234567 (mobil), Fax 0231 9' }));
  expect(two.match(/^TEL;.*$/gm)).toEqual([
    'TEL;TYPE=work;VALUE=uri:tel:+49231557788',
    'TEL;TYPE=work;VALUE=uri:tel:+491711234567',
  ]);
});
