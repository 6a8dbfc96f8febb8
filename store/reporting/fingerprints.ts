/** What people compare by eye, by phone and with a printed notice: 100 bits of SHA-256 as twenty letters. */
import { sha256 } from '@noble/hashes/sha2.js';
import type { KeyLogState } from './key-log.ts';
import type { KeySet, OfficerKeys } from './key-statement.ts';

/** Crockford's: no I, L, O and U, which are mistaken for something else. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 20;

/** `7K3M-…`, five groups of four. */
function fingerprintOf(text: string): string {
  let bits = 0n;
  for (const byte of sha256(new TextEncoder().encode(text))) bits = (bits << 8n) | BigInt(byte);
  const shown = Array.from({ length }, (_, at) => {
    const value = (bits >> BigInt(256 - 5 * (at + 1))) & 31n;
    return letters[Number(value)];
  });
  return shown.join('').replace(/.{4}(?=.)/g, '$&-');
}

/** The same for as long as the log goes on, whoever comes and goes: what a printed notice carries. */
export const officeFingerprint = ({ hashes }: Pick<KeyLogState, 'hashes'>): string =>
  fingerprintOf(`oilway reporting office\n${hashes[0]}`);

/** Of all that a report is sealed to, in whatever order. */
export const setFingerprint = (set: KeySet): string =>
  fingerprintOf(`oilway key set\n${recipientsOf(set).join('\n')}`);

export const officerFingerprint = ({ recipient, signing }: Omit<OfficerKeys, 'holder'>): string =>
  fingerprintOf(`oilway officer\n${recipient}\n${signing}`);

export const recoveryFingerprint = (recipient: string): string =>
  fingerprintOf(`oilway recovery key\n${recipient}`);

/** All that is sealed to, in the order of their letters. */
export const recipientsOf = ({ officers, recovery }: KeySet): string[] =>
  [...officers.map(({ recipient }) => recipient), ...(recovery ? [recovery] : [])].sort();
