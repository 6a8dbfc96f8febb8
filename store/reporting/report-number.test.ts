import { expect, test } from 'vitest';
import { reportNumber } from './report-number.ts';

test('returns nine digits in groups of three, derived from the first half of the id', () => {
  expect(reportNumber('00000000-0000-4000-8000-000000000000')).toBe('000-000-000');
  expect(reportNumber('0000002a-1111-4000-8000-000000000000')).toBe('000-000-042');
  expect(reportNumber('ffffffff-ffff-4fff-bfff-ffffffffffff')).toBe('294-967-295');
});
