import { expect, test } from 'vitest';
import { envelope } from './form-handler.ts';

const { gdprAccept } = envelope;

test.each([
  ['2026-11-28', '2026-11-28'],
  [true, null],
  ['true', null],
  ['on', null],
  [1, null],
])('gdprAccept: parses %j as %j', (sent, shown) => {
  expect(gdprAccept.parse(sent)).toBe(shown);
});

test.each([undefined, null, false, '', 'no', '2026-11', '2026-11-28 ', '28.11.2026', 20261128, {}])(
  'gdprAccept: rejects %j with the code consent',
  (sent) => {
    const { error } = gdprAccept.safeParse(sent);
    expect(error?.issues.map(({ message }) => message)).toEqual(['consent']);
  },
);
