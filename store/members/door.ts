import { type Ceremony, newChallenge } from '../accounts/challenges.ts';
import type { LinkPurpose } from '../accounts/limits.ts';
import type { NewPasskey, Passkey, PasskeyOutcome } from '../accounts/passkey.ts';
import type { Database } from '../database/session.ts';
import { type OpenRequest, openRequests } from '../submissions/open-requests.ts';
import { confirmRequest } from './confirm-request.ts';
import { logIn } from './log-in.ts';
import {
  changePassword,
  isPassword,
  type PasswordOutcome,
  purposeOf,
  requestReset,
  setPassword,
} from './new-password.ts';
import { type OwnData, ownData } from './own-data.ts';
import { logInByPasskey, type PasskeyAnswer } from './passkey-log-in.ts';
import {
  addPasskey,
  type PasskeyKey,
  type PasskeySettings,
  passkeyOf,
  passkeysOf,
  removePasskey,
} from './passkeys.ts';
import {
  type AccountRequest,
  accountRequestOf,
  type RequestEnvelope,
  type RequestSettings,
  requestAccount,
} from './request-account.ts';
import {
  type DeviceSession,
  endOtherSessions,
  logOut,
  type SessionSpan,
  sessionSpan,
  sessionsOf,
  type Visit,
  visitOf,
} from './sessions.ts';

/** The member operations of the customer portal. A token is a secret; a session's id is not. */
export interface MemberDoor {
  /**
   * Creates a session.
   * @returns its token; undefined for anything but the right password of an active member, after the same time.
   * @throws TooBusyError
   */
  logIn(asked: { email: string; password: string; device: string }): Promise<string | undefined>;
  /** Returns the member of a session token, read from the database on each call. */
  visit(token: string): Promise<Visit | undefined>;
  /** Returns the remaining lifetime of a session; does not count as use. */
  sessionSpan(token: string): Promise<SessionSpan>;
  logOut(token: string): Promise<void>;
  /** Returns a single-use challenge for a passkey, valid for five minutes. */
  passkeyChallenge(ceremony: Ceremony): string;
  /** Returns the key that verifies a passkey's response; undefined for an unknown id. */
  passkey(id: string): Promise<PasskeyKey | undefined>;
  /** Creates a session for a verified response. @returns its token; undefined for an inactive member or a used challenge. */
  logInByPasskey(answer: PasskeyAnswer): Promise<string | undefined>;
  passkeys(member: string): Promise<Passkey[]>;
  addPasskey(
    visit: { member: string; session: string },
    answer: { challenge: string; passkey: NewPasskey },
  ): Promise<PasskeyOutcome>;
  /** @returns whether the member had the passkey. */
  removePasskey(member: string, id: string): Promise<boolean>;
  /** Returns whether this is the password of the logged-in member. @throws TooBusyError */
  isPassword(email: string, password: string): Promise<boolean>;
  sessions(member: string): Promise<DeviceSession[]>;
  endOtherSessions(member: string, except: string): Promise<void>;
  /** Resolves after the account lookup; the mail is written later. */
  requestReset(email: string, network?: string): Promise<void>;
  /** Returns the purpose of a mailed link; undefined for an invalid or expired one. */
  linkPurpose(token: string): Promise<LinkPurpose | undefined>;
  /** @throws TooBusyError */
  setPassword(token: string, password: string): Promise<PasswordOutcome>;
  /** @throws TooBusyError */
  changePassword(
    visit: { email: string; session: string },
    asked: { old: string; password: string; token: string },
  ): Promise<PasswordOutcome>;
  /**
   * Stores an account request and mails its confirmation link, or a hint to an address that has an account already; durable when this resolves.
   * @throws SubmissionError, TooManyAnswersError, TooManyRequestsError; nothing is stored then.
   */
  requestAccount(asked: AccountRequest, envelope: RequestEnvelope): Promise<void>;
  /** Returns the request of a mailed link; undefined for an invalid link. */
  accountRequest(token: string): Promise<AccountRequest | undefined>;
  /** Submits the request of a mailed link to staff. @returns false for an invalid link. */
  confirmRequest(token: string): Promise<boolean>;
  ownData(member: string): Promise<OwnData | undefined>;
  /** Returns a member's open messages of the contact form. */
  openRequests(email: string): Promise<OpenRequest[]>;
}

export type MemberSettings = PasskeySettings & RequestSettings;

/** Work that continues after the response. */
export interface Aftermath {
  /** Promises to await before the database is closed. */
  pending: Set<Promise<void>>;
  /** Called when the mail for a new password could not be written. */
  failed(error: unknown): void;
}

export function memberDoor(
  database: Database,
  settings: MemberSettings,
  { failed, pending }: Aftermath,
): MemberDoor {
  return {
    logIn: (asked) => logIn(database, asked),
    visit: (token) => visitOf(database, token),
    sessionSpan: (token) => sessionSpan(database, token),
    logOut: (token) => logOut(database, token),
    passkeyChallenge: (ceremony) => newChallenge(settings.passkeySecret, ceremony, Date.now()),
    passkey: (id) => passkeyOf(database, id),
    logInByPasskey: (answer) => logInByPasskey(database, settings, answer),
    passkeys: (member) => passkeysOf(database, member),
    addPasskey: (visit, answer) => addPasskey(database, settings, visit, answer),
    removePasskey: (member, id) => removePasskey(database, settings, member, id),
    isPassword: (email, password) => isPassword(database, email, password),
    sessions: (member) => sessionsOf(database, member),
    endOtherSessions: (member, except) => endOtherSessions(database, member, except),
    async requestReset(email, network) {
      const { rest } = await requestReset(database, settings, email, network);
      const done = rest.catch(failed).finally(() => pending.delete(done));
      pending.add(done);
    },
    linkPurpose: (token) => purposeOf(database, token),
    setPassword: (token, password) => setPassword(database, token, password),
    changePassword: (visit, asked) => changePassword(database, visit, asked),
    requestAccount: (asked, envelope) => requestAccount(database, settings, asked, envelope),
    accountRequest: (token) => accountRequestOf(database, token),
    confirmRequest: (token) => confirmRequest(database, settings, token),
    ownData: (member) => ownData(database, member),
    openRequests: (email) => openRequests(database, email),
  };
}
