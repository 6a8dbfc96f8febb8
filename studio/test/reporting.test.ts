import { makeKey, type NewKey } from '@oilway/store/reporting/handler-key.ts';
import { signBeginning, signOfficer, signRecovery } from '@oilway/store/reporting/key-changes.ts';
import {
  type KeyLogEntry,
  type KeyLogState,
  verifyKeyLog,
} from '@oilway/store/reporting/key-log.ts';
import { keysOf, makeReceipt } from '@oilway/store/reporting/receipt.ts';
import { open, seal } from '@oilway/store/reporting/sealing.ts';
import { signingKeyOf } from '@oilway/store/reporting/signing-key.ts';
import { beforeAll, expect, test } from 'vitest';
import { execute } from '../../content/database/execute.ts';
import { storeKey } from '../../content/reporting/make-office.ts';
import { hire } from '../../content/staff/hire.ts';
import { emailOf, logIn, password } from './people.ts';
import { testStudio } from './server.ts';

const seen: string[] = [];
let own: NewKey;
let colleague: NewKey;
let recovery: NewKey;
let report: string;
const reporter = await keysOf(makeReceipt());

const hireOfficer = async (name: string) =>
  (await hire(studio.payload, { name, email: emailOf(name), password, role: 'compliance-officer' }))
    .id;

const studio = testStudio(seen);
const { ask } = studio;
beforeAll(async () => {
  [own, colleague, recovery] = await Promise.all([makeKey(), makeKey(), makeKey()]);
});

test('an officer makes the own key, once, whoever it is said to be for, and reads none of another', async () => {
  const other = await hireOfficer('zwei');
  const add = (data: object) => ask('compliance-officer', 'POST', '/reporting-keys', data);
  const mine = {
    kind: 'handler',
    recipient: own.recipient,
    signing: signingKeyOf(own.identity).signing,
    handler: other,
    wrapped: 'd3JhcHBlZA==',
  };
  expect((await add({ ...mine, recipient: 'age1nonsense' })).status).toBe(400);
  expect((await add({ ...mine, signing: 'nonsense' })).status).toBe(400);
  const made = await add(mine);
  expect(made.status).toBe(201);
  expect(made.body.doc.handler).not.toBe(other);
  expect((await add({ ...mine, recipient: colleague.recipient })).status).toBe(409);
  // That one is made in the log.
  expect((await add({ kind: 'recovery', recipient: recovery.recipient })).status).toBe(400);
  await storeKey(studio.payload, { id: other, ...colleague, wrapped: 'c2VjcmV0' });
  const { body } = await ask('compliance-officer', 'GET', '/reporting-keys?limit=0');
  const wrapped = body.docs.map((key: { wrapped?: string }) => key.wrapped ?? '');
  expect(wrapped.sort()).toEqual(['', 'd3JhcHBlZA==']);
});

test('keys take part by the word of an officer: the log is begun, the recovery key added, another one signed in', async () => {
  const holder = studio.staff['compliance-officer'];
  const key = signingKeyOf(own.identity);
  const sign = async (entry: KeyLogEntry) =>
    (await ask('compliance-officer', 'POST', '/reporting-keys/log', entry)).status;
  const state = async () => {
    const { log } = (await ask('compliance-officer', 'GET', '/reporting-keys/counted')).body;
    return verifyKeyLog(log) as KeyLogState;
  };
  expect(await sign(signBeginning({ holder, recipient: own.recipient }, null, key))).toBe(204);
  expect(await sign(signRecovery(await state(), recovery.recipient, key))).toBe(204);
  const where = { name: { equals: 'zwei' } };
  const { docs } = await studio.payload.find({ collection: 'staff', where });
  const added = {
    holder: Number(docs[0]?.id),
    recipient: colleague.recipient,
    signing: signingKeyOf(colleague.identity).signing,
  };
  expect(await sign(signOfficer(await state(), added, key))).toBe(204);
  expect((await studio.database.store.reportingKeys()).open).toBe(true);
});

