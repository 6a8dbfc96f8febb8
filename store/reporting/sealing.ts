/** End-to-end encryption of messages between reporters and handlers with age (X25519). Runs in browsers and in Node. */
import { base64 } from '@scure/base';
import { Decrypter, Encrypter } from 'age-encryption';

/** A reporter's file: an image without its metadata, a PDF or plain text. */
export interface SealedAttachment {
  name: string;
  type: string;
  /** Base64. */
  content: string;
}

export const toBase64 = (bytes: Uint8Array): string => base64.encode(bytes);

/** The plaintext: a report, an addition to it, or an answer. */
export interface Letter {
  text: string;
  contactDepartment?: string;
  appliesTo?: string;
  contactInformation?: string;
  attachments?: SealedAttachment[];
}

/** The padded lengths of a plaintext, in bytes; only the step is visible in the ciphertext. */
export const steps = [4, 16, 64, 256, 1024, 4096].map((kibibytes) => kibibytes * 1024);

/** Maximal length of a ciphertext, in characters. */
export const mostSealed = 6_000_000;

/** The plaintext is longer than the last step. */
export class LetterTooLongError extends Error {
  override name = 'LetterTooLongError';
}

/** @returns base64. @throws LetterTooLongError */
export async function seal(letter: Letter, recipients: readonly string[]): Promise<string> {
  const age = new Encrypter();
  for (const recipient of recipients) age.addRecipient(recipient);
  return base64.encode(await age.encrypt(padded(letter)));
}

/** Decrypts a ciphertext. @throws when it was not encrypted to this identity, or was modified. */
export async function open(sealed: string, identity: string): Promise<Letter> {
  const age = new Decrypter();
  age.addIdentity(identity);
  return JSON.parse(await age.decrypt(base64.decode(sealed), 'text')) as Letter;
}

/** Pads with white space, which JSON parsers ignore. */
function padded(letter: Letter): Uint8Array {
  const bytes = new TextEncoder().encode(JSON.stringify(letter));
  const size = steps.find((step) => step >= bytes.length);
  if (size === undefined) throw new LetterTooLongError('the letter is too long');
  const filled = new Uint8Array(size).fill(0x20);
  filled.set(bytes);
  return filled;
}

/**
 * Returns whether this is a padded ciphertext for so many recipients. Their identity is not visible: age does not reveal it.
 * @see https://age-encryption.org/v1
 */
export function isSealed(sealed: string, recipients: number): boolean {
  if (sealed.length > mostSealed) return false;
  let bytes: Uint8Array;
  try {
    bytes = base64.decode(sealed);
  } catch {
    return false;
  }
  const start = String.fromCharCode(...bytes.subarray(0, 8192));
  const header = /^age-encryption\.org\/v1\n((?:-> X25519 \S+\n\S+\n)+)--- \S+\n/.exec(start);
  if (header?.[1]?.split('-> ').length !== recipients + 1) return false;
  return sealedSizes.has(bytes.length - header[0].length);
}

/** A nonce of 16 bytes, and a tag of 16 bytes per chunk of 64 KiB. */
const sealedSizes = new Set(steps.map((size) => 16 + size + 16 * Math.ceil(size / 65_536)));
