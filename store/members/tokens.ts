import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { Session } from '../database/session.ts';
import { memberTokens } from './tables.ts';

export type LinkPurpose = 'reset' | 'invite';

/** Minutes that the link of a mail holds. */
const lifetimes: Record<LinkPurpose, number> = { reset: 30, invite: 7 * 24 * 60 };

/** 256 bits, as a cookie and an address carry them. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is kept of a token. It has nothing to guess, so a fast hash will do. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Makes the token of a mail's link; it takes the place of the member's earlier ones. */
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
    expires: new Date(now + lifetimes[purpose] * 60_000).toISOString(),
  });
  return token;
}

/** Whom a token that still holds was made for, and what for; undefined for any other text. */
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

/** When a member was last sent a link that may still hold, in ms since the epoch; 0 for never. */
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
