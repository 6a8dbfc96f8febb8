/**
 * The officers' key log: each entry contains the previous entry's hash and is signed by an officer of the previous set, so the log can be verified
 * offline. Runs in browsers and in Node.
 */
import { ed25519 } from '@noble/curves/ed25519.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import {
  isWellFormed,
  type KeyChange,
  type KeySet,
  type KeyStatement,
  type OfficerKeys,
  writeStatement,
} from './key-statement.ts';

/** An entry as stored: the exact signed text, and the signature in hexadecimal. */
export interface KeyLogEntry {
  statement: string;
  signature: string;
}

/** The verified state of the log. */
export interface KeyLogState {
  statements: KeyStatement[];
  /** The hash of each entry. */
  hashes: string[];
  /** The current recipients of reports. */
  keySet: KeySet;
  /** A new recovery key with one officer's signature that needs another one. */
  pendingRecovery?: KeyStatement;
}

/** An entry has an invalid signature, does not follow the previous one, or makes a change that its signer may not make. */
export class BrokenKeyLogError extends Error {
  override name = 'BrokenKeyLogError';
  /** The entry's number, from 1. */
  readonly entry: number;
  constructor(entry: number) {
    super(`entry ${entry} of the key log is broken`);
    this.entry = entry;
  }
}

/** The previous hash of the first entry. */
export const keyLogGenesisHash = '0'.repeat(64);

/** @returns undefined for an empty log. @throws BrokenKeyLogError */
export function verifyKeyLog(log: readonly KeyLogEntry[]): KeyLogState | undefined {
  let state: KeyLogState | undefined;
  for (const [index, entry] of log.entries()) {
    state = applyEntry(state, entry);
    if (!state) throw new BrokenKeyLogError(index + 1);
  }
  return state;
}

/** Returns the state after one more entry; undefined where it is not allowed. */
export function applyEntry(
  before: KeyLogState | undefined,
  { signature, statement: text }: KeyLogEntry,
): KeyLogState | undefined {
  const statement = readStatement(text);
  if (!statement || !isSignedBy(statement.signer, text, signature)) return undefined;
  const { number, officers, previous, recovery, signer, what } = statement;
  if (number !== (before?.hashes.length ?? 0) + 1) return undefined;
  if (previous !== (before?.hashes.at(-1) ?? keyLogGenesisHash)) return undefined;
  const keySet = { officers, recovery };
  const signers = (before?.keySet ?? keySet).officers;
  if (!signers.some(({ signing }) => signing === signer)) return undefined;
  const appended = {
    statements: [...(before?.statements ?? []), statement],
    hashes: [...(before?.hashes ?? []), hashEntry({ statement: text, signature })],
  };
  if (!before) return what === 'begin' ? { ...appended, keySet } : undefined;
  if (!changeRules[what](before, statement)) return undefined;
  if (what === 'recovery' && requiredSignatures(before.keySet) > 1)
    return { ...appended, keySet: before.keySet, pendingRecovery: statement };
  return { ...appended, keySet };
}

/** Returns how many officers must sign a recovery key: two; one where there is only one officer and no recovery key yet. */
export const requiredSignatures = ({ officers, recovery }: KeySet): number =>
  officers.length === 1 && recovery === null ? 1 : 2;

/** For each kind of entry, whether it changes exactly what it may change of the previous set. */
const changeRules: Record<KeyChange, (before: KeyLogState, after: KeyStatement) => boolean> = {
  begin: () => false,
  // Adds an officer, or replaces an officer's key.
  add: ({ keySet }, { officers, recovery }) => {
    const added = officers.filter((one) => !includes(keySet.officers, one));
    const gone = keySet.officers.filter((one) => !includes(officers, one));
    const [own] = added;
    return (
      recovery === keySet.recovery &&
      added.length === 1 &&
      gone.every(({ holder }) => holder === own?.holder)
    );
  },
  remove: ({ keySet }, { officers, recovery }) =>
    recovery === keySet.recovery &&
    officers.length === keySet.officers.length - 1 &&
    officers.every((one) => includes(keySet.officers, one)),
  recovery: ({ keySet }, { officers, recovery }) =>
    recovery !== null && recovery !== keySet.recovery && isSameSet(officers, keySet.officers),
  sign: ({ keySet, pendingRecovery }, { officers, recovery, signer }) =>
    pendingRecovery !== undefined &&
    pendingRecovery.signer !== signer &&
    recovery === pendingRecovery.recovery &&
    isSameSet(officers, keySet.officers),
};

const includes = (officers: readonly OfficerKeys[], { holder, recipient, signing }: OfficerKeys) =>
  officers.some(
    (own) => own.holder === holder && own.recipient === recipient && own.signing === signing,
  );

const isSameSet = (one: readonly OfficerKeys[], other: readonly OfficerKeys[]) =>
  one.length === other.length && one.every((officer) => includes(other, officer));

/** Returns the SHA-256 of an entry, signature included, in hexadecimal. */
export const hashEntry = ({ signature, statement }: KeyLogEntry): string =>
  bytesToHex(sha256(new TextEncoder().encode(`${statement}\n${signature}`)));

function readStatement(text: string): KeyStatement | undefined {
  try {
    const read: unknown = JSON.parse(text);
    return isWellFormed(read) && writeStatement(read) === text ? read : undefined;
  } catch {
    return undefined;
  }
}

/** A prefix for domain separation: the signature is not valid for another use of the key. */
const signingInput = (text: string) => new TextEncoder().encode(`oilway key log\n${text}`);

export const signStatement = (statement: KeyStatement, secret: Uint8Array): KeyLogEntry => {
  const text = writeStatement(statement);
  return { statement: text, signature: bytesToHex(ed25519.sign(signingInput(text), secret)) };
};

function isSignedBy(signer: string, text: string, signature: string): boolean {
  if (!/^[0-9a-f]{128}$/.test(signature)) return false;
  try {
    // Strict RFC 8032 verification: signatures are not malleable.
    return ed25519.verify(hexToBytes(signature), signingInput(text), hexToBytes(signer), {
      zip215: false,
    });
  } catch {
    return false;
  }
}
