import { buffer } from 'node:stream/consumers';
import type { Session } from '@oilway/store/database/session.ts';
import { type Inbox, inboxes } from '@oilway/store/inboxes.ts';
import { spellingsOf } from '@oilway/store/mail-address.ts';
import type { AttachmentRow } from '@oilway/store/submissions/keep-attachments.ts';
import { attachmentsOf } from '@oilway/store/submissions/stored-attachments.ts';
import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { forbidden } from '../access/forbidden.ts';
import { ownEntries } from '../access/own-entries.ts';
import { mustHaveProved } from '../access/prove.ts';
import { clerks, dataClerks, managers } from '../access/rules.ts';
import { noteLook } from '../audit/looks.ts';
import { actorOf, type NotedAct, note } from '../audit/note.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { databaseOf } from '../database/session.ts';
import { eraseMemberData, type MemberData, memberDataOf } from '../members/member-data.ts';
import type { ContactMessage, EventSignUp, SponsoringMessage } from '../payload-types.ts';
import { bytesOfAttachment } from './attachments.ts';

/** Submissions under one email address, by collection. */
type SentData = Record<Inbox | 'attachments' | 'mails', object[]>;

/** The data stored under one email address that the request may read: of the forms, the portal, or both. */
export type PersonData = Partial<SentData & MemberData>;

/** Numbers of rows by collection. */
export type PersonCounts = Partial<Record<keyof SentData | keyof MemberData, number>>;

const asked = z.strictObject({ email: z.string().trim().min(3).max(254) });

/**
 * Endpoints for data subject requests (GDPR articles 15, 17 and 20) over all forms and the customer portal: count, export and erase. Clerks get the
 * forms they may read, portal managers the portal, administrators both. The address is sent in the body, which is not logged. Whistleblowing reports
 * are excluded: they are not linked to a person.
 */
export const personDataEndpoints: Endpoint[] = [
  answering('/person-data', async (req, email) => Response.json(countsOf(await find(req, email)))),
  answering('/person-data/export', async (req, email) => {
    mustHaveProved(req);
    const data = await find(req, email);
    for (const { id } of (data['contact-messages'] ?? []) as ContactMessage[])
      await noteLook(req, 'contact-messages', id);
    await note(req, { action: 'personExported', ...notedOf(data) });
    return new Response(JSON.stringify(await withBytes(req, data), null, 2), {
      headers: {
        'content-type': 'application/json',
        'content-disposition': 'attachment; filename="person.json"',
      },
    });
  }),
  answering('/person-data/erase', async (req, email) => {
    mustHaveProved(req);
    const data = await find(req, email);
    await erase(req, data);
    return Response.json(countsOf(data));
  }),
];

function answering(
  path: string,
  handler: (req: PayloadRequest, email: string) => Promise<Response>,
): Endpoint {
  return {
    path,
    method: 'post',
    handler: async (req) => {
      if (!dataClerks({ req })) return forbidden(req);
      const body = asked.safeParse(await req.json?.().catch(() => undefined));
      if (!body.success) return new Response(null, { status: 400 });
      const answer = await handler(req, body.data.email.toLowerCase());
      answer.headers.set('cache-control', 'private, no-store');
      return answer;
    },
  };
}

async function find(req: PayloadRequest, email: string): Promise<PersonData> {
  const session = databaseOf(req.payload);
  return {
    ...(clerks({ req }) ? await sentBy(req, session, email) : {}),
    ...(managers({ req }) ? await memberDataOf(req.payload, session, email) : {}),
  };
}

const countsOf = (data: PersonData): PersonCounts =>
  Object.fromEntries(Object.entries(data).map(([name, docs]) => [name, docs.length]));

/** Files in the file store are exported like those stored in rows. */
async function withBytes(req: PayloadRequest, data: PersonData): Promise<PersonData> {
  if (!data.attachments) return data;
  const attachments: object[] = [];
  for (const attachment of data.attachments as AttachmentRow[]) {
    const bytes = await bytesOfAttachment(req, attachment);
    const content = bytes ? (await buffer(bytes)).toString('base64') : '';
    attachments.push({ ...attachment, content });
  }
  return { ...data, attachments };
}

/** Logs the numbers by collection, without the person. */
const notedOf = (data: PersonData): Pick<NotedAct, 'changes' | 'subject'> => ({
  subject: { kind: 'person-data' },
  changes: Object.fromEntries(
    Object.entries(countsOf(data)).map(([name, count]) => [name, { after: count }]),
  ),
});

/** Finds mails by their entries: a department's address also receives mails about other people. */
async function sentBy(req: PayloadRequest, session: Session, email: string): Promise<SentData> {
  const { payload } = req;
  const addresses = spellingsOf(email);
  const found = await Promise.all(inboxes.map((inbox) => entriesOf(req, inbox, addresses)));
  const [contact = [], sponsoring = [], events = []] = found;
  const attachments = await attachmentsOf(
    session,
    sponsoring.map(({ id }) => id),
  );
  const mails = await payload.find({
    ...all,
    collection: 'mails',
    where: { reference: { in: found.flat().map(({ reference }) => reference) } },
  });
  return {
    'contact-messages': contact,
    'sponsoring-messages': sponsoring,
    'event-sign-ups': events,
    attachments,
    mails: mails.docs,
  };
}

const all = { pagination: false, limit: 0, depth: 0, overrideAccess: true } as const;

type Entry = ContactMessage | SponsoringMessage | EventSignUp;

/** Limited to entries that the request may read: a clerk of one department neither exports nor erases those of another one. */
async function entriesOf(req: PayloadRequest, inbox: Inbox, addresses: string[]): Promise<Entry[]> {
  const own = await ownEntries(inbox)({ req });
  if (own === false) return [];
  const theirs = { or: addresses.map((email) => ({ email: { like: email } })) };
  const { docs } = await req.payload.find({
    ...all,
    collection: inbox,
    where: own === true ? theirs : { and: [own, theirs] },
  });
  // `like` also matches parts of other addresses.
  return (docs as Entry[]).filter(({ email }) => addresses.includes(email?.toLowerCase() ?? ''));
}

/** Erases all data in one transaction, including files and mails. */
async function erase(asked: PayloadRequest, data: PersonData): Promise<void> {
  const { payload } = asked;
  await inTransaction(payload, async (req) => {
    for (const collection of inboxes)
      for (const { id } of (data[collection] ?? []) as Entry[])
        await payload.delete({ collection, id, req, overrideAccess: true, depth: 0 });
    await eraseMemberData(req, data);
    await note(req, { action: 'personErased', ...notedOf(data) }, actorOf(asked));
  });
}
