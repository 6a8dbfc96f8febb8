import { runs } from '@oilway/content/test/full.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestSite } from '../../test/build-app.ts';
import { clock, openPortal, post } from '../../test/portal-site.ts';

let site: TestSite;

beforeAll(async () => {
  ({ site } = await openPortal());
});
afterAll(() => site?.close());

test('nothing from another site, nothing but forms and JSON', async () => {
  for (const url of [
    '/login',
    '/passkeys/login',
    '/passkeys/add',
    '/createAccount',
    '/UserProfileUpdatePassword',
    '/kundenportal',
  ])
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }])
      expect((await post(url, {}, headers as never)).statusCode).toBe(403);
  expect((await post('/login', 'x', { 'content-type': 'text/plain' })).statusCode).toBe(400);
});

test('what a body says of a member is nobody', async () => {
  const tried = { userName: 'niemand@brinkmann.example', password: 'falsch' };
  const plain = await post('/login', tried);
  expect(plain.statusCode).toBe(401);
  for (const member of [{}, { culture: 'pl-PL' }, { culture: 'xx' }, 'x', null]) {
    clock.now += 600_000;
    const answer = await post('/login', { ...tried, member });
    expect([answer.statusCode, answer.body]).toEqual([401, plain.body]);
  }
});

test('the document of the calls names them', async () => {
  const { paths } = (await site.app.inject('/api/openapi.json')).json();
  for (const path of [
    '/umbraco/api/customerPortal/login',
    '/customerPortal/logout',
    '/createResetToken',
    '/updatePassword',
    '/createAccount',
    '/UserProfileUpdatePassword',
    '/umbraco/api/customerPortal/UserProfileUpdatePassword',
    '/passkeys/loginOptions',
    '/passkeys/login',
    '/passkeys/addOptions',
    '/umbraco/api/customerPortal/passkeys/add',
  ])
    expect(Object.keys(paths)).toContain(path);
});

test('whatever is thrown at it: never a 5xx, no session, no member', async () => {
  const before = (await site.payload.count({ collection: 'members' })).totalDocs;
  const value = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.json(),
    fc.constant(null),
    fc.double(),
    fc.array(fc.string()),
  );
  const names = ['userName', 'password', 'email', 'name', 'path', 'resetToken', 'newPassword'];
  const body = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.json(),
    fc.record(Object.fromEntries(names.map((name) => [name, value])), { requiredKeys: [] }),
  );
  const call = fc.constantFrom(
    '/login',
    '/createResetToken',
    '/updatePassword',
    '/createAccount',
    '/UserProfileUpdatePassword',
    '/kundenportal',
    '/kundenportal/profil',
    '/pl/portal-klienta/nowe-haslo',
  );
  const type = fc.constantFrom(
    'application/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/plain',
  );
  await fc.assert(
    fc.asyncProperty(call, type, body, async (url, contentType, sent) => {
      clock.now += 600_000;
      const payload = typeof sent === 'string' ? sent : JSON.stringify(sent);
      const answer = await post(url, payload, {
        'content-type': contentType,
        cookie: 'oilway-session=%00',
      });
      expect(answer.statusCode).toBeLessThan(500);
      expect(answer.headers['set-cookie']).toBeUndefined();
    }),
    runs(250),
  );
  expect((await site.payload.count({ collection: 'members' })).totalDocs).toBe(before);
});
