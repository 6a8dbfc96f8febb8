import { randomUUID } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { type LinkPurpose, linkLifetimes, minute } from '../accounts/lifetimes.ts';
import { hashToken, newToken } from '../accounts/tokens.ts';
import type { DbSession, TransactionRunner } from '../database/db-session.ts';
import { accountByEmail, lockAccount, type StaffAccount } from './account.ts';
import { staffTokens } from './tables.ts';

/** Creates the token of a mailed link; it replaces the account's earlier ones. */
export async function createLinkToken(
  session: DbSession,
  person: number,
  purpose: LinkPurpose,
): Promise<string> {
  const rows = staffTokens(session);
  const token = newToken();
  await deleteLinkTokens(session, person);
  await session.orm.insert(rows).values({
    id: randomUUID(),
    tokenHash: hashToken(token),
    staff: person,
    purpose,
    expires: new Date(Date.now() + linkLifetimes[purpose]).toISOString(),
  });
  return token;
}

/** Returns the account and purpose of a valid token; undefined otherwise. */
export async function readLinkToken(
  session: DbSession,
  token: string,
): Promise<{ person: number; purpose: LinkPurpose } | undefined> {
  const rows = staffTokens(session);
  const [found] = await session.orm
    .select({ person: rows.staff, purpose: rows.purpose })
    .from(rows)
    .where(and(eq(rows.tokenHash, hashToken(token)), gt(rows.expires, new Date().toISOString())));
  return found;
}

export async function deleteLinkTokens(session: DbSession, person: number): Promise<void> {
  const rows = staffTokens(session);
  await session.orm.delete(rows).where(eq(rows.staff, person));
}

/** Returns the purpose of an account's link; undefined for an account that may not get one. */
export const linkPurposeFor = ({ state }: Pick<StaffAccount, 'state'>): LinkPurpose | undefined => {
  if (state === 'deactivated') return undefined;
  return state === 'invited' ? 'invite' : 'reset';
};

/** Returns the URL of the page that uses the token. The fragment is never sent to a server, so no log contains the token. */
export const linkUrl = (studioOrigin: string, token: string): string =>
  `${studioOrigin}/admin/reset#${token}`;

/** Returns a link for an account that receives no mail. @returns undefined for an address without an active or invited account. */
export async function createPrintedLink(
  database: TransactionRunner,
  studioOrigin: string,
  email: string,
): Promise<{ href: string; minutes: number } | undefined> {
  const known = await accountByEmail(database, email);
  if (!known) return undefined;
  return database.transaction(async (session) => {
    const person = await lockAccount(session, known.id);
    const purpose = person && linkPurposeFor(person);
    if (!purpose) return undefined;
    const href = linkUrl(studioOrigin, await createLinkToken(session, person.id, purpose));
    return { href, minutes: linkLifetimes[purpose] / minute };
  });
}
