import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestSite } from '../../test/build-app.ts';
import {
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

  test('is refused in the language of the member, or in the one that the call names', async () => {
    const cookie = cookieOf(await logIn(await member({ cultureName: 'pl-PL' })));
    const fresh = { newPassword: 'ein Öl, fünf Filter', repeatNewPassword: 'ein Öl, fünf Filter' };
    const change = async (more: object) =>
      (
        await post(
          '/UserProfileUpdatePassword',
          { ...fresh, oldPassword: 'x', ...more },
          { cookie },
        )
      ).json().Message;
    expect(await change({})).toBe('Dotychczasowe hasło jest nieprawidłowe.');
    expect(await change({ culturename: 'de-de' })).toBe('Das bisherige Passwort stimmt nicht.');
    const short = { newPassword: 'x', repeatNewPassword: 'x', resetToken: 'x' };
    const set = (more: object) => post('/updatePassword', { ...short, ...more });
    expect((await set({})).body).toMatch(/^Neues Passwort: /);
    expect((await set({ cultureName: 'pl-PL' })).body).toMatch(/^Nowe hasło: /);
    expect(
      (await post('/login', { userName: '', password: '', cultureName: 'pl-PL' })).body,
    ).not.toBe((await post('/login', { userName: '', password: '' })).body);
  });
});
