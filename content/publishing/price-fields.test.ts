import { expect, test } from 'vitest';
import { paragraph } from '../test/pages.ts';
import { mapRichText, priceFieldsIn, withPrices } from './price-fields.ts';

const prices = new Map([
  ['a', '79\u00a0€'],
  ['b', '{{a}}'],
]);
const many = 10_000;

test.each([
  ['ab {{a}}, {{ a }}', 'ab 79\u00a0€, 79\u00a0€'],
  ['{{', '{{'],
  ['}}{{', '}}{{'],
  ['{{}}', ''],
  ['{{gone}}!', '!'],
  ['{{__proto__}}{{constructor}}{{toString}}', ''],
  ['{{a}}{{a}}', '79\u00a0€79\u00a0€'],
  ['{{a{{a}}a}}', '{{a79\u00a0€a}}'],
  ['{{{a}}}', '{79\u00a0€}'],
  ['{{b}}', '{{a}}'],
  ['{{a\n}}', '{{a\n}}'],
  ['{{ $& }}$&<%= a %>', '$&<%= a %>'],
  ['{{a}}'.repeat(many), '79\u00a0€'.repeat(many)],
  ['{{'.repeat(many), '{{'.repeat(many)],
  [`{{${'a'.repeat(many)}}}`, `{{${'a'.repeat(many)}}}`],
])('%.40j', (typed, shown) => {
  expect(withPrices(typed, prices)).toBe(shown);
});

test('a rich text is filled in its words, also those of a link, never in an address', () => {
  const link = {
    type: 'link',
    fields: { linkType: 'custom', url: 'https://oilway.example/{{a}}' },
    children: [{ type: 'text', text: 'ab {{a}}' }],
  };
  const state = { root: { ...paragraph('für {{a}}').root, children: [link] } };
  const shown = mapRichText(state, (text) => withPrices(text, prices));
  expect(shown.root.children).toEqual([
    { ...link, children: [{ type: 'text', text: 'ab 79\u00a0€' }] },
  ]);
});

test('a change of the words of a rich text receives which of them are code', () => {
  const leaf = (format: number) => ({ type: 'text', format, text: 'npm i w 5 km' });
  const state = {
    root: { ...paragraph('').root, children: [leaf(0), leaf(1), leaf(16), leaf(17)] },
  };
  const told: boolean[] = [];
  mapRichText(state, (text, isCode) => {
    told.push(isCode === true);
    return text;
  });
  expect(told).toEqual([false, false, true, true]);
});

test('what is no field names no price', () => {
  expect(priceFieldsIn('{{a}} {{ }} {{x y}} {{')).toEqual([
    { typed: '{{a}}', key: 'a' },
    { typed: '{{ }}', key: '' },
    { typed: '{{x y}}', key: 'x y' },
  ]);
});
