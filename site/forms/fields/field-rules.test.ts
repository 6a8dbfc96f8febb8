import { expect, test } from 'vitest';
import { email, emailInput, firstProblems, line, optionalPhone, text } from './field-rules.ts';

const codesOf = (rule: { safeParse: (value: unknown) => { error?: unknown } }, value: unknown) =>
  firstProblems(
    ((rule.safeParse(value).error as { issues: never[] } | undefined)?.issues ?? []) as never,
  ).map(({ code }) => code);

test.each([
  ['(+49) 231 557788', '(+49) 231 557788'],
  ['+\u00a049 231\u2009557788', '+ 49 231 557788'],
  ['22 310 44 77 wew. 12', '22 310 44 77 wew. 12'],
  [`0231 ${'4'.repeat(55)}`, `0231 ${'4'.repeat(55)}`],
  [null, ''],
  ['\u202c \u2009', ''],
])('parses the phone number %j as %j', (typed, parsed) => {
  expect(optionalPhone.parse(typed)).toBe(parsed);
});

test.each([
  ['call me', 'phone'],
  ['wew. 12', 'phone'],
  [`0231 ${'4'.repeat(56)}`, 'tooLong:60'],
])('rejects the phone number %j with %s', (typed, code) => {
  expect(codesOf(optionalPhone, typed)).toEqual([code]);
});

test('cleans pasted text before checking its length', () => {
  expect(line(7).parse('Mi\u00adri\tam\u200b')).toBe('Miri am');
  expect(text(9).parse('Öl\u000bFil\u0002ter')).toBe('Öl\nFilter');
  expect(email.parse('mailto:a&b@c.example;')).toBe('a&b@c.example');
  expect(emailInput.parse(' <Anna@c.example> ')).toBe('Anna@c.example');
});

test.each([
  [line(9), 'A\r\nBcc: x', 'characters'],
  [line(9), '\u200b\u2060', 'required'],
  [text(9), '\u0002\ufeff', 'required'],
  [email, 'a@b.example\nc@d.example', 'email'],
  [email, 'mailto:', 'email'],
])('%# rejects %j with %s', (rule, typed, code) => {
  expect(codesOf(rule, typed)).toEqual([code]);
});
