import { randomUUID } from 'node:crypto';
import { and, eq, ne } from 'drizzle-orm';
import { hashToken } from '../accounts/tokens.ts';
import type { Database, DbSession } from '../database/db-session.ts';
import { mayNotifyManagers } from '../limits/submission-limits.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { staff } from '../staff/tables.ts';
import { memberByEmail } from './member.ts';
import { managerNoticeMail } from './member-mails.ts';
import {
  type AccountRequest,
  accountRequestOf,
  knownMember,
  type RequestSettings,
} from './request-account.ts';
import { accountRequests, members } from './tables.ts';

/** Maximal number of notified managers. */
const maxRecipients = 50;

/**
 * Submits the request of a mailed link to staff: creates a member in the state of a request, and notifies the portal managers. The link is
 * single-use.
 * @returns false for an invalid link. Durable when it resolves with true.
 */
export async function confirmRequest(
  database: Database,
  { limitSecret, mailFrom, studioOrigin }: RequestSettings,
  token: string,
): Promise<boolean> {
  const found = await accountRequestOf(database, token);
  if (!found) return false;
  const refused = await memberByEmail(database, found.email);
  const id = refused?.id ?? randomUUID();
  const notice = await managerNoticeMail(`${studioOrigin}/admin/collections/members/${id}`);
  const managers = await managersOf(database);
  return database.transaction(async (session) => {
    const rows = accountRequests(session);
    // Counted first: locks that others take after counting must not be taken before it.
    const recipients = (await mayNotifyManagers(session, limitSecret)) ? managers : [];
    const used = await session.orm
      .delete(rows)
      .where(eq(rows.tokenHash, hashToken(token)))
      .returning({ id: rows.id });
    // A concurrent request may have used the link.
    if (used.length === 0) return false;
    // Staff may have created the member meanwhile.
    if (await knownMember(session, found.email)) return true;
    if (!(await writeRequest(session, id, found))) return true;
    const mails = recipients.map((to) => ({ to, ...notice }));
    await enqueue(session, mails, { mailFrom, submission: undefined });
    return true;
  });
}

/** Creates the member, or reopens a refused request. @returns false if staff have reopened it meanwhile. */
async function writeRequest(
  session: DbSession,
  id: string,
  { company, cultureName, email, name }: AccountRequest,
): Promise<boolean> {
  const rows = members(session);
  const request = {
    ...{ cultureName, email, name, state: 'requested' as const },
    requestedCompany: company,
    requestedAt: new Date().toISOString(),
  };
  const written = await session.orm
    .insert(rows)
    .values({ ...request, id })
    .onConflictDoUpdate({ target: rows.id, set: request, setWhere: eq(rows.state, 'refused') })
    .returning({ id: rows.id });
  return written.length > 0;
}

/** Returns the portal managers' addresses, or the administrators' if there are none. */
async function managersOf(session: DbSession): Promise<string[]> {
  const rows = staff(session);
  const withRole = (role: 'portal-manager' | 'admin') =>
    session.orm
      .select({ email: rows.email })
      .from(rows)
      .where(and(eq(rows.role, role), ne(rows.state, 'deactivated')))
      .limit(maxRecipients);
  const managers = await withRole('portal-manager');
  return (managers.length > 0 ? managers : await withRole('admin')).map(({ email }) => email);
}
