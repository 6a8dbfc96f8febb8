import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt } from 'drizzle-orm';
import { type LinkPurpose, linkLifetimes } from '../accounts/limits.ts';
import { hashOf, newToken } from '../accounts/tokens.ts';
import type { Session } from '../database/session.ts';
import { memberTokens } from './tables.ts';

/** Creates the token of a mailed link; it replaces the member's earlier ones. */
export async function makeToken(
  session: Session,
  member: string,
  purpose: LinkPurpose,
): Promise<string> {
  const rows = memberTokens(session);
  const token = newToken();
  const now = Date.now();
  await session.orm.delete(rows).where(eq(rows.member, member));
  await session.orm.insert(rows).values({
    id: randomUUID(),
    tokenHash: hashOf(token),
    member,
    purpose,
    made: new Date(now).toISOString(),
    expires: new Date(now + linkLifetimes[purpose]).toISOString(),
  });
  return token;
}

/** Returns the member and purpose of a valid token; undefined otherwise. */
export async function readToken(
  session: Session,
  token: string,
): Promise<{ member: string; purpose: LinkPurpose } | undefined> {
  const rows = memberTokens(session);
  const [found] = await session.orm
    .select({ member: rows.member, purpose: rows.purpose })
    .from(rows)
    .where(and(eq(rows.tokenHash, hashOf(token)), gt(rows.expires, new Date().toISOString())));
  return found;
}

/** Returns when a member's last link that may still be valid was created, in ms since the epoch; 0 for never. */
export async function lastMade(session: Session, member: string): Promise<number> {
  const rows = memberTokens(session);
  const [found] = await session.orm
    .select({ made: rows.made })
    .from(rows)
    .where(eq(rows.member, member))
    .orderBy(desc(rows.made))
    .limit(1);
  return found ? Date.parse(found.made) : 0;
}
