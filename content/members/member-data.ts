import type { DbSession } from '@oilway/store/database/db-session.ts';
import { spellingsOf } from '@oilway/store/mail-address.ts';
import { normalEmail } from '@oilway/store/members/member.ts';
import {
  deleteRequests,
  type StoredMemberData,
  storedMemberData,
} from '@oilway/store/members/stored-data.ts';
import type { Payload, PayloadRequest } from 'payload';
import { findAllOptions } from '../database/queries.ts';
import { sessionOf } from '../database/session.ts';

/** The stored data of a portal member or applicant; contains no secrets. */
export interface MemberData extends StoredMemberData {
  /** The account or the request for one, with the company's name. */
  members: { id: string }[];
  /** Mails about the account, without their text, which contains links. */
  'member-mails': { id: string }[];
}

/** @param email in any case. */
export async function memberDataOf(
  payload: Payload,
  session: DbSession,
  email: string,
): Promise<MemberData> {
  const addresses = spellingsOf(normalEmail(email));
  const { docs: members } = await payload.find({
    ...findAllOptions,
    collection: 'members',
    where: { email: { in: addresses } },
    depth: 1,
    populate: { companies: { name: true } },
  });
  const stored = await storedMemberData(
    session,
    addresses,
    members.map(({ id }) => id),
  );
  return {
    members,
    ...stored,
    'member-mails':
      members.length + stored['account-requests'].length > 0
        ? await mailsOf(payload, addresses)
        : [],
  };
}

/** Mails without a reference number belong to the portal and to staff accounts: those of a person with both are kept. */
async function mailsOf(payload: Payload, addresses: string[]): Promise<{ id: string }[]> {
  const staffAccounts = await payload.count({
    collection: 'staff',
    where: { email: { in: addresses } },
    overrideAccess: true,
  });
  if (staffAccounts.totalDocs > 0) return [];
  const { docs } = await payload.find({
    ...findAllOptions,
    collection: 'mails',
    where: { and: [{ to: { in: addresses } }, { reference: { exists: false } }] },
    select: { createdAt: true, sentAt: true, state: true, subject: true, to: true },
  });
  return docs;
}

/** Deletes the account with its dependent data, in the request's transaction. */
export async function eraseMemberData(
  req: PayloadRequest,
  data: Partial<MemberData>,
): Promise<void> {
  const { payload } = req;
  const options = { req, overrideAccess: true, depth: 0 } as const;
  for (const { id } of data.members ?? [])
    await payload.delete({ ...options, collection: 'members', id });
  await deleteRequests(
    await sessionOf(req),
    (data['account-requests'] ?? []).map(({ id }) => id),
  );
  for (const { id } of data['member-mails'] ?? [])
    await payload.delete({ ...options, collection: 'mails', id });
}
