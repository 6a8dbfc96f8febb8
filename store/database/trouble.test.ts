import { expect, test } from 'vitest';
import { troubleOf } from './trouble.ts';

const failed = (code: string, message = 'failed') => Object.assign(new Error(message), { code });

test.each([
  ['53100', 'full'],
  ['57P01', 'away'],
  ['08006', 'away'],
  ['55P03', 'locked'],
  ['XX001', 'damaged'],
  ['SQLITE_BUSY_SNAPSHOT', 'locked'],
  ['SQLITE_IOERR_WRITE', 'full'],
  ['SQLITE_CORRUPT_VTAB', 'damaged'],
  ['ECONNREFUSED', 'away'],
  ['ENOSPC', 'full'],
  ['23505', undefined],
  ['SQLITE_CONSTRAINT_UNIQUE', undefined],
  ['FST_ERR_BAD_URL', undefined],
] as const)('%s is trouble of the kind %s', (code, trouble) => {
  expect(troubleOf(failed(code))).toBe(trouble);
  expect(troubleOf(new Error('Failed query', { cause: failed(code) }))).toBe(trouble);
});

test('a broken connection is known by its words; another error by none', () => {
  expect(troubleOf(new Error('Connection terminated unexpectedly'))).toBe('away');
  expect(troubleOf(new Error('the form is wrong'))).toBeUndefined();
  expect(troubleOf('no error')).toBeUndefined();
  const elsewhere = new TypeError('fetch failed', { cause: failed('ECONNREFUSED') });
  expect(troubleOf(elsewhere)).toBeUndefined();
});
