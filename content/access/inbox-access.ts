import type { Inbox } from '@oilway/store/inboxes.ts';
import { countryOf, type Locale, localeOfCountry } from '@oilway/store/locales.ts';
import type { Access, Payload, PayloadRequest, Where } from 'payload';
import { findAllOptions } from '../database/queries.ts';
import { idOf } from '../id-of.ts';
import type { Staff } from '../payload-types.ts';
import { roleOf } from './rules.ts';

/** The fields that decide who may read an inbox entry. */
export interface InboxEntryScope {
  inbox: Inbox;
  cultureName: Locale;
  /** Id of the department a contact message was sent to. */
  department?: number | null | undefined;
}

type ClerkPermissions = Partial<Pick<Staff, 'countries' | 'departments' | 'otherMessages'>>;

/** An id that no row has: Payload drops an empty list from a query. */
const noId = 0;

export const matchNothing: Where = { id: { exists: false } };

/**
 * Limits inbox entries to the countries of a clerk, and contact messages also to the clerk's departments. A clerk without countries gets an empty
 * list instead of a refusal. Administrators read all entries.
 */
export const readOwnInboxEntries =
  (inbox: Inbox): Access =>
  ({ req }) =>
    limitToClerk(req, (permissions) =>
      inbox === 'contact-messages' ? departmentCondition(permissions, req.payload) : undefined,
    );

/** Limits mails to those about the same entries. Administrators also list mails to staff and members, with their delivery state. */
export const readOwnMails: Access = ({ req }) =>
  limitToClerk(req, async (permissions) => {
    const messages: Where = { inbox: { equals: 'contact-messages' } };
    const others: Where = { inbox: { in: ['sponsoring-messages', 'event-sign-ups'] } };
    return {
      or: [others, { and: [messages, await departmentCondition(permissions, req.payload)] }],
    };
  });

async function limitToClerk(
  req: PayloadRequest,
  extraCondition: (permissions: ClerkPermissions) => Where | undefined | Promise<Where | undefined>,
): Promise<boolean | Where> {
  const role = roleOf(req);
  if (role !== 'forms-clerk') return role === 'admin';
  // Read on each request, so that a revoked permission applies at once.
  const permissions = req.user as ClerkPermissions;
  const countries = permissions.countries ?? [];
  if (countries.length === 0) return matchNothing;
  const countryCondition: Where = { cultureName: { in: countries.map(localeOfCountry) } };
  const extra = await extraCondition(permissions);
  return extra ? { and: [countryCondition, extra] } : countryCondition;
}

/** Messages whose department is unset or deleted are included for those who read the other messages. */
async function departmentCondition(
  permissions: ClerkPermissions,
  payload: Payload,
): Promise<Where> {
  const departmentIdsOfClerk = (permissions.departments ?? []).map(
    (department) => idOf(department) ?? noId,
  );
  const ownDepartments: Where = { department: { in: [noId, ...departmentIdsOfClerk] } };
  if (!permissions.otherMessages) return ownDepartments;
  const all = await departmentIds(payload);
  return {
    or: [
      ownDepartments,
      { department: { exists: false } },
      { department: { not_in: [noId, ...all] } },
    ],
  };
}

/** Returns the staff who may read an entry: the inverse of the rule above. */
export async function entryReaders(
  { cultureName, department, inbox }: InboxEntryScope,
  payload: Payload,
): Promise<Where> {
  const clerkConditions: Where[] = [
    { role: { equals: 'forms-clerk' } },
    { countries: { in: [countryOf(cultureName)] } },
  ];
  if (inbox === 'contact-messages') {
    const existingId = (await departmentIds(payload)).find((id) => id === department);
    clerkConditions.push(
      existingId ? { departments: { in: [existingId] } } : { otherMessages: { equals: true } },
    );
  }
  return { or: [{ role: { equals: 'admin' } }, { and: clerkConditions }] };
}

async function departmentIds(payload: Payload): Promise<number[]> {
  const { docs } = await payload.find({
    ...findAllOptions,
    collection: 'departments',
    select: { country: true },
  });
  return docs.map(({ id }) => id);
}
