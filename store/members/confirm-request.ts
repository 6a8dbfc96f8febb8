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

/** Mails to as many managers at most. */
const most = 50;

/**
 * Hands the request that a mail's link is for to staff: it becomes a member whom they decide on, and the portal managers get a mail. The
 * link is used up.
 * @returns false for a link that does not hold. What is answered true is on disk.
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
    // Counted first: what others lock after they count is not locked before it.
    const notices = (await mayNotify(session, limitSecret)) ? managers : [];
    const used = await session.orm
      .delete(rows)
      .where(eq(rows.tokenHash, hashOf(token)))
      .returning({ id: rows.id });
    // Of two presses the first one has used it up.
    if (used.length === 0) return false;
    // Meanwhile staff made the member.
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

/** The addresses of the portal managers, and where there is none of the admins. */
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
