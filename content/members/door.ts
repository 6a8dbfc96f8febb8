import type { Payload } from 'payload';
import { namedDownloads } from '../library/note-downloads.ts';
import type { MemberPasskey } from '../payload-types.ts';
import { type Ceremony, newChallenge } from './challenges.ts';
import {
  type DeviceSession,
  endOtherSessions,
  logIn,
  logOut,
  sessionsOf,
  type Visit,
  visitOf,
} from './log-in.ts';
import {
  changePassword,
  isPassword,
  type PasswordOutcome,
  purposeOf,
  requestReset,
  setPassword,
} from './new-password.ts';
import {
  addPasskey,
  logInByPasskey,
  type NewPasskey,
  type Passkey,
  type PasskeyOutcome,
  passkeyOf,
  passkeysOf,
  removePasskey,
} from './passkeys.ts';
import { type AccountRequest, requestAccount } from './request-account.ts';

/** Everything that is kept of a member, for the member. */
export interface OwnData {
  name: string;
  email: string;
  company: string;
  cultureName: string;
  /** ISO 8601. */
  createdAt: string;
  requestedAt: string | null;
  invitedAt: string | null;
  lastLogin: string | null;
  sessions: Omit<DeviceSession, 'id'>[];
  passkeys: Omit<Passkey, 'id'>[];
  /** The last download of each file of the library; ISO 8601. */
  downloads: { file: string; at: string }[];
}

/** What the customer portal does for members. A token is a secret; a session's id is none. */
export interface MemberDoor {
  /**
   * Begins a session. @returns its token; undefined for anything but the right password of an active member, after
   * the same time. @throws TooBusyError
   */
  logIn(asked: { email: string; password: string; device: string }): Promise<string | undefined>;
  /** Who a session's token belongs to, read anew each time. */
  visit(token: string): Promise<Visit | undefined>;
  logOut(token: string): Promise<void>;
  /** What a passkey is to sign, once and within five minutes. */
  passkeyChallenge(ceremony: Ceremony): string;
  /** What an answer of a passkey is verified with; undefined for one that nobody has. */
  passkey(id: string): Promise<Pick<MemberPasskey, 'counter' | 'member' | 'publicKey'> | undefined>;
  /** Begins a session for a verified answer. @returns its token; undefined for whoever may not log in, or not again. */
  logInByPasskey(answer: Parameters<typeof logInByPasskey>[1]): Promise<string | undefined>;
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
  requestReset(email: string): Promise<void>;
  /** What the link of a mail is for; undefined for one that does not hold. */
  linkPurpose(token: string): Promise<'reset' | 'invite' | undefined>;
  /** @throws TooBusyError */
  setPassword(token: string, password: string): Promise<PasswordOutcome>;
  /** @throws TooBusyError */
  changePassword(
    visit: { email: string; session: string },
    asked: { old: string; password: string },
  ): Promise<PasswordOutcome>;
  /** Stores a request, whoever has an account already; what it returns from is on disk. */
  requestAccount(asked: AccountRequest): Promise<void>;
  ownData(member: string): Promise<OwnData | undefined>;
}

/** @param pending what is still to be done when the content is closed. */
export function memberDoor(payload: Payload, pending: Set<Promise<void>>): MemberDoor {
  return {
    logIn: (asked) => logIn(payload, asked),
    visit: (token) => visitOf(payload, token),
    logOut: (token) => logOut(payload, token),
    passkeyChallenge: (ceremony) => newChallenge(ceremony, Date.now()),
    passkey: (id) => passkeyOf(payload, id),
    logInByPasskey: (answer) => logInByPasskey(payload, answer),
    passkeys: (member) => passkeysOf(payload, member),
    addPasskey: (visit, answer) => addPasskey(payload, visit, answer),
    removePasskey: (member, id) => removePasskey(payload, member, id),
    isPassword: (email, password) => isPassword(payload, email, password),
    sessions: (member) => sessionsOf(payload, member),
    endOtherSessions: (member, except) => endOtherSessions(payload, member, except),
    async requestReset(email) {
      const { rest } = await requestReset(payload, email);
      pending.add(rest);
      void rest.finally(() => pending.delete(rest));
    },
    linkPurpose: (token) => purposeOf(payload, token),
    setPassword: (token, password) => setPassword(payload, token, password),
    changePassword: (visit, asked) => changePassword(payload, visit, asked),
    requestAccount: (asked) => requestAccount(payload, asked),
    ownData: (member) => ownData(payload, member),
  };
}

async function ownData(payload: Payload, id: string): Promise<OwnData | undefined> {
  const member = await payload.findByID({
    collection: 'members',
    id,
    depth: 1,
    disableErrors: true,
    overrideAccess: true,
  });
  if (!member) return undefined;
  const { company, createdAt, cultureName, email, invitedAt, lastLogin, name, requestedAt } =
    member;
  const sessions = await sessionsOf(payload, id);
  const passkeys = await passkeysOf(payload, id);
  return {
    name,
    email,
    company: (typeof company === 'object' && company?.name) || '',
    cultureName,
    createdAt,
    requestedAt: requestedAt ?? null,
    invitedAt: invitedAt ?? null,
    lastLogin: lastLogin ?? null,
    sessions: sessions.map(({ id: _, ...session }) => session),
    passkeys: passkeys.map(({ id: _, ...passkey }) => passkey),
    downloads: await namedDownloads(payload, id),
  };
}
