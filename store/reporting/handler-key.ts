/** The keys of those who read reports. They are made in the browser; the studio gets to see the public part only. */
import { base64 } from '@scure/base';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';

/** Below that a passphrase can be guessed from a stolen database. */
export const shortestPassphrase = 14;

export interface NewKey {
  identity: string;
  recipient: string;
}

export async function makeKey(): Promise<NewKey> {
  const identity = await generateX25519Identity();
  return { identity, recipient: await identityToRecipient(identity) };
}

/** The public part of a key. */
export const recipientOf = (identity: string): Promise<string> => identityToRecipient(identity);

/** The identity behind a passphrase (age's scrypt, 2^18 rounds: a second or two), as base64. */
export async function wrap(identity: string, passphrase: string): Promise<string> {
  const age = new Encrypter();
  age.setPassphrase(passphrase);
  return base64.encode(await age.encrypt(identity));
}

/** @throws when the passphrase is another one. */
export async function unwrap(wrapped: string, passphrase: string): Promise<string> {
  const age = new Decrypter();
  age.addPassphrase(passphrase);
  return age.decrypt(base64.decode(wrapped), 'text');
}
