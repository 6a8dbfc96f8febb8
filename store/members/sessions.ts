import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, ne } from 'drizzle-orm';
import { absoluteLimit, idleLimit, seenEvery } from '../accounts/limits.ts';
import { hashOf } from '../accounts/tokens.ts';
import type { Culture } from '../cultures.ts';
import type { Session } from '../database/session.ts';
import { readableAddress } from '../mail-address.ts';
import { companies, memberSessions, members } from './tables.ts';

/** A logged-in member and the session. */
export interface Visit {
  /** The session's id, which is not secret. */
  session: string;
  member: {
    id: string;
    name: string;
    email: string;
    company: string;
    /** Null for a member without a company, who has no access to files. */
    companyId: number | null;
    /** The company's contact person. */
    contact: number | null;
    culture: Culture;
  };
}

/** A session as its member sees it. */
export interface DeviceSession {
  id: string;
  device: string;
  /** ISO 8601. */
  begun: string;
  lastSeen: string;
}

/** @param token the session's secret. */
export async function beginSession(
  session: Session,
  { device, member, now, token }: { member: string; token: string; device: string; now: Date },
): Promise<void> {
  await session.orm.insert(memberSessions(session)).values({
    id: randomUUID(),
    tokenHash: hashOf(token),
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
export async function visitOf(session: Session, token: string): Promise<Visit | undefined> {
  const now = Date.now();
  const found = await visitor(session, token);
  if (!found) return undefined;
  const { company, companyId, contact, culture, email, expires, id, lastSeen, login, name } = found;
  const seen = Date.parse(lastSeen);
  if (now >= Date.parse(expires) || now - seen >= idleLimit) return undefined;
  if (now - seen >= seenEvery) await stillThere(session, login, now);
  return {
    session: login,
    member: {
      id,
      name,
      email: readableAddress(email),
      company: company ?? '',
      companyId,
      contact,
      culture,
    },
  };
}

async function visitor(session: Session, token: string) {
  const [logins, owners, firms] = [memberSessions(session), members(session), companies(session)];
  const [found] = await session.orm
    .select({
      login: logins.id,
      lastSeen: logins.lastSeen,
      expires: logins.expires,
      id: owners.id,
      name: owners.name,
      email: owners.email,
      culture: owners.cultureName,
      company: firms.name,
      companyId: firms.id,
      contact: firms.contact,
    })
    .from(logins)
    .innerJoin(owners, eq(owners.id, logins.member))
    .leftJoin(firms, eq(firms.id, owners.company))
    .where(and(eq(logins.tokenHash, hashOf(token)), eq(owners.state, 'active')));
  return found;
}

export interface SessionSpan {
  /** If the session is not used. */
  seconds: number;
  /** Whether use extends it. */
  extendable: boolean;
}

/** Returns a session's remaining lifetime, without counting as use; 0 for an ended or unknown session. */
export async function sessionSpan(session: Session, token: string): Promise<SessionSpan> {
  const found = await visitor(session, token);
  if (!found) return noSpan;
  const [idle, whole] = [Date.parse(found.lastSeen) + idleLimit, Date.parse(found.expires)];
  const left = Math.min(idle, whole) - Date.now();
  return left > 0 ? { seconds: Math.ceil(left / 1000), extendable: idle < whole } : noSpan;
}

export const noSpan: SessionSpan = { seconds: 0, extendable: false };

/** Updates by the row's id alone: a session that was ended meanwhile is not recreated. */
async function stillThere(session: Session, id: string, now: number): Promise<void> {
  const logins = memberSessions(session);
  const lastSeen = new Date(now).toISOString();
  await session.orm.update(logins).set({ lastSeen }).where(eq(logins.id, id));
}

/** Deletes a token's session, if there is one. */
export async function logOut(session: Session, token: string): Promise<void> {
  const logins = memberSessions(session);
  await session.orm.delete(logins).where(eq(logins.tokenHash, hashOf(token)));
}

/** Rotates a session's token. */
export async function renewSession(session: Session, id: string, token: string): Promise<void> {
  const logins = memberSessions(session);
  await session.orm
    .update(logins)
    .set({ tokenHash: hashOf(token) })
    .where(eq(logins.id, id));
}

/** Returns a member's sessions, most recently used first. */
export async function sessionsOf(session: Session, member: string): Promise<DeviceSession[]> {
  const logins = memberSessions(session);
  const now = Date.now();
  const found = await session.orm
    .select()
    .from(logins)
    .where(
      and(
        eq(logins.member, member),
        gt(logins.expires, new Date(now).toISOString()),
        gt(logins.lastSeen, new Date(now - idleLimit).toISOString()),
      ),
    )
    .orderBy(desc(logins.lastSeen))
    .limit(100);
  return found.map(({ begun, device, id, lastSeen }) => ({
    id,
    device: device ?? '',
    begun,
    lastSeen,
  }));
}

/** Returns whether a member's session still exists. */
export async function isLoggedIn(session: Session, member: string, id: string): Promise<boolean> {
  const logins = memberSessions(session);
  const found = await session.orm
    .select({ id: logins.id })
    .from(logins)
    .where(and(eq(logins.id, id), eq(logins.member, member)));
  return found.length === 1;
}

/** Ends every session of a member except one. */
export async function endOtherSessions(
  session: Session,
  member: string,
  except: string,
): Promise<void> {
  const logins = memberSessions(session);
  await session.orm.delete(logins).where(and(eq(logins.member, member), ne(logins.id, except)));
}
