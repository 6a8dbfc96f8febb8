import type { Culture } from '@oilway/store/cultures.ts';
import { knownMail, managersMail, receivedMail } from '@oilway/store/mails/members.ts';
import { portalLink } from '@oilway/store/members/links.ts';
import { readSettings } from '@oilway/store/settings.ts';
import type { Payload, PayloadRequest } from 'payload';
import { inTransaction } from '../database/in-transaction.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { memberByEmail } from './log-in.ts';
import { byMember, normalEmail } from './member-hooks.ts';

/** Who would like an account (specification section 3: Member form). */
export interface AccountRequest {
  name: string;
  email: string;
  company: string;
  cultureName: Culture;
}

/**
 * Stores a request and tells the portal managers. For an address that has an account already the same is done: a
 * row is written, a mail goes to the address and one to each manager. Only the owner of the address reads which.
 */
export async function requestAccount(payload: Payload, asked: AccountRequest): Promise<void> {
  const request = { ...asked, email: normalEmail(asked.email) };
  try {
    await store(payload, request);
  } catch (error) {
    // Two at once: the second one finds what the first one made.
    if (!(await memberByEmail(payload, request.email))) throw error;
    await store(payload, request);
  }
}

async function store(payload: Payload, request: AccountRequest): Promise<void> {
  const { cultureName, email } = request;
  const known = await memberByEmail(payload, email);
  const texts = await Promise.all([
    receivedMail(cultureName),
    knownMail(known?.cultureName ?? cultureName, portalLink(known?.cultureName ?? cultureName)),
  ]);
  await inTransaction(payload, async (req) => {
    const id = known ? await askAgain(req, known.id) : await create(req, request);
    await enqueue(payload, { to: email, ...texts[known ? 1 : 0] }, undefined, req);
    await tellManagers(req, id, known !== undefined);
  });
}

async function create(req: PayloadRequest, request: AccountRequest): Promise<string> {
  const { company, ...person } = request;
  const { id } = await req.payload.create({
    collection: 'members',
    data: {
      ...person,
      state: 'requested',
      requestedCompany: company,
      requestedAt: new Date().toISOString(),
    } as never,
    overrideAccess: true,
    context: byMember,
    depth: 0,
    req,
  });
  return id;
}

async function askAgain(req: PayloadRequest, id: string): Promise<string> {
  await req.payload.update({
    collection: 'members',
    id,
    data: { requestedAt: new Date().toISOString() },
    overrideAccess: true,
    context: byMember,
    depth: 0,
    req,
  });
  return id;
}

/** Portal managers, and where there is none the admins. */
async function tellManagers(req: PayloadRequest, id: string, known: boolean): Promise<void> {
  const { payload } = req;
  const of = async (role: 'portal-manager' | 'admin') =>
    (
      await payload.find({
        collection: 'staff',
        where: { role: { equals: role } },
        overrideAccess: true,
        depth: 0,
        limit: 50,
        pagination: false,
        req,
      })
    ).docs;
  const managers = await of('portal-manager');
  const href = `${readSettings().studioOrigin}/admin/collections/members/${id}`;
  const mail = await managersMail(known, href);
  for (const { email } of managers.length > 0 ? managers : await of('admin'))
    await enqueue(payload, { to: email, ...mail }, undefined, req);
}
