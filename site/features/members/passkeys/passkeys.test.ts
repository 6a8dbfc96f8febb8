import { Authenticator } from '@oilway/content/test/authenticator.ts';
import { rowsOf } from '@oilway/content/test/store-rows.ts';
import { memberPasskeys } from '@oilway/store/members/tables.ts';
import { beforeAll, describe, expect, test } from 'vitest';
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
} from '../../../test/portal-site.ts';

let origin: string;

portalSite();
beforeAll(() => {
  ({ origin } = site.context.config);
});

const optionsOf = async (path: string, body: object = {}, cookie = '') =>
  (await post(path, body, cookie ? { cookie } : {})).json().options;
const loginOptions = () => optionsOf('/passkeys/loginOptions');
const logInWith = (credential: unknown, headers = {}) =>
  post('/passkeys/login', { credential }, headers);
const add = (cookie: string, credential: unknown, name?: string) =>
  post('/passkeys/add', { credential, name }, { cookie, 'user-agent': 'X Firefox/140.0' });

/** Creates a logged-in member with a passkey. */
async function owner(counter?: number) {
  const email = await createMember();
  const cookie = cookieOf(await logIn(email));
  const passkey = new Authenticator(origin, counter);
  const options = await optionsOf('/passkeys/addOptions', { password }, cookie);
  const added = await add(cookie, passkey.create(options));
  expect([added.statusCode, added.json()]).toEqual([200, { success: true }]);
  return { email, cookie, passkey };
}
const stored = (passkey: Authenticator) => rowsOf(site.payload, memberPasskeys, { id: passkey.id });
const change = (email: string, data: object) => {
  const where = { email: { equals: email } };
  return site.payload.update({ collection: 'members', where, data });
};
const mailsTo = async (to: string) => {
  const find = { collection: 'mails', where: { to: { equals: to } }, sort: 'createdAt' } as const;
  return (await site.payload.find(find)).docs.map(({ subject }) => subject);
};
const remove = (cookie: string, id: string) =>
  site.app.inject({
    method: 'POST',
    url: '/kundenportal/profil?view=passkeys',
    headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ act: 'removePasskey', passkey: id }).toString(),
  });

describe('passkey login', () => {
  test.each([prefix, ''])('starts a session at %s/passkeys/login', async (pathPrefix) => {
    const { passkey } = await owner();
    const options = await optionsOf(`${pathPrefix}/passkeys/loginOptions`);
    expect(options).toMatchObject({ rpId: new URL(origin).hostname, userVerification: 'required' });
    const answer = await post(`${pathPrefix}/passkeys/login`, { credential: passkey.get(options) });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(String(answer.headers['set-cookie'])).toMatch(/^oilway-session=[\w-]{43}; Path=\/; Htt/);
    expect(await isLoggedIn(cookieOf(answer))).toBe(true);
    const [row] = await stored(passkey);
    expect(row).toMatchObject({ counter: passkey.counter, transports: 'internal,hybrid' });
    expect(Date.now() - Date.parse(row?.lastUsed ?? '')).toBeLessThan(60_000);
  });

  test('ends the previous session of the browser', async () => {
    const { cookie, passkey } = await owner();
    await logInWith(passkey.get(await loginOptions()), { cookie });
    expect(await isLoggedIn(cookie)).toBe(false);
  });

  test('returns the same 401 bytes for every kind of invalid credential', async () => {
    const { email, cookie, passkey } = await owner();
    const other = await owner();
    const unregistered = new Authenticator(origin);
    const forNew = await optionsOf('/passkeys/addOptions', { password }, cookie);
    const fresh = await loginOptions();
    const forged = (fresh.challenge.startsWith('A') ? 'B' : 'A') + fresh.challenge.slice(1);
    const valid = passkey.get(await loginOptions());
    const tampered = { ...valid.response, signature: other.passkey.get(fresh).response.signature };
    const wrong = {
      unknown: unregistered.get(await loginOptions(), { userHandle: 'AAAA' }),
      'another origin': passkey.get(await loginOptions(), { origin: 'https://evil.example' }),
      'another site': passkey.get(await loginOptions(), { rpId: 'evil.example' }),
      'no user verification': passkey.get(await loginOptions(), { verified: false }),
      'another ceremony': passkey.get(await loginOptions(), { type: 'webauthn.create' }),
      'another member': passkey.get(await loginOptions(), { userHandle: 'AAAA' }),
      'a signature of another passkey': { ...valid, response: tampered },
      'a challenge of a registration': passkey.get(forNew),
      'a forged challenge': passkey.get({ challenge: forged }),
      'a missing challenge': passkey.get({ challenge: undefined as never }),
      'a decreased counter': passkey.get(await loginOptions(), { counter: 1 }),
      'a counter of zero': passkey.get(await loginOptions(), { counter: 0 }),
    };
    const bytesOf = ({ body, headers, statusCode }: Awaited<ReturnType<typeof logInWith>>) => {
      const { date: _, 'x-request-id': requestId, ...rest } = headers;
      // Random for each request.
      expect(requestId).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
      return JSON.stringify([statusCode, body, rest]);
    };
    const answers: Record<string, string> = {};
    for (const [name, credential] of Object.entries(wrong))
      answers[name] = bytesOf(await logInWith(credential));
    await change(email, { state: 'disabled' });
    answers.disabled = bytesOf(await logInWith(passkey.get(await loginOptions())));
    const [first = ''] = Object.values(answers);
    expect(first).toContain('[401,"Mit diesem Passkey können Sie sich nicht anmelden.');
    expect(first).not.toContain('set-cookie');
    for (const [name, answer] of Object.entries(answers)) expect(answer, name).toBe(first);
  });

  test('returns 429 after too many attempts from one network', async () => {
    const unknown = new Authenticator(origin).get(await loginOptions(), { userHandle: 'AAAA' });
    const from = () =>
      site.app.inject({
        method: 'POST',
        url: '/passkeys/login',
        remoteAddress: '192.0.2.77',
        payload: { credential: unknown },
      });
    const statuses = new Set<number>();
    for (let time = 0; time < 302; time += 1) statuses.add((await from()).statusCode);
    expect([...statuses]).toEqual([401, 429]);
    clock.now += 3_600_000;
  });
});

