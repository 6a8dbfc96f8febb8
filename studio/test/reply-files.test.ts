/** Files and templates of replies, the search of an inbox, and marks of undeliverable mails, on both databases. */
import { randomUUID } from 'node:crypto';
import { bytesOf } from '@oilway/store/files/file-store.ts';
import { attachmentFolder, storeAttachments } from '@oilway/store/submissions/store-attachments.ts';
import { attachments } from '@oilway/store/submissions/tables.ts';
import { telephoneDigits } from '@oilway/store/submissions/telephone-digits.ts';
import { mergeListSearchAndWhere } from 'payload/shared';
import { describe, expect, test } from 'vitest';
import { databaseOf } from '../../content/database/session.ts';
import { getFileStore } from '../../content/files/stored-uploads.ts';
import { databases } from '../../content/test/database.ts';
import { pdfOf } from '../../content/test/portal-files.ts';
import { addRow } from '../../content/test/store-rows.ts';
import { storeMail, storeMessage } from './fixtures.ts';
import { testInProcessStudio } from './in-process-studio.ts';
import type { Person } from './people.ts';

describe.each(databases)('an inbox on %s', (kind) => {
  const studio = testInProcessStudio(kind);
  const { ask } = studio;

  function reply(id: string, files: [name: string, bytes: Uint8Array][], key = randomUUID()) {
    const form = new FormData();
    form.set('_payload', JSON.stringify({ id: key, text: 'Anbei.' }));
    for (const [name, bytes] of files)
      form.append('files', new Blob([new Uint8Array(bytes)]), name);
    return ask('forms-clerk', 'POST', `/contact-messages/${id}/reply`, form);
  }
  const mailOf = async (reference: string) => {
    const where = { reference: { equals: reference } };
    return (await studio.payload.find({ collection: 'mails', where, sort: 'createdAt' })).docs[0];
  };

  test('stores the files of a reply, sends them and erases them with the message', async () => {
    const email = `${randomUUID()}@posteo.example`;
    const { id, reference } = await storeMessage(studio.payload, { email });
    const key = randomUUID();
    const pdf = await pdfOf('Rechnung');
    const large = Buffer.concat([pdf, Buffer.alloc(100_000, ' ')]);
    const files: [string, Uint8Array][] = [
      ['../../Rechnung 7.exe', pdf],
      ['Anlage.pdf', large],
    ];
    expect((await reply(id, files, key)).status).toBe(204);
    expect((await reply(id, files, key)).status).toBe(204);
    expect((await reply(id, [], key)).status).toBe(409);
    const otherContent = files.map(([name]): [string, Uint8Array] => [name, pdf]);
    expect((await reply(id, otherContent, key)).status).toBe(409);
    const mail = await mailOf(reference);
    const stored = mail?.attachments as { attachment: string }[];
    const file = (index: number) => stored[index];
    const sha256 = expect.stringMatching(/^[\da-f]{64}$/);
    const attachment = expect.stringMatching(/-[01]$/);
    expect(mail?.attachments).toEqual([
      { filename: 'Rechnung 7.pdf', contentType: 'application/pdf', attachment, sha256 },
      { filename: 'Anlage.pdf', contentType: 'application/pdf', attachment, sha256 },
    ]);
    const allowed: Person[] = [];
    for (const person of ['admin', 'forms-clerk', 'editor-de', 'portal-manager'] as const)
      if ((await ask(person, 'GET', `/attachments/${file(1)?.attachment}/file`)).status === 200)
        allowed.push(person);
    expect(allowed).toEqual(['admin', 'forms-clerk']);
    const exported = await ask('forms-clerk', 'POST', '/person-data/export', { email });
    expect(exported.body.attachments).toHaveLength(2);
    expect((await ask('forms-clerk', 'DELETE', `/contact-messages/${id}`)).status).toBe(200);
    expect((await ask('admin', 'GET', `/attachments/${file(0)?.attachment}/file`)).status).toBe(
      404,
    );
  });

  test('stores the files of a reply beside those of an entry with its id', async () => {
    const { id: other } = await storeMessage(studio.payload);
    const bytes = Buffer.alloc(100_000, 'a');
    const own = [{ name: 'a.txt', mediaType: 'text/plain', bytes }];
    const { rows } = await storeAttachments(getFileStore(), other, own);
    for (const row of rows) await addRow(studio.payload, attachments, row);
    const { id } = await storeMessage(studio.payload);
    const file = Buffer.concat([await pdfOf('x'), Buffer.alloc(100_000, ' ')]);
    expect(
      (await reply(id, [['b.pdf', file]], other as ReturnType<typeof randomUUID>)).status,
    ).toBe(204);
    const key = `${attachmentFolder}/${other}-0`;
    expect(bytes.equals((await bytesOf(getFileStore(), key)) ?? Buffer.of())).toBe(true);
  });

  test('refuses files that are too large or of another type, and sends nothing', async () => {
    const { id, reference } = await storeMessage(studio.payload);
    const pdf = await pdfOf('x');
    const statuses = [
      await reply(id, [['a.pdf', Buffer.concat([pdf, Buffer.alloc(10_000_000)])]]),
      await reply(id, [['a.pdf', Buffer.from('MZ\u0000\u0001')]]),
      await reply(id, [['a.txt', Buffer.from('<script>alert(1)</script>')]]),
      await reply('none', [['a.pdf', pdf]]),
    ].map(({ status }) => status);
    expect(statuses).toEqual([413, 400, 400, 404]);
    expect(await mailOf(reference)).toBeUndefined();
  });

  test('finds words of a message and telephone numbers in any spelling', async () => {
    const phone = '(0231) 55 77 - 88';
    const stored = await storeMessage(studio.payload, {
      ...{ phone, telephoneDigits: telephoneDigits('de-DE', phone) },
      ...{ message: 'Der Ölfilter quietscht.', company: 'Zandera Żółw', name: 'Łucja Ö' },
    });
    const collectionConfig = studio.payload.collections['contact-messages'].config;
    const foundBy = async (search: string, person: 'admin' | 'forms-clerk' = 'forms-clerk') => {
      const where = mergeListSearchAndWhere({ collectionConfig, search, where: {} });
      const user = { id: studio.staff[person], collection: 'staff' as const };
      const full = await studio.payload.findByID({ collection: 'staff', id: user.id });
      const { docs } = await studio.payload.find({
        ...{ collection: 'contact-messages', where, overrideAccess: false },
        user: { ...full, collection: 'staff' } as never,
      });
      return docs.map(({ id }) => id);
    };
    for (const term of [
      ...['+49 231 557788', '0049231557788', '0231/557788', '557788', 'quietscht'],
      ...['ölfilter der', 'zander', 'Żół', stored.reference],
    ])
      expect([term, await foundBy(term)]).toEqual([term, [stored.id]]);
    for (const term of ['0232 557788', 'quietschtnicht', "'); DROP TABLE mails", '%', 'śćń'])
      expect([term, (await foundBy(term)).includes(stored.id)]).toEqual([term, term === '%']);
    expect(await foundBy('quietscht', 'admin')).toEqual([]);
    expect(await foundBy('zander', 'admin')).toEqual([stored.id]);
    const digits = 'where[and][0][telephoneDigits][like]';
    for (const query of [`${digits}=abc`, `${digits}=557788&where[and][0][status][equals]=spam`])
      expect((await ask('forms-clerk', 'GET', `/contact-messages?${query}`)).body.docs).toEqual([]);
  });

  test('marks a message while one of its mails is undeliverable', async () => {
    const { markUndeliverable } = await import('@oilway/store/outbox/undeliverable.ts');
    const { id, reference } = await storeMessage(studio.payload);
    const mail = await storeMail(studio.payload, reference, { state: 'dead' });
    const isMarked = async () =>
      (await ask('forms-clerk', 'GET', `/contact-messages/${id}`)).body.undeliverable;
    await markUndeliverable(databaseOf(studio.payload), { inbox: 'contact-messages', reference });
    expect(await isMarked()).toBe(true);
    await ask('forms-clerk', 'PATCH', `/contact-messages/${id}`, { undeliverable: false });
    expect(await isMarked()).toBe(true);
    await ask('forms-clerk', 'POST', `/mails/${mail.id}/resend`);
    expect(await isMarked()).toBe(false);
  });

  test('limits templates to the countries of a clerk', async () => {
    const clerk = studio.staff['forms-clerk'];
    const limit = (countries: ('de' | 'pl')[]) =>
      studio.payload.update({ collection: 'staff', id: clerk, data: { countries } });
    const template = (country: string) => ({ title: country, country, text: 'Hallo {name}' });
    const polish = await ask('admin', 'POST', '/reply-templates', template('pl'));
    await limit(['de']);
    const own = await ask('forms-clerk', 'POST', '/reply-templates', template('de'));
    expect(own.status).toBe(201);
    const unknown = { ...template('de'), text: 'Hallo {vorname}' };
    expect((await ask('forms-clerk', 'POST', '/reply-templates', unknown)).status).toBe(400);
    expect((await ask('forms-clerk', 'POST', '/reply-templates', template('pl'))).status).toBe(403);
    const path = `/reply-templates/${own.body.doc.id}`;
    expect((await ask('forms-clerk', 'PATCH', path, { country: 'pl' })).status).toBe(403);
    const other = `/reply-templates/${polish.body.doc.id}`;
    expect((await ask('forms-clerk', 'GET', other)).status).toBe(404);
    expect((await ask('forms-clerk', 'GET', '/reply-templates')).body.totalDocs).toBe(1);
    await limit(['pl']);
    const byDefault = { title: 'x', text: 'x' };
    const added = await ask('forms-clerk', 'POST', '/reply-templates', byDefault);
    expect([added.status, added.body.doc?.country]).toEqual([201, 'pl']);
    await limit(['de', 'pl']);
  });
});
