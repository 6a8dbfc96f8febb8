/**
 * A reporter's access code: 135 random bits and a check character. The mailbox's lookup key and the decryption key are derived from it; the server
 * stores neither.
 */
import { bech32 } from '@scure/base';
import { identityToRecipient } from 'age-encryption';

/** Crockford's Base32: without the ambiguous I, L, O and U. */
const base32Alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 27;
const group = 4;

/** Returns a new code, in groups of four: `7K3M-…`. */
export function makeReceipt(): string {
  const random = [...crypto.getRandomValues(new Uint8Array(length))].map((byte) => byte & 31);
  const code = [...random, checkOf(random)].map((value) => base32Alphabet[value]).join('');
  return code.replace(new RegExp(`.{${group}}(?=.)`, 'g'), '$&-');
}

/** Returns a typed code without separators; undefined for an invalid one. */
export function parseReceipt(typed: string): string | undefined {
  const code = typed
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  const values = [...code].map((letter) => base32Alphabet.indexOf(letter));
  if (values.length !== length + 1 || values.includes(-1)) return undefined;
  return values.at(-1) === checkOf(values.slice(0, -1)) ? code : undefined;
}

/** Returns the check character, which detects every single wrong character and nearly every transposition. */
function checkOf(values: number[]): number {
  return values.reduce((sum, value, index) => (sum + value * (2 * index + 1)) % 32, 0);
}

export interface ReceiptKeys {
  /** The mailbox's lookup key, hexadecimal. It permits to add to the report, but not to read. */
  lookup: string;
  /** Its hash, under which the report is stored. */
  lookupHash: string;
  /** The age identity that decrypts answers; never sent to the server. */
  identity: string;
  /** The age recipient that answers are encrypted to. */
  recipient: string;
}

/** @param code as `parseReceipt` returns it. */
export async function deriveReceiptKeys(code: string): Promise<ReceiptKeys> {
  const bytes = new TextEncoder().encode(code);
  const material = await crypto.subtle.importKey('raw', bytes, 'HKDF', false, ['deriveBits']);
  const derived = async (info: string) =>
    new Uint8Array(
      await crypto.subtle.deriveBits(
        {
          name: 'HKDF',
          hash: 'SHA-256',
          salt: new Uint8Array(),
          info: new TextEncoder().encode(`oilway report ${info}`),
        },
        material,
        256,
      ),
    );
  const lookup = hex(await derived('lookup'));
  const identity = bech32
    .encodeFromBytes('AGE-SECRET-KEY-', await derived('identity'))
    .toUpperCase();
  const recipient = await identityToRecipient(identity);
  return { lookup, lookupHash: await hashLookupKey(lookup), identity, recipient };
}

export async function hashLookupKey(lookup: string): Promise<string> {
  return hex(
    new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(lookup))),
  );
}

function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
