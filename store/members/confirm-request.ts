import { randomUUID } from 'node:crypto';
import { and, eq, ne } from 'drizzle-orm';
import { hashOf } from '../accounts/tokens.ts';
import type { Database, Session } from '../database/session.ts';
import { mayNotify } from '../limits/mail-limits.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { staff } from '../staff/tables.ts';
import { memberByEmail } from './member.ts';
import { managersMail } from './member-mails.ts';
import { type AccountRequest, accountRequestOf, type RequestSettings } from './request-account.ts';
import { accountRequests, members } from './tables.ts';

/** Maximal number of notified managers. */
const most = 50;

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
  const id = randomUUID();
  const notice = await managersMail(`${studioOrigin}/admin/collections/members/${id}`);
  const managers = await managersOf(database);
  return database.transaction(async (session) => {
    const rows = accountRequests(session);
    // Counted first: locks that others take after counting must not be taken before it.
    const notices = (await mayNotify(session, limitSecret)) ? managers : [];
    const used = await session.orm
      .delete(rows)
      .where(eq(rows.tokenHash, hashOf(token)))
      .returning({ id: rows.id });
    // A concurrent request may have used the link.
    if (used.length === 0) return false;
    // Staff may have created the member meanwhile.
    if (await memberByEmail(session, found.email)) return true;
    await create(session, id, found);
    const mails = notices.map((to) => ({ to, ...notice }));
    await enqueue(session, mails, { mailFrom, of: undefined });
    return true;
  });
}

async function create(session: Session, id: string, request: AccountRequest): Promise<void> {
  const { company, ...person } = request;
  await session.orm.insert(members(session)).values({
    ...person,
    id,
    state: 'requested',
    requestedCompany: company,
    requestedAt: new Date().toISOString(),
  });
}

/** Returns the portal managers' addresses, or the administrators' if there are none. */
async function managersOf(session: Session): Promise<string[]> {
  const rows = staff(session);
  const of = (role: 'portal-manager' | 'admin') =>
    session.orm
      .select({ email: rows.email })
      .from(rows)
      .where(and(eq(rows.role, role), ne(rows.state, 'deactivated')))
      .limit(most);
  const managers = await of('portal-manager');
  return (managers.length > 0 ? managers : await of('admin')).map(({ email }) => email);
}
