import { expect, test } from 'vitest';
import { Question } from './math-captcha.ts';

const german = 'null eins zwei drei vier fünf sechs sieben acht neun'.split(' ');

/** What somebody who can read answers. */
function sum(text: string): number {
  const [, one = '', other = ''] = /ist (\S+) plus (\S+)\?/.exec(text) ?? [];
  return german.indexOf(one) + german.indexOf(other);
}

test('the sum is accepted, for this form, within the hour', () => {
  let now = 1_000_000;
  const question = new Question('a secret of the tests', () => now);
  const { text, token } = question.ask('contact', 'de-DE');
  const answer = ` ${sum(text)} `;
  const accepted = question.verify('contact', token, answer);
  expect(accepted?.id).toMatch(/^[0-9a-f]{64}$/);
  expect(question.verify('contact', token, answer)).toEqual(accepted);
  expect(
    new Question('another secret', () => now).verify('contact', token, answer),
  ).toBeUndefined();
  now += 3_600_000;
  expect(question.verify('contact', token, answer)).toBeUndefined();
});

test('one try: after a wrong answer the right one is wrong too', () => {
  const question = new Question('a secret of the tests', () => 0);
  for (const wrong of ['', 'elf', '0', '99', '\u0000']) {
    const { text, token } = question.ask('contact', 'de-DE');
    expect(question.verify('contact', token, wrong)).toBeUndefined();
    expect(question.verify('contact', token, String(sum(text)))).toBeUndefined();
  }
  const { text, token } = question.ask('contact', 'de-DE');
  expect(question.verify('whistleblowing', token, String(sum(text)))).toBeUndefined();
  expect(question.verify('contact', 'x.y.z', '3')).toBeUndefined();
});

test('a signature of other letters is wrong, however long its bytes are', () => {
  const question = new Question('a secret of the tests', () => 0);
  const { text, token } = question.ask('contact', 'de-DE');
  const head = token.slice(0, token.lastIndexOf('.'));
  expect(
    question.verify('contact', `${head}.${'ä'.repeat(64)}`, String(sum(text))),
  ).toBeUndefined();
});
