import { randomUUID } from 'node:crypto';
import { and, eq, ne } from 'drizzle-orm';
import type { Culture } from '../cultures.ts';
import type { Database, Session } from '../database/session.ts';
import { isTaken } from '../database/taken.ts';
import { mayMail, mayNotify } from '../limits/mail-limits.ts';
import { countAnswer } from '../limits/question-limits.ts';
import { enqueue } from '../outbox/enqueue.ts';
import type { Settings } from '../settings.ts';
import { staff } from '../staff/tables.ts';
import { isSpent, spendCaptcha } from '../submissions/captchas.ts';
import { type Envelope, SubmissionError } from '../submissions/submit.ts';
import { portalLink } from './links.ts';
import { type Member, memberByEmail, normalEmail } from './member.ts';
import { knownMail, managersMail, receivedMail } from './member-mails.ts';
import { members } from './tables.ts';

/** Who would like an account (specification section 3: Member form). */
export interface AccountRequest {
  name: string;
  email: string;
  company: string;
  cultureName: Culture;
}

/** What comes with a request. */
export type RequestEnvelope = Pick<Envelope, 'captcha' | 'network'>;

export type RequestSettings = Pick<
  Settings,
  'limitSecret' | 'mailFrom' | 'siteOrigin' | 'studioOrigin'
>;

/** Mails to as many managers at most. */
const most = 50;

/**
 * Stores a request and tells the portal managers. For an address that has an account already the same is done: a
 * row is written, a mail goes to the address and one to each manager. Only the owner of the address reads which. Past the limits
 * the request is stored, and nobody is written to.
 * @throws SubmissionError for a captcha that was spent, TooManyAnswersError; nothing is stored then.
 */
export async function requestAccount(
  database: Database,
  settings: RequestSettings,
  asked: AccountRequest,
  envelope: RequestEnvelope,
): Promise<void> {
  const request = { ...asked, ...envelope, email: normalEmail(asked.email) };
  const before = await memberByEmail(database, request.email);
  try {
    await store(database, settings, request, before);
  } catch (error) {
    if (isTaken(error) && (await isSpent(database, envelope.captcha.id)))
      throw new SubmissionError('captchaSpent');
    const now = await memberByEmail(database, request.email);
    // Meanwhile another request made the member, or staff deleted it.
    if (now?.id === before?.id) throw error;
    await store(database, settings, request, now);
  }
}

async function store(
  database: Database,
  { limitSecret, mailFrom, siteOrigin, studioOrigin }: RequestSettings,
  { captcha, network, ...request }: AccountRequest & RequestEnvelope,
  known: Member | undefined,
): Promise<void> {
  const { cultureName, email } = request;
  const id = known?.id ?? randomUUID();
  const reader = known?.cultureName ?? cultureName;
  const texts = await Promise.all([
    receivedMail(cultureName),
    knownMail(reader, portalLink(siteOrigin, reader)),
  ]);
  const href = `${studioOrigin}/admin/collections/members/${id}`;
  const forManagers = await managersMail(known !== undefined, href);
  const managers = await managersOf(database);
  const confirmation = { to: email, ...texts[known ? 1 : 0] };
  const notices = managers.map((to) => ({ to, ...forManagers }));
  await database.transaction(async (session) => {
    if (known) await askAgain(session, id);
    else await create(session, id, request);
    if (captcha.question) await countAnswer(session, limitSecret, { network });
    const to = { address: email, network };
    const mails = [
      ...((await mayMail(session, limitSecret, 'confirmation', to)) ? [confirmation] : []),
      ...((await mayNotify(session, limitSecret)) ? notices : []),
    ];
    await spendCaptcha(session, captcha);
    await enqueue(session, mails, { mailFrom, of: undefined });
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

/** @throws where the member was deleted meanwhile. */
async function askAgain(session: Session, id: string): Promise<void> {
  const rows = members(session);
  const now = new Date().toISOString();
  const changed = await session.orm
    .update(rows)
    .set({ requestedAt: now, updatedAt: now })
    .where(eq(rows.id, id))
    .returning({ id: rows.id });
  if (changed.length === 0) throw new Error('the member is no longer there');
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
