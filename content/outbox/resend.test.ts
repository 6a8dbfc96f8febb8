import { readSettings } from '@oilway/store/settings.ts';
import { requestLink } from '@oilway/store/staff/send-link.ts';
import { createLocalReq, type Where } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseOf } from '../database/session.ts';
import type { Mail } from '../payload-types.ts';
import { createStaffAccount } from '../staff/create-staff-account.ts';
import { openDatabase, type TestDatabase } from '../test/database.ts';

let database: TestDatabase;
let admin: { id: number };
let clerk: { id: number };

beforeAll(async () => {
  database = await openDatabase('sqlite');
  const hireAs = (role: 'admin' | 'forms-clerk') => {
    const person = {
      name: role,
      email: `${role}@oilway.example`,
      password: 'correct horse battery',
    };
    return createStaffAccount(database.payload, { ...person, role });
  };
  [admin, clerk] = [await hireAs('admin'), await hireAs('forms-clerk')];
});
afterAll(() => database?.close());

const requestOf = (user: object) =>
  createLocalReq({ user: { ...user, collection: 'staff' } as never }, database.payload);

async function resend(mail: Mail | undefined, user: object = admin): Promise<number> {
  const { resendEndpoint } = await import('./resend.ts');
  const req = await requestOf(user);
  return (await resendEndpoint.handler(Object.assign(req, { routeParams: { id: mail?.id } })))
    .status;
}

/** Returns the mails to an address, newest last. */
async function mailsTo(to: string): Promise<Mail[]> {
  const where = { to: { equals: to } };
  const { docs } = await database.payload.find({ collection: 'mails', where, sort: 'createdAt' });
  return docs;
}

const change = (mail: Mail | undefined, data: Partial<Mail>) =>
  database.payload.update({ collection: 'mails', id: mail?.id ?? '', data });
const linkIn = (mail: Mail | undefined) =>
  /token=([\w-]+)|reset#([\w-]+)/.exec(mail?.text ?? '')?.[0];

test('resends an invitation with a new valid link and invalidates the old one', async () => {
  const { payload } = database;
  const { id: company } = await payload.create({
    collection: 'companies',
    data: { name: 'Nord', country: 'de' },
  });
  const email = 'jonas@posteo.example';
  await payload.create({
    collection: 'members',
    data: { email, name: 'Jonas', company, state: 'invited', cultureName: 'de-DE' } as never,
  });
  const [first] = await mailsTo(email);
  await change(first, { state: 'sent', html: null, text: null });
  expect(await resend(first)).toBe(204);
  const [, second] = await mailsTo(email);
  expect(second).toMatchObject({ state: 'waiting', subject: first?.subject });
  const token = (mail: Mail | undefined) => linkIn(mail)?.replace('token=', '') ?? '';
  expect(await database.store.linkPurpose(token(first))).toBeUndefined();
  expect(await database.store.linkPurpose(token(second))).toBe('invite');

  expect(await resend(second)).toBe(204);
  expect(await mailsTo(email)).toHaveLength(2);
  await change(second, { state: 'dead' });
  expect(await resend(second)).toBe(204);
  const [, , third] = await mailsTo(email);
  expect(third?.state).toBe('waiting');
  await change(third, { state: 'dead' });
  await payload.delete({ collection: 'members', where: { email: { equals: email } } });
  expect(await resend(third)).toBe(409);
  expect(await mailsTo(email)).toHaveLength(3);
});

test('resends a staff link with a new token', async () => {
  const email = 'forms-clerk@oilway.example';
  const transactions = databaseOf(database.payload);
  const { rest } = await requestLink(transactions, readSettings(), {
    email,
    network: '192.0.2',
  });
  await rest;
  await expect.poll(async () => (await mailsTo(email)).length).toBe(1);
  const [first] = await mailsTo(email);
  await change(first, { state: 'dead' });
  expect(await resend(first)).toBe(204);
  await expect.poll(async () => (await mailsTo(email)).length).toBe(2);
  const [, second] = await mailsTo(email);
  expect(linkIn(second)).toMatch(/^reset#[\w-]{43}$/);
  expect(linkIn(second)).not.toBe(linkIn(first));
});

test('limits link mails to one staff address across networks', async () => {
  const email = 'admin@oilway.example';
  const transactions = databaseOf(database.payload);
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const { rest } = await requestLink(transactions, readSettings(), {
      email,
      network: `198.51.${attempt}`,
    });
    await rest;
  }
  expect(await mailsTo(email)).toHaveLength(4);
});

test('lists mails with links to administrators only and hides their content', async () => {
  const { payload } = database;
  const seenBy = async (user: object, where: Where) => {
    const req = await requestOf(user);
    const { docs } = await payload.find({ collection: 'mails', where, req, overrideAccess: false });
    return docs;
  };
  const [mail] = await mailsTo('forms-clerk@oilway.example');
  expect(mail?.text).toContain('http');
  const where = { id: { equals: mail?.id } };
  expect(await seenBy(clerk, where)).toEqual([]);
  const [seen] = await seenBy(admin, where);
  expect(seen).toMatchObject({ subject: mail?.subject, state: mail?.state });
  expect(seen).not.toHaveProperty('text');
  expect(seen).not.toHaveProperty('html');
  for (const field of ['text', 'html', 'attachments'])
    await expect(seenBy(admin, { [field]: { contains: 'a' } })).rejects.toThrow();
  expect(await resend(mail, clerk)).toBe(404);
});

test('does not resend a waiting mail and returns 409 for a mail without content', async () => {
  const { payload } = database;
  const make = (data: object) =>
    payload.create({
      collection: 'mails',
      data: {
        to: 'a@posteo.example',
        subject: 'Hallo',
        messageId: crypto.randomUUID(),
        ...data,
      } as never,
    });
  const nextAttempt = new Date(Date.now() + 200_000).toISOString();
  const claimed = { state: 'waiting', attempts: 1, nextAttempt, reference: 'OW-26-000-0001' };
  const sending = await make(claimed);
  expect(await resend(sending)).toBe(204);
  expect(await payload.findByID({ collection: 'mails', id: sending.id })).toMatchObject(claimed);
  const failed = await make({ ...claimed, state: 'dead', lastError: 'no such user' });
  expect(await resend(failed)).toBe(204);
  const anew = await payload.findByID({ collection: 'mails', id: failed.id });
  expect(anew).toMatchObject({ state: 'waiting', attempts: 0, lastError: 'no such user' });
  expect(Date.parse(anew.nextAttempt ?? '')).toBeLessThan(Date.now() + 1000);
  expect(await resend(await make({ state: 'sent', attempts: 1, reference: null }))).toBe(409);
});
