import { decryptMessage, encryptMessage } from '@oilway/store/reporting/encryption.ts';
import { signAddition, signFirstEntry } from '@oilway/store/reporting/key-changes.ts';
import { type KeyLogState, verifyKeyLog } from '@oilway/store/reporting/key-log.ts';
import { generateKeyPair, type KeyPair } from '@oilway/store/reporting/officer-key.ts';
import { deriveReceiptKeys, makeReceipt } from '@oilway/store/reporting/receipt.ts';
import { signingKeyOf } from '@oilway/store/reporting/signing-key.ts';
import { beforeAll, expect, test } from 'vitest';
import { execute } from '../../content/database/execute.ts';
import { createReportingOffice } from '../../content/reporting/create-reporting-office.ts';
import { createStaffAccount } from '../../content/staff/create-staff-account.ts';
import { emailOf, logIn, password } from './people.ts';
import { testStudio } from './server.ts';

let own: KeyPair;
let colleague: KeyPair;
let recovery: KeyPair;
let report: string;
const reporter = await deriveReceiptKeys(makeReceipt());

const studio = testStudio();
const { ask } = studio;
beforeAll(async () => {
  [own, colleague, recovery] = await Promise.all([
    generateKeyPair(),
    generateKeyPair(),
    generateKeyPair(),
  ]);
  const zwei = {
    name: 'zwei',
    email: emailOf('zwei'),
    password,
    role: 'compliance-officer' as const,
  };
  const { id } = await createStaffAccount(studio.payload, zwei);
  const office = [
    { id: studio.staff['compliance-officer'], ...own },
    { id, ...colleague },
  ] as const;
  await createReportingOffice(studio.payload, [...office], recovery.recipient);
});

test('gives officers created by an administrator and inserted key rows no access to reports', async () => {
  const { recipients } = await studio.database.store.reportingKeys();
  const [planted, inserted] = await Promise.all([generateKeyPair(), generateKeyPair()]);
  const email = emailOf('planted');
  const made = await ask('admin', 'POST', '/staff', {
    name: 'planted',
    email,
    role: 'compliance-officer',
  });
  expect(made.status).toBe(201);
  // The administrator sets the password by the invitation's link, and creates a key.
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
  const own = signAddition(
    verifyKeyLog(log) as KeyLogState,
    { holder: id, recipient, signing },
    key,
  );
  expect((await asPlanted('POST', '/reporting-keys/log', own)).status).toBe(422);
  const begun = signFirstEntry({ holder: id, recipient }, null, key);
  expect((await asPlanted('POST', '/reporting-keys/log', begun)).status).toBe(409);
  await execute(
    studio.payload,
    `INSERT INTO reporting_keys (id, kind, handler_id, recipient, made_on) VALUES ('x', 'handler', ${id}, '${inserted.recipient}', '2026-01-01'), ('y', 'recovery', NULL, 'age1${'q'.repeat(58)}', '2026-01-01')`,
  );
  expect((await studio.database.store.reportingKeys()).recipients).toEqual(recipients);
  // Neither earlier nor new reports can be decrypted or changed.
  const sealed = await encryptMessage({ text: 'Altöl im Gully' }, recipients);
  const { lookupHash, recipient: answers } = await deriveReceiptKeys(makeReceipt());
  await studio.database.store.storeReport(
    { cultureName: 'de-DE', sealed, lookupHash, recipient: answers },
    { id: 'captcha-of-the-attack', expires: new Date(Date.now() + 60_000) },
  );
  for (const { identity } of [planted, inserted])
    await expect(decryptMessage(sealed, identity)).rejects.toThrow();
  const { docs } = await studio.payload.find({ collection: 'reports', where: {} });
  const id0 = docs[0]?.id;
  for (const act of [{ act: 'close', sealed }, { act: 'note', sealed }, { act: 'spam' }])
    expect((await asPlanted('POST', `/reports/${id0}/act`, act)).status).toBe(403);
  for (const rows of ['/report-messages', '/report-notes'])
    expect((await asPlanted('GET', rows)).body.docs).toEqual([]);
  const refused = [{ act: 'close', sealed }, { act: 'note', sealed }, { act: 'reopen' }];
  for (const act of [...refused, { act: 'export' }, { act: 'acknowledge', sealed }])
    expect((await ask('admin', 'POST', `/reports/${id0}/act`, act)).status).toBe(403);
  // After the deletion the recipients are unchanged, and every officer was notified about the key.
  await execute(
    studio.payload,
    `UPDATE staff SET state = 'invited', last_login = NULL WHERE id = ${id}`,
  );
  expect((await ask('admin', 'DELETE', `/staff/${id}`)).status).toBe(200);
  expect((await studio.database.store.reportingKeys()).recipients).toEqual(recipients);
  const mails = await studio.payload.find({ collection: 'mails', limit: 0 });
  const waiting = mails.docs.filter(({ subject }) => subject?.includes('wartet auf Ihre'));
  expect(waiting.map(({ to }) => to)).toContain(emailOf('compliance-officer'));
  await studio.payload.delete({ collection: 'reports', where: { id: { equals: id0 } } });
  await studio.payload.delete({
    collection: 'report-messages',
    where: { report: { equals: id0 } },
  });
});

