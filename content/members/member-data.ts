import { namedDownloads } from '@oilway/store/library/downloads.ts';
import { spellingsOf } from '@oilway/store/mail-address.ts';
import { normalEmail } from '@oilway/store/members/member.ts';
import type { Payload, PayloadRequest } from 'payload';
import { sessionOf } from '../database/session.ts';

/** What is kept of whoever has, or asked for, an account of the customer portal; no secret is among it. */
export interface MemberData {
  /** The account, or the request for one, with the company's name. */
  members: { id: string }[];
  /** Requests whose address is not confirmed. */
  'account-requests': { id: string }[];
  'member-sessions': object[];
  'member-passkeys': object[];
  /** Links of mails that still hold. */
  'member-tokens': object[];
  'file-downloads': object[];
  /** Mails about the account, without their words: those carry links. */
  'member-mails': { id: string }[];
}

const all = { pagination: false, limit: 0, overrideAccess: true, depth: 0 } as const;

/** @param email in whatever case. */
export async function memberDataOf(payload: Payload, email: string): Promise<MemberData> {
  const addresses = spellingsOf(normalEmail(email));
  const { docs: members } = await payload.find({
    ...all,
    collection: 'members',
    where: { email: { in: addresses } },
    depth: 1,
    populate: { companies: { name: true } },
  });
  const requests = await payload.find({
    ...all,
    collection: 'account-requests',
    where: { email: { in: addresses } },
    select: { company: true, cultureName: true, email: true, expires: true, name: true },
  });
  const owner = { member: { in: members.map(({ id }) => id) } };
  const [sessions, passkeys, tokens] = [
    await payload.find({
      ...all,
      collection: 'member-sessions',
      where: owner,
      select: { begun: true, device: true, expires: true, lastSeen: true },
    }),
    await payload.find({
      ...all,
      collection: 'member-passkeys',
      where: owner,
      select: { created: true, lastUsed: true, name: true },
    }),
    await payload.find({
      ...all,
      collection: 'member-tokens',
      where: owner,
      select: { expires: true, made: true, purpose: true },
    }),
  ];
  const session = await sessionOf(payload);
  const downloads = await Promise.all(members.map(({ id }) => namedDownloads(session, id)));
  return {
    members,
    'account-requests': requests.docs,
    'member-sessions': sessions.docs,
    'member-passkeys': passkeys.docs,
    'member-tokens': tokens.docs,
    'file-downloads': downloads.flat(),
    'member-mails':
      members.length + requests.docs.length > 0 ? await mailsOf(payload, addresses) : [],
  };
}

/** Mails without a number are those of the portal and those of staff: whoever is both keeps them. */
async function mailsOf(payload: Payload, addresses: string[]): Promise<{ id: string }[]> {
  const works = await payload.count({
    collection: 'staff',
    where: { email: { in: addresses } },
    overrideAccess: true,
  });
  if (works.totalDocs > 0) return [];
  const { docs } = await payload.find({
    ...all,
    collection: 'mails',
    where: { and: [{ to: { in: addresses } }, { reference: { exists: false } }] },
    select: { createdAt: true, sentAt: true, state: true, subject: true, to: true },
  });
  return docs;
}

/** Deletes it in the request's transaction. What belongs to the account goes with it. */
export async function eraseMemberData(
  req: PayloadRequest,
  data: Partial<MemberData>,
): Promise<void> {
  const { payload } = req;
  const own = { req, overrideAccess: true, depth: 0 } as const;
  for (const { id } of data.members ?? [])
    await payload.delete({ ...own, collection: 'members', id });
  for (const { id } of data['account-requests'] ?? [])
    await payload.delete({ ...own, collection: 'account-requests', id });
  for (const { id } of data['member-mails'] ?? [])
    await payload.delete({ ...own, collection: 'mails', id });
}
