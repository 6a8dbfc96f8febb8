import { type Culture, cultureOf, localeOf } from '@oilway/store/cultures.ts';
import type { Inbox } from '@oilway/store/inboxes.ts';
import type { Access, Payload, PayloadRequest, Where } from 'payload';
import { idOf } from '../id-of.ts';
import type { Staff } from '../payload-types.ts';
import { roleOf } from './rules.ts';

/** The fields that decide who may read an inbox entry. */
export interface OwnedEntry {
  inbox: Inbox;
  cultureName: Culture;
  /** Id of the department a contact message was sent to. */
  department?: number | null | undefined;
}

type Given = Partial<Pick<Staff, 'countries' | 'departments' | 'otherMessages'>>;

/** An id that no row has: Payload drops an empty list from a query. */
const none = 0;

const nothing: Where = { id: { exists: false } };

/**
 * Limits inbox entries to the countries of a clerk, and contact messages also to the clerk's departments. A clerk without countries gets an empty
 * list instead of a refusal. Administrators read all entries.
 */
export const ownEntries =
  (inbox: Inbox): Access =>
  ({ req }) =>
    ofClerk(req, (given) =>
      inbox === 'contact-messages' ? ofDepartments(given, req.payload) : undefined,
    );

/** Limits mails to those about the same entries. Administrators also list mails to staff and members, with their delivery state. */
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
  // Read on each request, so that a revoked permission applies at once.
  const given = req.user as Given;
  const countries = given.countries ?? [];
  if (countries.length === 0) return nothing;
  const own: Where = { cultureName: { in: countries.map(cultureOf) } };
  const further = await more(given);
  return further ? { and: [own, further] } : own;
}

/** Messages whose department is unset or deleted are included for those who read the other messages. */
async function ofDepartments(given: Given, payload: Payload): Promise<Where> {
  const own = (given.departments ?? []).map((one) => idOf(one) ?? none);
  const theirs: Where = { department: { in: [none, ...own] } };
  if (!given.otherMessages) return theirs;
  const all = await departmentIds(payload);
  return {
    or: [theirs, { department: { exists: false } }, { department: { not_in: [none, ...all] } }],
  };
}

/** Returns the staff who may read an entry: the inverse of the rule above. */
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
