import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt } from 'drizzle-orm';
import { type LinkPurpose, linkLifetimes } from '../accounts/lifetimes.ts';
import { hashToken, newToken } from '../accounts/tokens.ts';
import type { DbSession } from '../database/db-session.ts';
import { memberTokens } from './tables.ts';

/** Creates the token of a mailed link; it replaces the member's earlier ones. */
export async function createToken(
  session: DbSession,
  member: string,
  purpose: LinkPurpose,
): Promise<string> {
  const rows = memberTokens(session);
  const token = newToken();
  const now = Date.now();
  await session.orm.delete(rows).where(eq(rows.member, member));
  await session.orm.insert(rows).values({
    id: randomUUID(),
    tokenHash: hashToken(token),
    member,
    purpose,
    createdAt: new Date(now).toISOString(),
    expires: new Date(now + linkLifetimes[purpose]).toISOString(),
  });
  return token;
}

/** Returns the member and purpose of a valid token; undefined otherwise. */
export async function readToken(
  session: DbSession,
  token: string,
): Promise<{ member: string; purpose: LinkPurpose } | undefined> {
  const rows = memberTokens(session);
  const [found] = await session.orm
    .select({ member: rows.member, purpose: rows.purpose })
    .from(rows)
    .where(and(eq(rows.tokenHash, hashToken(token)), gt(rows.expires, new Date().toISOString())));
  return found;
}

/** Returns when a member's last link that may still be valid was created, in ms since the epoch; 0 for never. */
export async function lastTokenCreatedAt(session: DbSession, member: string): Promise<number> {
  const rows = memberTokens(session);
  const [found] = await session.orm
    .select({ createdAt: rows.createdAt })
    .from(rows)
    .where(eq(rows.member, member))
    .orderBy(desc(rows.createdAt))
    .limit(1);
  return found ? Date.parse(found.createdAt) : 0;
}
