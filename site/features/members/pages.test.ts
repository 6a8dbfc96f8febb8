import { databaseOf } from '@oilway/content/database/session.ts';
import { memberSessions } from '@oilway/store/members/tables.ts';
import { describe, expect, test } from 'vitest';
import { autofocusedText } from '../../test/no-js-browser.ts';
import {
  company,
  cookieOf,
  createMember,
  get,
  isLoggedIn,
  logIn,
  password,
  portalSite,
  post,
  prefix,
  site,
} from '../../test/portal-site.ts';

portalSite();

describe('members-only pages', () => {
  test('serves profile, data export and session list only with a session', async () => {
    for (const url of ['/kundenportal/profil', '/kundenportal/profil/meine-daten.json']) {
      const answer = await get(url);
      const login = `/kundenportal?returnUrl=${encodeURIComponent(url)}`;
      expect([answer.statusCode, answer.headers.location]).toEqual([303, login]);
    }
    const email = await createMember();
    const here = cookieOf(
      await logIn(email, password, { 'user-agent': 'X11; Linux Firefox/140.0' }),
    );
    const there = cookieOf(await logIn(email));
    const page = await get('/kundenportal/profil', here);
    expect(page.body.replaceAll('<!-- -->', '')).toContain('Firefox, Linux (dieses Gerät)');
    const data = await get('/kundenportal/profil/meine-daten.json', here);
    expect(data.json()).toMatchObject({ email, company: 'Autohaus Brinkmann' });
    expect(data.headers['content-disposition']).toBe('attachment');
    expect(data.body).not.toMatch(/argon|hash/i);
    const post = (payload: string) =>
      site.app.inject({
        method: 'POST',
        url: '/kundenportal/profil',
        headers: { cookie: here, 'content-type': 'application/x-www-form-urlencoded' },
        payload,
      });
    const third = cookieOf(await logIn(email));
    const otherMember = await createMember();
    const stranger = cookieOf(await logIn(otherMember));
    const strangersPhone = cookieOf(await logIn(otherMember));
    const idOf = async (cookie: string) =>
      / name="session" value="([\w-]+)"/.exec(
        (await get('/kundenportal/profil', cookie)).body,
      )?.[1];
    expect((await post(`act=endSession&session=${await idOf(here)}`)).headers.location).toBe(
      '/kundenportal/profil?ended#sessions',
    );
    const left = [await isLoggedIn(there), await isLoggedIn(third)];
    expect(left.toSorted()).toEqual([false, true]);
    const strangersId = await idOf(stranger);
    expect(strangersId).toBeDefined();
    const strangersSession = `&session=${strangersId}`;
    for (const wrong of ['', strangersSession, '&session=%00', "&session=' OR 1=1", '&session[]=1'])
      expect((await post(`act=endSession${wrong}`)).statusCode).toBe(303);
    await logIn(email);
    expect((await post('act=elsewhere')).headers.location).toBe(
      '/kundenportal/profil?ended#sessions',
    );
    expect(await isLoggedIn(here)).toBe(true);
    for (const ended of [there, third]) expect(await isLoggedIn(ended)).toBe(false);
    for (const other of [stranger, strangersPhone]) expect(await isLoggedIn(other)).toBe(true);
  });

  test('does not store portal pages in the page cache', async () => {
    const cookie = cookieOf(await logIn(await createMember()));
    await get('/kundenportal', cookie);
    expect((await get('/kundenportal')).body).not.toContain('Guten Tag');
    expect(site.context.cache.get('/kundenportal', 'identity')).toBeUndefined();
  });
});

test('redirects a non-canonical path to the canonical one and preserves the query', async () => {
  for (const [url, address] of [
    ['/kundenportal/', '/kundenportal'],
    ['/Kundenportal?token=a%20b', '/kundenportal?token=a%20b'],
    ['/kundenportal/dateien/?q=%C3%B6l', '/kundenportal/dateien?q=%C3%B6l'],
    ['/kundenportal/profil/meine-daten.json/', '/kundenportal/profil/meine-daten.json'],
    ['/PL/portal-klienta/Pliki//', '/pl/portal-klienta/pliki'],
  ] as const) {
    const { headers, statusCode } = await get(url);
    expect([url, statusCode, headers.location]).toEqual([url, 301, address]);
  }
  expect((await get('/kundenportal/nichts/')).statusCode).toBe(404);
});