test('an officer whom an administrator makes, and a row that is put into the table of keys, read no report', async () => {
  const { recipients } = await studio.database.store.reportingKeys();
  const [planted, inserted] = await Promise.all([makeKey(), makeKey()]);
  const email = emailOf('planted');
  const made = await ask('admin', 'POST', '/staff', {
    name: 'planted',
    email,
    role: 'compliance-officer',
  });
  expect(made.status).toBe(201);
  // The administrator chooses the password by the link of the invitation, and makes a key.
  const { id } = made.body.doc;
  await execute(
    studio.payload,
    `UPDATE staff SET state = 'active', password_hash = (SELECT password_hash FROM staff WHERE id = ${studio.staff.admin}) WHERE id = ${id}`,
  );
  const asPlanted = await logIn(studio.origin, email);
  const key = signingKeyOf(planted.identity);
  const { recipient } = planted;
  const { signing } = key;
  expect(
    (await asPlanted('POST', '/reporting-keys', { kind: 'handler', recipient, signing })).status,
  ).toBe(201);
  const { log } = (await asPlanted('GET', '/reporting-keys/counted')).body;
  const own = signOfficer(
    verifyKeyLog(log) as KeyLogState,
    { holder: id, recipient, signing },
    key,
  );
  expect((await asPlanted('POST', '/reporting-keys/log', own)).status).toBe(422);
  const begun = signBeginning({ holder: id, recipient }, null, key);
  expect((await asPlanted('POST', '/reporting-keys/log', begun)).status).toBe(409);
  await execute(
    studio.payload,
    `INSERT INTO reporting_keys (id, kind, handler_id, recipient, made_on) VALUES ('x', 'handler', ${id}, '${inserted.recipient}', '2026-01-01'), ('y', 'recovery', NULL, 'age1${'q'.repeat(58)}', '2026-01-01')`,
  );
  expect((await studio.database.store.reportingKeys()).recipients).toEqual(recipients);
  // Nor is anything done or found that came before.
  const sealed = await seal({ text: 'Altöl im Gully' }, recipients);
  const { lookupHash, recipient: answers } = await keysOf(makeReceipt());
  await studio.database.store.storeReport(
    { cultureName: 'de-DE', sealed, lookupHash, recipient: answers },
    { id: 'captcha-of-the-attack', expires: new Date(Date.now() + 60_000) },
  );
  for (const { identity } of [planted, inserted])
    await expect(open(sealed, identity)).rejects.toThrow();
  const { docs } = await studio.payload.find({ collection: 'reports', where: {} });
  const id0 = docs[0]?.id;
  for (const act of ['close', 'spam'])
    expect((await asPlanted('POST', `/reports/${id0}/act`, { act })).status).toBe(403);
  expect((await asPlanted('GET', '/report-messages')).body.docs).toEqual([]);
  for (const act of [{ act: 'close' }, { act: 'acknowledge', sealed }])
    expect((await ask('admin', 'POST', `/reports/${id0}/act`, act)).status).toBe(403);
  // And gone again: who took part is as it was, and every officer was told that there was a key.
  await execute(
    studio.payload,
    `UPDATE staff SET state = 'invited', last_login = NULL WHERE id = ${id}`,
  );
  expect((await ask('admin', 'DELETE', `/staff/${id}`)).status).toBe(200);
  expect((await studio.database.store.reportingKeys()).recipients).toEqual(recipients);
  const told = await studio.payload.find({ collection: 'mails', limit: 0 });
  const waiting = told.docs.filter(({ subject }) => subject?.includes('wartet auf Ihre'));
  expect(waiting.map(({ to }) => to)).toContain(emailOf('compliance-officer'));
  await studio.payload.delete({ collection: 'reports', where: { id: { equals: id0 } } });
  await studio.payload.delete({
    collection: 'report-messages',
    where: { report: { equals: id0 } },
  });
});

test('an admin sees that a case exists and how it stands, and nothing else', async () => {
  const keys = await studio.database.store.reportingKeys();
  const sealed = await seal({ text: 'Altöl im Gully' }, keys.recipients);
  const { lookupHash, recipient } = reporter;
  const captcha = { id: 'captcha-of-this-report', expires: new Date(Date.now() + 60_000) };
  await studio.database.store.storeReport(
    { cultureName: 'de-DE', sealed, lookupHash, recipient },
    captcha,
  );
  const found = await ask('admin', 'GET', '/reports');
  report = found.body.docs[0].id;
  expect(Object.keys(found.body.docs[0]).sort()).toEqual([
    'acknowledgedOn',
    'closedOn',
    'day',
    'feedbackOn',
    'id',
  ]);
  expect(
    (await ask('admin', 'GET', `/reports?where[lookupHash][equals]=${lookupHash}`)).body?.docs ??
      [],
  ).toEqual([]);
  for (const path of ['/report-messages', '/reporting-keys'])
    expect((await ask('admin', 'GET', path)).status).toBe(403);
});

test('an officer answers what only the reporter, the officers and the recovery key can open', async () => {
  const { recipients } = (await ask('compliance-officer', 'GET', '/reporting-keys/counted')).body;
  const act = (asked: object) => ask('compliance-officer', 'POST', `/reports/${report}/act`, asked);
  const answer = (text: string) => seal({ text }, [...recipients, reporter.recipient]);
  expect((await act({ act: 'acknowledge', sealed: 'plain words' })).status).toBe(400);
  expect(
    (await act({ act: 'acknowledge', sealed: await seal({ text: 'x' }, recipients) })).status,
  ).toBe(400);
  expect((await act({ act: 'delete' })).status).toBe(400);
  expect((await act({ act: 'acknowledge', sealed: await answer('Danke') })).status).toBe(204);
  expect((await act({ act: 'feedback', sealed: await answer('Erledigt') })).status).toBe(204);
  const stored = await studio.payload.findByID({ collection: 'reports', id: report });
  expect([stored.acknowledgedOn, stored.feedbackOn, stored.closedOn]).toEqual([
    stored.day,
    stored.day,
    null,
  ]);
  const mailbox = await studio.database.store.mailbox(reporter.lookup);
  const [, first] = mailbox?.messages ?? [];
  for (const { identity } of [reporter, own, colleague, recovery])
    expect(await open(first?.sealed ?? '', identity)).toEqual({ text: 'Danke' });
  expect((await act({ act: 'close' })).status).toBe(204);
  expect((await act({ act: 'answer', sealed: await answer('Noch etwas') })).status).toBe(409);
  expect(
    (await ask('compliance-officer', 'POST', '/reports/nothing/act', { act: 'close' })).status,
  ).toBe(404);
});
