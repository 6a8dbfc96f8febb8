import { and, eq, lt, ne, or } from 'drizzle-orm';
import { idleLimit } from '../accounts/limits.ts';
import type { Session } from '../database/session.ts';
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
export async function dropSecrets(
  session: Session,
  member: string,
  except?: string,
): Promise<void> {
  const [links, logins, passkeys] = [
    memberTokens(session),
    memberSessions(session),
    memberPasskeys(session),
  ];
  await session.orm.delete(links).where(eq(links.member, member));
  const others = except === undefined ? undefined : ne(logins.id, except);
  await session.orm.delete(logins).where(and(eq(logins.member, member), others));
  if (except === undefined) await session.orm.delete(passkeys).where(eq(passkeys.member, member));
}

/** Deletes expired sessions, mailed links, challenges and account requests. @param now milliseconds. */
export async function deleteEnded(session: Session, now: number): Promise<void> {
  const [links, requests, challenges, logins] = [
    memberTokens(session),
    accountRequests(session),
    memberChallenges(session),
    memberSessions(session),
  ];
  const moment = new Date(now).toISOString();
  const idle = new Date(now - idleLimit).toISOString();
  await session.orm.delete(links).where(lt(links.expires, moment));
  await session.orm.delete(requests).where(lt(requests.expires, moment));
  await session.orm.delete(challenges).where(lt(challenges.expires, moment));
  await session.orm.delete(logins).where(or(lt(logins.expires, moment), lt(logins.lastSeen, idle)));
}
