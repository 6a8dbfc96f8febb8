import type { ReportingKey } from '@oilway/content/payload-types.ts';
import {
  BrokenKeyLogError,
  type KeyLogEntry,
  type KeyLogState,
  verifyKeyLog,
} from '@oilway/store/reporting/key-log.ts';
import { continuesFrom, type KeyPin, pinOf } from '@oilway/store/reporting/key-pin.ts';
import type { KeyStatement, OfficerKeys } from '@oilway/store/reporting/key-statement.ts';

/** The key log as verified by this browser, independently of the server. */
export interface Keyring {
  /** Whether the form is open, according to the server. */
  isFormOpen: boolean;
  /** Undefined before the log begins, and for an invalid log. */
  state?: KeyLogState | undefined;
  /** The number of the first invalid entry. */
  firstInvalidEntry?: number | undefined;
  /** Whether the log extends the one this browser has stored. */
  extendsPin: boolean;
}

const pinStorageKey = 'oilway-reporting-keys';

/** Verifies a log, and stores its head if it extends the stored one. */
export function verifyKeyring({
  log,
  open: isFormOpen,
}: {
  log: KeyLogEntry[];
  open: boolean;
}): Keyring {
  let state: KeyLogState | undefined;
  try {
    state = verifyKeyLog(log);
  } catch (error) {
    if (error instanceof BrokenKeyLogError)
      return { isFormOpen, firstInvalidEntry: error.entry, extendsPin: false };
    throw error;
  }
  const extendsPin = continuesFrom(readPin(), state);
  if (extendsPin && state) localStorage.setItem(pinStorageKey, JSON.stringify(pinOf(state)));
  return { isFormOpen, state, extendsPin };
}

/** Deletes the stored head: the next log is trusted. */
export const removePin = (): void => localStorage.removeItem(pinStorageKey);

function readPin(): KeyPin | undefined {
  try {
    return JSON.parse(localStorage.getItem(pinStorageKey) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** The signers of a key. */
export interface KeySigning {
  day: string;
  /** Account ids of the signers. */
  signers: number[];
  isFirstEntry: boolean;
}

/** Returns the signers of an officer's key. */
export const signingOf = (state: KeyLogState, { recipient }: OfficerKeys): KeySigning =>
  findEntryAdding(state, ({ officers }) => officers.some((one) => one.recipient === recipient));

/** Returns the signers of the recovery key: up to two. */
export function signingOfRecovery(state: KeyLogState): KeySigning {
  const { recovery } = state.keySet;
  const found = findEntryAdding(
    state,
    (statement) => statement.what !== 'recovery' && statement.recovery === recovery,
  );
  const requestEntry = state.statements.find(
    (one) => one.what === 'recovery' && one.recovery === recovery,
  );
  const requesterId = requestEntry ? holderOf(state, requestEntry.signer) : undefined;
  const signers = requesterId === undefined ? found.signers : [requesterId, ...found.signers];
  return { ...found, signers: [...new Set(signers)] };
}

function findEntryAdding(
  { statements, ...state }: KeyLogState,
  has: (one: KeyStatement) => boolean,
) {
  const lastIndex = statements.findLastIndex((one, index) => {
    const previous = statements[index - 1];
    return has(one) && !(previous && has(previous));
  });
  const found = statements[lastIndex];
  const signer = found ? holderOf({ statements, ...state }, found.signer) : undefined;
  return {
    day: found?.day ?? '',
    signers: signer === undefined ? [] : [signer],
    isFirstEntry: found?.what === 'begin',
  };
}

const holderOf = ({ statements }: KeyLogState, signer: string): number | undefined =>
  statements.flatMap(({ officers }) => officers).find(({ signing }) => signing === signer)?.holder;

/** A key that no log contains yet. */
export type UnsignedKey = ReportingKey & { handler: number };

export function listUnsignedKeys(keys: readonly ReportingKey[], keyring: Keyring): UnsignedKey[] {
  const inLog = new Set(keyring.state?.keySet.officers.map(({ recipient }) => recipient));
  return keys.flatMap((key) =>
    key.kind === 'handler' && typeof key.handler === 'number' && !inLog.has(key.recipient)
      ? [{ ...key, handler: key.handler }]
      : [],
  );
}
