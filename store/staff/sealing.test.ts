import { expect, test } from 'vitest';
import { seal, unseal } from './sealing.ts';

const secret = 'S'.repeat(43);

test('what was sealed opens by the same key, for the same person, unchanged', () => {
  const plain = Buffer.from('a secret of twenty b');
  const sealed = seal(secret, plain, 'staff 1');
  expect(unseal(secret, sealed, 'staff 1')).toEqual(plain);
  expect(seal(secret, plain, 'staff 1')).not.toBe(sealed);
  expect(Buffer.from(sealed, 'base64url').includes(plain)).toBe(false);
  expect(unseal(secret, sealed, 'staff 2')).toBeUndefined();
  expect(unseal('T'.repeat(43), sealed, 'staff 1')).toBeUndefined();
  const bytes = Buffer.from(sealed, 'base64url');
  for (let place = 0; place < bytes.length; place += 1) {
    const bent = Buffer.from(bytes);
    bent.writeUInt8(bytes.readUInt8(place) ^ 1, place);
    expect(unseal(secret, bent.toString('base64url'), 'staff 1')).toBeUndefined();
  }
  for (const odd of ['', 'A', '%', 'x'.repeat(30)])
    expect(unseal(secret, odd, 'staff 1')).toBeUndefined();
});
