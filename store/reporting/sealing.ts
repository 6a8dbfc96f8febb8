/**
 * What reporters and handlers write to each other is sealed with age (X25519) where it is written, and opened
 * where it is read. Runs in browsers and in Node alike.
 */
import { base64 } from '@scure/base';
import { Decrypter, Encrypter } from 'age-encryption';

/** A file of a reporter: an image without its metadata, a PDF or plain text. */
export interface SealedAttachment {
  name: string;
  type: string;
  /** Base64. */
  content: string;
}

export const toBase64 = (bytes: Uint8Array): string => base64.encode(bytes);

/** What is sealed: a report, something added to it, or an answer. */
export interface Letter {
  text: string;
  contactDepartment?: string;
  appliesTo?: string;
  contactInformation?: string;
  attachments?: SealedAttachment[];
}

/**
 * The only lengths a letter has before it is sealed, in bytes: nobody can tell a short one from a long one but
 * by these steps.
 */
export const steps = [4, 16, 64, 256, 1024, 4096].map((kibibytes) => kibibytes * 1024);

/** The most characters that a sealed letter has. */
export const mostSealed = 6_000_000;

/** A letter is longer than the last step. */
export class LetterTooLongError extends Error {
  override name = 'LetterTooLongError';
}

/** @returns base64. @throws LetterTooLongError */
export async function seal(letter: Letter, recipients: readonly string[]): Promise<string> {
  const age = new Encrypter();
  for (const recipient of recipients) age.addRecipient(recipient);
  return base64.encode(await age.encrypt(padded(letter)));
}

/** @throws when it was not sealed to this identity, or was changed since. */
export async function open(sealed: string, identity: string): Promise<Letter> {
  const age = new Decrypter();
  age.addIdentity(identity);
  return JSON.parse(await age.decrypt(base64.decode(sealed), 'text')) as Letter;
}

/** White space behind JSON means nothing to whoever reads it. */
function padded(letter: Letter): Uint8Array {
  const bytes = new TextEncoder().encode(JSON.stringify(letter));
  const size = steps.find((step) => step >= bytes.length);
  if (size === undefined) throw new LetterTooLongError('the letter is too long');
  const filled = new Uint8Array(size).fill(0x20);
  filled.set(bytes);
  return filled;
}

/**
 * Whether this is sealed to so many recipients and padded. It can't tell to whom: age keeps that to itself.
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

/** A nonce, and a tag for every 64 KiB. */
const sealedSizes = new Set(steps.map((size) => 16 + size + 16 * Math.ceil(size / 65_536)));
