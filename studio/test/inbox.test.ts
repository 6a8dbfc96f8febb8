/** Actions of clerks on submissions over the REST API of the studio. */

import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { attachments } from '@oilway/store/submissions/tables.ts';
import { expect, test } from 'vitest';
import { createStaffAccount } from '../../content/staff/create-staff-account.ts';
import { addRow, changeRows } from '../../content/test/store-rows.ts';
import {
  peopleAllowed,
  storeApplication,
  storeMail,
  storeMessage,
  storeSignUp,
} from './fixtures.ts';
import { bothCountries, emailOf, type Person, password, people } from './people.ts';
import { testStudio } from './server.ts';

const studio = testStudio();
const { ask } = studio;

test('serves an attachment as a download to administrators and clerks only', async () => {
  const { id: submission } = await storeApplication(studio.payload, 'anna@posteo.example');
  const id = `${submission}-1`;
  await addRow(studio.payload, attachments, {
    id,
    submission,
    name: 'Załącznik "1".pdf',
    mediaType: 'application/pdf',
    content: Buffer.from('%PDF-1.7 secret').toString('base64'),
  });
  const allowed: string[] = [];
  for (const person of people) {
    const { headers, status, text } = await ask(person, 'GET', `/attachments/${id}/file`);
    if (!text.includes('secret')) continue;
    allowed.push(person);
    expect([status, headers.get('x-content-type-options')]).toEqual([200, 'nosniff']);
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename\*=UTF-8''Za%C5%82/);
    expect(headers.get('content-security-policy')).toContain('sandbox');
  }
  expect(allowed.sort()).toEqual(['admin', 'forms-clerk']);
  expect((await ask('admin', 'GET', '/attachments/none/file')).status).toBe(404);
});

test('serves and exports attachments from file storage and logs a missing one', async () => {
  const email = 'gross@posteo.example';
  const { id: submission } = await storeApplication(studio.payload, email);
  const id = `${submission}-0`;
  await changeRows(studio.payload, attachments, { id }, { content: '', file: id });
  const bytes = Buffer.from(`letters ${'x'.repeat(3_000_000)}`);
  mkdirSync(join(studio.database.folder, 'attachments'), { recursive: true });
  writeFileSync(join(studio.database.folder, 'attachments', id), bytes);

  const saved = await ask('forms-clerk', 'GET', `/attachments/${id}/file`);
  expect([saved.status, saved.text]).toEqual([200, String(bytes)]);
  const exported = await ask('forms-clerk', 'POST', '/person-data/export', { email });
  expect(exported.body).toMatchObject({ attachments: [{ content: bytes.toString('base64') }] });

  rmSync(join(studio.database.folder, 'attachments', id));
  expect((await ask('forms-clerk', 'GET', `/attachments/${id}/file`)).status).toBe(404);
  await expect.poll(() => studio.studio.log()).toMatch(/a file is missing/);
  expect(studio.studio.log()).toContain(`attachments/${id}`);
});

const mailsOf = async (reference: string) =>
  (
    await studio.payload.find({
      collection: 'mails',
      where: { reference: { equals: reference } },
      sort: 'createdAt',
      depth: 0,
      pagination: false,
    })
  ).docs;

const clerks = ['admin', 'forms-clerk'];

