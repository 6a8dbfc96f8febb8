import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './password-hash.ts';

const password = 'ein Öl, vier Filter';

test('hashes passwords with argon2id (64 MiB, 3 passes) independent of the Unicode normalization form', async () => {
  const stored = await hashPassword(password.normalize('NFD'));
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
  expect(await verifyPassword(stored, password)).toBe(true);
  expect(await verifyPassword(stored, password.toUpperCase())).toBe(false);
  expect(await verifyPassword(undefined, password)).toBe(false);
});
