import { expect, test } from 'vitest';
import { MathChallenges } from './math-captcha.ts';

const german = 'null eins zwei drei vier fünf sechs sieben acht neun'.split(' ');

/** Returns the sum in a question. */
function sum(text: string): number {
  const [, one = '', other = ''] = /ist (\S+) plus (\S+)\?/.exec(text) ?? [];
  return german.indexOf(one) + german.indexOf(other);
}

test('accepts the sum for the same form within an hour', () => {
  let now = 1_000_000;
  const challenges = new MathChallenges('a secret of the tests', () => now);
  const { text, token } = challenges.issue('contact', 'de-DE');
  const answer = ` ${sum(text)} `;
  const accepted = challenges.verify('contact', token, answer);
  expect(accepted?.id).toMatch(/^[0-9a-f]{64}$/);
  expect(challenges.verify('contact', token, answer)).toEqual(accepted);
  expect(
    new MathChallenges('another secret', () => now).verify('contact', token, answer),
  ).toBeUndefined();
  now += 3_600_000;
  expect(challenges.verify('contact', token, answer)).toBeUndefined();
});

test('accepts no answer after a wrong one, nor for another form', () => {
  const challenges = new MathChallenges('a secret of the tests', () => 0);
  for (const wrong of ['', 'elf', '0', '99', '\u0000']) {
    const { text, token } = challenges.issue('contact', 'de-DE');
    expect(challenges.verify('contact', token, wrong)).toBeUndefined();
    expect(challenges.verify('contact', token, String(sum(text)))).toBeUndefined();
  }
  const { text, token } = challenges.issue('contact', 'de-DE');
  expect(challenges.verify('whistleblowing', token, String(sum(text)))).toBeUndefined();
  expect(challenges.verify('contact', 'x.y.z', '3')).toBeUndefined();
});

test('rejects a signature of non-hex characters of the same length', () => {
  const challenges = new MathChallenges('a secret of the tests', () => 0);
  const { text, token } = challenges.issue('contact', 'de-DE');
  const head = token.slice(0, token.lastIndexOf('.'));
  expect(
    challenges.verify('contact', `${head}.${'ä'.repeat(64)}`, String(sum(text))),
  ).toBeUndefined();
});
