import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const [nonceLength, tagLength] = [12, 16];

const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'one-time codes', 32));

/**
 * Encrypts a secret with AES-256-GCM and a key that is not in the database.
 * @param about the owner, authenticated as additional data: it decrypts for no other owner.
 */
export function seal(secret: string, plain: Uint8Array, about: string): string {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), nonce).setAAD(Buffer.from(about));
  const sealed = [cipher.update(plain), cipher.final()];
  return Buffer.concat([nonce, ...sealed, cipher.getAuthTag()]).toString('base64url');
}

/** @returns undefined for another key, another owner or a modified ciphertext. */
export function unseal(secret: string, sealed: string, about: string): Buffer | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < nonceLength + tagLength) return undefined;
  const [nonce, tag] = [bytes.subarray(0, nonceLength), bytes.subarray(-tagLength)];
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), nonce, {
    authTagLength: tagLength,
  });
  decipher.setAAD(Buffer.from(about)).setAuthTag(tag);
  try {
    const plain = decipher.update(bytes.subarray(nonceLength, -tagLength));
    return Buffer.concat([plain, decipher.final()]);
  } catch {
    return undefined;
  }
}
