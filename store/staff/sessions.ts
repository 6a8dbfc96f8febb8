import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, lt, ne, or } from 'drizzle-orm';
import { absoluteLimit, idleLimit, seenEvery } from '../accounts/limits.ts';
import { hashOf } from '../accounts/tokens.ts';
import type { Session, Transactions } from '../database/session.ts';
import { noteOwn } from './own-acts.ts';
import { personById } from './person.ts';
import { type FactorKind, staff, staffLogins } from './tables.ts';

/** A logged-in account and the session. */
export interface StaffVisit {
  /** The session's id, which is not secret. */
  session: string;
  person: number;
  /** The time of the session's last authentication or reauthentication, in ms since the epoch. */
  proved: number;
}

/** A session as its owner sees it. */
export interface StaffSession {
  id: string;
  device: string;
  /** ISO 8601. */
  begun: string;
  lastSeen: string;
}

export interface NewStaffSession {
  person: number;
  /** The session's secret. */
  token: string;
  device: string;
  now: Date;
  beganWith?: FactorKind | undefined;
  /** The passkey of the login; deleting it ends the session. */
  passkey?: string | undefined;
}

export async function beginSession(
  session: Session,
  { beganWith, device, now, passkey, person, token }: NewStaffSession,
): Promise<void> {
  await session.orm.insert(staffLogins(session)).values({
    id: randomUUID(),
    tokenHash: hashOf(token),
    staff: person,
    begun: now.toISOString(),
    provedAt: now.toISOString(),
    lastSeen: now.toISOString(),
    expires: new Date(now.getTime() + absoluteLimit).toISOString(),
    device: device.slice(0, 40),
    beganWith,
    passkey,
  });
}

/**
 * Returns the account of a token, read on each call: a session ended by one process is invalid in all. Undefined when the session was ended, idle for
 * too long or is too old, or when its account is inactive.
 */
export async function staffVisitOf(
  session: Session,
  token: string,
): Promise<StaffVisit | undefined> {
  const [logins, people] = [staffLogins(session), staff(session)];
  const [found] = await session.orm
    .select({
      id: logins.id,
      person: logins.staff,
      lastSeen: logins.lastSeen,
      expires: logins.expires,
      provedAt: logins.provedAt,
    })
    .from(logins)
    .innerJoin(people, eq(people.id, logins.staff))
    .where(and(eq(logins.tokenHash, hashOf(token)), eq(people.state, 'active')));
  const now = Date.now();
  if (!found || endOf(found) <= now) return undefined;
  if (now - Date.parse(found.lastSeen) >= seenEvery) await stillThere(session, found.id);
  const proved = found.provedAt ? Date.parse(found.provedAt) : 0;
  return { session: found.id, person: found.person, proved };
}

/** Returns when an unused session ends, in ms since the epoch. */
const endOf = ({ expires, lastSeen }: { expires: string; lastSeen: string }): number =>
  Math.min(Date.parse(lastSeen) + idleLimit, Date.parse(expires));

/** @returns when an unused session ends, in ms since the epoch; 0 for an ended one. */
export async function sessionEnd(session: Session, id: string): Promise<number> {
  const logins = staffLogins(session);
  const [found] = await session.orm
    .select({ lastSeen: logins.lastSeen, expires: logins.expires })
    .from(logins)
    .where(eq(logins.id, id));
  return found ? endOf(found) : 0;
}

/** Updates by the row's id alone: a session that was ended meanwhile is not recreated. */
export async function stillThere(session: Session, id: string): Promise<void> {
  const logins = staffLogins(session);
  const lastSeen = new Date().toISOString();
  await session.orm.update(logins).set({ lastSeen }).where(eq(logins.id, id));
}

/** Rotates a session's token. */
export async function renewSession(session: Session, id: string, token: string): Promise<void> {
  const logins = staffLogins(session);
  await session.orm
    .update(logins)
    .set({ tokenHash: hashOf(token) })
    .where(eq(logins.id, id));
}

/** Deletes a token's session, if there is one. @returns its account. */
export async function dropSession(session: Session, token: string): Promise<number | undefined> {
  const logins = staffLogins(session);
  const [ended] = await session.orm
    .delete(logins)
    .where(eq(logins.tokenHash, hashOf(token)))
    .returning({ person: logins.staff });
  return ended?.person;
}

/** Ends a token's session on logout. */
export const logOut = (database: Transactions, token: string): Promise<void> =>
  database.transaction(async (session) => {
    const id = await dropSession(session, token);
    const person = id === undefined ? undefined : await personById(session, id);
    if (person) await noteOwn(session, person, 'loggedOut');
  });

/** Returns an account's sessions, most recently used first. */
export async function staffSessionsOf(session: Session, person: number): Promise<StaffSession[]> {
  const logins = staffLogins(session);
  const now = Date.now();
  const found = await session.orm
    .select()
    .from(logins)
    .where(
      and(
        eq(logins.staff, person),
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

/** Ends one session of an account, or all others, at its owner's request. @param which undefined for the others. */
export const endOwn = (
  database: Transactions,
  { person: id, session: login }: StaffVisit,
  which: string | undefined,
): Promise<void> =>
  database.transaction(async (session) => {
    if (which === undefined) await endSessions(session, id, login);
    else await endSession(session, id, which);
    const person = await personById(session, id);
    if (person) await noteOwn(session, person, 'sessionsEnded');
  });

async function endSession(session: Session, person: number, id: string): Promise<void> {
  const logins = staffLogins(session);
  await session.orm.delete(logins).where(and(eq(logins.staff, person), eq(logins.id, id)));
}

/** Returns whether an account's session still exists. */
export async function isLoggedIn(session: Session, person: number, id: string): Promise<boolean> {
  const logins = staffLogins(session);
  const found = await session.orm
    .select({ id: logins.id })
    .from(logins)
    .where(and(eq(logins.id, id), eq(logins.staff, person)));
  return found.length === 1;
}

/** Ends every session of an account, except the given one. */
export async function endSessions(
  session: Session,
  person: number,
  except?: string,
): Promise<void> {
  const logins = staffLogins(session);
  const others = except === undefined ? undefined : ne(logins.id, except);
  await session.orm.delete(logins).where(and(eq(logins.staff, person), others));
}

/** Deletes expired sessions. @param now milliseconds. */
export async function deleteEndedSessions(session: Session, now: number): Promise<void> {
  const logins = staffLogins(session);
  const idle = new Date(now - idleLimit).toISOString();
  await session.orm
    .delete(logins)
    .where(or(lt(logins.expires, new Date(now).toISOString()), lt(logins.lastSeen, idle)));
}
