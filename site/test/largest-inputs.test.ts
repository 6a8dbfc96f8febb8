/** The largest input accepted by each form is stored completely, on both databases. */

import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { databases } from '@oilway/content/test/copy-database.ts';
import { rowsOf } from '@oilway/content/test/store-rows.ts';
import { decryptMessage, encryptMessage, toBase64 } from '@oilway/store/reporting/encryption.ts';
import type { KeyPair } from '@oilway/store/reporting/officer-key.ts';
import { deriveReceiptKeys, makeReceipt } from '@oilway/store/reporting/receipt.ts';
import { attachments } from '@oilway/store/submissions/tables.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { maxAttachmentBytes } from '../features/reporting/browser/attachments.ts';
import { attachmentLimits } from '../forms/attachment-rules.ts';
import { boot, type TestSite } from './build-app.ts';
import { makeReportingKeys } from './reporting-keys.ts';
import { sendForm } from './send-form.ts';

/** A letter that takes two bytes, and one that takes five characters of HTML. */
const long = (count: number) => 'ł&'.repeat(count / 2);
const person = { email: 'miriam@posteo.example', cultureName: 'pl-PL' };

describe.each(databases)('on %s', (database) => {
  let site: TestSite;
  let handlers: KeyPair[];
  const failures: unknown[] = [];
  beforeAll(async () => {
    site = await boot({ database });
    // Neither log nor response names what failed about a report.
    const { recordDatabaseError } = site.app;
    site.app.recordDatabaseError = (error) => {
      failures.push(error);
      return recordDatabaseError(error);
    };
    handlers = await makeReportingKeys(site.payload);
    await site.refresh();
  });
  afterAll(() => site?.close());

  const expectAccepted = async (sent: ReturnType<typeof sendForm>) => {
    const response = await sent;
    expect(response.statusCode, [response.body, ...failures].join('\n')).toBe(200);
    return response.json();
  };

  test('stores a contact message of 5,000 characters', async () => {
    const message = { ...person, name: long(120), message: long(5000) };
    const { reference } = await expectAccepted(sendForm(site, 'contact', message));
    const where = { reference: { equals: reference } };
    const { docs } = await site.payload.find({ collection: 'contact-messages', where });
    expect(docs[0]?.message).toBe(message.message);
    const mails = await site.payload.find({ collection: 'mails', where });
    const departmentMail = mails.docs.find(({ to }) => to !== person.email);
    expect(departmentMail?.text).toContain(message.message);
  });

  test('stores a sponsoring request with five files of 10 MB in total', async () => {
    const texts = {
      ...{ association: long(160), contactPerson: long(120), goal: long(5000) },
      ...{ otherCompanies: long(2000), howWillYouShowSponsoringCollab: long(2000) },
      other: long(2000),
    };
    const sizes = [attachmentLimits.fileSize, 2_500_000, 1_500_000, 700_000, 300_000];
    expect(sizes.reduce((all, size) => all + size)).toBe(attachmentLimits.totalSize);
    const files = sizes.map((size) => Buffer.concat([jpegHead, randomBytes(size - 4)]));
    const named = files.map((bytes, index) => ({ name: `IMG_${index}.jpg`, bytes }));
    const { reference } = await expectAccepted(
      sendForm(site, 'sponsoring', { ...person, ...texts }, { files: named }),
    );
    const where = { reference: { equals: reference } };
    const { docs } = await site.payload.find({ collection: 'sponsoring-messages', where });
    expect(docs[0]?.goal).toBe(texts.goal);
    const storedFiles = await rowsOf(site.payload, attachments, { submission: docs[0]?.id ?? '' });
    expect(storedFiles).toHaveLength(files.length);
    for (const { file, id } of storedFiles) {
      const index = Number(id.split('-').at(-1));
      const bytes = readFileSync(join(site.folder, 'attachments', String(file)));
      expect(bytes.equals(files[index] as Buffer), `file ${index}`).toBe(true);
    }
  });

  test('stores a report of 20,000 characters with 2.9 MB of evidence and a reply of the same size', async () => {
    const { recipients, set } = await (await site.app.inject('/api/reporting/keys')).json();
    const { lookup, lookupHash, recipient } = await deriveReceiptKeys(makeReceipt());
    const reportMessage = {
      text: long(20_000),
      attachments: [
        { name: '1.jpg', type: 'image/jpeg', content: toBase64(randomBytes(maxAttachmentBytes)) },
      ],
    };
    const sealed = await encryptMessage(reportMessage, recipients);
    const report = { sealed, keySet: set, lookupHash, recipient, cultureName: 'pl-PL' };
    await expectAccepted(sendForm(site, 'whistleblowing', { ...report, description: undefined }));
    const payload = { lookup, sealed, keySet: set };
    await expectAccepted(
      site.app.inject({ method: 'POST', url: '/api/reporting/messages', payload }),
    );
    const { docs } = await site.payload.find({ collection: 'report-messages', sort: 'number' });
    expect(docs.map(({ number }) => number)).toEqual([1, 2]);
    for (const message of docs)
      expect(await decryptMessage(message.sealed, handlers[0]?.identity as never)).toEqual(
        reportMessage,
      );
  });
});

const jpegHead = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);