describe('passkey registration', () => {
  test('requires the password, notifies by mail and lists the passkey in profile and data export', async () => {
    const { email, cookie, passkey } = await owner();
    expect(await mailsTo(email)).toEqual(['Neuer Passkey für das Oilway-Kundenportal']);
    const page = await get('/kundenportal/profil?view=passkeys', cookie);
    expect(page.body).toContain('<strong>Firefox</strong>');
    const data = await get('/kundenportal/profil/meine-daten.json', cookie);
    expect(data.json().passkeys).toMatchObject([{ name: 'Firefox', lastUsed: null }]);
    const [row] = await stored(passkey);
    expect(data.body).not.toContain(row?.publicKey);
    expect(data.body).not.toContain(passkey.id);
    const wrong = await post('/passkeys/addOptions', { password: 'falsch' }, { cookie });
    expect([wrong.statusCode, wrong.body]).toEqual([400, 'Das Passwort stimmt nicht.']);
    for (const path of ['/passkeys/addOptions', '/passkeys/add'])
      expect((await post(path, { password })).statusCode).toBe(401);
  });

  test('requests a discoverable, user-verified credential and excludes registered authenticators', async () => {
    const { cookie, email, passkey } = await owner();
    const options = await optionsOf('/passkeys/addOptions', { password }, cookie);
    expect(options).toMatchObject({
      rp: { id: new URL(origin).hostname },
      user: { name: email, displayName: 'Henrike' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ type: 'public-key', id: passkey.id }],
    });
  });

  test('returns 400 for every kind of invalid credential', async () => {
    const { cookie, passkey } = await owner();
    const elsewhere = cookieOf(await logIn(await createMember()));
    const made = async (overrides = {}, from = cookie, ...challenge: unknown[]) => {
      const options = await optionsOf('/passkeys/addOptions', { password }, from);
      if (challenge.length > 0) [options.challenge] = challenge;
      return new Authenticator(origin).create(options, overrides);
    };
    const withStatement = (credential: ReturnType<Authenticator['create']>) => {
      const bytes = Buffer.from(credential.response.attestationObject, 'base64url');
      const claimed = Buffer.concat([
        Buffer.from('a363666d74686669646f2d7532666761747453746d74a1637835638140', 'hex'),
        bytes.subarray(bytes.indexOf(Buffer.from('hauthData'))),
      ]);
      const attestationObject = claimed.toString('base64url');
      return { ...credential, response: { ...credential.response, attestationObject } };
    };
    const wrong = {
      'another origin': await made({ origin: 'https://evil.example' }),
      'another site': await made({ rpId: 'evil.example' }),
      'no user verification': await made({ verified: false }),
      'another ceremony': await made({ type: 'webauthn.get' }),
      'a challenge of another session': await made({}, elsewhere),
      'a challenge of a login': new Authenticator(origin).create(await loginOptions()),
      'another id': { ...(await made()), id: 'AAAA', rawId: 'AAAA' },
      'a missing challenge': await made({}, cookie, undefined),
      'a numeric challenge': await made({}, cookie, 123),
      // Attestation statements are never verified: {fmt: 'fido-u2f', attStmt: {x5c: ['']}, authData}
      'an attestation statement': withStatement(await made()),
      'a registered passkey': passkey.create(
        await optionsOf('/passkeys/addOptions', { password }, cookie),
      ),
    };
    for (const [name, credential] of Object.entries(wrong)) {
      const { body, statusCode } = await add(cookie, credential);
      expect([statusCode, body.slice(0, 11)], name).toEqual([400, 'Der Passkey']);
    }
  });

  test('rejects a reused registration response after removal of the passkey', async () => {
    const { cookie } = await owner();
    const passkey = new Authenticator(origin);
    const options = await optionsOf('/passkeys/addOptions', { password }, cookie);
    const credential = passkey.create(options);
    expect((await add(cookie, credential, ' Büro ')).statusCode).toBe(200);
    expect(await stored(passkey)).toMatchObject([{ name: 'Büro' }]);
    expect((await remove(cookie, passkey.id)).headers.location).toBe(
      '/kundenportal/profil?view=passkeys&removed',
    );
    expect((await add(cookie, credential)).statusCode).toBe(400);
    expect(await stored(passkey)).toEqual([]);
  });
});

