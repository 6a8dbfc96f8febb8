import { randomUUID } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import { minute } from '../accounts/lifetimes.ts';
import { hashToken } from '../accounts/tokens.ts';
import type { DbSession } from '../database/db-session.ts';
import { mfaChallenges } from './tables.ts';

/** Milliseconds within which the second factor must follow the password. */
const lifetime = 5 * minute;

/** Stores a pending login. @param token its secret; it proves the right password, but is no session. */
export async function createMfaChallenge(
  session: DbSession,
  person: number,
  token: string,
): Promise<void> {
  await session.orm.insert(mfaChallenges(session)).values({
    id: randomUUID(),
    tokenHash: hashToken(token),
    staff: person,
    expires: new Date(Date.now() + lifetime).toISOString(),
  });
}

/** Returns the account of a pending login; undefined when it has expired. */
export async function accountOfMfaChallenge(
  session: DbSession,
  token: string,
): Promise<number | undefined> {
  const rows = mfaChallenges(session);
  const [found] = await session.orm
    .select({ person: rows.staff })
    .from(rows)
    .where(and(eq(rows.tokenHash, hashToken(token)), gt(rows.expires, new Date().toISOString())));
  return found?.person;
}

export async function deleteMfaChallenge(session: DbSession, token: string): Promise<void> {
  const rows = mfaChallenges(session);
  await session.orm.delete(rows).where(eq(rows.tokenHash, hashToken(token)));
}

export async function deleteMfaChallenges(session: DbSession, person: number): Promise<void> {
  const rows = mfaChallenges(session);
  await session.orm.delete(rows).where(eq(rows.staff, person));
}

/** @param now milliseconds. */
export async function deleteExpiredMfaChallenges(session: DbSession, now: number): Promise<void> {
  const rows = mfaChallenges(session);
  await session.orm.delete(rows).where(lt(rows.expires, new Date(now).toISOString()));
}
