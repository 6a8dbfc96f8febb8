import { expect, test } from 'vitest';
import { decryptSecret, encryptSecret } from './encrypt-secret.ts';

const secret = 'S'.repeat(43);

test('unseals only unmodified data with the same key for the same person', () => {
  const plain = Buffer.from('a secret of twenty b');
  const encrypted = encryptSecret(secret, plain, 'staff 1');
  expect(decryptSecret(secret, encrypted, 'staff 1')).toEqual(plain);
  expect(encryptSecret(secret, plain, 'staff 1')).not.toBe(encrypted);
  expect(Buffer.from(encrypted, 'base64url').includes(plain)).toBe(false);
  expect(decryptSecret(secret, encrypted, 'staff 2')).toBeUndefined();
  expect(decryptSecret('T'.repeat(43), encrypted, 'staff 1')).toBeUndefined();
  const bytes = Buffer.from(encrypted, 'base64url');
  for (let place = 0; place < bytes.length; place += 1) {
    const bent = Buffer.from(bytes);
    bent.writeUInt8(bytes.readUInt8(place) ^ 1, place);
    expect(decryptSecret(secret, bent.toString('base64url'), 'staff 1')).toBeUndefined();
  }
  for (const odd of ['', 'A', '%', 'x'.repeat(30)])
    expect(decryptSecret(secret, odd, 'staff 1')).toBeUndefined();
});
