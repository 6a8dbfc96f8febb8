import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestSite } from '../../test/build-app.ts';
import { answerTo, hiddenIn, postForm, unescaped } from '../../test/plain-browser.ts';
import {
  clock,
  cookieOf,
  get,
  isIn,
  linkOf,
  logIn,
  member,
  openPortal,
  password,
  post,
  prefix,
} from '../../test/portal-site.ts';
import { solveCaptcha } from '../../test/solve-captcha.ts';

let site: TestSite;

beforeAll(async () => {
  ({ site } = await openPortal());
});
afterAll(() => site?.close());

describe('a new password', () => {
  test('by mail: the link leads to our own page, holds once, ends every session', async () => {
    const email = await member();
    const cookie = cookieOf(await logIn(email));
    const evil = { email, path: 'https://evil.example/pl' };
    const asked = await post('/createResetToken', evil, { host: 'evil.example' });
    expect([asked.statusCode, asked.json()]).toEqual([200, { success: true }]);
    await expect.poll(() => linkOf(email), { timeout: 30_000 }).not.toBe('');
    const { docs } = await site.payload.find({
      collection: 'mails',
      where: { to: { equals: email } },
    });
    expect(docs[0]?.text).toContain(`${site.context.config.origin}/kundenportal?token=`);
    expect(JSON.stringify(docs)).not.toContain('evil');
    const resetToken = await linkOf(email);
    const page = await get(`/kundenportal?token=${resetToken}`);
    expect(page.body).toContain('Neues Passwort wählen');
    expect(page.headers['referrer-policy']).toBe('same-origin');
    const set = (newPassword: string, repeatNewPassword = newPassword) =>
      post(`${prefix}/updatePassword`, { newPassword, repeatNewPassword, resetToken });
    expect((await set('kurz')).body).toBe('Neues Passwort: mindestens 12 Zeichen.');
    expect((await set('ein Öl, fünf Filter', 'x')).body).toContain('nicht gleich');
    expect((await set('passwort1234')).body).toContain('leicht zu erraten');
    expect((await set('ein Öl, fünf Filter')).json()).toEqual({ success: true });
    expect((await set('ein Öl, fünf Filter')).body).toContain('gilt nicht mehr');
    expect(await isIn(cookie)).toBe(false);
    expect((await logIn(email)).statusCode).toBe(401);
    expect((await logIn(email, 'ein Öl, fünf Filter')).statusCode).toBe(200);
  });

  test('is promised to everybody with the same bytes, and written to whoever has an account', async () => {
    const emails = [
      await member(),
      await member({ state: 'disabled' }),
      'niemand@brinkmann.example',
    ];
    const answers = await Promise.all(emails.map((email) => post('/createResetToken', { email })));
    expect(new Set(answers.map(({ body, statusCode }) => `${statusCode} ${body}`)).size).toBe(1);
    expect((await post('/createResetToken', { email: '' })).statusCode).toBe(400);
  });

  test('of whoever is logged in: a form, and failures as Message', async () => {
    const email = await member();
    const [here, there] = [cookieOf(await logIn(email)), cookieOf(await logIn(email))];
    const change = (fields: Record<string, string>, cookie = here, url = '') =>
      site.app.inject({
        method: 'POST',
        url: `${url}/UserProfileUpdatePassword`,
        headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(fields).toString(),
      });
    const wish = { newPassword: 'ein Öl, fünf Filter', repeatNewPassword: 'ein Öl, fünf Filter' };
    const wrong = await change({ ...wish, oldPassword: 'falsch' });
    expect([wrong.statusCode, wrong.json()]).toEqual([
      400,
      { Message: 'Das bisherige Passwort stimmt nicht.' },
    ]);
    const nobody = await change({ ...wish, oldPassword: password }, 'oilway-session=x', prefix);
    expect([nobody.statusCode, Object.keys(nobody.json())]).toEqual([401, ['Message']]);
    const done = await change({ ...wish, oldPassword: password }, here, prefix);
    expect([done.statusCode, done.json()]).toEqual([200, { success: true }]);
    // Whoever copied the cookie is out as well.
    const cookies = [here, there, cookieOf(done)];
    expect(await Promise.all(cookies.map(isIn))).toEqual([false, false, true]);
  });

  test('takes multipart forms, too', async () => {
    const cookie = cookieOf(await logIn(await member()));
    const form = new FormData();
    const fields = { oldPassword: password, newPassword: 'ein Öl, fünf Filter' };
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set('repeatNewPassword', fields.newPassword);
    const sent = new Response(form);
    const done = await site.app.inject({
      method: 'POST',
      url: '/UserProfileUpdatePassword',
      headers: { cookie, 'content-type': sent.headers.get('content-type') ?? '' },
      payload: Buffer.from(await sent.arrayBuffer()),
    });
    expect([done.statusCode, done.body]).toEqual([200, '{"success":true}']);
  });
});

