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

/** The log of keys as this browser judges it, whatever the server says. */
export interface KeyBook {
  /** As the server sees it: whether the form is open. */
  open: boolean;
  /** Undefined before a log was begun, and where it is broken. */
  state?: KeyLogState | undefined;
  /** The number of the entry that is not what was signed. */
  broken?: number | undefined;
  /** Whether it goes on from what this browser saw last. */
  goesOn: boolean;
}

const place = 'oilway-reporting-keys';

/** Verifies a log, and remembers it where it goes on from what was seen. */
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

/** From here on the log counts that is there now. */
export const forgetPin = (): void => localStorage.removeItem(place);

function readPin(): KeyPin | undefined {
  try {
    return JSON.parse(localStorage.getItem(place) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** How a key came into the log. */
export interface Origin {
  day: string;
  /** The accounts that signed it. */
  signers: number[];
  begun: boolean;
}

/** Who signed an officer's key that takes part. */
export const originOf = (state: KeyLogState, { recipient }: OfficerKeys): Origin =>
  firstWith(state, ({ officers }) => officers.some((one) => one.recipient === recipient));

/** Who signed the recovery key that takes part: two, where there were two. */
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

/** A key that was made at the desk and is in no log yet. */
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
