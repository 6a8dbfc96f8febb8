import { expect, test } from 'vitest';
import {
  cleanAddress,
  cleanLine,
  cleanPhone,
  cleanText,
  isAddress,
  isPhone,
} from './typed-text.ts';

test.each([
  ['(+49) 231 557788', '(+49) 231 557788'],
  ['+ 49 231 557788', '+ 49 231 557788'],
  ['+49\u00a0231\u202f55\u200977\u200388', '+49 231 55 77 88'],
  ['0231–55—77‐88‑9−0﹣1－2', '0231-55-77-88-9-0-1-2'],
  ['\u202a+49 171 5566778\u202c', '+49 171 5566778'],
  ['\u200e+48\u2060 22\ufeff 310\u00ad 44 77\u2069', '+48 22 310 44 77'],
  ['22 310 44 77 wew. 12', '22 310 44 77 wew. 12'],
  ['0231/4477-100, Durchwahl 12', '0231/4477-100, Durchwahl 12'],
  ['0231 4477100 ext. 5\toder 0171 5566778', '0231 4477100 ext. 5 oder 0171 5566778'],
  ['Tel.: 0231 4477100 (vormittags)', 'Tel.: 0231 4477100 (vormittags)'],
  ['（０２３１）４４７７', '(0231)4477'],
  ['  0231\r\n4477\u000b100  ', '0231 4477 100'],
  ['0231\u00964477', '0231-4477'],
  ['110', '110'],
])('normalizes the telephone number %j to %j', (typed, expected) => {
  expect(cleanPhone(typed)).toBe(expected);
  expect(isPhone(expected)).toBe(true);
});

test.each(['call me', '12', '-', 'wew. 12', '\u200e'])(
  'rejects %j as a telephone number',
  (typed) => {
    expect(isPhone(cleanPhone(typed))).toBe(false);
  },
);

test.each([
  ['Miriam\tKowalczyk', 'Miriam Kowalczyk'],
  ['  Miriam \t Kowalczyk\u00a0', 'Miriam Kowalczyk'],
  ['Mül\u00adler\u200b-Lüden\u2060scheidt\ufeff', 'Müller-Lüdenscheidt'],
  ['Miriam\u000bKowalczyk', 'Miriam Kowalczyk'],
  ['Miriam\u000c\u2028Kowalczyk', 'Miriam Kowalczyk'],
  ['Motor\u0002öl\ufffe\u0000', 'Motoröl'],
  ['O\u0092Brien \u0096 Öl', 'O’Brien – Öl'],
  ['\u202eeirluJ\u202c', 'eirluJ'],
  ['Łu\ud83dcja', 'Łucja'],
  ['Auf\u200clage Ko\u200dwal', 'Auflage Kowal'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['Zofia\r\n', 'Zofia'],
  ['A\r\nBcc: c@d.example', 'A\r\nBcc: c@d.example'],
])('normalizes the line %j to %j', (typed, expected) => {
  expect(cleanLine(typed)).toBe(expected);
});

test.each([
  [
    'Eins\u000bzwei\u000cdrei\u2028vier\u0085fünf\r\nsechs\rsieben',
    'Eins\nzwei\ndrei\nvier\nfünf\nsechs\nsieben',
  ],
  ['Öl\tFilter\n\n  Kerzen', 'Öl\tFilter\n\n  Kerzen'],
  ['Mo\u00adtor\u200böl\u0002\u0007\u009d 5 \u0080', 'Motoröl 5 €'],
  ['👩🏽\u200d🔧 ❤️\u200d🔥 🏳️\u200d🌈 🧔\u200d♂️', '👩🏽\u200d🔧 ❤️\u200d🔥 🏳️\u200d🌈 🧔\u200d♂️'],
  ['\u200dlose\u200d \u200c', 'lose'],
])('normalizes the text %j to %j', (typed, expected) => {
  expect(cleanText(typed)).toBe(expected);
});

test.each([
  ['mailto:miriam@posteo.example'],
  ['MAILTO:miriam@posteo.example?subject=Guten%20Tag'],
  ['miriam@posteo.example.'],
  ['miriam@posteo.example;'],
  ['\u00a0miriam@posteo.example ,\u202f'],
  ['<miriam@posteo.example>'],
  ['<mailto:miriam@posteo.example>.'],
  ['Miriam Kowalczyk <miriam@posteo.example>'],
  ['"Kowalczyk, Miriam" <miriam@posteo.example>;'],
  ['miriam@posteo.example<mailto:miriam@posteo.example>'],
  ["'miriam@posteo.example'"],
  ['„miriam@posteo.example“.'],
  ['(miriam@posteo.example)'],
  ['miri\u00adam@\u200bposteo\u200d.example\ufeff'],
  ['\u202amiriam@posteo.example\u202c\r\n'],
  ['miriam@posteo.example\0'],
])('extracts the mail address from %j', (typed) => {
  expect(cleanAddress(typed)).toBe('miriam@posteo.example');
});

test.each([
  'a&b@c.example',
  "!#$%&'*+-/=?^_`{|}~@c.example",
  "o'brien@c.example",
  "'anna@c.example",
  'jan.kowalski+olej@c.example',
  'info@müller-öl.de',
  'biuro@łódź.pl',
])('accepts %s as a mail address', (address) => {
  expect(cleanAddress(address)).toBe(address);
  expect(isAddress(address)).toBe(true);
});

test.each([
  'a@b.example, c@evil.example',
  'a@b.example;c@evil.example',
  'a@b.example c@evil.example',
  'a@b.example\r\nBcc: c@evil.example',
  'a@b.example\nc@evil.example',
  '<a@b.example>\r\nc@evil.example',
  'mailto:a@b.example%0D%0ABcc:c@evil.example',
  'mailto:a@b.example,c@evil.example',
  '"a"@b.example <c@evil.example>',
  'a@b.example <c@evil.example>',
  'Miriam <a@b.example> c@evil.example',
  'Miriam <a@b.example> <c@evil.example>',
  '"a b"@c.example',
  '=?utf-8?q?a?=@b.example',
  'a=?UTF-8?B?YQ==?=b@c.example',
  'group: a@b.example, c@evil.example;',
  'a..b@c.example',
  '.a@c.example',
  'a@b',
  'a@b?bcc=c@evil.example',
])('rejects %j as a single mail address', (typed) => {
  expect(isAddress(cleanAddress(typed))).toBe(false);
});

test.each([cleanAddress, cleanLine, cleanPhone, cleanText])(
  '%o runs in less than quadratic time',
  (clean) => {
    const began = performance.now();
    for (const sign of [' ', '.', "'", '\t', '\u200d', '<', '"', '\u000b', 'a\u200d'])
      clean(`a${sign.repeat(50_000)}b`);
    expect(performance.now() - began).toBeLessThan(2000);
  },
);
