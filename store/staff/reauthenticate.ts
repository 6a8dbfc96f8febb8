import { and, eq } from 'drizzle-orm';
import { verifyPassword } from '../accounts/password-hash.ts';
import type { DbSession, TransactionRunner } from '../database/db-session.ts';
import type { Settings } from '../settings.ts';
import { accountById, lockAccount } from './account.ts';
import { usePasskey, type VerifiedStaffPasskey } from './passkeys.ts';
import type { StaffSession } from './sessions.ts';
import { staffSessions } from './tables.ts';

/** Milliseconds for which a reauthentication is valid. */
export const reauthenticationLifetime = 10 * 60_000;

/** Returns whether a session's reauthentication is still valid. */
export const isReauthenticated = (
  { reauthenticatedAt }: Pick<StaffSession, 'reauthenticatedAt'>,
  now = Date.now(),
): boolean => now - reauthenticatedAt < reauthenticationLifetime;

type SessionRef = Pick<StaffSession, 'person' | 'id'>;

/** Reauthenticates one session by the password. @returns whether it is right. @throws TooBusyError */
export async function reauthenticateByPassword(
  database: TransactionRunner,
  staffSession: SessionRef,
  password: string,
): Promise<boolean> {
  const person = await accountById(database, staffSession.person);
  if (!(await verifyPassword(person?.passwordHash, password))) return false;
  return database.transaction((session) => recordReauthentication(session, staffSession));
}

/** Reauthenticates one session by a verified passkey response to a challenge of this session. */
export const reauthenticateByPasskey = (
  database: TransactionRunner,
  settings: Pick<Settings, 'factorSecret'>,
  staffSession: SessionRef,
  passkey: VerifiedStaffPasskey,
): Promise<boolean> =>
  database.transaction(async (session) => {
    const person = await lockAccount(session, staffSession.person);
    const ceremony = { proof: staffSession.id };
    if (!person || !(await usePasskey(session, settings, person.id, passkey, ceremony)))
      return false;
    return recordReauthentication(session, staffSession);
  });

/** @returns false for a session that was ended meanwhile. */
async function recordReauthentication(
  session: DbSession,
  { person, id: sessionId }: SessionRef,
): Promise<boolean> {
  const rows = staffSessions(session);
  const updated = await session.orm
    .update(rows)
    .set({ reauthenticatedAt: new Date().toISOString() })
    .where(and(eq(rows.id, sessionId), eq(rows.staff, person)))
    .returning({ id: rows.id });
  return updated.length > 0;
}
