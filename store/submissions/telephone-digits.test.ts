import { expect, test } from 'vitest';
import { telephoneDigits, telephoneSearch } from './telephone-digits.ts';

const spellings = ['0231 / 12 34-5', '+49 231 12345', '004923112345', '+49 (0)231 12345'];

test('finds a number in any spelling by any other', () => {
  for (const stored of [...spellings, '(0231) 12345 oder 0171 5550123'])
    for (const term of [...spellings, '0231 123', '12 34-5'])
      expect(telephoneDigits('de-DE', stored)).toContain(telephoneSearch(term));
  expect(telephoneDigits('pl-PL', '22 555-01-23')).toContain(telephoneSearch('+48 22 555 01 23'));
  expect(telephoneDigits('pl-PL', '22 555-01-23')).toContain(telephoneSearch('225550123'));
  expect(telephoneDigits('de-DE', '0231 12345', '0171 5550123')).toBe('4923112345 491715550123');
  expect(telephoneDigits('de-DE', '', 'keins')).toBeNull();
});

test.each(['123', 'Kowalczyk 0231 12345', 'OW-26-483-1742', '', '%%%%'])(
  'takes %j for words',
  (term) => {
    expect(telephoneSearch(term)).toBeUndefined();
  },
);
