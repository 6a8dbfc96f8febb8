import { lt } from 'drizzle-orm';
import type { DbSession } from '../database/db-session.ts';
import { deleteLinkTokens } from './links.ts';
import { deleteExpiredMfaChallenges, deleteMfaChallenges } from './mfa-challenges.ts';
import { deleteExpiredSessions, endSessions } from './sessions.ts';
import { staffChallenges, staffTokens } from './tables.ts';

/** Ends every session of an account, or every other one, and revokes mailed links and pending logins. */
export async function revokeStaffCredentials(
  session: DbSession,
  person: number,
  except?: string,
): Promise<void> {
  await deleteLinkTokens(session, person);
  await deleteMfaChallenges(session, person);
  await endSessions(session, person, except);
}

/** Deletes expired sessions, mailed links, pending logins and challenges. @param now milliseconds. */
export async function purgeExpiredStaffRows(session: DbSession, now: number): Promise<void> {
  const [links, challenges] = [staffTokens(session), staffChallenges(session)];
  const timestamp = new Date(now).toISOString();
  await session.orm.delete(links).where(lt(links.expires, timestamp));
  await session.orm.delete(challenges).where(lt(challenges.expires, timestamp));
  await deleteExpiredMfaChallenges(session, now);
  await deleteExpiredSessions(session, now);
}