test('shows administrators only the existence and dates of a report', async () => {
  const keys = await studio.database.store.reportingKeys();
  const sealed = await encryptMessage({ text: 'Altöl im Gully' }, keys.recipients);
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
  for (const path of ['/report-messages', '/report-notes', '/reporting-keys'])
    expect((await ask('admin', 'GET', path)).status).toBe(403);
});

test('accepts officer replies only if sealed for the reporter, all officers and the recovery key', async () => {
  const { recipients } = (await ask('compliance-officer', 'GET', '/reporting-keys/counted')).body;
  const act = (body: object) => ask('compliance-officer', 'POST', `/reports/${report}/act`, body);
  const answer = (text: string) => encryptMessage({ text }, [...recipients, reporter.recipient]);
  expect((await act({ act: 'acknowledge', sealed: 'plain words' })).status).toBe(400);
  expect(
    (await act({ act: 'acknowledge', sealed: await encryptMessage({ text: 'x' }, recipients) }))
      .status,
  ).toBe(400);
  expect((await act({ act: 'delete' })).status).toBe(400);
  expect((await act({ act: 'acknowledge', sealed: await answer('Danke') })).status).toBe(204);
  expect((await act({ act: 'acknowledge', sealed: await answer('Danke') })).status).toBe(409);
  expect((await act({ act: 'feedback', sealed: await answer('Erledigt') })).status).toBe(204);
  const stored = await studio.payload.findByID({ collection: 'reports', id: report });
  expect([stored.acknowledgedOn, stored.feedbackOn, stored.closedOn]).toEqual([
    stored.day,
    stored.day,
    null,
  ]);
  const mailbox = await studio.database.store.reportThread(reporter.lookup);
  const [, first] = mailbox?.messages ?? [];
  for (const { identity } of [reporter, own, colleague, recovery])
    expect(await decryptMessage(first?.sealed ?? '', identity)).toEqual({ text: 'Danke' });
});

test('keeps notes and closing reasons sealed to the officers, and reopens a closed case', async () => {
  const { recipients } = (await ask('compliance-officer', 'GET', '/reporting-keys/counted')).body;
  const act = async (body: object, id = report) =>
    (await ask('compliance-officer', 'POST', `/reports/${id}/act`, body)).status;
  const seal = (text: string, others: string[] = []) =>
    encryptMessage({ text, author: 'Eins', closingReason: 'unfounded' }, [
      ...recipients,
      ...others,
    ]);
  const before = await studio.database.store.reportThread(reporter.lookup);
  const note = await seal('Lager prüfen');
  expect(await act({ act: 'note', sealed: note })).toBe(204);
  // Sealed to the reporter too, not sealed, without a reason, or with more than a note.
  for (const sealed of [await seal('x', [reporter.recipient]), 'plain words'])
    for (const name of ['note', 'close']) expect(await act({ act: name, sealed })).toBe(400);
  expect(await act({ act: 'close' })).toBe(400);
  expect(await act({ act: 'note', sealed: note, direction: 'toReporter' })).toBe(400);
  expect(await act({ act: 'reopen' })).toBe(409);
  expect(await act({ act: 'close', sealed: await seal('Nichts gefunden') })).toBe(204);
  expect(await act({ act: 'close', sealed: await seal('Noch einmal') })).toBe(409);
  const answer = await encryptMessage({ text: 'x' }, [...recipients, reporter.recipient]);
  expect(await act({ act: 'answer', sealed: answer })).toBe(409);
  expect(await act({ act: 'note', sealed: note })).toBe(204);

  const { docs } = (await ask('compliance-officer', 'GET', '/report-notes?sort=number')).body;
  expect(
    docs.map((row: Record<string, unknown>) => [row.number, row.kind, row.afterMessage]),
  ).toEqual([
    [1, 'note', 3],
    [2, 'closing', 3],
    [3, 'note', 3],
  ]);
  for (const { identity } of [own, colleague, recovery])
    expect(await decryptMessage(docs[0].sealed, identity)).toMatchObject({ text: 'Lager prüfen' });
  await expect(decryptMessage(docs[0].sealed, reporter.identity)).rejects.toThrow();
  // The mailbox is as before, numbers included, but for its state.
  expect(await studio.database.store.reportThread(reporter.lookup)).toEqual({
    ...before,
    state: 'closed',
  });
  expect(await studio.database.store.addToReport(reporter.lookup, 'x')).toBe('closed');
  expect(await act({ act: 'reopen' })).toBe(204);
  expect(await studio.database.store.reportThread(reporter.lookup)).toEqual(before);
  expect(await act({ act: 'close', sealed: note }, 'nothing')).toBe(404);
});
