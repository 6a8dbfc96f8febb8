import { demo } from '@oilway/content/demo/demo.ts';
import type { ContactMessage, Mail } from '@oilway/content/payload-types.ts';
import { rowsOf } from '@oilway/content/test/store-rows.ts';
import { captchas } from '@oilway/store/submissions/tables.ts';
import type { Challenge } from 'altcha-lib/types';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { boot, type TestSite } from '../../test/build-app.ts';
import { encodeSolution, solveCaptcha } from '../../test/solve-captcha.ts';

const path = '/umbraco/api/contact/SubmitMessage';
const message = {
  name: 'Miriam Kowalczyk',
  email: 'miriam.kowalczyk@posteo.example',
  phone: '0231 4477100',
  message: 'Guten Tag,\nauf meiner Rechnung steht ein Filter.',
  umbracoNodeID: 14,
  cultureName: 'de-DE',
  gdprAccept: true,
};

let site: TestSite;
let recaptcha: string;

beforeAll(async () => {
  site = await boot();
});
afterAll(() => site?.close());
beforeEach(async () => {
  recaptcha = await solveCaptcha(site.app, 'contact');
});

const post = (payload: object | string, headers: Record<string, string> = {}) =>
  site.app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  });
const stored = async () => {
  const find = (collection: 'contact-messages' | 'mails') =>
    site.payload.find({ collection, pagination: false, depth: 0, sort: 'createdAt' });
  const [messages, mails] = await Promise.all([find('contact-messages'), find('mails')]);
  return {
    messages: messages.docs as ContactMessage[],
    mails: mails.docs as Mail[],
    captchas: await rowsOf(site.payload, captchas),
  };
};

describe('POST /umbraco/api/contact/SubmitMessage', () => {
  test('stores the message, its captcha and two mails and returns a reference number', async () => {
    const answer = await post({ ...message, recaptcha, contactDepartment: 'Rechnungen' });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    const { reference, success } = answer.json();
    expect(success).toBe(true);
    expect(reference).toMatch(/^OW-\d\d-\d{3}-\d{4}$/);
    const { captchas, mails, messages } = await stored();
    expect(captchas).toHaveLength(1);
    expect(messages).toMatchObject([
      {
        reference,
        name: message.name,
        message: message.message,
        status: 'new',
        contactDepartment: 'Rechnungen',
        privacyNotice: null,
      },
    ]);
    const where = { department: { equals: 'Rechnungen' } };
    const [department] = (await site.payload.find({ collection: 'departments', where })).docs;
    const whose = { cultureName: 'de-DE', department: department?.id };
    expect(messages).toMatchObject([whose]);
    expect(mails).toMatchObject([whose, whose]);
    const [toSender, toUs] = mails;
    expect(toSender).toMatchObject({ to: message.email, state: 'waiting', reference });
    expect(toUs).toMatchObject({
      to: 'rechnung@oilway.example',
      replyTo: message.email,
      reference,
    });
    for (const mail of mails) {
      expect(mail.html).toContain('lang="de"');
      expect(mail.text).toContain(reference);
    }
    expect(toUs?.text).toContain('auf meiner Rechnung steht ein Filter.');
    expect(toSender?.text).not.toContain('Filter');
  });

  test('copies every field of ContactMessage into the inbox and the mail to the department', async () => {
    const texts = {
      name: 'Miriam Kowalczyk',
      email: 'fields@posteo.example',
      phone: '0231 4477101',
      message: 'Jedes Feld ist gefüllt.',
      category: 'Rechnung',
      subject: 'Ein Filter zu viel',
      company: 'Fuhrpark Kowalczyk',
      title: 'Frau Dr.',
      country: 'Österreich',
    };
    const addresses = { sendTo: 'rechnung@oilway.example', sendFrom: 'boss@oilway.example' };
    expect((await post({ ...message, ...texts, ...addresses, recaptcha })).statusCode).toBe(200);
    const { mails, messages } = await stored();
    const { cultureName, umbracoNodeID } = message;
    const contactDepartment = 'Rechnungen';
    expect(messages.find(({ email }) => email === texts.email)).toMatchObject({
      ...texts,
      contactDepartment,
      cultureName,
      umbracoNodeID,
    });
    const toUs = mails.find(({ replyTo }) => replyTo === texts.email);
    expect(toUs?.to).toBe(addresses.sendTo);
    for (const words of Object.values(texts)) expect(toUs?.text).toContain(words);
    expect(JSON.stringify(mails)).not.toContain(addresses.sendFrom);
  });

  test.each(['info@müller-öl.de', 'info@xn--mller-l-f1a2c.de'])(
    'stores the sender %s and addresses the mails with the Unicode form of its domain',
    async (email) => {
      const answer = await post({ ...message, recaptcha, email });
      const { reference } = answer.json();
      const { mails, messages } = await stored();
      const own = <Row extends { reference?: string | null }>(rows: Row[]) =>
        rows.filter((row) => row.reference === reference);
      expect(own(messages)).toMatchObject([{ email: 'info@müller-öl.de' }]);
      expect(own(mails)).toMatchObject([
        { to: 'info@müller-öl.de' },
        { replyTo: 'info@müller-öl.de', html: expect.stringContaining('info@müller-öl.de') },
      ]);
    },
  );

  test('rejects different content under a used idempotency key or captcha', async () => {
    const before = (await stored()).messages.length;
    const whole = { ...message, recaptcha };
    expect((await post(whole, { 'idempotency-key': 'a-key-of-mine' })).statusCode).toBe(200);
    const other = { ...whole, message: 'Etwas anderes' };
    const keyed = await post(
      { ...other, recaptcha: await solveCaptcha(site.app, 'contact') },
      { 'idempotency-key': 'a-key-of-mine' },
    );
    expect(keyed.statusCode).toBe(409);
    const spent = await post(other, { 'idempotency-key': 'another-key' });
    const solution = JSON.parse(Buffer.from(recaptcha, 'base64').toString());
    const rewritten = Buffer.from(JSON.stringify(solution, null, 1)).toString('base64');
    const otherwise = await post({ ...other, recaptcha: rewritten });
    for (const refused of [spent, otherwise])
      expect([refused.statusCode, refused.json().errors]).toMatchObject([
        400,
        [{ name: 'recaptcha', code: 'captchaSpent' }],
      ]);
    expect((await stored()).messages.length).toBe(before + 1);
  });

  test('sends mail only to configured departments and rejects unknown ones', async () => {
    const [first] = demo.departments.filter(
      ({ country, purpose }) => country === 'pl' && purpose === 'contact',
    );
    const polish = { ...message, recaptcha, cultureName: 'pl-PL', sendFrom: 'x@evil.example' };
    const { reference } = (await post(polish)).json();
    const { mails } = await stored();
    const recipients = mails.filter((mail) => mail.reference === reference).map(({ to }) => to);
    expect(recipients.toSorted()).toEqual([message.email, first?.email ?? ''].toSorted());
    for (const named of [{ sendTo: 'me@evil.example' }, { contactDepartment: 'Vorstand' }]) {
      const refused = await post({
        ...message,
        ...named,
        recaptcha: await solveCaptcha(site.app, 'contact'),
      });
      expect(refused.json().errors).toMatchObject([{ name: 'contactDepartment', code: 'unknown' }]);
    }
    expect((await stored()).mails.length).toBe(mails.length);
  });
});

