import { randomUUID } from 'node:crypto';
import { addNote } from '@oilway/store/reporting/report-row.ts';
import { mapOptionalFields } from '@oilway/store/submissions/contact-fields.ts';
import type { CollectionSlug } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { queryRows, sql } from '../database/execute.ts';
import { databaseOf } from '../database/session.ts';
import { databases, openDatabase, type TestDatabase } from '../test/database.ts';
import { paragraph } from '../test/pages.ts';

type StoredRow = Record<string, unknown>;

/** Replaces unique values by their format. */
const maskUniqueValues = (row: StoredRow) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      /^(id|reference|idempotency_key|message_id|parent_id|.*_at|next_attempt)$/.test(name)
        ? String(value instanceof Date ? value.toISOString() : value)
            .replaceAll(/[\da-f]/g, '0')
            .replace(/\.0+/, '')
        : value,
    ]),
  );

const envelope = () => ({
  captcha: { id: randomUUID(), expires: new Date(Date.now() + 60_000) },
  idempotencyKey: randomUUID(),
  privacyNotice: '2026-11-28',
});

const contact = {
  ...{
    cultureName: 'pl-PL' as const,
    umbracoNodeID: 12,
    name: 'Łucja "Ö"',
    phone: '',
    message: 'ß',
  },
  ...{
    email: 'lucja@poczta.example',
    company: '',
    ...mapOptionalFields(() => 'x'),
  },
};
const application = {
  ...{ cultureName: 'de-DE' as const, umbracoNodeID: 7, association: 'TSV', contactPerson: 'Jan' },
  ...{ email: 'jan@posteo.example', orgNr: '', phone: '', goal: 'Trikots', amount: '', levels: '' },
  ...{ otherCompanies: '', other: '', timePeriod: '', howWillYouShowSponsoringCollab: '' },
  ...{
    counterPerformanceContactPersonPhone: '',
    selectedTypeOfForms: ['project', 'ongoingBusiness'],
  },
};

