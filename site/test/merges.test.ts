import { expect, test } from 'vitest';
import { read, tracked } from './sources.ts';

test('no mark of a merge is left in any text', () => {
  const texts = tracked.filter((file) => !/\.(woff2|ico|png|jpg)$/.test(file));
  expect(texts.filter((file) => /^(<{7}|>{7}) /m.test(read(file)))).toEqual([]);
});
