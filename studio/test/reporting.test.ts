import { makeKey, type NewKey } from '@oilway/store/reporting/handler-key.ts';
import { signBeginning, signOfficer } from '@oilway/store/reporting/key-changes.ts';
import { type KeyLogState, verifyKeyLog } from '@oilway/store/reporting/key-log.ts';
import { keysOf, makeReceipt } from '@oilway/store/reporting/receipt.ts';
import { open, seal } from '@oilway/store/reporting/sealing.ts';
import { signingKeyOf } from '@oilway/store/reporting/signing-key.ts';
import { beforeAll, expect, test } from 'vitest';
import { execute } from '../../content/database/execute.ts';
import { makeOffice } from '../../content/reporting/make-office.ts';
import { hire } from '../../content/staff/hire.ts';
import { emailOf, logIn, password } from './people.ts';
import { testStudio } from './server.ts';

let own: NewKey;
let colleague: NewKey;
let recovery: NewKey;
let report: string;
const reporter = await keysOf(makeReceipt());

const studio = testStudio();
const { ask } = studio;
beforeAll(async () => {
  [own, colleague, recovery] = await Promise.all([makeKey(), makeKey(), makeKey()]);
  const zwei = {
    name: 'zwei',
    email: emailOf('zwei'),
    password,
    role: 'compliance-officer' as const,
  };
  const { id } = await hire(studio.payload, zwei);
  const office = [
    { id: studio.staff['compliance-officer'], ...own },
    { id, ...colleague },
  ] as const;
  await makeOffice(studio.payload, [...office], recovery.recipient);
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
