/** Audit log entries for the actions of clerks and officers on submissions and reports. */
import { randomUUID } from 'node:crypto';
import { encryptMessage } from '@oilway/store/reporting/encryption.ts';
import { signFirstEntry, signRecovery } from '@oilway/store/reporting/key-changes.ts';
import { verifyKeyLog } from '@oilway/store/reporting/key-log.ts';
import { generateKeyPair } from '@oilway/store/reporting/officer-key.ts';
import { deriveReceiptKeys, makeReceipt } from '@oilway/store/reporting/receipt.ts';
import { reportNumber } from '@oilway/store/reporting/report-number.ts';
import { signingKeyOf } from '@oilway/store/reporting/signing-key.ts';
import { describe, expect, test } from 'vitest';
import { databases } from '../../content/test/database.ts';
import { addUpload } from '../../content/test/portal-files.ts';
import { auditLogHelpers, canary, expectSuccess } from './audit-log-helpers.ts';
import { storeApplication, storeMail, storeMessage } from './fixtures.ts';
import { testInProcessStudio } from './in-process-studio.ts';

describe.each(databases)('the audit log on %s', (kind) => {
  const rest = testInProcessStudio(kind);
  const { ask } = rest;
  const { expectClean, adminMails, newEntries } = auditLogHelpers(rest);

  test('records actions of clerks on submissions without their content', async () => {
    const email = `${canary}@posteo.example`;
    const { id, reference } = await storeMessage(rest.payload, {
      message: canary,
      name: canary,
      email,
    });
    const { id: mail } = await storeMail(rest.payload, reference, {
      state: 'dead',
      subject: canary,
    });
    const applied = await storeApplication(rest.payload, email);
    const upload = await addUpload(rest.payload, 'Preise.txt', Buffer.from(canary), 'text/plain');
    const { filename } = await rest.payload.findByID({ collection: 'portal-uploads', id: upload });
    const clerk = (method: string, path: string, data?: object) =>
      expectSuccess(ask('forms-clerk', method, path, data));
    const found = await newEntries(async () => {
      await clerk('PATCH', `/contact-messages/${id}`, { status: 'done', notes: canary });
      await clerk('POST', `/contact-messages/${id}/reply`, { id: randomUUID(), text: canary });
      await clerk('POST', `/mails/${mail}/resend`, {});
      await clerk('GET', `/contact-messages/csv?where[id][equals]=${id}`);
      await clerk('GET', `/attachments/${applied.id}-0/file`);
      await expectSuccess(ask('portal-manager', 'GET', `/portal-uploads/file/${filename}`));
      await clerk('POST', '/person-data/export', { email });
      await clerk('POST', '/person-data/erase', { email });
    });
    const who = 'forms-clerk';
    const counts = expect.objectContaining({ 'contact-messages': { after: 1 } });
    expect(found).toEqual([
      [
        who,
        'changed',
        'contact-messages',
        reference,
        { status: { before: 'new', after: 'done' }, notes: {} },
      ],
      [who, 'replied', 'contact-messages', reference, null],
      [who, 'resent', 'mails', reference, null],
      [who, 'exported', 'contact-messages', null, { people: { after: 1 } }],
      [who, 'downloaded', 'attachments', null, null],
      ['portal-manager', 'downloaded', 'portal-uploads', 'Preise.txt', null],
      [who, 'personExported', 'person-data', null, counts],
      [who, 'personErased', 'person-data', null, counts],
    ]);
  });

  test('mails administrators about exports of more than 100 people', async () => {
    const before = (await adminMails()).length;
    for (let number = 0; number < 101; number += 1) await storeMessage(rest.payload);
    const csv = () => expectSuccess(ask('forms-clerk', 'GET', '/contact-messages/csv'));
    const { docs } = await rest.payload.find({
      collection: 'contact-messages',
      limit: 1,
      sort: 'id',
    });
    await csv();
    expect((await adminMails()).length).toBe(before + 1);
    for (const { id } of docs) await rest.payload.delete({ collection: 'contact-messages', id });
    await csv();
    expect((await adminMails()).length).toBe(before + 1);
  });

  test('records reporting keys and actions of officers by report number', async () => {
    const before = (await adminMails()).length;
    const [own, recovery] = await Promise.all([generateKeyPair(), generateKeyPair()]);
    const holder = rest.staff['compliance-officer'];
    const key = signingKeyOf(own.identity);
    const { signing } = key;
    const officer = (method: string, path: string, data?: object) =>
      expectSuccess(ask('compliance-officer', method, path, data));
    const who = 'compliance-officer';
    const keys = await newEntries(async () => {
      const handler = { kind: 'handler', recipient: own.recipient, signing, wrapped: canary };
      const { doc } = await officer('POST', '/reporting-keys', handler);
      await officer('DELETE', `/reporting-keys/${doc.id}`);
      await officer('POST', '/reporting-keys', handler);
      const begun = signFirstEntry({ holder, recipient: own.recipient }, null, key);
      await officer('POST', '/reporting-keys/log', begun);
      const state = verifyKeyLog([begun]);
      if (!state) throw new Error('no key log');
      await officer('POST', '/reporting-keys/log', signRecovery(state, recovery.recipient, key));
    });
    expect(keys.map(([name, action, , title]) => [name, action, title])).toEqual([
      [who, 'keyAdded', 'handler'],
      [who, 'keyRemoved', 'handler'],
      [who, 'keyAdded', 'handler'],
      [who, 'keysSigned', 'begin'],
      [who, 'keysSigned', 'recovery'],
    ]);
    expect((await adminMails()).length).toBe(before + 5);
    const reporter = await deriveReceiptKeys(makeReceipt());
    const { recipients } = await rest.database.store.reportingKeys();
    const sealed = await encryptMessage({ text: canary }, recipients);
    const { lookupHash, recipient } = reporter;
    const captcha = { id: randomUUID(), expires: new Date(Date.now() + 60_000) };
    await rest.database.store.storeReport(
      { cultureName: 'de-DE', sealed, lookupHash, recipient },
      captcha,
    );
    const [report] = (await rest.payload.find({ collection: 'reports' })).docs;
    const number = reportNumber(String(report?.id));
    const act = async (what: object) =>
      ask('compliance-officer', 'POST', `/reports/${report?.id}/act`, what);
    const answer = await encryptMessage({ text: canary }, [...recipients, recipient]);
    const seal = () => encryptMessage({ text: canary }, recipients);
    const acts = await newEntries(async () => {
      for (const what of ['acknowledge', 'answer']) await act({ act: what, sealed: answer });
      for (const what of ['spam', 'spam', 'deleteSpam', 'notSpam']) await act({ act: what });
      await act({ act: 'feedback', sealed: answer });
      for (const _ of [1, 2]) await act({ act: 'close', sealed: await seal() });
      for (const _ of [1, 2]) await act({ act: 'reopen' });
      await act({ act: 'note', sealed: await seal() });
      await act({ act: 'export' });
    });
    const expected = [
      'acknowledged',
      'answered',
      'markedSpam',
      'unmarkedSpam',
      'feedbackGiven',
      'closed',
      'reopened',
      'noteAdded',
      'caseExported',
    ];
    expect(acts).toEqual(expected.map((action) => [who, action, 'reports', number, null]));
  });

  test('contains none of the submitted text', () => expectClean());
});
