import { type Ceremony, newChallenge } from '../accounts/challenges.ts';
import type { DeviceSession } from '../accounts/device-session.ts';
import type { LinkPurpose } from '../accounts/lifetimes.ts';
import type { NewPasskey, Passkey, PasskeyOutcome } from '../accounts/passkey.ts';
import type { Database } from '../database/db-session.ts';
import { type OpenRequest, openRequests } from '../submissions/open-requests.ts';
import { confirmRequest } from './confirm-account-request.ts';
import { exportMemberData, type MemberDataExport } from './data-export.ts';
import { logIn } from './log-in.ts';
import {
  changePassword,
  isPassword,
  type PasswordOutcome,
  purposeOf,
  requestReset,
  setPassword,
} from './new-password.ts';
import { logInByPasskey, type VerifiedPasskey } from './passkey-log-in.ts';
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
  endSessions,
  getMemberSession,
  logOut,
  type MemberSession,
  type SessionLifetime,
  sessionLifetime,
  sessionsOf,
} from './sessions.ts';

/** The member operations of the customer portal. A token is a secret; a session's id is not. */
export interface MemberService {
  /**
   * Creates a session.
   * @returns its token; undefined for anything but the right password of an active member, after the same time.
   * @throws TooBusyError
   */
  logIn(input: { email: string; password: string; device: string }): Promise<string | undefined>;
  /** Returns the member of a session token, read from the database on each call. */
  getSession(token: string): Promise<MemberSession | undefined>;
  /** Returns the remaining lifetime of a session; does not count as use. */
  sessionLifetime(token: string): Promise<SessionLifetime>;
  logOut(token: string): Promise<void>;
  /** Returns a single-use challenge for a passkey, valid for five minutes. */
  passkeyChallenge(ceremony: Ceremony): string;
  /** Returns the key that verifies a passkey's response; undefined for an unknown id. */
  passkey(id: string): Promise<PasskeyKey | undefined>;
  /** Creates a session for a verified response. @returns its token; undefined for an inactive member or a used challenge. */
  logInByPasskey(answer: VerifiedPasskey): Promise<string | undefined>;
  passkeys(member: string): Promise<Passkey[]>;
  addPasskey(
    memberSession: { member: string; session: string },
    answer: { challenge: string; passkey: NewPasskey },
  ): Promise<PasskeyOutcome>;
  /** @returns whether the member had the passkey. */
  removePasskey(member: string, id: string): Promise<boolean>;
  /** Returns whether this is the password of the logged-in member. @throws TooBusyError */
  isPassword(email: string, password: string): Promise<boolean>;
  sessions(member: string): Promise<DeviceSession[]>;
  endSessions(member: string, which: { only: string } | { except: string }): Promise<void>;
  /** Resolves after the account lookup; the mail is written later. */
  requestReset(email: string, network?: string): Promise<void>;
  /** Returns the purpose of a mailed link; undefined for an invalid or expired one. */
  linkPurpose(token: string): Promise<LinkPurpose | undefined>;
  /** @throws TooBusyError */
  setPassword(token: string, password: string): Promise<PasswordOutcome>;
  /** @throws TooBusyError */
  changePassword(
    memberSession: { email: string; session: string },
    input: { old: string; password: string; token: string },
  ): Promise<PasswordOutcome>;
  /**
   * Stores an account request and mails its confirmation link, or a hint to an address that has an account already; durable when this resolves.
   * @throws SubmissionError, TooManyMathCaptchasError, TooManyRequestsError; nothing is stored then.
   */
  requestAccount(input: AccountRequest, envelope: RequestEnvelope): Promise<void>;
  /** Returns the request of a mailed link; undefined for an invalid link. */
  accountRequest(token: string): Promise<AccountRequest | undefined>;
  /** Submits the request of a mailed link to staff. @returns false for an invalid link. */
  confirmRequest(token: string): Promise<boolean>;
  ownData(member: string): Promise<MemberDataExport | undefined>;
  /** Returns a member's open messages of the contact form. */
  openRequests(email: string): Promise<OpenRequest[]>;
}

export type MemberSettings = PasskeySettings & RequestSettings;

/** Work that continues after the response. */
export interface BackgroundWork {
  /** Promises to await before the database is closed. */
  pending: Set<Promise<void>>;
  /** Called when the mail for a new password could not be written. */
  onError(error: unknown): void;
}

export function createMemberService(
  database: Database,
  settings: MemberSettings,
  { onError, pending }: BackgroundWork,
): MemberService {
  return {
    logIn: (input) => logIn(database, input),
    getSession: (token) => getMemberSession(database, token),
    sessionLifetime: (token) => sessionLifetime(database, token),
    logOut: (token) => logOut(database, token),
    passkeyChallenge: (ceremony) => newChallenge(settings.passkeySecret, ceremony, Date.now()),
    passkey: (id) => passkeyOf(database, id),
    logInByPasskey: (answer) => logInByPasskey(database, settings, answer),
    passkeys: (member) => passkeysOf(database, member),
    addPasskey: (memberSession, answer) => addPasskey(database, settings, memberSession, answer),
    removePasskey: (member, id) => removePasskey(database, settings, member, id),
    isPassword: (email, password) => isPassword(database, email, password),
    sessions: (member) => sessionsOf(database, member),
    endSessions: (member, which) => endSessions(database, member, which),
    async requestReset(email, network) {
      const { pendingWork } = await requestReset(database, settings, email, network);
      const done = pendingWork.catch(onError).finally(() => pending.delete(done));
      pending.add(done);
    },
    linkPurpose: (token) => purposeOf(database, token),
    setPassword: (token, password) => setPassword(database, token, password),
    changePassword: (memberSession, input) => changePassword(database, memberSession, input),
    requestAccount: (input, envelope) => requestAccount(database, settings, input, envelope),
    accountRequest: (token) => accountRequestOf(database, token),
    confirmRequest: (token) => confirmRequest(database, settings, token),
    ownData: (member) => exportMemberData(database, member),
    openRequests: (email) => openRequests(database, email),
  };
}