/** The studio reads these rows through Payload, so they must equal rows that Payload writes. */
describe.each(databases)('rows written by the store on %s', (kind) => {
  let database: TestDatabase;
  let department: number;
  beforeAll(async () => {
    database = await openDatabase(kind);
    for (const country of ['de', 'pl'] as const) {
      const data = { department: 'Service', email: 'a@oilway.example', country, order: 1 };
      const made = await database.payload.create({
        collection: 'departments',
        data: { ...data, purpose: 'contact' },
      });
      department = made.id;
    }
  });
  afterAll(() => database?.close());

  const rowsOf = async (table: string, column: string, value: string) => {
    const rows = await queryRows(
      database.payload,
      sql`SELECT * FROM ${sql.identifier(table)} WHERE ${sql.identifier(column)} = ${value} ORDER BY ${sql.identifier(column)}`,
    );
    return rows.map((row) => maskUniqueValues({ ...row }));
  };
  const create = async (collection: CollectionSlug, data: StoredRow) =>
    (await database.payload.create({ collection, data: data as never })) as unknown as {
      id: string;
    };

  test('writes a contact message and its mails as Payload does', async () => {
    const { payload } = database;
    const stored = await database.store.submitContact(
      { ...contact, contactDepartment: '', sendTo: '' },
      envelope(),
    );
    const [ours] = await rowsOf('contact_messages', 'id', stored.id);
    const same = await create('contact-messages', {
      ...contact,
      contactDepartment: 'Service',
      department,
      reference: 'OW-26-000-0000',
      idempotencyKey: randomUUID(),
      fingerprint: String(ours?.fingerprint),
      privacyNotice: '2026-11-28',
    });
    expect(await rowsOf('contact_messages', 'id', same.id)).toEqual([ours]);

    const { docs } = await payload.find({
      collection: 'mails',
      where: { reference: { equals: stored.reference } },
    });
    expect(docs).toHaveLength(2);
    const about = { inbox: 'contact-messages', cultureName: 'pl-PL', department };
    expect(docs).toMatchObject([about, about]);
    for (const { createdAt, id, messageId, updatedAt, ...words } of docs) {
      const again = await create('mails', {
        ...words,
        messageId: `<${randomUUID()}@oilway.example>`,
      });
      expect(await rowsOf('mails', 'id', again.id)).toEqual(await rowsOf('mails', 'id', id));
    }
  });

  test('writes a sponsoring application as Payload does', async () => {
    const bytes = Buffer.from('%PDF-1.7 ü');
    const stored = await database.store.submitSponsoring(
      {
        ...application,
        selectedTypeOfForms: ['project', 'ongoingBusiness'],
        selectedTypeOfCounterPerformance: 'deny',
        selectedTypeOfInvoice: '',
      },
      [{ name: 'Antrag.pdf', mediaType: 'application/pdf', bytes }],
      envelope(),
    );
    const [ours] = await rowsOf('sponsoring_messages', 'id', stored.id);
    const { files } = await database.payload.findByID({
      collection: 'sponsoring-messages',
      id: stored.id,
    });
    const same = await create('sponsoring-messages', {
      ...application,
      selectedTypeOfCounterPerformance: 'deny',
      files,
      reference: 'OW-26-000-0000',
      idempotencyKey: randomUUID(),
      fingerprint: String(ours?.fingerprint),
      privacyNotice: '2026-11-28',
    });
    expect(await rowsOf('sponsoring_messages', 'id', same.id)).toEqual([ours]);
    const chosen = 'sponsoring_messages_selected_type_of_forms';
    expect(await rowsOf(chosen, 'parent_id', same.id)).toEqual(
      await rowsOf(chosen, 'parent_id', stored.id),
    );
  });

  test('writes an event sign-up as Payload does', async () => {
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    const { id: event } = await create('events', {
      ...{ title: 'Ölabend', slug: 'oelabend', intro: 'x', body: paragraph('x') },
      ...{ start: day(8), end: day(9), venue: 'Berlin', address: 'Hof 1', _status: 'published' },
    });
    const person = { name: 'Łucja "Ö"', email: 'lucja@poczta.example', phone: '', message: 'ß' };
    const input = { cultureName: 'de-DE' as const, event: Number(event), ...person };
    const { reference } = await database.store.submitEventSignUp(input, envelope());
    const [ours] = await rowsOf('event_sign_ups', 'reference', reference);
    const same = await create('event-sign-ups', {
      ...{ ...input, place: 'confirmed', answered: 'confirmed', reference: 'OW-26-000-0000' },
      ...{ idempotencyKey: randomUUID(), fingerprint: ours?.fingerprint },
      privacyNotice: '2026-11-28',
    });
    expect(await rowsOf('event_sign_ups', 'id', same.id)).toEqual([ours]);
  });

  test('writes a report and its message as Payload does', async () => {
    const report = { cultureName: 'pl-PL' as const, recipient: 'age1', lookupHash: 'ours' };
    await database.store.storeReport({ ...report, sealed: 'x' }, envelope().captcha);
    const { docs } = await database.payload.find({ collection: 'reports' });
    const { day, id } = docs[0] ?? {};
    const same = await create('reports', { ...report, day, lookupHash: 'same' });
    const [ours] = await rowsOf('reports', 'id', String(id));
    expect(await rowsOf('reports', 'id', same.id)).toEqual([{ ...ours, lookup_hash: 'same' }]);
    const message = await create('report-messages', {
      ...{ report: same.id, number: 1, direction: 'fromReporter', day, sealed: 'x' },
    });
    const [written] = await rowsOf('report_messages', 'report', String(id));
    expect(await rowsOf('report_messages', 'id', message.id)).toEqual([
      { ...written, report: same.id },
    ]);
    const note = { report: String(id), kind: 'note', sealed: 'x' } as const;
    await databaseOf(database.payload).transaction((session) => addNote(session, note));
    const [noted] = await rowsOf('report_notes', 'report', String(id));
    const payloadNote = { ...note, report: same.id, number: 1, afterMessage: 1, day };
    const { id: noteId } = await create('report-notes', payloadNote);
    expect(await rowsOf('report_notes', 'id', noteId)).toEqual([{ ...noted, report: same.id }]);
  });
});
