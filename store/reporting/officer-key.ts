/** The keys of officers. They are generated in the browser; the studio receives the public part and the passphrase-encrypted identity only. */
import { base64 } from '@scure/base';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';

/** A shorter passphrase could be guessed from a leaked database. */
export const minPassphraseLength = 14;

export interface KeyPair {
  identity: string;
  recipient: string;
}

export async function generateKeyPair(): Promise<KeyPair> {
  const identity = await generateX25519Identity();
  return { identity, recipient: await identityToRecipient(identity) };
}

/** Returns an identity's public key. */
export const recipientOf = (identity: string): Promise<string> => identityToRecipient(identity);

/** Encrypts an identity with a passphrase (age's scrypt, 2^18 rounds: a second or two). @returns base64. */
export async function wrapIdentity(identity: string, passphrase: string): Promise<string> {
  const age = new Encrypter();
  age.setPassphrase(passphrase);
  return base64.encode(await age.encrypt(identity));
}

/** @throws for a wrong passphrase. */
export async function unwrapIdentity(wrapped: string, passphrase: string): Promise<string> {
  const age = new Decrypter();
  age.addPassphrase(passphrase);
  return age.decrypt(base64.decode(wrapped), 'text');
}