test('sends one mail per reply ID and sets the message to in work', async () => {
  const { id, reference } = await storeMessage(studio.payload);
  const path = `/contact-messages/${id}/reply`;
  const reply = {
    id: randomUUID(),
    text: 'Guten Tag,\n\nder Filter war im Preis enthalten:\n1 Filter\n2 Dichtungen',
  };
  const sendReply = async (person: Person, body: object) =>
    (await ask(person, 'POST', path, body)).status;
  expect([await sendReply('admin', reply), await sendReply('admin', reply)]).toEqual([204, 204]);
  // Another account would sign it with another name.
  expect(await sendReply('forms-clerk', reply)).toBe(409);
  const allowed: Person[] = [];
  for (const person of people)
    if ((await sendReply(person, { ...reply, id: randomUUID() })) === 204) allowed.push(person);
  expect(allowed.sort()).toEqual(clerks);
  const mails = await mailsOf(reference);
  expect(mails).toHaveLength(3);
  expect(mails[0]).toMatchObject({
    to: 'miriam@posteo.example',
    subject: `Antwort von Oilway (${reference})`,
    state: 'waiting',
  });
  expect(mails[0]?.text).toContain(
    'der Filter war im Preis enthalten:\n1 Filter\n2 Dichtungen\n\nMit freundlichen Grüßen\nadmin\n',
  );
  const stored = await studio.payload.findByID({ collection: 'contact-messages', id, depth: 1 });
  expect([stored.status, (stored.assignee as { role: string }).role]).toEqual(['inWork', 'admin']);
  for (const bad of [
    {},
    { ...reply, text: ' ' },
    { ...reply, text: 'a\u0000' },
    { ...reply, id: 1 },
    { ...reply, to: 'x@evil.example' },
    { ...reply, subject: 'Hallo' },
  ])
    expect((await ask('forms-clerk', 'POST', path, bad)).status).toBe(400);
  const none = await ask('forms-clerk', 'POST', '/contact-messages/none/reply', {
    ...reply,
    id: randomUUID(),
  });
  expect(none.status).toBe(404);
  expect(await mailsOf(reference)).toHaveLength(3);
});

test('deduplicates concurrent replies and rejects the reply ID for other content', async () => {
  const { id, reference } = await storeMessage(studio.payload);
  const reply = { id: randomUUID(), text: 'Hallo' };
  const sendReply = (of: string, body: object) =>
    ask('forms-clerk', 'POST', `/contact-messages/${of}/reply`, body);
  const replies = await Promise.all(Array.from({ length: 5 }, () => sendReply(id, reply)));
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 204));
  expect(await mailsOf(reference)).toHaveLength(1);
  const other = await storeMessage(studio.payload);
  expect((await sendReply(other.id, reply)).status).toBe(409);
  expect((await sendReply(id, { ...reply, text: 'Anders' })).status).toBe(409);
  expect(await mailsOf(other.reference)).toEqual([]);
});

test('sets Reply-To of a reply to the department of the form', async () => {
  const storeAndReply = async (data: object) => {
    const { id, reference } = await storeMessage(studio.payload, data);
    const reply = { id: randomUUID(), text: 'Hallo' };
    await ask('forms-clerk', 'POST', `/contact-messages/${id}/reply`, reply);
    return (await mailsOf(reference)).map(({ replyTo, to }) => [to, replyTo]);
  };
  const none = [['miriam@posteo.example', null]];
  expect(await storeAndReply({ contactDepartment: 'Rechnungen' })).toEqual(none);
  for (const [order, department] of ['Service', 'Rechnungen'].entries())
    await studio.payload.create({
      collection: 'departments',
      data: {
        department,
        email: `${department.toLowerCase()}@oilway.example`,
        country: 'de',
        purpose: 'contact',
        order,
      } as never,
    });
  expect(await storeAndReply({ contactDepartment: 'Rechnungen' })).toEqual([
    ['miriam@posteo.example', 'rechnungen@oilway.example'],
  ]);
  expect(await storeAndReply({ contactDepartment: 'Gibt es nicht mehr' })).toEqual([
    ['miriam@posteo.example', 'service@oilway.example'],
  ]);
  const { id } = await storeMessage(studio.payload, { name: 'Ida', cultureName: 'de-DE' });
  const frame = await ask('forms-clerk', 'GET', `/contact-messages/${id}/reply`);
  expect(frame.body).toMatchObject({ greeting: 'Guten Tag Ida,', department: 'Service' });
  expect(frame.body.signature).toMatch(/^Mit freundlichen Grüßen\n.+\nService$/);
  expect((await ask('editor-de', 'GET', `/contact-messages/${id}/reply`)).status).toBe(403);
});

