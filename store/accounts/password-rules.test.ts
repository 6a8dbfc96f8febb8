import { runs } from '@oilway/content/test/full.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { passwordProblem } from './password-rules.ts';

test.each([
  'passwort1234',
  'Passwort2026!',
  'passwortpasswort',
  '123456789012',
  '987654321098',
  'aaaaaaaaaaaa',
  'abcabcabcabc',
  'abcdefghijkl',
  'qwertzuiop12',
  'qwertzuiopasdf',
  '!!!oilway!!!2026',
  'sommer-winter-2026',
  'hasłohasłohasło',
])('rejects the common password %s', (password) => {
  expect(passwordProblem(password)).toBe('common');
});

test.each([
  'ein Öl, vier Filter',
  'korrekt pferd batterie',
  'żółta łódź w Łodzi',
  '39284756102938',
])('accepts %s without character class rules', (password) => {
  expect(passwordProblem(password)).toBeUndefined();
});

test('rejects the email address of the account and its local part', () => {
  const email = 'henrike.brinkmann@posteo.example';
  expect(passwordProblem(email.toUpperCase(), email)).toBe('common');
  expect(passwordProblem('henrike.brinkmann', email)).toBe('common');
  expect(passwordProblem(email, 'a@posteo.example')).toBeUndefined();
});

test('requires 12 to 128 characters, not bytes', () => {
  expect(passwordProblem('Ölwechsel-7')).toBe('tooShort');
  expect(passwordProblem('🛢️🔧'.repeat(2))).toBe('tooShort');
  const long = 'ein Öl, vier Filter. '.repeat(7).slice(0, 129);
  expect(passwordProblem(long)).toBe('tooLong');
  expect(passwordProblem(long.slice(0, 128))).toBeUndefined();
});

test('returns a known result for any text', () => {
  const answers = [undefined, 'common', 'tooShort', 'tooLong'];
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      expect(answers).toContain(passwordProblem(text, text));
    }),
    runs(100),
  );
});
