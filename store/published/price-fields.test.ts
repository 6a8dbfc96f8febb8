import { expect, test } from 'vitest';
import { mapRichText, mapTexts, priceFieldsIn, withPrices } from './price-fields.ts';

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
])('replaces price fields in %.40j', (typed, result) => {
  expect(withPrices(typed, prices)).toBe(result);
});

test('replaces price fields in rich text and link labels, but not in URLs', () => {
  const link = {
    type: 'link',
    fields: { linkType: 'custom', url: 'https://oilway.example/{{a}}' },
    children: [{ type: 'text', text: 'ab {{a}}' }],
  };
  const state = { root: { type: 'root', children: [link] } };
  const result = mapRichText(state, (text) => withPrices(text, prices));
  expect(result.root.children).toEqual([
    { ...link, children: [{ type: 'text', text: 'ab 79\u00a0€' }] },
  ]);
});

test('passes to the rich text callback whether a text node is code', () => {
  const leaf = (format: number) => ({ type: 'text', format, text: 'npm i w 5 km' });
  const state = { root: { type: 'root', children: [leaf(0), leaf(1), leaf(16), leaf(17)] } };
  const isCodeFlags: boolean[] = [];
  mapRichText(state, (text, isCode) => {
    isCodeFlags.push(isCode === true);
    return text;
  });
  expect(isCodeFlags).toEqual([false, false, true, true]);
});

const everywhere = {
  title: '{{a}}',
  slug: '{{a}}',
  venue: '{{a}}',
  name: '{{a}}',
  cards: [{ heading: '{{a}}', link: { label: '{{a}}', url: '/{{a}}' } }],
  body: { root: { type: 'root', style: '{{a}}', children: [{ type: 'text', text: '{{a}}' }] } },
  image: { ref: 'media', id: 7 },
  empty: null,
};

test('replaces price fields in visible texts, but not in slugs, names, URLs or styles', () => {
  const result = mapTexts('page', everywhere, (text) => withPrices(text, prices));
  expect(result).toEqual({
    ...everywhere,
    title: '79\u00a0€',
    venue: '79\u00a0€',
    cards: [{ heading: '79\u00a0€', link: { label: '79\u00a0€', url: '/{{a}}' } }],
    body: {
      root: { ...everywhere.body.root, children: [{ type: 'text', text: '79\u00a0€' }] },
    },
  });
});

test('leaves titles and venues of events and all texts of locations unchanged', () => {
  const filled = (kind: 'event' | 'location') => {
    const { cards, title, venue } = mapTexts(kind, everywhere, () => '79');
    return [title, venue, cards[0]?.heading];
  };
  expect(filled('event')).toEqual(['{{a}}', '{{a}}', '79']);
  expect(filled('location')).toEqual(['{{a}}', '{{a}}', '{{a}}']);
});

test.each(['"', '\\', '\\u0022', "$& $1 $' $$", '</script><b>', '{{a}}', '\n\u2028', '__proto__'])(
  'inserts the value %j literally',
  (value) => {
    const hostile = new Map([['x', value]]);
    const document = JSON.parse('{"title":"a {{x}} b","__proto__":{"slug":"s"}}');
    const result = mapTexts('page', document, (text) => withPrices(text, hostile));
    expect(JSON.stringify(result)).toBe(
      `{"title":${JSON.stringify(`a ${value} b`)},"__proto__":{"slug":"s"}}`,
    );
  },
);

test('lists price fields with their keys and ignores an unclosed one', () => {
  expect(priceFieldsIn('{{a}} {{ }} {{x y}} {{')).toEqual([
    { typed: '{{a}}', key: 'a' },
    { typed: '{{ }}', key: '' },
    { typed: '{{x y}}', key: 'x y' },
  ]);
});