test('uses the original reference number in a reply to a repeated sign-up', async () => {
  const signUp = { email: 'anna@posteo.example', place: 'repeated', repeats: 'OW-26-999-9999' };
  const { id, reference } = await storeSignUp(studio.payload, signUp);
  const reply = { id: randomUUID(), text: 'Hallo' };
  await ask('forms-clerk', 'POST', `/event-sign-ups/${id}/reply`, reply);
  const [mail] = await mailsOf(reference);
  expect(mail?.subject).toBe('Antwort von Oilway (OW-26-999-9999)');
  expect(mail?.text).not.toContain(reference);
});

test('references the confirmation and earlier replies in In-Reply-To', async () => {
  const { id, reference } = await storeMessage(studio.payload);
  const confirmation = '<bestaetigung@oilway.example>';
  await storeMail(studio.payload, reference, { state: 'sent', messageId: confirmation });
  await storeMail(studio.payload, reference, { to: 'service@oilway.example' });
  await storeMail(studio.payload, reference, { state: 'dead' });
  const path = `/contact-messages/${id}/reply`;
  for (const text of ['Eins', 'Zwei'])
    await ask('forms-clerk', 'POST', path, { id: randomUUID(), text });
  const [one, two] = (await mailsOf(reference)).slice(3);
  expect([one?.inReplyTo, two?.inReplyTo]).toEqual([
    [confirmation],
    [confirmation, one?.messageId],
  ]);
  await studio.payload.update({ collection: 'mails', id: two?.id ?? '', data: { state: 'sent' } });
  await ask('forms-clerk', 'POST', `/mails/${two?.id}/resend`);
  expect((await mailsOf(reference)).at(-1)?.inReplyTo).toEqual(two?.inReplyTo);
});

test('stores the first reply and reopens an entry as new that has no assignee', async () => {
  const { id } = await storeMessage(studio.payload);
  const path = `/contact-messages/${id}`;
  const status = async () => (await ask('forms-clerk', 'GET', path)).body.status;
  await ask('forms-clerk', 'PATCH', path, { status: 'done' });
  await ask('forms-clerk', 'PATCH', path, { status: 'inWork' });
  expect(await status()).toBe('new');
  const reply = () => ask('forms-clerk', 'POST', `${path}/reply`, { id: randomUUID(), text: 'Ja' });
  const repliedAt = async () => {
    await reply();
    return (await ask('forms-clerk', 'GET', path)).body.repliedAt;
  };
  const first = await repliedAt();
  expect(Date.now() - Date.parse(first)).toBeLessThan(60_000);
  expect(await repliedAt()).toBe(first);
  await ask('forms-clerk', 'PATCH', path, { status: 'spam' });
  await ask('forms-clerk', 'PATCH', path, { status: 'inWork', repliedAt: null });
  expect(await status()).toBe('inWork');
  expect((await ask('forms-clerk', 'GET', path)).body.repliedAt).toBe(first);
});

test('retries an undeliverable mail and resends a sent one as a new mail', async () => {
  const { id, reference } = await storeMessage(studio.payload);
  const text = 'Hallo';
  await ask('forms-clerk', 'POST', `/contact-messages/${id}/reply`, { id: randomUUID(), text });
  const [mail] = await mailsOf(reference);
  const change = (data: object) =>
    studio.payload.update({ collection: 'mails', id: mail?.id ?? '', data: data as never });
  await change({ state: 'dead', attempts: 11, lastError: 'no such mailbox' });
  expect(await peopleAllowed(ask, 'POST', `/mails/${mail?.id}/resend`)).toEqual(clerks);
  expect(await mailsOf(reference)).toMatchObject([
    { state: 'waiting', attempts: 0, lastError: 'no such mailbox', messageId: mail?.messageId },
  ]);
  await change({ state: 'sent' });
  expect((await ask('forms-clerk', 'POST', `/mails/${mail?.id}/resend`)).status).toBe(204);
  const both = await mailsOf(reference);
  expect(both).toMatchObject([{ state: 'sent' }, { state: 'waiting', subject: mail?.subject }]);
  expect(both[0]?.messageId).toBe(mail?.messageId);
  expect(both[1]?.messageId).toMatch(/^<[\w-]+@oilway\.example>$/);
  expect(both[1]?.messageId).not.toBe(mail?.messageId);
  const toStaff = await storeMail(studio.payload, null, { state: 'dead' });
  expect(await peopleAllowed(ask, 'POST', `/mails/${toStaff.id}/resend`)).toEqual(['admin']);
  expect((await ask('forms-clerk', 'POST', '/mails/none/resend')).status).toBe(404);
});