describe('passkey removal', () => {
  test('removes a passkey only for its owner and notifies by mail', async () => {
    const { cookie, email, passkey } = await owner();
    const other = await owner();
    const foreign = await remove(other.cookie, passkey.id);
    expect(foreign.statusCode).toBe(404);
    expect(foreign.body).toContain('Diesen Passkey gibt es hier nicht mehr.');
    expect(await stored(passkey)).toHaveLength(1);
    expect((await remove('oilway-session=x', passkey.id)).statusCode).toBe(303);
    expect((await remove(cookie, passkey.id)).statusCode).toBe(303);
    expect((await remove(cookie, passkey.id)).statusCode).toBe(404);
    expect((await mailsTo(email)).at(-1)).toBe('Passkey für das Oilway-Kundenportal entfernt');
    expect((await logInWith(passkey.get(await loginOptions()))).statusCode).toBe(401);
  });

  test('removes passkeys on password reset, account lock, address change and member deletion', async () => {
    const byMail = await owner();
    await post('/createResetToken', { email: byMail.email });
    await expect.poll(() => lastMailToken(byMail.email), { timeout: 30_000 }).not.toBe('');
    const resetToken = await lastMailToken(byMail.email);
    const fresh = { newPassword: 'ein Öl, fünf Filter', repeatNewPassword: 'ein Öl, fünf Filter' };
    expect((await post('/updatePassword', { ...fresh, resetToken })).statusCode).toBe(200);
    expect(await stored(byMail.passkey)).toEqual([]);
    const locked = await owner();
    await change(locked.email, { state: 'disabled' });
    await change(locked.email, { state: 'active' });
    expect((await logInWith(locked.passkey.get(await loginOptions()))).statusCode).toBe(401);
    const moved = await owner();
    await change(moved.email, { email: `neu-${moved.email}` });
    expect(await stored(moved.passkey)).toEqual([]);
    const deleted = await owner();
    const where = { email: { equals: deleted.email } };
    await site.payload.delete({ collection: 'members', where });
    expect(await stored(deleted.passkey)).toEqual([]);
  });

  test('preserves passkeys when the member changes the password', async () => {
    const { cookie, passkey } = await owner();
    const fresh = { newPassword: 'ein Öl, fünf Filter', repeatNewPassword: 'ein Öl, fünf Filter' };
    const passwordChange = { ...fresh, oldPassword: password };
    expect((await post('/UserProfileUpdatePassword', passwordChange, { cookie })).statusCode).toBe(
      200,
    );
    expect((await logInWith(passkey.get(await loginOptions()))).statusCode).toBe(200);
  });
});

/** Parts of a credential that are replaced. */
const parts = {
  add: ['id', 'type', 'clientDataJSON', 'attestationObject', 'transports'],
  login: ['id', 'type', 'clientDataJSON', 'authenticatorData', 'signature', 'userHandle'],
};

test('rejects a credential with any part replaced without consuming its challenge', async () => {
  const cookie = cookieOf(await logIn(await createMember()));
  const [known, fresh] = [1, 2].map(() => new Authenticator(origin));
  const make = async (passkey = fresh) =>
    passkey?.create(await optionsOf('/passkeys/addOptions', { password }, cookie));
  await post('/passkeys/add', { credential: await make(known) }, { cookie });
  const sound = { add: await make(), login: known?.get(await loginOptions()) };
  for (const kind of ['add', 'login'] as const)
    for (const part of parts[kind])
      for (const other of [null, 0, {}, [{}], ['X'], 'AA', 'e30', '\0ü', 'A'.repeat(30_000)]) {
        const { response, ...named } = sound[kind] ?? {};
        const isOuter = part === 'id' || part === 'type';
        const credential = isOuter
          ? { ...named, ...(part === 'id' ? { rawId: other } : {}), [part]: other, response }
          : { ...named, response: { ...response, [part]: other } };
        clock.now += 3_600_000;
        const answer = await post(`/passkeys/${kind}`, { credential }, { cookie });
        expect([400, 401], `${part} ${other}`).toContain(answer.statusCode);
        expect(answer.headers['set-cookie']).toBeUndefined();
      }
  for (const kind of ['add', 'login'] as const) {
    const answer = await post(`/passkeys/${kind}`, { credential: sound[kind] }, { cookie });
    expect([kind, answer.statusCode]).toEqual([kind, 200]);
  }
});