describe('SubmitMessage validation', () => {
  test('returns an error code for each required field of an empty body', async () => {
    const answer = await post({});
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      400,
      'application/problem+json; charset=utf-8',
    ]);
    const codes = Object.fromEntries(
      answer.json().errors.map(({ code, name }: { code: string; name: string }) => [name, code]),
    );
    expect(codes).toEqual({
      name: 'required',
      email: 'required',
      message: 'required',
      gdprAccept: 'consent',
      recaptcha: 'captcha',
      umbracoNodeID: 'node',
      cultureName: 'culture',
    });
  });

  test.each([
    ['email', 'a@b.example, c@d.example', 'email'],
    ['email', 'a@b.example\r\nBcc: c@d.example', 'email'],
    ['email', '"a"@b.example <c@d.example>', 'email'],
    ['email', 'a@ü/b.example', 'email'],
    ['email', `a@${'ü'.repeat(64)}.example`, 'email'],
    ['name', 'A\r\nBcc: c@d.example', 'characters'],
    ['name', '   ', 'required'],
    ['message', 'öl '.repeat(1700), 'tooLong'],
    ['phone', 'call me', 'phone'],
    ['phone', '0231 4477100 '.repeat(5), 'tooLong'],
    ['gdprAccept', false, 'consent'],
    ['cultureName', 'en-GB', 'culture'],
    ['umbracoNodeID', -1, 'node'],
    ['recaptcha', 'bm90IGEgY2FwdGNoYQ==', 'captcha'],
  ])('rejects %s with the value %.40j', async (name, value, code) => {
    const before = await stored();
    const answer = await post({ ...message, recaptcha, [name]: value });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toMatchObject([{ name, code }]);
    expect(await stored()).toEqual(before);
  });

  test('rejects a captcha of another form and one with a forged expiry', async () => {
    const other = await encodeSolution(
      (await site.context.captcha.challenge('event' as never)) as Challenge,
    );
    const forged = JSON.parse(Buffer.from(recaptcha, 'base64').toString());
    forged.challenge.parameters.expiresAt += 60_000;
    const late = Buffer.from(JSON.stringify(forged)).toString('base64');
    for (const token of [other, late]) {
      const answer = await post({ ...message, recaptcha: token });
      expect(answer.json().errors).toMatchObject([{ name: 'recaptcha', code: 'captcha' }]);
    }
  });
});
