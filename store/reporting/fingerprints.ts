/** Key fingerprints that people compare by eye, by phone and with a printed notice: 100 bits of SHA-256 as twenty characters. */
import { sha256 } from '@noble/hashes/sha2.js';
import type { KeyLogState } from './key-log.ts';
import type { KeySet, OfficerKeys } from './key-statement.ts';

/** Crockford's Base32: without the ambiguous I, L, O and U. */
const base32Alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 20;

/** Returns `7K3M-…`, five groups of four. */
function fingerprintOf(text: string): string {
  let bits = 0n;
  for (const byte of sha256(new TextEncoder().encode(text))) bits = (bits << 8n) | BigInt(byte);
  const shown = Array.from({ length }, (_, at) => {
    const value = (bits >> BigInt(256 - 5 * (at + 1))) & 31n;
    return base32Alphabet[Number(value)];
  });
  return shown.join('').replace(/.{4}(?=.)/g, '$&-');
}

/** Returns the office's fingerprint, for printed notices. It depends on the log's first entry only, so it does not change with the officers. */
export const officeFingerprint = ({ hashes }: Pick<KeyLogState, 'hashes'>): string =>
  fingerprintOf(`oilway reporting office\n${hashes[0]}`);

/** Returns the fingerprint of a set of recipients, independent of their order. */
export const setFingerprint = (set: KeySet): string =>
  fingerprintOf(`oilway key set\n${recipientsOf(set).join('\n')}`);

export const officerFingerprint = ({ recipient, signing }: Omit<OfficerKeys, 'holder'>): string =>
  fingerprintOf(`oilway officer\n${recipient}\n${signing}`);

export const recoveryFingerprint = (recipient: string): string =>
  fingerprintOf(`oilway recovery key\n${recipient}`);

/** Returns all recipients, sorted. */
export const recipientsOf = ({ officers, recovery }: KeySet): string[] =>
  [...officers.map(({ recipient }) => recipient), ...(recovery ? [recovery] : [])].sort();