test('lets clerks assign a message to each other and unassign it', async () => {
  const person = { name: 'Zofia', email: emailOf('zofia'), password, role: 'forms-clerk' as const };
  const { id: colleague } = await createStaffAccount(studio.payload, {
    ...person,
    ...bothCountries,
  });
  const { id } = await storeMessage(studio.payload);
  const path = `/contact-messages/${id}`;
  const give = (assignee: unknown) => ask('forms-clerk', 'PATCH', path, { assignee });
  // The query of the form's assignee list.
  const roles = '&where[and][0][role][in][0]=admin&where[and][0][role][in][1]=forms-clerk';
  const choices = await ask('forms-clerk', 'GET', `/staff?depth=0&limit=50${roles}&sort=name`);
  const names = choices.body.docs.map(({ name }: { name: string }) => name);
  expect(names).toEqual(['Zofia', 'admin', 'forms-clerk']);
  expect((await give(colleague)).status).toBe(200);
  const shown = await ask('forms-clerk', 'GET', `${path}?depth=1`);
  expect(shown.body.assignee).toMatchObject({ id: colleague, name: 'Zofia' });
  expect(shown.text).not.toContain('zofia');
  for (const wrong of [studio.staff['editor-de'], 999_999, 'abc']) {
    const refused = await give(wrong);
    expect([refused.status, refused.body.errors[0].data.errors[0].path]).toEqual([400, 'assignee']);
  }
  await studio.payload.update({
    collection: 'staff',
    id: colleague,
    data: { role: 'editor-pl' },
  });
  expect((await ask('forms-clerk', 'PATCH', path, { status: 'done' })).status).toBe(200);
  expect((await give(null)).body.doc.assignee).toBeNull();
});

test('ignores changes to submitted fields', async () => {
  const stored = {
    'contact-messages': await storeMessage(studio.payload),
    'sponsoring-messages': await storeApplication(studio.payload, 'anna@posteo.example'),
    'event-sign-ups': await storeSignUp(studio.payload, { email: 'anna@posteo.example' }),
  };
  const forClerks = ['status', 'assignee', 'notes', 'place', 'event'];
  for (const [inbox, { id }] of Object.entries(stored))
    for (const clerk of ['admin', 'forms-clerk'] as const) {
      const path = `/${inbox}/${id}`;
      const { correspondence, updatedAt, ...before } = (await ask(clerk, 'GET', `${path}?depth=0`))
        .body;
      const sent = Object.keys(before).filter((name) => !['id', ...forClerks].includes(name));
      const forged = 'forged@posteo.example';
      for (const name of sent) await ask(clerk, 'PATCH', path, { [name]: forged });
      await ask(clerk, 'PATCH', path, { createdAt: '2020-01-01T00:00:00.000Z' });
      const answer = await ask(clerk, 'PATCH', path, { email: forged, notes: 'Gelesen.' });
      expect([inbox, answer.status]).toEqual([inbox, 200]);
      const after = (await ask(clerk, 'GET', `${path}?depth=0`)).body;
      expect(after).toMatchObject({ ...before, notes: 'Gelesen.' });
    }
});
