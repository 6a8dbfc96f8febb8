import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestSite } from '../../test/build-app.ts';
import {
  clock,
  cookieOf,
  get,
  isIn,
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

describe('a login', () => {
  test.each([prefix, ''])('by %s/login begins a session that a Lax cookie carries', async (way) => {
    const answer = await post(`${way}/login`, { userName: await member(), password });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    const cookie = String(answer.headers['set-cookie']);
    expect(cookie).toMatch(/^oilway-session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
    const page = await get('/kundenportal', cookieOf(answer));
    expect(page.body).toContain('Guten Tag, Henrike.');
    expect(page.headers['cache-control']).toBe('private, no-store');
  });

  test('gives a new session each time and ends the old one', async () => {
    const email = await member();
    const first = cookieOf(await logIn(email));
    const second = cookieOf(await logIn(email, password, { cookie: first }));
    expect(first).not.toBe(second);
    expect([await isIn(first), await isIn(second)]).toEqual([false, true]);
  });

  test('is refused with the same bytes whoever has no, a locked or an unfinished account', async () => {
    const emails = [
      await member(),
      await member({ state: 'disabled' }),
      await member({ state: 'invited', passwordHash: null }),
      await member({ state: 'requested', passwordHash: null }),
      'niemand@brinkmann.example',
    ];
    const answers = await Promise.all(emails.map((email) => logIn(email, 'ein anderes Passwort')));
    const bytes = answers.map(({ body, headers, statusCode }) => {
      const { date: _, 'x-request-id': own, ...rest } = headers;
      // Drawn for each, whatever is asked.
      expect(own).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
      return JSON.stringify([statusCode, body, rest]);
    });
    expect(new Set(bytes).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(401);
    expect(answers[0]?.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answers[0]?.body).toBe('E-Mail-Adresse oder Passwort stimmt nicht.');
  });

  test('takes as long for known, unknown and locked accounts', async (t) => {
    const { hashPassword, passwordCost } = await import('@oilway/store/accounts/hashing.ts');
    const lowered = { ...passwordCost };
    Object.assign(passwordCost, { memoryCost: 65_536, timeCost: 3 });
    t.onTestFinished(() => void Object.assign(passwordCost, lowered));
    const passwordHash = await hashPassword(password);
    const kinds = {
      known: await member({ passwordHash }),
      locked: await member({ passwordHash, state: 'disabled' }),
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
    // Without a hash to compare with it would be a twentieth.
    expect(Math.max(...medians) / Math.min(...medians)).toBeLessThan(4);
  });

  test('waits after five wrong passwords, from that network only, and not for ever', async () => {
    const email = await member();
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

  test('is worded for whoever asks', async () => {
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

describe('a logout', () => {
  test.each(['/customerPortal/logout', `${prefix}/logout`])(
    'by %s ends the session',
    async (url) => {
      const cookie = cookieOf(await logIn(await member()));
      const answer = await get(url, cookie, { 'sec-fetch-site': 'same-origin' });
      expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }]);
      expect(String(answer.headers['set-cookie'])).toMatch(
        /^oilway-session=; .*Expires=Thu, 01 Jan/,
      );
      expect(await isIn(cookie)).toBe(false);
    },
  );

  test('typed in, or pressed, leads back to the portal', async () => {
    for (const site of ['none', 'same-origin']) {
      const cookie = cookieOf(await logIn(await member()));
      const headers = { 'sec-fetch-site': site, 'sec-fetch-mode': 'navigate' };
      const answer = await get('/customerPortal/logout', cookie, headers);
      expect([answer.statusCode, answer.headers.location]).toEqual([303, '/kundenportal']);
      expect(await isIn(cookie)).toBe(false);
    }
  });

  test.each([
    ['a picture of another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' }],
    ['a page of a neighbour', { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'navigate' }],
    ['a prefetch', { 'sec-fetch-site': 'same-origin', 'sec-purpose': 'prefetch;prerender' }],
    ['an old prefetch', { purpose: 'prefetch' }],
  ])('is not %s', async (_, headers) => {
    const cookie = cookieOf(await logIn(await member()));
    const answer = await get('/customerPortal/logout', cookie, headers as never);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(await isIn(cookie)).toBe(true);
  });
});
