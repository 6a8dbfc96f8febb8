import { randomUUID } from 'node:crypto';
import { and, desc, eq, lt, ne, or } from 'drizzle-orm';
import { type DeviceSession, isUnexpired } from '../accounts/device-session.ts';
import { absoluteLimit, idleLimit, lastSeenInterval } from '../accounts/lifetimes.ts';
import { hashToken } from '../accounts/tokens.ts';
import type { DbSession, TransactionRunner } from '../database/db-session.ts';
import { accountById } from './account.ts';
import { auditAccountAction } from './account-actions.ts';
import { type FactorKind, staff, staffSessions } from './tables.ts';

/** A logged-in account and the session. */
export interface StaffSession {
  /** The session's id, which is not secret. */
  id: string;
  person: number;
  /** The time of the session's last authentication or reauthentication, in ms since the epoch. */
  reauthenticatedAt: number;
}

export interface NewStaffSession {
  person: number;
  /** The session's secret. */
  token: string;
  device: string;
  now: Date;
  factor?: FactorKind | undefined;
  /** The passkey of the login; deleting it ends the session. */
  passkey?: string | undefined;
}

export async function createStaffSession(
  session: DbSession,
  { factor, device, now, passkey, person, token }: NewStaffSession,
): Promise<void> {
  await session.orm.insert(staffSessions(session)).values({
    id: randomUUID(),
    tokenHash: hashToken(token),
    staff: person,
    begun: now.toISOString(),
    reauthenticatedAt: now.toISOString(),
    lastSeen: now.toISOString(),
    expires: new Date(now.getTime() + absoluteLimit).toISOString(),
    device: device.slice(0, 40),
    factor,
    passkey,
  });
}

/**
 * Returns the account of a token, read on each call: a session ended by one process is invalid in all. Undefined when the session was ended, idle for
 * too long or is too old, or when its account is inactive.
 */
export async function getStaffSession(
  session: DbSession,
  token: string,
): Promise<StaffSession | undefined> {
  const [sessions, staffTable] = [staffSessions(session), staff(session)];
  const [found] = await session.orm
    .select({
      id: sessions.id,
      person: sessions.staff,
      lastSeen: sessions.lastSeen,
      expires: sessions.expires,
      reauthenticatedAt: sessions.reauthenticatedAt,
    })
    .from(sessions)
    .innerJoin(staffTable, eq(staffTable.id, sessions.staff))
    .where(and(eq(sessions.tokenHash, hashToken(token)), eq(staffTable.state, 'active')));
  const now = Date.now();
  if (!found || sessionExpiry(found) <= now) return undefined;
  if (now - Date.parse(found.lastSeen) >= lastSeenInterval)
    await touchStaffSession(session, found.id);
  const reauthenticatedAt = found.reauthenticatedAt ? Date.parse(found.reauthenticatedAt) : 0;
  return { id: found.id, person: found.person, reauthenticatedAt };
}

/** Returns when an unused session ends, in ms since the epoch. */
const sessionExpiry = ({ expires, lastSeen }: { expires: string; lastSeen: string }): number =>
  Math.min(Date.parse(lastSeen) + idleLimit, Date.parse(expires));

/** @returns when an unused session ends, in ms since the epoch; 0 for an ended one. */
export async function readSessionExpiry(session: DbSession, id: string): Promise<number> {
  const sessions = staffSessions(session);
  const [found] = await session.orm
    .select({ lastSeen: sessions.lastSeen, expires: sessions.expires })
    .from(sessions)
    .where(eq(sessions.id, id));
  return found ? sessionExpiry(found) : 0;
}

/** Updates by the row's id alone: a session that was ended meanwhile is not recreated. */
export async function touchStaffSession(session: DbSession, id: string): Promise<void> {
  const sessions = staffSessions(session);
  const lastSeen = new Date().toISOString();
  await session.orm.update(sessions).set({ lastSeen }).where(eq(sessions.id, id));
}

/** Rotates a session's token. */
export async function rotateStaffToken(
  session: DbSession,
  id: string,
  token: string,
): Promise<void> {
  const sessions = staffSessions(session);
  await session.orm
    .update(sessions)
    .set({ tokenHash: hashToken(token) })
    .where(eq(sessions.id, id));
}

/** Deletes a token's session, if there is one. @returns its account. */
export async function deleteSession(
  session: DbSession,
  token: string,
): Promise<number | undefined> {
  const sessions = staffSessions(session);
  const [ended] = await session.orm
    .delete(sessions)
    .where(eq(sessions.tokenHash, hashToken(token)))
    .returning({ person: sessions.staff });
  return ended?.person;
}

/** Ends a token's session on logout. */
export const logOut = (database: TransactionRunner, token: string): Promise<void> =>
  database.transaction(async (session) => {
    const id = await deleteSession(session, token);
    const person = id === undefined ? undefined : await accountById(session, id);
    if (person) await auditAccountAction(session, person, 'loggedOut');
  });

/** Returns an account's sessions, most recently used first. */
export function listStaffSessions(session: DbSession, person: number): Promise<DeviceSession[]> {
  const sessions = staffSessions(session);
  const { begun, device, id, lastSeen } = sessions;
  return session.orm
    .select({ id, device, begun, lastSeen })
    .from(sessions)
    .where(and(eq(sessions.staff, person), isUnexpired(sessions)))
    .orderBy(desc(lastSeen))
    .limit(100);
}

/** Ends one session of an account, or all others, at its owner's request. @param which undefined for the others. */
export const endOwnSessions = (
  database: TransactionRunner,
  { person: id, id: sessionId }: StaffSession,
  which: string | undefined,
): Promise<void> =>
  database.transaction(async (session) => {
    if (which === undefined) await endSessions(session, id, sessionId);
    else await endSession(session, id, which);
    const person = await accountById(session, id);
    if (person) await auditAccountAction(session, person, 'sessionsEnded');
  });

async function endSession(session: DbSession, person: number, id: string): Promise<void> {
  const sessions = staffSessions(session);
  await session.orm.delete(sessions).where(and(eq(sessions.staff, person), eq(sessions.id, id)));
}

/** Returns whether an account's session still exists. */
export async function isLoggedIn(session: DbSession, person: number, id: string): Promise<boolean> {
  const sessions = staffSessions(session);
  const found = await session.orm
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.staff, person)));
  return found.length === 1;
}

/** Ends every session of an account, except the given one. */
export async function endSessions(
  session: DbSession,
  person: number,
  except?: string,
): Promise<void> {
  const sessions = staffSessions(session);
  const others = except === undefined ? undefined : ne(sessions.id, except);
  await session.orm.delete(sessions).where(and(eq(sessions.staff, person), others));
}

/** Deletes expired sessions. @param now milliseconds. */
export async function deleteExpiredSessions(session: DbSession, now: number): Promise<void> {
  const sessions = staffSessions(session);
  const idle = new Date(now - idleLimit).toISOString();
  await session.orm
    .delete(sessions)
    .where(or(lt(sessions.expires, new Date(now).toISOString()), lt(sessions.lastSeen, idle)));
}
