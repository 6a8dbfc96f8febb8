/** What is kept of one person, over the studio's REST interface, and what is out of reach for it. */

import { randomUUID } from 'node:crypto';
import { attachments } from '@oilway/store/submissions/tables.ts';
import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowsOf } from '../../content/test/store-rows.ts';
import { type Ask, emailOf, password, people } from './people.ts';
import { allowed, storeApplication, storeMail, storeMessage, storeSignUp } from './sent.ts';
import { type OpenStudio, openStudio } from './server.ts';
import { tablesWith as tablesOf } from './tables-with.ts';

let payload: Payload;
let studio: OpenStudio;
let ask: Ask;

beforeAll(async () => {
  studio = await openStudio();
  ({ ask, payload } = studio);
});
afterAll(() => studio?.close());

const tablesWith = (word: string) => tablesOf(payload, word);
const askers = ['admin', 'forms-clerk', 'portal-manager'];
const none = {
  'contact-messages': 0,
  'sponsoring-messages': 0,
  'event-sign-ups': 0,
  attachments: 0,
  mails: 0,
};

test('what one person sent is counted, handed out and erased over all forms, and leaves no trace', async () => {
  const email = 'anna.nowak@posteo.example';
  const message = await storeMessage(payload, { email: 'Anna.Nowak@posteo.example' });
  const applied = await storeApplication(payload, email);
  const signUp = await storeSignUp(payload, { email });
  const other = await storeMessage(payload, { email: 'joanna.nowak@posteo.example' });
  await storeMail(payload, message.reference, { to: email, state: 'sent' });
  await storeMail(payload, applied.reference, { to: email, state: 'dead' });
  await storeMail(payload, signUp.reference, { to: email });
  const toUs = { to: 'service@oilway.example', replyTo: email, text: `von ${email}` };
  await storeMail(payload, message.reference, toUs);
  await storeMail(payload, other.reference, { to: 'joanna.nowak@posteo.example' });
  const counts = {
    'contact-messages': 1,
    'sponsoring-messages': 1,
    'event-sign-ups': 1,
    attachments: 1,
    mails: 4,
  };
  const word = `"${email}`;
  expect(await tablesWith(word)).toEqual([
    'contact_messages',
    'event_sign_ups',
    'mails',
    'sponsoring_messages',
  ]);
  expect(await allowed(ask, 'POST', '/person-data', { email })).toEqual(askers);
  expect((await ask('forms-clerk', 'POST', '/person-data', { email })).body).toEqual(counts);
  expect(await allowed(ask, 'POST', '/person-data/export', { email })).toEqual(askers);
  const { headers, text } = await ask('forms-clerk', 'POST', '/person-data/export', { email });
  expect(headers.get('cache-control')).toBe('private, no-store');
  for (const part of ['JVBERg==', 'Auf meiner Rechnung', signUp.reference, `von ${email}`])
    expect(text).toContain(part);
  expect(text).not.toContain('joanna');
  for (const person of people.filter((one) => !askers.includes(one)))
    expect((await ask(person, 'POST', '/person-data/erase', { email })).status).toBe(403);
  await ask('portal-manager', 'POST', '/person-data/erase', { email });
  expect((await ask('forms-clerk', 'POST', '/person-data/erase', { email })).body).toEqual(counts);
  expect((await ask('forms-clerk', 'POST', '/person-data', { email })).body).toEqual(none);
  expect(await tablesWith(word)).toEqual([]);
  expect(await tablesWith(`von ${email}`)).toEqual([]);
  expect(await rowsOf(payload, attachments)).toEqual([]);
  expect(await tablesWith('joanna')).toEqual(['contact_messages', 'mails']);
  for (const bad of [{}, { email: '' }, { email: 1 }, { email: 'a'.repeat(300) }])
    expect((await ask('forms-clerk', 'POST', '/person-data/erase', bad)).status).toBe(400);
});

test('the address of a department or of staff is no key to mails about others', async () => {
  const { reference } = await storeMessage(payload);
  for (const to of ['service@oilway.example', emailOf('compliance-officer')]) {
    await storeMail(payload, reference, { to });
    await storeMail(payload, null, { to });
    const asked = await ask('forms-clerk', 'POST', '/person-data', { email: to });
    expect(asked.body).toEqual(none);
  }
});

test('a wildcard is no address', async () => {
  for (const email of ['%@posteo.example', '___', 'posteo.example', '%%%'])
    expect((await ask('forms-clerk', 'POST', '/person-data', { email })).body).toEqual(none);
});

test('nothing of the reporting office is in reach of these tools', async () => {
  const report = await payload.create({
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
  expect(await payload.count({ collection: 'mails', where: { id: { equals: reply.id } } })).toEqual(
    {
      totalDocs: 0,
    },
  );
});

test('the tools answer to the own origin only', async () => {
  const login = await fetch(`${studio.origin}/api/staff/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: studio.origin },
    body: JSON.stringify({ email: emailOf('forms-clerk'), password }),
  });
  const cookie = String(login.headers.get('set-cookie')).split(';')[0] ?? '';
  const email = 'elsewhere@posteo.example';
  const { id, reference } = await storeMessage(payload, { email });
  const { id: mail } = await storeMail(payload, reference, { state: 'dead' });
  const calls: [string, string, object?][] = [
    ['GET', `/contact-messages/csv?where[id][equals]=${id}`],
    ['POST', `/contact-messages/${id}/reply`, { id: randomUUID(), text: 'Hallo' }],
    ['POST', `/mails/${mail}/resend`, {}],
    ['POST', '/person-data', { email }],
    ['POST', '/person-data/export', { email }],
    ['POST', '/person-data/erase', { email }],
  ];
  const statuses = async (headers: Record<string, string>) => {
    const found: number[] = [];
    for (const [method, path, body] of calls) {
      const answer = await fetch(`${studio.origin}/api${path}`, {
        method,
        headers: { 'Content-Type': 'application/json', Cookie: cookie, ...headers },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      found.push(answer.status);
    }
    return found;
  };
  const foreign: Record<string, string>[] = [
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { 'Sec-Fetch-Site': 'cross-site' },
  ];
  for (const elsewhere of foreign) expect(await statuses(elsewhere)).toEqual(calls.map(() => 403));
  expect(await tablesWith(email)).toEqual(['contact_messages']);
  expect(await statuses({ Origin: studio.origin })).toEqual([200, 204, 204, 200, 200, 200]);
});

test('nobody writes the account of the last run', async () => {
  await payload.updateGlobal({
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
  expect(await payload.findGlobal({ slug: 'retention' })).toMatchObject({
    contactMessages: 400,
    lastRun: { at: '2026-11-20T02:30:00.000Z', deleted: 3, mails: 2, overdue: 1 },
  });
  for (const days of [0, -1, 4000, 'x'])
    expect(
      (await ask('admin', 'POST', '/globals/retention', { contactMessages: days })).status,
    ).toBe(400);
});
