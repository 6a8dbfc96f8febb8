import { type Culture, cultureOf, localeOf } from '@oilway/store/cultures.ts';
import type { Inbox } from '@oilway/store/inboxes.ts';
import type { Access, Payload, PayloadRequest, Where } from 'payload';
import { idOf } from '../id-of.ts';
import type { Staff } from '../payload-types.ts';
import { roleOf } from './rules.ts';

/** What decides who may read an entry of an inbox. */
export interface OwnedEntry {
  inbox: Inbox;
  cultureName: Culture;
  /** The number of the department that a contact message went to. */
  department?: number | null | undefined;
}

type Given = Partial<Pick<Staff, 'countries' | 'departments' | 'otherMessages'>>;

/** An id that nothing has: Payload drops an empty list from a question. */
const none = 0;

const nothing: Where = { id: { exists: false } };

/**
 * Entries of an inbox: those of a clerk's countries, contact messages also only of their departments. A clerk who was given nothing
 * finds nothing, which is no refusal. Administrators have all.
 */
export const ownEntries =
  (inbox: Inbox): Access =>
  ({ req }) =>
    ofClerk(req, (given) =>
      inbox === 'contact-messages' ? ofDepartments(given, req.payload) : undefined,
    );

/** Mails about the same entries. Those to staff and members are listed for administrators, who see how they fared. */
export const ownMails: Access = ({ req }) =>
  ofClerk(req, async (given) => {
    const messages: Where = { inbox: { equals: 'contact-messages' } };
    const others: Where = { inbox: { in: ['sponsoring-messages', 'event-sign-ups'] } };
    return { or: [others, { and: [messages, await ofDepartments(given, req.payload)] }] };
  });

async function ofClerk(
  req: PayloadRequest,
  more: (given: Given) => Where | undefined | Promise<Where | undefined>,
): Promise<boolean | Where> {
  const role = roleOf(req);
  if (role !== 'forms-clerk') return role === 'admin';
  // Read with each request: what an administrator takes away is gone at once.
  const given = req.user as Given;
  const countries = given.countries ?? [];
  if (countries.length === 0) return nothing;
  const own: Where = { cultureName: { in: countries.map(cultureOf) } };
  const further = await more(given);
  return further ? { and: [own, further] } : own;
}

/** A message to a department that is gone, or to none, is lost to nobody: it is for those who have the others, too. */
async function ofDepartments(given: Given, payload: Payload): Promise<Where> {
  const own = (given.departments ?? []).map((one) => idOf(one) ?? none);
  const theirs: Where = { department: { in: [none, ...own] } };
  if (!given.otherMessages) return theirs;
  const all = await departmentIds(payload);
  return {
    or: [theirs, { department: { exists: false } }, { department: { not_in: [none, ...all] } }],
  };
}

/** Finds those of the staff who may read an entry: the same rule from its other end. */
export async function readersOf(
  { cultureName, department, inbox }: OwnedEntry,
  payload: Payload,
): Promise<Where> {
  const clerk: Where[] = [
    { role: { equals: 'forms-clerk' } },
    { countries: { in: [localeOf(cultureName)] } },
  ];
  if (inbox === 'contact-messages') {
    const known = (await departmentIds(payload)).find((id) => id === department);
    clerk.push(known ? { departments: { in: [known] } } : { otherMessages: { equals: true } });
  }
  return { or: [{ role: { equals: 'admin' } }, { and: clerk }] };
}

async function departmentIds(payload: Payload): Promise<number[]> {
  const { docs } = await payload.find({
    collection: 'departments',
    select: { country: true },
    overrideAccess: true,
    pagination: false,
    depth: 0,
  });
  return docs.map(({ id }) => id);
}
