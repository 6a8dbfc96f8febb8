/** An officer's public keys: what reports are sealed to (age), and what verifies what the officer signs (Ed25519, hexadecimal). */
export interface OfficerKeys {
  /** The number of the account. */
  holder: number;
  recipient: string;
  signing: string;
}

export interface KeySet {
  officers: readonly OfficerKeys[];
  /** The age key that opens everything where passphrases are lost; null until there is one. */
  recovery: string | null;
}

/** `begin` is the first entry, `sign` a second officer's word for an entry that needs two. */
export type KeyChange = 'begin' | 'add' | 'remove' | 'recovery' | 'sign';

/** What an entry says: the whole set as it is after it. */
export interface KeyStatement extends KeySet {
  number: number;
  /** The hash of the entry before; of the first one, zeros. */
  previous: string;
  /** `YYYY-MM-DD` */
  day: string;
  what: KeyChange;
  /** The Ed25519 key of the officer who signs. */
  signer: string;
}

/** A public key of age's (X25519). */
export const isRecipient = (value: unknown): value is string =>
  typeof value === 'string' && /^age1[02-9ac-hj-np-z]{58}$/.test(value);

/** A public Ed25519 key, or a hash: 32 bytes in hexadecimal. */
export const isHex = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);

/** The most officers of a set: what is sealed has a line for each in its beginning, which is read up to 8 KiB. */
const mostOfficers = 50;

/** Whether something read as JSON is a statement, with each of its keys only once. */
export function isWellFormed(value: unknown): value is KeyStatement {
  if (typeof value !== 'object' || value === null) return false;
  const { day, number, officers, previous, recovery, signer, what } = value as KeyStatement;
  if (!Number.isSafeInteger(number) || !isHex(previous) || !isHex(signer)) return false;
  if (!/^\d{4}-\d\d-\d\d$/.test(String(day)) || typeof day !== 'string') return false;
  if (!['begin', 'add', 'remove', 'recovery', 'sign'].includes(what)) return false;
  if (recovery !== null && !isRecipient(recovery)) return false;
  if (!Array.isArray(officers) || officers.length === 0 || officers.length > mostOfficers)
    return false;
  if (!officers.every(isOfficer)) return false;
  const recipients = [
    ...officers.map(({ recipient }) => recipient),
    ...(recovery ? [recovery] : []),
  ];
  return [
    recipients,
    officers.map(({ holder }) => holder),
    officers.map(({ signing }) => signing),
  ].every((all) => new Set<number | string>(all).size === all.length);
}

function isOfficer(value: unknown): value is OfficerKeys {
  if (typeof value !== 'object' || value === null) return false;
  const { holder, recipient, signing } = value as OfficerKeys;
  return Number.isSafeInteger(holder) && isRecipient(recipient) && isHex(signing);
}

/** The only way in which a statement is written. */
export function writeStatement(statement: KeyStatement): string {
  const { day, number, officers, previous, recovery, signer, what } = statement;
  const own = officers.map(({ holder, recipient, signing }) => ({ holder, recipient, signing }));
  return JSON.stringify({ number, previous, day, what, officers: own, recovery, signer });
}
