import { expect, test } from 'vitest';
import { classifyDatabaseError } from './error-class.ts';

const failed = (code: string, message = 'failed') => Object.assign(new Error(message), { code });

test.each([
  ['53100', 'full'],
  ['57P01', 'unavailable'],
  ['08006', 'unavailable'],
  ['55P03', 'locked'],
  ['XX001', 'damaged'],
  ['SQLITE_BUSY_SNAPSHOT', 'locked'],
  ['SQLITE_IOERR_WRITE', 'full'],
  ['SQLITE_CORRUPT_VTAB', 'damaged'],
  ['ECONNREFUSED', 'unavailable'],
  ['ENOSPC', 'full'],
  ['23505', undefined],
  ['SQLITE_CONSTRAINT_UNIQUE', undefined],
  ['FST_ERR_BAD_URL', undefined],
] as const)('classifies %s as %s', (code, trouble) => {
  expect(classifyDatabaseError(failed(code))).toBe(trouble);
  expect(classifyDatabaseError(new Error('Failed query', { cause: failed(code) }))).toBe(trouble);
});

test('classifies a terminated connection by its message and leaves other errors unclassified', () => {
  expect(classifyDatabaseError(new Error('Connection terminated unexpectedly'))).toBe(
    'unavailable',
  );
  expect(classifyDatabaseError(new Error('the form is wrong'))).toBeUndefined();
  expect(classifyDatabaseError('no error')).toBeUndefined();
  const elsewhere = new TypeError('fetch failed', { cause: failed('ECONNREFUSED') });
  expect(classifyDatabaseError(elsewhere)).toBeUndefined();
});
