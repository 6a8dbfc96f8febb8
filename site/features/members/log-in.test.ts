import { describe, expect, test } from 'vitest';
import {
  clock,
  cookieOf,
  createMember,
  get,
  isLoggedIn,
  lastMailToken,
  logIn,
  password,
  portalSite,
  post,
  prefix,
  site,
} from '../../test/portal-site.ts';

portalSite();

describe('login', () => {
  test.each([prefix, ''])(
    'starts a session with a SameSite=Lax cookie at %s/login',
    async (pathPrefix) => {
      const answer = await post(`${pathPrefix}/login`, {
        userName: await createMember(),
        password,
      });
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
      const cookie = String(answer.headers['set-cookie']);
      expect(cookie).toMatch(/^oilway-session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
      const page = await get('/kundenportal', cookieOf(answer));
      expect(page.body).toContain('Guten Tag, Henrike.');
      expect(page.headers['cache-control']).toBe('private, no-store');
    },
  );

  test('starts a new session and ends the previous one of the browser', async () => {
    const email = await createMember();
    const first = cookieOf(await logIn(email));
    const second = cookieOf(await logIn(email, password, { cookie: first }));
    expect(first).not.toBe(second);
    expect([await isLoggedIn(first), await isLoggedIn(second)]).toEqual([false, true]);
  });

  test('returns the same 401 bytes for a wrong password of active, disabled, unfinished and unknown accounts', async () => {
    const emails = [
      await createMember(),
      await createMember({ state: 'disabled' }),
      await createMember({ state: 'invited', passwordHash: null }),
      await createMember({ state: 'requested', passwordHash: null }),
      'niemand@brinkmann.example',
    ];
    const answers = await Promise.all(emails.map((email) => logIn(email, 'ein anderes Passwort')));
    const bytes = answers.map(({ body, headers, statusCode }) => {
      const { date: _, 'x-request-id': requestId, ...rest } = headers;
      // Random for each request.
      expect(requestId).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
      return JSON.stringify([statusCode, body, rest]);
    });
    expect(new Set(bytes).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(401);
    expect(answers[0]?.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answers[0]?.body).toBe('E-Mail-Adresse oder Passwort stimmt nicht.');
  });

  test('takes a similar time for known, unknown and disabled accounts', async (t) => {
    const { hashPassword, passwordCost } = await import('@oilway/store/accounts/password-hash.ts');
    const lowered = { ...passwordCost };
    Object.assign(passwordCost, { memoryCost: 65_536, timeCost: 3 });
    t.onTestFinished(() => void Object.assign(passwordCost, lowered));
    const passwordHash = await hashPassword(password);
    const kinds = {
      known: await createMember({ passwordHash }),
      locked: await createMember({ passwordHash, state: 'disabled' }),
      unknown: 'unbekannt@brinkmann.example',
    };
    const times: Record<string, number[]> = { known: [], locked: [], unknown: [] };
    for (let round = 0; round < 5; round += 1) {
      clock.now += 3_600_000;
      for (const [kind, email] of Object.entries(kinds)) {
        const began = performance.now();
        await logIn(email, 'ein anderes Passwort');
        times[kind]?.push(performance.now() - began);
      }
    }
    const medians = Object.values(times).map(
      (all) => all.sort((one, other) => one - other)[Math.floor(all.length / 2)] ?? 0,
    );
    // Without hashing, the time would be a twentieth.
    expect(Math.max(...medians) / Math.min(...medians)).toBeLessThan(4);
  });

  test('returns 429 after five wrong passwords, for one network and a limited time', async () => {
    const email = await createMember();
    const from = (remoteAddress: string, attempt: string) =>
      site.app.inject({
        method: 'POST',
        url: '/login',
        remoteAddress,
        payload: { userName: email, password: attempt },
      });
    for (let wrong = 0; wrong < 5; wrong += 1)
      expect((await from('192.0.2.7', 'falsch')).statusCode).toBe(401);
    const refused = await from('192.0.2.8', password);
    expect([refused.statusCode, Number(refused.headers['retry-after'])]).toEqual([429, 1]);
    expect(refused.body).toBe('Zu viele Versuche. Bitte warten Sie eine Sekunde.');
    expect((await from('198.51.100.7', password)).statusCode).toBe(200);
    clock.now += 1000;
    expect((await from('192.0.2.7', password)).statusCode).toBe(200);
  });

  test('returns errors in the language of the Referer or Accept-Language header', async () => {
    const { origin } = site.context.config;
    const polish = { referer: `${origin}/pl/portal-klienta` };
    const answers = [
      await logIn('niemand@b.example', 'x', polish),
      await logIn('niemand@b.example', 'x', { 'accept-language': 'pl,de;q=0.5' }),
    ];
    for (const { body } of answers) expect(body).toBe('Adres e-mail lub hasło jest nieprawidłowe.');
    const empty = await post('/login', {});
    expect([empty.statusCode, empty.body]).toEqual([
      400,
      'Bitte Ihre E-Mail-Adresse angeben.\nBitte Ihr Passwort angeben.',
    ]);
  });
});

describe('logout', () => {
  test.each(['/customerPortal/logout', `${prefix}/logout`])(
    'ends the session at %s',
    async (url) => {
      const cookie = cookieOf(await logIn(await createMember()));
      const answer = await get(url, cookie, { 'sec-fetch-site': 'same-origin' });
      expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }]);
      expect(String(answer.headers['set-cookie'])).toMatch(
        /^oilway-session=; .*Expires=Thu, 01 Jan/,
      );
      expect(await isLoggedIn(cookie)).toBe(false);
    },
  );

  test('redirects a browser navigation to the portal', async () => {
    for (const site of ['none', 'same-origin']) {
      const cookie = cookieOf(await logIn(await createMember()));
      const headers = { 'sec-fetch-site': site, 'sec-fetch-mode': 'navigate' };
      const answer = await get('/customerPortal/logout', cookie, headers);
      expect([answer.statusCode, answer.headers.location]).toEqual([303, '/kundenportal']);
      expect(await isLoggedIn(cookie)).toBe(false);
    }
  });

  test.each([
    ['a picture of another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' }],
    ['a page of a neighbour', { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'navigate' }],
    ['a prefetch', { 'sec-fetch-site': 'same-origin', 'sec-purpose': 'prefetch;prerender' }],
    ['an old prefetch', { purpose: 'prefetch' }],
  ])('ignores %s', async (_, headers) => {
    const cookie = cookieOf(await logIn(await createMember()));
    const answer = await get('/customerPortal/logout', cookie, headers as never);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(await isLoggedIn(cookie)).toBe(true);
  });
});

