import { spellingsOf } from '@oilway/store/mail-address.ts';
import { verifyPassword } from '@oilway/store/members/hashing.ts';
import type { Payload, PayloadRequest } from 'payload';
import { inTransaction } from '../database/in-transaction.ts';
import type { Member } from '../payload-types.ts';
import { changeMember, normalEmail } from './member-hooks.ts';
import { hashOf, newToken } from './tokens.ts';

/** Milliseconds a session lasts without being used, and in all. */
export const idleLimit = 30 * 60_000;
const absoluteLimit = 12 * 60 * 60_000;

/** How seldom it is written down that a session is used, in milliseconds. */
const seenEvery = 60_000;

/** Whoever is logged in, and where. */
export interface Visit {
  /** The session's id, which is no secret. */
  session: string;
  member: {
    id: string;
    name: string;
    email: string;
    company: string;
    /** Null for a member without a company, who may see no file. */
    companyId: number | null;
    culture: Member['cultureName'];
  };
}

/** Where a member is logged in, as the member sees it. */
export interface DeviceSession {
  id: string;
  device: string;
  /** ISO 8601. */
  begun: string;
  lastSeen: string;
}

const own = { overrideAccess: true, depth: 0 } as const;
const one = { ...own, limit: 1, pagination: false } as const;

/** With the hash of the password, which nobody but the door reads. */
export async function memberByEmail(payload: Payload, email: string): Promise<Member | undefined> {
  const where = { email: { in: spellingsOf(normalEmail(email)) } };
  const options = { ...one, collection: 'members', where, showHiddenFields: true } as const;
  return (await payload.find(options)).docs[0];
}

/**
 * Checks a password and begins a session. Whoever may not log in is told nothing, and waits as long: a password
 * is verified in any case.
 * @returns the token of the new session; undefined for anything but the right password of an active member.
 * @throws TooBusyError
 */
export async function logIn(
  payload: Payload,
  { device, email, password }: { email: string; password: string; device: string },
): Promise<string | undefined> {
  const member = await memberByEmail(payload, email);
  const usable = member?.state === 'active' ? member.passwordHash : undefined;
  if (!(await verifyPassword(usable, password)) || !member) return undefined;
  const token = newToken();
  return inTransaction(payload, async (req) => {
    const now = new Date();
    const { passwordHash, state } = await changeMember(req, member.id, {
      lastLogin: now.toISOString(),
    });
    // While the password was verified the account may have got another one, or been locked.
    if (state !== 'active' || passwordHash !== usable) return undefined;
    await beginSession(req, { member: member.id, token, device, now });
    return token;
  });
}

/** @param token whoever has it is logged in. */
export async function beginSession(
  req: PayloadRequest,
  { device, member, now, token }: { member: string; token: string; device: string; now: Date },
): Promise<void> {
  await req.payload.create({
    ...own,
    req,
    collection: 'member-sessions',
    data: {
      tokenHash: hashOf(token),
      member,
      begun: now.toISOString(),
      lastSeen: now.toISOString(),
      expires: new Date(now.getTime() + absoluteLimit).toISOString(),
      device: device.slice(0, 40),
    } as never,
  });
}

/**
 * Who a token belongs to, read anew each time: what one process ends is over in all of them. Undefined once the
 * session was ended, has lain idle or is too old, or its member is no longer active.
 */
export async function visitOf(payload: Payload, token: string): Promise<Visit | undefined> {
  const where = { tokenHash: { equals: hashOf(token) } };
  const [session] = (await payload.find({ ...one, collection: 'member-sessions', where })).docs;
  if (!session) return undefined;
  const now = Date.now();
  const seen = Date.parse(session.lastSeen);
  if (now >= Date.parse(session.expires) || now - seen >= idleLimit) return undefined;
  const member = await payload.findByID({
    ...own,
    collection: 'members',
    id: session.member,
    depth: 1,
    disableErrors: true,
  });
  if (member?.state !== 'active') return undefined;
  if (now - seen >= seenEvery) await stillThere(payload, session.id, now);
  const { company, cultureName: culture, email, id, name } = member;
  return {
    session: session.id,
    member: {
      id,
      name,
      email,
      culture,
      company: typeof company === 'object' ? (company?.name ?? '') : '',
      companyId: typeof company === 'object' ? (company?.id ?? null) : (company ?? null),
    },
  };
}

/** By the row's id alone: a session that was ended meanwhile is not brought back. */
async function stillThere(payload: Payload, id: string, now: number): Promise<void> {
  await payload.update({
    ...own,
    collection: 'member-sessions',
    where: { id: { equals: id } },
    data: { lastSeen: new Date(now).toISOString() },
  });
}

/** Ends the session of a token, if it has one. */
export async function logOut(payload: Payload, token: string): Promise<void> {
  const where = { tokenHash: { equals: hashOf(token) } };
  await payload.delete({ ...own, collection: 'member-sessions', where });
}

/** Where a member is logged in now, the last used first. */
export async function sessionsOf(payload: Payload, member: string): Promise<DeviceSession[]> {
  const now = Date.now();
  const { docs } = await payload.find({
    ...own,
    collection: 'member-sessions',
    where: {
      member: { equals: member },
      expires: { greater_than: new Date(now).toISOString() },
      lastSeen: { greater_than: new Date(now - idleLimit).toISOString() },
    },
    sort: '-lastSeen',
    limit: 100,
    pagination: false,
  });
  return docs.map(({ begun, device, id, lastSeen }) => ({
    id,
    device: device ?? '',
    begun,
    lastSeen,
  }));
}

/** Ends every session of a member but one. */
export async function endOtherSessions(
  payload: Payload,
  member: string,
  except: string,
): Promise<void> {
  const where = { member: { equals: member }, id: { not_equals: except } };
  await payload.delete({ ...own, collection: 'member-sessions', where });
}
