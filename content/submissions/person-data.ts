import { buffer } from 'node:stream/consumers';
import type { DbSession } from '@oilway/store/database/db-session.ts';
import { type Inbox, inboxes } from '@oilway/store/inboxes.ts';
import { spellingsOf } from '@oilway/store/mail-address.ts';
import { attachmentsOf } from '@oilway/store/submissions/read-attachments.ts';
import type { AttachmentRow } from '@oilway/store/submissions/store-attachments.ts';
import type { Endpoint, Field, PayloadRequest } from 'payload';
import { z } from 'zod';
import { forbiddenResponse } from '../access/forbidden.ts';
import { readOwnInboxEntries } from '../access/inbox-access.ts';
import { requireReauthentication } from '../access/reauthentication.ts';
import { clerks, dataSubjectClerks, portalManagers } from '../access/rules.ts';
import { recordRead } from '../audit/reads.ts';
import { actorOf, type RequestAction, recordAction } from '../audit/record-actions.ts';
import { dateTimeField, textField } from '../blocks/fields.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { findAllOptions } from '../database/queries.ts';
import { databaseOf } from '../database/session.ts';
import { text } from '../labels.ts';
import { eraseMemberData, type MemberData, memberDataOf } from '../members/member-data.ts';
import type { ContactMessage, EventSignUp, SponsoringMessage } from '../payload-types.ts';
import { openAttachment } from './attachments.ts';
import { visibleColumns } from './csv.ts';
import { cellsOf, type Row } from './csv-cells.ts';

/** Submissions under one email address, by collection. */
type SubmissionData = Record<Inbox | 'attachments' | 'mails', object[]>;

/** The data stored under one email address that the request may read: of the forms, the portal, or both. */
export type PersonData = Partial<SubmissionData & MemberData>;

/** Stored entries to read and to print, by collection: their fields with their labels. */
export type PersonEntries = Record<
  string,
  { id: string; title: string; facts: [label: string, value: string][] }[]
>;

const bodySchema = z.strictObject({ email: z.string().trim().min(3).max(254) });

/**
 * Endpoints for data subject requests (GDPR articles 15, 17 and 20) over all forms and the customer portal: read, export and erase. Clerks get the
 * forms they may read, portal managers the portal, administrators both. The address is sent in the body, which is not logged. Whistleblowing reports
 * are excluded: they are not linked to a person.
 */
export const personDataEndpoints: Endpoint[] = [
  personDataEndpoint('/person-data', async (req, data) => {
    await recordReads(req, data);
    return Response.json(await asText(req, data));
  }),
  personDataEndpoint('/person-data/export', async (req, data) => {
    requireReauthentication(req);
    await recordReads(req, data);
    await recordAction(req, { action: 'personExported', ...auditDetails(data) });
    return new Response(JSON.stringify(await withBytes(req, data), null, 2), {
      headers: {
        'content-type': 'application/json',
        'content-disposition': 'attachment; filename="person.json"',
      },
    });
  }),
  personDataEndpoint('/person-data/erase', async (req, data) => {
    requireReauthentication(req);
    await erase(req, data);
    return Response.json(countsOf(data));
  }),
];

function personDataEndpoint(
  path: string,
  handler: (req: PayloadRequest, data: PersonData) => Promise<Response>,
): Endpoint {
  return {
    path,
    method: 'post',
    handler: async (req) => {
      if (!dataSubjectClerks({ req })) return forbiddenResponse(req);
      const body = bodySchema.safeParse(await req.json?.().catch(() => undefined));
      if (!body.success) return new Response(null, { status: 400 });
      const data = await find(req, body.data.email.toLowerCase());
      const response = await handler(req, data);
      response.headers.set('cache-control', 'private, no-store');
      return response;
    },
  };
}

async function find(req: PayloadRequest, email: string): Promise<PersonData> {
  const session = databaseOf(req.payload);
  return {
    ...(clerks({ req }) ? await findSubmissions(req, session, email) : {}),
    ...(portalManagers({ req }) ? await memberDataOf(req.payload, session, email) : {}),
  };
}

async function recordReads(req: PayloadRequest, data: PersonData): Promise<void> {
  for (const { id } of (data['contact-messages'] ?? []) as ContactMessage[])
    await recordRead(req, 'contact-messages', id);
}

