/** End-to-end encryption of messages between reporters and handlers with age (X25519). Runs in browsers and in Node. */
import { base64 } from '@scure/base';
import { Decrypter, Encrypter } from 'age-encryption';

/** A reporter's file: an image without its metadata, a PDF or plain text. */
export interface ReportAttachment {
  name: string;
  type: string;
  /** Base64. */
  content: string;
}

export const toBase64 = (bytes: Uint8Array): string => base64.encode(bytes);

/** Why a case was closed. */
export const closingReasons = [
  'substantiated',
  'unfounded',
  'outsideScope',
  'withdrawn',
  'duplicate',
  'other',
] as const;
export type ClosingReason = (typeof closingReasons)[number];

/** Returns whether an action of an officer stores a message for the officers only. */
export const isInternal = (action: string): boolean => action === 'note' || action === 'close';

/** The plaintext: a report, an addition to it, an answer, or a note. */
export interface MessageContent {
  text: string;
  contactDepartment?: string;
  appliesTo?: string;
  contactInformation?: string;
  attachments?: ReportAttachment[];
  /** Whether an answer is the feedback that the law requires. */
  isFeedback?: boolean;
  /** The officer who wrote a note. */
  author?: string;
  /** Of the note that closes a case. */
  closingReason?: ClosingReason;
}

/** The padded lengths of a plaintext, in bytes; only the step is visible in the ciphertext. */
export const paddedSizes = [4, 16, 64, 256, 1024, 4096].map((kibibytes) => kibibytes * 1024);

/** Maximal length of a ciphertext, in characters. */
export const maxCiphertextLength = 6_000_000;

/** The plaintext is longer than the last step. */
export class MessageTooLongError extends Error {
  override name = 'MessageTooLongError';
}

/** @returns base64. @throws MessageTooLongError */
export async function encryptMessage(
  message: MessageContent,
  recipients: readonly string[],
): Promise<string> {
  const age = new Encrypter();
  for (const recipient of recipients) age.addRecipient(recipient);
  return base64.encode(await age.encrypt(padMessage(message)));
}

/** Decrypts a ciphertext. @throws when it was not encrypted to this identity, or was modified. */
export async function decryptMessage(
  ciphertext: string,
  identity: string,
): Promise<MessageContent> {
  const age = new Decrypter();
  age.addIdentity(identity);
  return JSON.parse(await age.decrypt(base64.decode(ciphertext), 'text')) as MessageContent;
}

/** Pads with white space, which JSON parsers ignore. */
function padMessage(message: MessageContent): Uint8Array {
  const bytes = new TextEncoder().encode(JSON.stringify(message));
  const size = paddedSizes.find((step) => step >= bytes.length);
  if (size === undefined) throw new MessageTooLongError('the message is too long');
  const filled = new Uint8Array(size).fill(0x20);
  filled.set(bytes);
  return filled;
}

/**
 * Returns whether this is a padded ciphertext for so many recipients. Their identity is not visible: age does not reveal it.
 * @see https://age-encryption.org/v1
 */
export function isCiphertextFor(ciphertext: string, recipientCount: number): boolean {
  if (ciphertext.length > maxCiphertextLength) return false;
  let bytes: Uint8Array;
  try {
    bytes = base64.decode(ciphertext);
  } catch {
    return false;
  }
  const start = String.fromCharCode(...bytes.subarray(0, 8192));
  const header = /^age-encryption\.org\/v1\n((?:-> X25519 \S+\n\S+\n)+)--- \S+\n/.exec(start);
  if (header?.[1]?.split('-> ').length !== recipientCount + 1) return false;
  return ciphertextSizes.has(bytes.length - header[0].length);
}

/** A nonce of 16 bytes, and a tag of 16 bytes per chunk of 64 KiB. */
const ciphertextSizes = new Set(
  paddedSizes.map((size) => 16 + size + 16 * Math.ceil(size / 65_536)),
);
