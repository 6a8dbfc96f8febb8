import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './hashing.ts';

const password = 'ein Öl, vier Filter';

test('a password is hashed by argon2id with 64 MiB and three passes, however its letters are composed', async () => {
  const stored = await hashPassword(password.normalize('NFD'));
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
  expect(await verifyPassword(stored, password)).toBe(true);
  expect(await verifyPassword(stored, password.toUpperCase())).toBe(false);
  expect(await verifyPassword(undefined, password)).toBe(false);
});
