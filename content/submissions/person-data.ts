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

/** What was sent under one mail address, by collection. */
type SentData = Record<Inbox | 'attachments' | 'mails', object[]>;

/** What was kept under one mail address, as far as whoever asks may know: of the forms, of the portal, or both. */
export type PersonData = Partial<SentData & MemberData>;

/** How much of it there is. */
export type PersonCounts = Partial<Record<keyof SentData | keyof MemberData, number>>;

const asked = z.strictObject({ email: z.string().trim().min(3).max(254) });

/**
 * What is kept of one person, over all forms and the customer portal (GDPR articles 15, 17 and 20): counted, handed out
 * as a file, erased. Clerks have what they may read of the forms, portal managers the portal, administrators all of it. The address is
 * in the body, where no log keeps it. Reports of breaches are not among it: nobody knows whose they are.
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

/** Files that lie in the store of files are handed out where those in rows are. */
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

/** How much it was of what: never whose. */
const notedOf = (data: PersonData): Pick<NotedAct, 'changes' | 'subject'> => ({
  subject: { kind: 'person-data' },
  changes: Object.fromEntries(
    Object.entries(countsOf(data)).map(([name, count]) => [name, { after: count }]),
  ),
});

/** By their entries: a department's address is that of mails about other people, too. */
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

/** Of those that whoever asks may read: a clerk of one department hands out and erases nothing of another one. */
async function entriesOf(req: PayloadRequest, inbox: Inbox, addresses: string[]): Promise<Entry[]> {
  const own = await ownEntries(inbox)({ req });
  if (own === false) return [];
  const theirs = { or: addresses.map((email) => ({ email: { like: email } })) };
  const { docs } = await req.payload.find({
    ...all,
    collection: inbox,
    where: own === true ? theirs : { and: [own, theirs] },
  });
  // `like` finds parts of other addresses, too.
  return (docs as Entry[]).filter(({ email }) => addresses.includes(email?.toLowerCase() ?? ''));
}

/** All of it or nothing. Files and mails go with what they belong to. */
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
