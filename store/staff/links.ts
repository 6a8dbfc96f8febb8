import { randomUUID } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { type LinkPurpose, linkLifetimes, minute } from '../accounts/limits.ts';
import { hashOf, newToken } from '../accounts/tokens.ts';
import type { Session, Transactions } from '../database/session.ts';
import { heldPerson, type Person, personByEmail } from './person.ts';
import { staffLinks } from './tables.ts';

/** Creates the token of a mailed link; it replaces the account's earlier ones. */
export async function makeLink(
  session: Session,
  person: number,
  purpose: LinkPurpose,
): Promise<string> {
  const rows = staffLinks(session);
  const token = newToken();
  await dropLinks(session, person);
  await session.orm.insert(rows).values({
    id: randomUUID(),
    tokenHash: hashOf(token),
    staff: person,
    purpose,
    expires: new Date(Date.now() + linkLifetimes[purpose]).toISOString(),
  });
  return token;
}

/** Returns the account and purpose of a valid token; undefined otherwise. */
export async function readLink(
  session: Session,
  token: string,
): Promise<{ person: number; purpose: LinkPurpose } | undefined> {
  const rows = staffLinks(session);
  const [found] = await session.orm
    .select({ person: rows.staff, purpose: rows.purpose })
    .from(rows)
    .where(and(eq(rows.tokenHash, hashOf(token)), gt(rows.expires, new Date().toISOString())));
  return found;
}

export async function dropLinks(session: Session, person: number): Promise<void> {
  const rows = staffLinks(session);
  await session.orm.delete(rows).where(eq(rows.staff, person));
}

/** Returns the purpose of an account's link; undefined for an account that may not get one. */
export const purposeFor = ({ state }: Pick<Person, 'state'>): LinkPurpose | undefined => {
  if (state === 'deactivated') return undefined;
  return state === 'invited' ? 'invite' : 'reset';
};

/** Returns the URL of the page that uses the token. The fragment is never sent to a server, so no log contains the token. */
export const linkAddress = (studioOrigin: string, token: string): string =>
  `${studioOrigin}/admin/reset#${token}`;

/** Returns a link for an account that receives no mail. @returns undefined for an address without an active or invited account. */
export async function printedLink(
  database: Transactions,
  studioOrigin: string,
  email: string,
): Promise<{ href: string; minutes: number } | undefined> {
  const known = await personByEmail(database, email);
  if (!known) return undefined;
  return database.transaction(async (session) => {
    const person = await heldPerson(session, known.id);
    const purpose = person && purposeFor(person);
    if (!purpose) return undefined;
    const href = linkAddress(studioOrigin, await makeLink(session, person.id, purpose));
    return { href, minutes: linkLifetimes[purpose] / minute };
  });
}
