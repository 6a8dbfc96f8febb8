import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const [nonceLength, tagLength] = [12, 16];

const encryptionKey = (secret: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', 'one-time codes', 32));

/**
 * Encrypts a secret with AES-256-GCM and a key that is not in the database.
 * @param context the owner, authenticated as additional data: it decrypts for no other owner.
 */
export function encryptSecret(secret: string, plain: Uint8Array, context: string): string {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv('aes-256-gcm', encryptionKey(secret), nonce).setAAD(
    Buffer.from(context),
  );
  const ciphertext = [cipher.update(plain), cipher.final()];
  return Buffer.concat([nonce, ...ciphertext, cipher.getAuthTag()]).toString('base64url');
}

/** @returns undefined for another key, another owner or a modified ciphertext. */
export function decryptSecret(
  secret: string,
  ciphertext: string,
  context: string,
): Buffer | undefined {
  const bytes = Buffer.from(ciphertext, 'base64url');
  if (bytes.length < nonceLength + tagLength) return undefined;
  const [nonce, tag] = [bytes.subarray(0, nonceLength), bytes.subarray(-tagLength)];
  const decipher = createDecipheriv('aes-256-gcm', encryptionKey(secret), nonce, {
    authTagLength: tagLength,
  });
  decipher.setAAD(Buffer.from(context)).setAuthTag(tag);
  try {
    const plain = decipher.update(bytes.subarray(nonceLength, -tagLength));
    return Buffer.concat([plain, decipher.final()]);
  } catch {
    return undefined;
  }
}
