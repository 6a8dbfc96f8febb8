/** Counting, exporting and erasing the data of one person over the REST API of the studio, and its limits. */

import { randomUUID } from 'node:crypto';
import { attachments } from '@oilway/store/submissions/tables.ts';
import { expect, test } from 'vitest';
import { rowsOf } from '../../content/test/store-rows.ts';
import {
  countsIn,
  emptyCounts,
  peopleAllowed,
  storeApplication,
  storeMail,
  storeMessage,
  storeSignUp,
  tablesWith,
} from './fixtures.ts';
import { testInProcessStudio } from './in-process-studio.ts';
import { emailOf, people } from './people.ts';

const rest = testInProcessStudio();
const { ask } = rest;

const allowedPeople = ['admin', 'forms-clerk', 'portal-manager'];
test('counts, exports and completely erases the submissions of a person', async () => {
  const email = 'anna.nowak@posteo.example';
  const message = await storeMessage(rest.payload, { email: 'Anna.Nowak@posteo.example' });
  const applied = await storeApplication(rest.payload, email);
  const signUp = await storeSignUp(rest.payload, { email });
  const other = await storeMessage(rest.payload, { email: 'joanna.nowak@posteo.example' });
  await storeMail(rest.payload, message.reference, { to: email, state: 'sent' });
  await storeMail(rest.payload, applied.reference, { to: email, state: 'dead' });
  await storeMail(rest.payload, signUp.reference, { to: email });
  const toUs = { to: 'service@oilway.example', replyTo: email, text: `von ${email}` };
  await storeMail(rest.payload, message.reference, toUs);
  await storeMail(rest.payload, other.reference, { to: 'joanna.nowak@posteo.example' });
  const counts = {
    'contact-messages': 1,
    'sponsoring-messages': 1,
    'event-sign-ups': 1,
    attachments: 1,
    mails: 4,
  };
  const word = `"${email}`;
  expect(await tablesWith(rest.payload, word)).toEqual([
    'contact_messages',
    'event_sign_ups',
    'mails',
    'sponsoring_messages',
  ]);
  expect(await peopleAllowed(ask, 'POST', '/person-data', { email })).toEqual(allowedPeople);
  const { body } = await ask('forms-clerk', 'POST', '/person-data', { email });
  expect(countsIn(body)).toEqual(counts);
  expect(body['contact-messages']).toMatchObject([{ id: message.id, title: message.reference }]);
  expect(body['contact-messages'][0].facts).toContainEqual(['E-Mail', message.email]);
  expect(body['contact-messages'][0].facts).toContainEqual(['Stand', 'Neu']);
  expect(body.attachments).toMatchObject([{ id: `${applied.id}-0`, facts: [] }]);
  expect(body.mails.map(({ facts }: { facts: unknown }) => facts)).toContainEqual(
    expect.arrayContaining([['Text', `von ${email}`]]),
  );
  expect(await peopleAllowed(ask, 'POST', '/person-data/export', { email })).toEqual(allowedPeople);
  const { headers, text } = await ask('forms-clerk', 'POST', '/person-data/export', { email });
  expect(headers.get('cache-control')).toBe('private, no-store');
  for (const part of ['JVBERg==', 'Auf meiner Rechnung', signUp.reference, `von ${email}`])
    expect(text).toContain(part);
  expect(text).not.toContain('joanna');
  for (const person of people.filter((one) => !allowedPeople.includes(one)))
    expect((await ask(person, 'POST', '/person-data/erase', { email })).status).toBe(403);
  await ask('portal-manager', 'POST', '/person-data/erase', { email });
  expect((await ask('forms-clerk', 'POST', '/person-data/erase', { email })).body).toEqual(counts);
  expect(countsIn((await ask('forms-clerk', 'POST', '/person-data', { email })).body)).toEqual(
    emptyCounts,
  );
  expect(await tablesWith(rest.payload, word)).toEqual([]);
  expect(await tablesWith(rest.payload, `von ${email}`)).toEqual([]);
  expect(await rowsOf(rest.payload, attachments)).toEqual([]);
  expect(await tablesWith(rest.payload, 'joanna')).toEqual(['contact_messages', 'mails']);
  for (const bad of [{}, { email: '' }, { email: 1 }, { email: 'a'.repeat(300) }])
    expect((await ask('forms-clerk', 'POST', '/person-data/erase', bad)).status).toBe(400);
});

test('finds no mails by the address of a department or of staff', async () => {
  const { reference } = await storeMessage(rest.payload);
  for (const to of ['service@oilway.example', emailOf('compliance-officer')]) {
    await storeMail(rest.payload, reference, { to });
    await storeMail(rest.payload, null, { to });
    const response = await ask('forms-clerk', 'POST', '/person-data', { email: to });
    expect(countsIn(response.body)).toEqual(emptyCounts);
  }
});

test('finds nothing for wildcards and partial addresses', async () => {
  for (const email of ['%@posteo.example', '___', 'posteo.example', '%%%'])
    expect(countsIn((await ask('forms-clerk', 'POST', '/person-data', { email })).body)).toEqual(
      emptyCounts,
    );
});

test('offers no CSV export or reply for reports and other internal collections', async () => {
  const report = await rest.payload.create({
    collection: 'reports',
    data: {
      cultureName: 'de-DE',
      day: '2026-11-02',
      lookupHash: 'secret-lookup',
      recipient: 'age1secret',
    } as never,
  });
  const reply = { id: randomUUID(), text: 'Hallo' };
  for (const collection of ['reports', 'report-messages', 'reporting-keys', 'attachments', 'staff'])
    for (const person of people) {
      const csv = await ask(person, 'GET', `/${collection}/csv`);
      expect([csv.headers.get('content-type'), collection]).not.toContain(
        'text/csv; charset=utf-8',
      );
      expect(csv.status, `${person} ${collection}`).toBeGreaterThanOrEqual(400);
      const replied = await ask(person, 'POST', `/${collection}/${report.id}/reply`, reply);
      expect(replied.status, `${person} ${collection}`).toBe(404);
    }
  const through = await ask('forms-clerk', 'POST', `/contact-messages/${report.id}/reply`, reply);
  expect(through.status).toBe(404);
  expect(
    await rest.payload.count({ collection: 'mails', where: { id: { equals: reply.id } } }),
  ).toEqual({
    totalDocs: 0,
  });
});

test('ignores writes to the last retention run and rejects invalid periods', async () => {
  await rest.payload.updateGlobal({
    slug: 'retention',
    data: {
      lastRun: { at: '2026-11-20T02:30:00.000Z', deleted: 3, mails: 2, overdue: 1 },
    } as never,
  });
  for (const person of people)
    await ask(person, 'POST', '/globals/retention', {
      contactMessages: 400,
      lastRun: { at: '2030-01-01T00:00:00.000Z', deleted: 99 },
    });
  expect(await rest.payload.findGlobal({ slug: 'retention' })).toMatchObject({
    contactMessages: 400,
    lastRun: { at: '2026-11-20T02:30:00.000Z', deleted: 3, mails: 2, overdue: 1 },
  });
  for (const days of [0, -1, 4000, 'x'])
    expect(
      (await ask('admin', 'POST', '/globals/retention', { contactMessages: days })).status,
    ).toBe(400);
});