/** The fields of tables without a collection. */
const storedFields: Field[] = [
  textField('email', text('E-Mail', 'E-mail', 'E-mail')),
  textField('name', text('Name', 'Nazwa', 'Name')),
  textField('company', text('Firma', 'Firma', 'Company')),
  textField('file', text('Datei', 'Plik', 'File')),
  textField('device', text('Gerät', 'Urządzenie', 'Device')),
  ...['at', 'begun', 'created', 'made'].map((name) =>
    dateTimeField(name, text('Zeitpunkt', 'Data', 'Time')),
  ),
  dateTimeField('lastUsed', text('Zuletzt benutzt', 'Ostatnio użyto', 'Last used')),
  dateTimeField('expires', text('Gültig bis', 'Ważne do', 'Valid until')),
];

/** Returns the entries in the language of the request, without empty fields. */
async function asText(req: PayloadRequest, data: PersonData): Promise<PersonEntries> {
  const entries: PersonEntries = {};
  const collections = new Map(Object.entries(req.payload.collections));
  for (const [name, docs] of Object.entries(data)) {
    const config = collections.get(name === 'member-mails' ? 'mails' : name)?.config;
    // The name of an attachment is its title.
    const stored = name === 'attachments' ? [] : storedFields;
    const columns = visibleColumns(req, config?.fields ?? stored);
    const rows = docs.map((doc): Row => ({ cultureName: 'de-DE', ...doc }));
    const lines = await cellsOf(columns, rows, req);
    entries[name] = rows.map((row, at) => ({
      id: String(row.id ?? at),
      title: String(row[config?.admin.useAsTitle ?? 'name'] ?? ''),
      facts: columns
        .map(({ heading }, column): [string, string] => [heading, lines[at]?.[column] ?? ''])
        .filter(([, value]) => value),
    }));
  }
  return entries;
}

const countsOf = (data: PersonData): Record<string, number> =>
  Object.fromEntries(Object.entries(data).map(([name, docs]) => [name, docs.length]));

/** Files in the file store are exported like those stored in rows. */
async function withBytes(req: PayloadRequest, data: PersonData): Promise<PersonData> {
  if (!data.attachments) return data;
  const attachments: object[] = [];
  for (const attachment of data.attachments as AttachmentRow[]) {
    const bytes = await openAttachment(req, attachment);
    const content = bytes ? (await buffer(bytes)).toString('base64') : '';
    attachments.push({ ...attachment, content });
  }
  return { ...data, attachments };
}

/** Logs the numbers by collection, without the person. */
const auditDetails = (data: PersonData): Pick<RequestAction, 'changes' | 'subject'> => ({
  subject: { kind: 'person-data' },
  changes: Object.fromEntries(
    Object.entries(countsOf(data)).map(([name, count]) => [name, { after: count }]),
  ),
});

/** Finds mails by their entries: a department's address also receives mails about other people. */
async function findSubmissions(
  req: PayloadRequest,
  session: DbSession,
  email: string,
): Promise<SubmissionData> {
  const { payload } = req;
  const addresses = spellingsOf(email);
  const found = await Promise.all(inboxes.map((inbox) => entriesOf(req, inbox, addresses)));
  const [contact = [], sponsoring = [], events = []] = found;
  const attachments = await attachmentsOf(
    session,
    found.flat().map(({ id }) => id),
  );
  const mails = await payload.find({
    ...findAllOptions,
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

type Entry = ContactMessage | SponsoringMessage | EventSignUp;

/** Limited to entries that the request may read: a clerk of one department neither exports nor erases those of another one. */
async function entriesOf(req: PayloadRequest, inbox: Inbox, addresses: string[]): Promise<Entry[]> {
  const ownFilter = await readOwnInboxEntries(inbox)({ req });
  if (ownFilter === false) return [];
  const addressFilter = { or: addresses.map((email) => ({ email: { like: email } })) };
  const { docs } = await req.payload.find({
    ...findAllOptions,
    collection: inbox,
    where: ownFilter === true ? addressFilter : { and: [ownFilter, addressFilter] },
  });
  // `like` also matches parts of other addresses.
  return (docs as Entry[]).filter(({ email }) => addresses.includes(email?.toLowerCase() ?? ''));
}

/** Erases all data in one transaction, including files and mails. */
async function erase(request: PayloadRequest, data: PersonData): Promise<void> {
  const { payload } = request;
  await inTransaction(payload, async (req) => {
    for (const collection of inboxes)
      for (const { id } of (data[collection] ?? []) as Entry[])
        await payload.delete({ collection, id, req, overrideAccess: true, depth: 0 });
    await eraseMemberData(req, data);
    await recordAction(req, { action: 'personErased', ...auditDetails(data) }, actorOf(request));
  });
}
