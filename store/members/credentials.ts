import { and, eq, inArray, lt, ne, or } from 'drizzle-orm';
import { idleLimit } from '../accounts/lifetimes.ts';
import type { DbSession } from '../database/db-session.ts';
import { fileDownloads } from '../library/tables.ts';
import {
  accountRequests,
  memberChallenges,
  memberPasskeys,
  memberSessions,
  members,
  memberTokens,
} from './tables.ts';

/** The days for which a refused request is kept. */
const refusedDays = 180;

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

/** Deletes expired sessions, mailed links, challenges, and unconfirmed and refused account requests. @param now milliseconds. */
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
  await deleteRefused(session, new Date(now - refusedDays * 86_400_000).toISOString());
}

/** Deletes refused requests, with the downloads of a former account. */
async function deleteRefused(session: DbSession, before: string): Promise<void> {
  const [rows, downloads] = [members(session), fileDownloads(session)];
  const isOver = and(eq(rows.state, 'refused'), lt(rows.decidedAt, before));
  const over = session.orm.select({ id: rows.id }).from(rows).where(isOver);
  await session.orm.delete(downloads).where(inArray(downloads.member, over));
  await session.orm.delete(rows).where(isOver);
}
