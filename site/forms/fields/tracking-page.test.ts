import { runs } from '@oilway/content/test/full.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { trackingTarget } from './tracking-page.ts';

const origin = 'https://www.oilway.example';
const allowed = ['https://thanks.example', 'http://localhost:8080'];
const target = (input: string, pathOnly = false) =>
  trackingTarget(input, { origin, allowed, pathOnly });

test('accepts a path or a URL of this site or of an allowed origin', () => {
  expect(target('/danke?von=kontakt#oben')).toBe('/danke?von=kontakt#oben');
  expect(target(`${origin}/dziękujemy`)).toBe('/dzi%C4%99kujemy');
  expect(target('https://thanks.example/oilway?x=1')).toBe('https://thanks.example/oilway?x=1');
  expect(target('http://localhost:8080')).toBe('http://localhost:8080/');
});

test.each([
  '',
  ' ',
  'danke',
  '?danke',
  '/\\evil.example',
  '/.//evil.example',
  '/\t/evil.example',
  `${origin}//evil.example`,
  'https://evil.example/',
  'http://thanks.example/',
  'https://thanks.example:8443/',
  'https://thanks.example.evil.example/',
  'https://visitor@thanks.example/',
  `${origin}@evil.example/`,
  'javascript:alert(1)',
  'data:text/html,x',
  `blob:${origin}/x`,
  `view-source:${origin}/`,
  'https://',
  '\u0000/danke',
])('rejects %j', (input) => {
  expect(target(input)).toBeUndefined();
});

test('accepts neither query nor fragment for a report', () => {
  expect(target('/danke', true)).toBe('/danke');
  for (const input of ['/danke?', '/danke?fall=1', '/danke#', 'https://thanks.example/#code'])
    expect(target(input, true)).toBeUndefined();
});

test('resolves any input only to this site or an allowed origin', () => {
  const part = fc.constantFrom(
    '/',
    '\\',
    '//',
    ':',
    '@',
    '#',
    '?',
    '.',
    '..',
    '\t',
    origin,
    'https:',
  );
  const input = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.webUrl(),
    fc.array(fc.oneof(part, fc.string({ maxLength: 4 }))).map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(input, (address) => {
      const found = target(address);
      if (found === undefined) return;
      expect([origin, ...allowed]).toContain(new URL(found, origin).origin);
    }),
    runs(2000, 100_000),
  );
});
