import { and, eq, lt, ne, or } from 'drizzle-orm';
import { idleLimit } from '../accounts/lifetimes.ts';
import type { DbSession } from '../database/db-session.ts';
import {
  accountRequests,
  memberChallenges,
  memberPasskeys,
  memberSessions,
  memberTokens,
} from './tables.ts';

/**
 * Ends every session of a member, or every other one, and revokes mailed links. When every session ends, the passkeys are deleted as well: a locked
 * member, or one who reset the password, starts again.
 */
export async function revokeMemberCredentials(
  session: DbSession,
  member: string,
  except?: string,
): Promise<void> {
  const [links, sessions, passkeys] = [
    memberTokens(session),
    memberSessions(session),
    memberPasskeys(session),
  ];
  await session.orm.delete(links).where(eq(links.member, member));
  const others = except === undefined ? undefined : ne(sessions.id, except);
  await session.orm.delete(sessions).where(and(eq(sessions.member, member), others));
  if (except === undefined) await session.orm.delete(passkeys).where(eq(passkeys.member, member));
}

/** Deletes expired sessions, mailed links, challenges and account requests. @param now milliseconds. */
export async function purgeExpiredMemberRows(session: DbSession, now: number): Promise<void> {
  const [links, requests, challenges, sessions] = [
    memberTokens(session),
    accountRequests(session),
    memberChallenges(session),
    memberSessions(session),
  ];
  const timestamp = new Date(now).toISOString();
  const idle = new Date(now - idleLimit).toISOString();
  await session.orm.delete(links).where(lt(links.expires, timestamp));
  await session.orm.delete(requests).where(lt(requests.expires, timestamp));
  await session.orm.delete(challenges).where(lt(challenges.expires, timestamp));
  await session.orm
    .delete(sessions)
    .where(or(lt(sessions.expires, timestamp), lt(sessions.lastSeen, idle)));
}