describe('a request for an account', () => {
  const solve = () => solveCaptcha(site.app, 'account');
  const asked = {
    name: 'Henrike',
    company: 'Brinkmann',
    path: '/pl/portal-klienta',
    umbracoNodeID: 4,
  };

  test('is stored, in the language of its page, and answered alike for a known address', async () => {
    const email = 'neu@brinkmann.example';
    const known = await member();
    const answers = [
      await post('/createAccount', { ...asked, email, recaptcha: await solve() }),
      await post(`${prefix}/createAccount`, { ...asked, email: known, recaptcha: await solve() }),
    ];
    expect(answers.map(({ body, statusCode }) => [statusCode, body])).toEqual([
      [200, '{"success":true}'],
      [200, '{"success":true}'],
    ]);
    const { docs } = await site.payload.find({
      collection: 'members',
      where: { email: { equals: email } },
    });
    expect(docs).toMatchObject([
      {
        name: 'Henrike',
        state: 'requested',
        cultureName: 'pl-PL',
        requestedCompany: 'Brinkmann',
      },
    ]);
  });

  test('with gaps names all of them', async () => {
    const answer = await post('/createAccount', { path: '/kundenportal' });
    expect([answer.statusCode, answer.body.split('\n').length]).toEqual([400, 4]);
  });

  test('without a captcha, with that of another form, or with one for the second time is refused, and stored nowhere', async () => {
    const ask = async (email: string, recaptcha: unknown) => {
      const { body, statusCode } = await post('/createAccount', {
        ...{ ...asked, path: '/kundenportal', email },
        recaptcha,
      });
      return [statusCode, body];
    };
    const wrong = [400, expect.stringMatching(/^Captcha: fehlt oder stimmt nicht/)];
    const email = 'ohne-captcha@brinkmann.example';
    for (const recaptcha of [undefined, null, '', 7, {}, 'x'.repeat(20_000), 'A'.repeat(600)])
      expect(await ask(email, recaptcha)).toEqual(wrong);
    expect(await ask(email, await solveCaptcha(site.app, 'contact'))).toEqual(wrong);
    const once = await solve();
    expect(await ask('einmal@brinkmann.example', once)).toEqual([200, '{"success":true}']);
    const spent = [400, expect.stringMatching(/^Captcha: wurde schon benutzt/)];
    for (const again of ['einmal@brinkmann.example', email])
      expect(await ask(again, once)).toEqual(spent);
    const where = { email: { equals: email } };
    expect((await site.payload.count({ collection: 'members', where })).totalDocs).toBe(0);
  });

  test('without scripts is asked a question, and stored with its answer', async () => {
    clock.now += 3_600_000;
    const url = '/pl/portal-klienta/wniosek-o-dostep';
    const start = (await get(url)).body;
    const values = { name: 'Łucja "Ö" <b>', company: 'B', email: 'lucja@poczta.example' };
    expect(start).toContain('account-form');
    const empty = await postForm(site.app, url, { name: values.name });
    expect([empty.statusCode, unescaped(empty.body).includes('account-form-email"')]).toEqual([
      400,
      true,
    ]);
    const first = await postForm(site.app, url, values);
    expect([first.statusCode, first.body.includes('Jeszcze nie wysłano')]).toEqual([200, true]);
    expect(first.body).not.toContain('data-island="AccountForm"');
    const wrong = await postForm(site.app, url, {
      ...values,
      ...hiddenIn(first.body),
      answer: '99',
    });
    expect([wrong.statusCode, wrong.body.includes('To nie była dobra odpowiedź')]).toEqual([
      400,
      true,
    ]);
    const answered = { ...values, ...hiddenIn(wrong.body), answer: answerTo(wrong.body) };
    const done = await postForm(site.app, url, answered);
    expect([done.statusCode, done.body.includes('account-form-name')]).toEqual([200, false]);
    const where = { email: { equals: values.email } };
    const { docs } = await site.payload.find({ collection: 'members', where });
    expect(docs).toMatchObject([{ name: values.name, requestedCompany: 'B', state: 'requested' }]);
    // The page before, sent again with another address, is asked anew.
    const other = await postForm(site.app, url, { ...answered, email: 'inna@poczta.example' });
    expect([other.statusCode, other.body.includes('Jeszcze nie wysłano')]).toEqual([200, true]);
    for (let at = 0; at < 4; at += 1) {
      const email = `lucja-${at}@poczta.example`;
      const asking = await postForm(site.app, url, { ...values, email });
      const hidden = hiddenIn(asking.body);
      const answer = answerTo(asking.body);
      const sent = await postForm(site.app, url, { ...values, email, ...hidden, answer });
      expect([at, sent.statusCode]).toEqual([at, 200]);
    }
    const full = await postForm(site.app, url, { ...values, email: 'za-duzo@poczta.example' });
    expect([full.statusCode, Number(full.headers['retry-after']) > 0]).toEqual([429, true]);
    expect(full.body).toContain('Bez JavaScriptu nie przyjmujemy');
    expect(full.body).toContain('za-duzo@poczta.example');
  });
});
