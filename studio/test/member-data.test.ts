/** Personal data of members and account requests over the REST API of the studio. */
import { fileDownloads } from '@oilway/store/library/tables.ts';
import {
  accountRequests,
  memberPasskeys,
  memberSessions,
  memberTokens,
} from '@oilway/store/members/tables.ts';
import { expect, test } from 'vitest';
import { addRow } from '../../content/test/store-rows.ts';
import { countsIn, emptyCounts, storeMail, tablesWith } from './fixtures.ts';
import { testInProcessStudio } from './in-process-studio.ts';
import { emailOf } from './people.ts';

const rest = testInProcessStudio();
const { ask } = rest;

test('lets portal managers count, export and erase all data of a member', async () => {
  const email = 'henrike@brinkmann.example';
  const company = await rest.payload.create({
    collection: 'companies',
    data: { name: 'Autohaus Brinkmann', country: 'de' },
  });
  const member = await rest.payload.create({
    collection: 'members',
    data: {
      name: 'Henrike Brinkmann',
      email,
      cultureName: 'de-DE',
      state: 'active',
      company: company.id,
      passwordHash: '$argon2id$secret',
    } as never,
    context: { byMember: true },
  });
  const now = new Date().toISOString();
  const secret = (name: string) => ({
    tokenHash: `secret-${name}`,
    member: member.id,
    expires: now,
  });
  const session = { ...secret('session'), begun: now, lastSeen: now, device: 'Firefox' };
  await addRow(rest.payload, memberSessions, session);
  await addRow(rest.payload, memberTokens, {
    ...secret('token'),
    purpose: 'reset',
    createdAt: now,
  });
  await addRow(rest.payload, accountRequests, {
    tokenHash: 'secret-request',
    ...{ email, name: 'Henrike', company: 'Unbestätigt', cultureName: 'de-DE', expires: now },
  });
  await addRow(rest.payload, memberPasskeys, {
    id: 'credential-1',
    member: member.id,
    name: 'Telefon',
    publicKey: 'secret-key',
    counter: 0,
    created: now,
  });
  const category = await rest.payload.create({
    collection: 'file-categories',
    data: { title: 'Preise', culture: 'de-DE' } as never,
  });
  const file = await rest.payload.create({
    collection: 'portal-files',
    data: {
      title: 'Preisliste',
      category: category.id,
      externalLink: 'https://a.example',
    } as never,
  });
  const download = { member: member.id, file: file.id, upload: 1, at: now };
  await addRow(rest.payload, fileDownloads, { id: `${member.id}:${file.id}`, ...download });
  await storeMail(rest.payload, null, {
    to: email,
    subject: 'Neues Passwort',
    text: 'secret-link',
  });
  await storeMail(rest.payload, null, { to: emailOf('admin'), subject: 'Eine Anfrage' });
  const counts = {
    members: 1,
    'account-requests': 1,
    'member-sessions': 1,
    'member-passkeys': 1,
    'member-tokens': 1,
    'file-downloads': 1,
    'member-mails': 1,
  };
  const lookup = { email: 'Henrike@Brinkmann.example' };
  const of = async (person: 'admin' | 'forms-clerk' | 'portal-manager') =>
    countsIn((await ask(person, 'POST', '/person-data', lookup)).body);
  expect(await of('portal-manager')).toEqual(counts);
  expect(await of('forms-clerk')).toEqual(emptyCounts);
  expect(await of('admin')).toEqual({ ...emptyCounts, ...counts });
  const { text: read } = await ask('portal-manager', 'POST', '/person-data', lookup);
  for (const part of ['Autohaus Brinkmann', 'Firefox', 'Preisliste', 'Gültig bis'])
    expect(read).toContain(part);
  expect(read).not.toMatch(/secret|argon2|undefined|\[object/);
  const { text } = await ask('portal-manager', 'POST', '/person-data/export', lookup);
  for (const part of [
    'Autohaus Brinkmann',
    'Firefox',
    'Telefon',
    'Preisliste',
    'Neues Passwort',
    'Unbestätigt',
  ])
    expect(text).toContain(part);
  expect(text).not.toMatch(/secret|argon2/);
  expect((await ask('forms-clerk', 'POST', '/person-data/erase', lookup)).body).toEqual(
    emptyCounts,
  );
  expect(await of('portal-manager')).toEqual(counts);
  expect((await ask('portal-manager', 'POST', '/person-data/erase', lookup)).body).toEqual(counts);
  for (const word of [email, member.id, 'secret-', 'credential-1'])
    expect(await tablesWith(rest.payload, word), word).toEqual([]);
  expect(await of('admin')).toMatchObject({ members: 0, 'member-mails': 0 });
  expect(
    (await rest.payload.find({ collection: 'mails', where: { to: { equals: emailOf('admin') } } }))
      .totalDocs,
  ).toBe(1);
});

test('erases an unconfirmed account request with its confirmation mail', async () => {
  const email = 'lucja@unbestaetigt.example';
  await addRow(rest.payload, accountRequests, {
    tokenHash: 'unconfirmed',
    ...{ email, name: 'Łucja', company: 'Öz', cultureName: 'pl-PL' },
    expires: new Date().toISOString(),
  });
  await storeMail(rest.payload, null, { to: email, subject: 'Bestätigen' });
  const found = { members: 0, 'account-requests': 1, 'member-mails': 1 };
  const lookup = await ask('portal-manager', 'POST', '/person-data/erase', { email });
  expect(lookup.body).toMatchObject(found);
  expect(await tablesWith(rest.payload, email)).toEqual([]);
});

test('finds a member who only requested an account, but no staff mails', async () => {
  const email = emailOf('forms-clerk');
  await rest.payload.create({
    collection: 'members',
    data: { name: 'K', email, cultureName: 'pl-PL', state: 'requested' },
    context: { byMember: true },
  });
  await storeMail(rest.payload, null, { to: email, subject: 'Passwort des Studios' });
  const lookup = await ask('portal-manager', 'POST', '/person-data', { email });
  expect(countsIn(lookup.body)).toMatchObject({ members: 1, 'member-mails': 0 });
});
