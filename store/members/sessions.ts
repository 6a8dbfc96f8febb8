import { randomUUID } from 'node:crypto';
import { and, desc, eq, ne } from 'drizzle-orm';
import { type DeviceSession, isUnexpired } from '../accounts/device-session.ts';
import { absoluteLimit, idleLimit, lastSeenInterval } from '../accounts/lifetimes.ts';
import { hashToken } from '../accounts/tokens.ts';
import type { DbSession } from '../database/db-session.ts';
import type { Locale } from '../locales.ts';
import { readableAddress } from '../mail-address.ts';
import { companies, memberSessions, members } from './tables.ts';

/** A logged-in member and the session. */
export interface MemberSession {
  /** The session's id, which is not secret. */
  id: string;
  member: {
    id: string;
    name: string;
    email: string;
    company: string;
    /** Null for a member without a company, who has no access to files. */
    companyId: number | null;
    /** The company's contact person. */
    contact: number | null;
    locale: Locale;
  };
}

/** @param token the session's secret. */
export async function createMemberSession(
  session: DbSession,
  { device, member, now, token }: { member: string; token: string; device: string; now: Date },
): Promise<void> {
  await session.orm.insert(memberSessions(session)).values({
    id: randomUUID(),
    tokenHash: hashToken(token),
    member,
    begun: now.toISOString(),
    lastSeen: now.toISOString(),
    expires: new Date(now.getTime() + absoluteLimit).toISOString(),
    device: device.slice(0, 40),
  });
}

/**
 * Returns the member of a token, read on each call: a session ended by one process is invalid in all. Undefined when the session was ended, idle for
 * too long or is too old, or when its member is inactive.
 */
export async function getMemberSession(
  session: DbSession,
  token: string,
): Promise<MemberSession | undefined> {
  const now = Date.now();
  const found = await findSession(session, token);
  if (!found) return undefined;
  const { company, companyId, contact, locale, email, expires, id, lastSeen, name, sessionId } =
    found;
  const lastSeenAt = Date.parse(lastSeen);
  if (now >= Date.parse(expires) || now - lastSeenAt >= idleLimit) return undefined;
  if (now - lastSeenAt >= lastSeenInterval) await touchMemberSession(session, sessionId, now);
  return {
    id: sessionId,
    member: {
      id,
      name,
      email: readableAddress(email),
      company: company ?? '',
      companyId,
      contact,
      locale,
    },
  };
}

async function findSession(session: DbSession, token: string) {
  const [sessions, owners, companyTable] = [
    memberSessions(session),
    members(session),
    companies(session),
  ];
  const [found] = await session.orm
    .select({
      sessionId: sessions.id,
      lastSeen: sessions.lastSeen,
      expires: sessions.expires,
      id: owners.id,
      name: owners.name,
      email: owners.email,
      locale: owners.cultureName,
      company: companyTable.name,
      companyId: companyTable.id,
      contact: companyTable.contact,
    })
    .from(sessions)
    .innerJoin(owners, eq(owners.id, sessions.member))
    .leftJoin(companyTable, eq(companyTable.id, owners.company))
    .where(and(eq(sessions.tokenHash, hashToken(token)), eq(owners.state, 'active')));
  return found;
}

export interface SessionLifetime {
  /** If the session is not used. */
  seconds: number;
  /** Whether use extends it. */
  extendable: boolean;
}

/** Returns a session's remaining lifetime, without counting as use; 0 for an ended or unknown session. */
export async function sessionLifetime(session: DbSession, token: string): Promise<SessionLifetime> {
  const found = await findSession(session, token);
  if (!found) return endedLifetime;
  const [idleEnd, absoluteEnd] = [
    Date.parse(found.lastSeen) + idleLimit,
    Date.parse(found.expires),
  ];
  const left = Math.min(idleEnd, absoluteEnd) - Date.now();
  return left > 0
    ? { seconds: Math.ceil(left / 1000), extendable: idleEnd < absoluteEnd }
    : endedLifetime;
}

export const endedLifetime: SessionLifetime = { seconds: 0, extendable: false };

/** Updates by the row's id alone: a session that was ended meanwhile is not recreated. */
async function touchMemberSession(session: DbSession, id: string, now: number): Promise<void> {
  const sessions = memberSessions(session);
  const lastSeen = new Date(now).toISOString();
  await session.orm.update(sessions).set({ lastSeen }).where(eq(sessions.id, id));
}

/** Deletes a token's session, if there is one. */
export async function logOut(session: DbSession, token: string): Promise<void> {
  const sessions = memberSessions(session);
  await session.orm.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)));
}

/** Rotates a session's token. */
export async function rotateMemberToken(
  session: DbSession,
  id: string,
  token: string,
): Promise<void> {
  const sessions = memberSessions(session);
  await session.orm
    .update(sessions)
    .set({ tokenHash: hashToken(token) })
    .where(eq(sessions.id, id));
}

/** Returns a member's sessions, most recently used first. */
export function sessionsOf(session: DbSession, member: string): Promise<DeviceSession[]> {
  const sessions = memberSessions(session);
  const { begun, device, id, lastSeen } = sessions;
  return session.orm
    .select({ id, device, begun, lastSeen })
    .from(sessions)
    .where(and(eq(sessions.member, member), isUnexpired(sessions)))
    .orderBy(desc(lastSeen))
    .limit(100);
}

/** Returns whether a member's session still exists. */
export async function isLoggedIn(session: DbSession, member: string, id: string): Promise<boolean> {
  const sessions = memberSessions(session);
  const found = await session.orm
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.member, member)));
  return found.length === 1;
}

/** Ends one session of a member, or every one except one. */
export async function endSessions(
  session: DbSession,
  member: string,
  which: { only: string } | { except: string },
): Promise<void> {
  const sessions = memberSessions(session);
  const { id } = sessions;
  const chosen = 'only' in which ? eq(id, which.only) : ne(id, which.except);
  await session.orm.delete(sessions).where(and(eq(sessions.member, member), chosen));
}
