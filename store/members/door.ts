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

/** What the customer portal does for members. A token is a secret; a session's id is none. */
export interface MemberDoor {
  /**
   * Begins a session. @returns its token; undefined for anything but the right password of an active member, after
   * the same time. @throws TooBusyError
   */
  logIn(asked: { email: string; password: string; device: string }): Promise<string | undefined>;
  /** Who a session's token belongs to, read anew each time. */
  visit(token: string): Promise<Visit | undefined>;
  /** How long a session still lasts; to ask for it is no use of it. */
  sessionSpan(token: string): Promise<SessionSpan>;
  logOut(token: string): Promise<void>;
  /** What a passkey is to sign, once and within five minutes. */
  passkeyChallenge(ceremony: Ceremony): string;
  /** What an answer of a passkey is verified with; undefined for one that nobody has. */
  passkey(id: string): Promise<PasskeyKey | undefined>;
  /** Begins a session for a verified answer. @returns its token; undefined for whoever may not log in, or not again. */
  logInByPasskey(answer: PasskeyAnswer): Promise<string | undefined>;
  passkeys(member: string): Promise<Passkey[]>;
  addPasskey(
    visit: { member: string; session: string },
    answer: { challenge: string; passkey: NewPasskey },
  ): Promise<PasskeyOutcome>;
  /** @returns whether the member had it. */
  removePasskey(member: string, id: string): Promise<boolean>;
  /** Whether this is the password of whoever is logged in. @throws TooBusyError */
  isPassword(email: string, password: string): Promise<boolean>;
  sessions(member: string): Promise<DeviceSession[]>;
  endOtherSessions(member: string, except: string): Promise<void>;
  /** @returns once the account was looked up; the mail is written after that. */
  requestReset(email: string, network?: string): Promise<void>;
  /** What the link of a mail is for; undefined for one that does not hold. */
  linkPurpose(token: string): Promise<LinkPurpose | undefined>;
  /** @throws TooBusyError */
  setPassword(token: string, password: string): Promise<PasswordOutcome>;
  /** @throws TooBusyError */
  changePassword(
    visit: { email: string; session: string },
    asked: { old: string; password: string; token: string },
  ): Promise<PasswordOutcome>;
  /**
   * Keeps a request and sends the link that confirms it, or a hint to an address that has an account already; what it returns from is on
   * disk.
   * @throws SubmissionError, TooManyAnswersError, TooManyRequestsError; nothing is stored then.
   */
  requestAccount(asked: AccountRequest, envelope: RequestEnvelope): Promise<void>;
  /** The request that a mail's link is for; undefined for a link that does not hold. */
  accountRequest(token: string): Promise<AccountRequest | undefined>;
  /** Hands the request of a mail's link to staff. @returns false for a link that does not hold. */
  confirmRequest(token: string): Promise<boolean>;
  ownData(member: string): Promise<OwnData | undefined>;
  /** What a member has asked by the contact form and is not settled. */
  openRequests(email: string): Promise<OpenRequest[]>;
}

export type MemberSettings = PasskeySettings & RequestSettings;

/** What is done after an answer. */
export interface Aftermath {
  /** What is still to be done before the database is closed. */
  pending: Set<Promise<void>>;
  /** Hears why the mail for a new password was not written. */
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