describe('password change', () => {
  test('resets the password by a single-use mailed link and ends every session', async () => {
    const email = await createMember();
    const cookie = cookieOf(await logIn(email));
    const evil = { email, path: 'https://evil.example/pl' };
    const resetRequest = await post('/createResetToken', evil, { host: 'evil.example' });
    expect([resetRequest.statusCode, resetRequest.json()]).toEqual([200, { success: true }]);
    await expect.poll(() => lastMailToken(email), { timeout: 30_000 }).not.toBe('');
    const { docs } = await site.payload.find({
      collection: 'mails',
      where: { to: { equals: email } },
    });
    expect(docs[0]?.text).toContain(`${site.context.config.origin}/kundenportal?token=`);
    expect(JSON.stringify(docs)).not.toContain('evil');
    const resetToken = await lastMailToken(email);
    const page = await get(`/kundenportal?token=${resetToken}`);
    expect(page.body).toContain('Neues Passwort wählen');
    expect(page.headers['referrer-policy']).toBe('same-origin');
    const set = (newPassword: string, repeatNewPassword = newPassword) =>
      post(`${prefix}/updatePassword`, { newPassword, repeatNewPassword, resetToken });
    expect((await set('kurz')).body).toBe('Neues Passwort: Bitte mindestens 12 Zeichen.');
    expect((await set('ein Öl, fünf Filter', 'x')).body).toContain('nicht gleich');
    expect((await set('passwort1234')).body).toContain('leicht zu erraten');
    expect((await set('ein Öl, fünf Filter')).json()).toEqual({ success: true });
    expect((await set('ein Öl, fünf Filter')).body).toContain('gilt nicht mehr');
    expect(await isLoggedIn(cookie)).toBe(false);
    expect((await logIn(email)).statusCode).toBe(401);
    expect((await logIn(email, 'ein Öl, fünf Filter')).statusCode).toBe(200);
  });

  test('returns the same response to reset requests for active, disabled and unknown accounts', async () => {
    const emails = [
      await createMember(),
      await createMember({ state: 'disabled' }),
      'niemand@brinkmann.example',
    ];
    const answers = await Promise.all(emails.map((email) => post('/createResetToken', { email })));
    expect(new Set(answers.map(({ body, statusCode }) => `${statusCode} ${body}`)).size).toBe(1);
    expect((await post('/createResetToken', { email: '' })).statusCode).toBe(400);
  });

  test('changes the password of a logged-in member by form and returns failures as Message', async () => {
    const email = await createMember();
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
    const withoutSession = await change(
      { ...wish, oldPassword: password },
      'oilway-session=x',
      prefix,
    );
    expect([withoutSession.statusCode, Object.keys(withoutSession.json())]).toEqual([
      401,
      ['Message'],
    ]);
    const done = await change({ ...wish, oldPassword: password }, here, prefix);
    expect([done.statusCode, done.json()]).toEqual([200, { success: true }]);
    // A copied cookie is invalid, too.
    const cookies = [here, there, cookieOf(done)];
    expect(await Promise.all(cookies.map(isLoggedIn))).toEqual([false, false, true]);
  });

  test('returns errors in the language of the member or of the cultureName parameter', async () => {
    const cookie = cookieOf(await logIn(await createMember({ cultureName: 'pl-PL' })));
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
