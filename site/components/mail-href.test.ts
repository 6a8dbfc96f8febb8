import { expect, test } from 'vitest';
import { mailHref } from './mail-href.ts';

test.each([
  ['info@oilway.example', 'mailto:info@oilway.example'],
  ["o'brien+ol@müller-öl.de", "mailto:o'brien+ol@xn--mller-l-f1a2c.de"],
  ['a&b/c=d?e#f%41@c.example', 'mailto:a%26b%2Fc%3Dd%3Fe%23f%2541@c.example'],
])('links %s to %s', (address, href) => {
  expect(mailHref(address)).toBe(href);
});
