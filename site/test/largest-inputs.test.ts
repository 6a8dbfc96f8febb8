/** The largest of what each form promises to take arrives whole, on both databases. */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { databases } from '@oilway/content/test/copy-database.ts';
import type { NewKey } from '@oilway/store/reporting/handler-key.ts';
import { keysOf, makeReceipt } from '@oilway/store/reporting/receipt.ts';
import { open, seal, toBase64 } from '@oilway/store/reporting/sealing.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mostBytes } from '../features/reporting/browser/attachments.ts';
import { attachmentLimits } from '../forms/attachment-rules.ts';
import { boot, type TestSite } from './build-app.ts';
import { makeReportingKeys } from './reporting-keys.ts';
import { solveCaptcha } from './solve-captcha.ts';

/** A letter that takes two bytes, and one that takes five characters of HTML. */
const long = (letters: number) => 'ł&'.repeat(letters / 2);
const person = { email: 'miriam@posteo.example', gdprAccept: true, cultureName: 'pl-PL' };

describe.each(databases)('on %s', (database) => {
  let site: TestSite;
  let handlers: NewKey[];
  const failures: unknown[] = [];
  beforeAll(async () => {
    site = await boot({ database });
    // Neither log nor response names what failed about a report.
    const { meetTrouble } = site.app;
    site.app.meetTrouble = (error) => {
      failures.push(error);
      return meetTrouble(error);
    };
    handlers = await makeReportingKeys(site.payload);
    await site.refresh();
  });
  afterAll(() => site?.close());

  const post = async (url: string, payload: object | Buffer, headers?: Record<string, string>) => {
    const answer = await site.app.inject({ method: 'POST', url, payload, headers });
    expect(answer.statusCode, [answer.body, ...failures].join('\n')).toBe(200);
    return answer.json();
  };
  const captcha = (form: string) => solveCaptcha(site.app, form);

  test('a message of 5,000 letters', async () => {
    const message = { ...person, name: long(120), message: long(5000), umbracoNodeID: 14 };
    const recaptcha = await captcha('contact');
    const { reference } = await post('/umbraco/api/contact/SubmitMessage', {
      ...message,
      recaptcha,
    });
    const where = { reference: { equals: reference } };
    const { docs } = await site.payload.find({ collection: 'contact-messages', where });
    expect(docs[0]?.message).toBe(message.message);
    const mails = await site.payload.find({ collection: 'mails', where });
    const toUs = mails.docs.find(({ to }) => to !== person.email);
    expect(toUs?.text).toContain(message.message);
  });

  test('an application with five files of 10 MB together', async () => {
    const form = new FormData();
    const texts = {
      association: long(160),
      contactPerson: long(120),
      goal: long(5000),
      otherCompanies: long(2000),
      howWillYouShowSponsoringCollab: long(2000),
      other: long(2000),
      selectedTypeOfForms: 'project',
      selectedTypeOfCounterPerformance: 'confirm',
      counterPerformanceContactPersonPhone: '0231 4477100',
      selectedTypeOfInvoice: 'deny',
      umbracoNodeID: '14',
      recaptcha: await captcha('sponsoring'),
    };
    for (const [name, value] of Object.entries({ ...person, ...texts }))
      form.append(name, String(value));
    const sizes = [attachmentLimits.each, 2_500_000, 1_500_000, 700_000, 300_000];
    expect(sizes.reduce((all, size) => all + size)).toBe(attachmentLimits.all);
    const files = sizes.map((size) => Buffer.concat([jpegHead, randomBytes(size - 4)]));
    for (const [index, bytes] of files.entries())
      form.append('attachments', new Blob([bytes]), `IMG_${index}.jpg`);
    const body = new Response(form);
    const { reference } = await post(
      '/umbraco/api/sponsoring/SubmitMessage',
      Buffer.from(await body.arrayBuffer()),
      { 'content-type': body.headers.get('content-type') ?? '' },
    );
    const where = { reference: { equals: reference } };
    const { docs } = await site.payload.find({ collection: 'sponsoring-messages', where });
    expect(docs[0]?.goal).toBe(texts.goal);
    const kept = await site.payload.find({
      collection: 'attachments',
      where: { submission: { equals: docs[0]?.id } },
      sort: 'id',
      showHiddenFields: true,
    });
    expect(kept.docs).toHaveLength(files.length);
    for (const [index, { file }] of kept.docs.entries()) {
      const bytes = readFileSync(join(site.folder, 'attachments', String(file)));
      expect(bytes.equals(files[index] as Buffer), `file ${index}`).toBe(true);
    }
  });

  test('a report of 20,000 letters with 2.9 MB of evidence, and as much again', async () => {
    const { recipients, set } = await (await site.app.inject('/api/reporting/keys')).json();
    const { lookup, lookupHash, recipient } = await keysOf(makeReceipt());
    const letter = {
      text: long(20_000),
      attachments: [
        { name: '1.jpg', type: 'image/jpeg', content: toBase64(randomBytes(mostBytes)) },
      ],
    };
    const sealed = await seal(letter, recipients);
    const { cultureName, gdprAccept } = person;
    await post('/umbraco/api/whistleblowing/SubmitMessage', {
      sealed,
      keySet: set,
      lookupHash,
      recipient,
      cultureName,
      gdprAccept,
      umbracoNodeID: 12,
      recaptcha: await captcha('whistleblowing'),
    });
    await post('/api/reporting/messages', { lookup, sealed, keySet: set });
    const { docs } = await site.payload.find({ collection: 'report-messages', sort: 'number' });
    expect(docs.map(({ number }) => number)).toEqual([1, 2]);
    for (const message of docs)
      expect(await open(message.sealed, handlers[0]?.identity as never)).toEqual(letter);
  });
});

const jpegHead = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);
