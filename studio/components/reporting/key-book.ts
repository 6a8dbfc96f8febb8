import type { ReportingKey } from '@oilway/content/payload-types.ts';
import { officeFingerprint } from '@oilway/store/reporting/fingerprints.ts';
import {
  BrokenKeyLogError,
  type KeyLogEntry,
  type KeyLogState,
  verifyKeyLog,
} from '@oilway/store/reporting/key-log.ts';
import { goesOnFrom, type KeyPin, pinOf } from '@oilway/store/reporting/key-pin.ts';
import type { KeyStatement, OfficerKeys } from '@oilway/store/reporting/key-statement.ts';

/** The key log as verified by this browser, independently of the server. */
export interface KeyBook {
  /** Whether the form is open, according to the server. */
  open: boolean;
  /** Undefined before the log begins, and for an invalid log. */
  state?: KeyLogState | undefined;
  /** The number of the first invalid entry. */
  broken?: number | undefined;
  /** Whether the log extends the one this browser has stored. */
  goesOn: boolean;
}

const place = 'oilway-reporting-keys';

/** Verifies a log, and stores its head if it extends the stored one. */
export function judge({ log, open }: { log: KeyLogEntry[]; open: boolean }): KeyBook {
  let state: KeyLogState | undefined;
  try {
    state = verifyKeyLog(log);
  } catch (error) {
    if (error instanceof BrokenKeyLogError) return { open, broken: error.entry, goesOn: false };
    throw error;
  }
  const goesOn = goesOnFrom(readPin(), state);
  if (goesOn && state) localStorage.setItem(place, JSON.stringify(pinOf(state)));
  return { open, state, goesOn };
}

/** Deletes the stored head: the next log is trusted. */
export const forgetPin = (): void => localStorage.removeItem(place);

function readPin(): KeyPin | undefined {
  try {
    return JSON.parse(localStorage.getItem(place) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** The signers of a key. */
export interface Origin {
  day: string;
  /** Account ids of the signers. */
  signers: number[];
  begun: boolean;
}

/** Returns the signers of an officer's key. */
export const originOf = (state: KeyLogState, { recipient }: OfficerKeys): Origin =>
  firstWith(state, ({ officers }) => officers.some((one) => one.recipient === recipient));

/** Returns the signers of the recovery key: up to two. */
export function originOfRecovery(state: KeyLogState): Origin {
  const { recovery } = state.set;
  const found = firstWith(state, (said) => said.what !== 'recovery' && said.recovery === recovery);
  const asked = state.statements.find(
    (one) => one.what === 'recovery' && one.recovery === recovery,
  );
  const first = asked ? holderOf(state, asked.signer) : undefined;
  const signers = first === undefined ? found.signers : [first, ...found.signers];
  return { ...found, signers: [...new Set(signers)] };
}

function firstWith({ statements, ...state }: KeyLogState, has: (one: KeyStatement) => boolean) {
  const at = statements.findLastIndex((one, index) => {
    const before = statements[index - 1];
    return has(one) && !(before && has(before));
  });
  const found = statements[at];
  const signer = found ? holderOf({ statements, ...state }, found.signer) : undefined;
  return {
    day: found?.day ?? '',
    signers: signer === undefined ? [] : [signer],
    begun: found?.what === 'begin',
  };
}

const holderOf = ({ statements }: KeyLogState, signer: string): number | undefined =>
  statements.flatMap(({ officers }) => officers).find(({ signing }) => signing === signer)?.holder;

/** A key that no log contains yet. */
export type WaitingKey = ReportingKey & { handler: number };

export function waitingKeys(keys: readonly ReportingKey[], book: KeyBook): WaitingKey[] {
  const inLog = new Set(book.state?.set.officers.map(({ recipient }) => recipient));
  return keys.flatMap((key) =>
    key.kind === 'handler' && typeof key.handler === 'number' && !inLog.has(key.recipient)
      ? [{ ...key, handler: key.handler }]
      : [],
  );
}

export const fingerprintOf = ({ state }: KeyBook): string =>
  state ? officeFingerprint(state) : '';
