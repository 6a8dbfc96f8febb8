/** An officer's public keys: the age recipient of reports, and the Ed25519 key (hexadecimal) that verifies signatures. */
export interface OfficerKeys {
  /** The account's id. */
  holder: number;
  recipient: string;
  signing: string;
}

export interface KeySet {
  officers: readonly OfficerKeys[];
  /** The age recipient of the recovery key, which opens everything when passphrases are lost; null if there is none. */
  recovery: string | null;
}

/** `begin` is the first entry, `sign` the second signature of an entry that needs two. */
export type KeyChange = 'begin' | 'add' | 'remove' | 'recovery' | 'sign';

/** An entry's contents: the complete set after it. */
export interface KeyStatement extends KeySet {
  number: number;
  /** The previous entry's hash; zeros for the first one. */
  previous: string;
  /** `YYYY-MM-DD` */
  day: string;
  what: KeyChange;
  /** The Ed25519 public key of the signing officer. */
  signer: string;
}

/** Returns whether a value is an age public key (X25519). */
export const isRecipient = (value: unknown): value is string =>
  typeof value === 'string' && /^age1[02-9ac-hj-np-z]{58}$/.test(value);

/** Returns whether a value is an Ed25519 public key or a hash: 32 bytes in hexadecimal. */
export const isHex = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);

/** Maximal number of officers: age's header has a stanza per recipient, and is read up to 8 KiB. */
const maxOfficers = 50;

/** Returns whether parsed JSON is a statement with distinct keys. */
export function isWellFormed(value: unknown): value is KeyStatement {
  if (typeof value !== 'object' || value === null) return false;
  const { day, number, officers, previous, recovery, signer, what } = value as KeyStatement;
  if (!Number.isSafeInteger(number) || !isHex(previous) || !isHex(signer)) return false;
  if (!/^\d{4}-\d\d-\d\d$/.test(String(day)) || typeof day !== 'string') return false;
  if (!['begin', 'add', 'remove', 'recovery', 'sign'].includes(what)) return false;
  if (recovery !== null && !isRecipient(recovery)) return false;
  if (!Array.isArray(officers) || officers.length === 0 || officers.length > maxOfficers)
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

/** Returns a statement's canonical text. */
export function writeStatement(statement: KeyStatement): string {
  const { day, number, officers, previous, recovery, signer, what } = statement;
  const own = officers.map(({ holder, recipient, signing }) => ({ holder, recipient, signing }));
  return JSON.stringify({ number, previous, day, what, officers: own, recovery, signer });
}