describe('forms without JavaScript', () => {
  const send = (url: string, fields: Record<string, string>, cookie = '') =>
    site.app.inject({
      method: 'POST',
      url,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        ...(cookie ? { cookie } : {}),
      },
      payload: new URLSearchParams(fields).toString(),
    });

  test('redirects to the start page after a login or shows the errors', async () => {
    const email = await createMember();
    const wrong = await send('/kundenportal', { userName: email, password: 'falsch' });
    expect(wrong.statusCode).toBe(400);
    expect(wrong.body).toContain('E-Mail-Adresse oder Passwort stimmt nicht.');
    expect(wrong.body).toContain(`value="${email}"`);
    expect(wrong.body).not.toContain('falsch');
    expect(autofocusedText(wrong.body)).toBe('Das hat nicht geklappt');
    const empty = await send('/kundenportal', { userName: '', password: '' });
    expect(empty.statusCode).toBe(400);
    expect(autofocusedText(empty.body)).toMatch(/^Bitte prüfen Sie zwei Angaben/);
    expect(empty.body).toContain('Bitte Ihr Passwort angeben.');
    // Disables native validation, which reports only one field.
    expect(empty.body).toMatch(/id="login-form"[\s\S]*?<button[^>]*formnovalidate/i);
    const right = await send('/kundenportal', { userName: email, password });
    expect([right.statusCode, right.headers.location]).toEqual([303, '/kundenportal']);
    expect(await isLoggedIn(cookieOf(right))).toBe(true);
  });

  test.each([
    ['/kundenportal/passwort-vergessen', 'Bitte sehen Sie in Ihr Postfach.', 'Bitte prüfen Sie'],
    [
      '/pl/portal-klienta/nowe-haslo',
      'Prosimy sprawdzić skrzynkę.',
      'Prosimy sprawdzić jedno pole',
    ],
  ])('%s: shows the reset form again after a success', async (url, sent, wrong) => {
    const email = 'unbekannt@brinkmann.example';
    for (const _ of ['once', 'again']) {
      const { body, statusCode } = await send(url, { email });
      expect([statusCode, autofocusedText(body)]).toEqual([200, sent]);
      expect(body).toContain('data-sent="true" data-failed="false"');
      expect(body).toMatch(
        new RegExp(`id="reset-form"[^]*value="${email}"[^]*<button [^>]*type="submit"`),
      );
      expect(body).not.toMatch(/<button [^>]*disabled/);
    }
    const empty = await send(url, { email: '' });
    expect([empty.statusCode, autofocusedText(empty.body)?.startsWith(wrong)]).toEqual([400, true]);
    expect(empty.body).toContain('data-sent="false"');
  });
});

const session = `${prefix}/session`;

/** Sets last use and expiry of all sessions, in minutes from now. */
async function shiftSessions(lastSeen: number, expires = 600): Promise<void> {
  const database = databaseOf(site.payload);
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  await database.orm
    .update(memberSessions(database))
    .set({ lastSeen: at(lastSeen), expires: at(expires) });
}

const readSpan = async (cookie: string) => (await get(session, cookie)).json();
const extendSession = async (cookie: string) => (await post(session, {}, { cookie })).json();

test('GET reads the session lifetime without prolonging it, POST prolongs it up to the absolute limit', async () => {
  expect(await readSpan('')).toEqual({ seconds: 0, extendable: false });
  const cookie = cookieOf(await logIn(await createMember()));
  await shiftSessions(-28);
  for (let times = 0; times < 2; times += 1) {
    const { extendable, seconds } = await readSpan(cookie);
    expect([Math.round(seconds / 10), extendable]).toEqual([12, true]);
  }
  expect((await extendSession(cookie)).seconds).toBeGreaterThan(29 * 60);
  await shiftSessions(-5, 2);
  const last = await extendSession(cookie);
  expect([last.seconds <= 120, last.extendable]).toEqual([true, false]);
});

test('redirects an expired session to the login with a notice and a return URL', async () => {
  const cookie = cookieOf(await logIn(await createMember()));
  await shiftSessions(-31);
  expect(await extendSession(cookie)).toEqual({ seconds: 0, extendable: false });
  const { headers } = await get('/kundenportal/dateien?view=tiles', cookie);
  const login = String(headers.location);
  expect(login).toContain('returnUrl=%2Fkundenportal%2Fdateien%3Fview%3Dtiles');
  expect((await get(login, cookie)).body).toContain('Ihre Sitzung ist beendet.');
  expect((await get(login)).body).not.toContain('Ihre Sitzung ist beendet.');
});

/** Logs in and returns the start page. */
async function startOf(email: string): Promise<string> {
  return (await get('/kundenportal', cookieOf(await logIn(email)))).body;
}

/** Stores a contact message. */
async function message(reference: string, more: object): Promise<void> {
  const stored = { cultureName: 'de-DE', name: 'Henrike', message: 'Geheim', ...more };
  const keys = { reference, idempotencyKey: reference, fingerprint: reference };
  await site.payload.create({
    collection: 'contact-messages',
    data: { ...stored, ...keys } as never,
  });
}

test('shows the contact person of the company on the start page only where one is assigned', async () => {
  const email = await createMember();
  expect(await startOf(email)).not.toContain('Für Sie da');
  const { docs } = await site.payload.find({
    collection: 'contact-persons',
    where: { profileName: { equals: 'Svenja Althoff' } },
  });
  await site.payload.update({
    collection: 'companies',
    id: company,
    data: { contact: docs[0]?.id ?? 0 },
  });
  const body = await startOf(email);
  expect(body).toContain('Für Sie da');
  expect(body).toContain('Svenja Althoff');
  expect(body).toContain('href="tel:+49231000201"');
  expect(await startOf(await createMember({ company: null }))).not.toContain('Svenja Althoff');
});

test('shows reference and state of open messages to their sender only', async () => {
  const email = await createMember();
  await message('OW-T-0002', { email, status: 'inWork' });
  await message('OW-T-0003', { email, status: 'done' });
  await message('OW-T-0004', { email, status: 'spam' });
  await message('OW-T-0005', { email: await createMember(), status: 'new' });
  const body = await startOf(email);
  expect(body.match(/OW-T-\d+/g)).toEqual(['OW-T-0002']);
  expect(body).toContain('In Arbeit');
  expect(body).not.toContain('Geheim');
  expect(body).toContain('href="/kontakt#contact-form"');
});
