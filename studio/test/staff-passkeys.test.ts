/** Passkeys for the studio login and reauthentication. */
import { staffSessions } from '@oilway/store/staff/tables.ts';
import { describe, expect, test } from 'vitest';
import { Authenticator } from '../../content/test/authenticator.ts';
import { databases } from '../../content/test/database.ts';
import { changeRows } from '../../content/test/store-rows.ts';
import { currentTotpCode, factorActions, studioOrigin } from './factor-actions.ts';
import { cookieOf, password } from './people.ts';
import { testStaffAuth } from './staff-auth.ts';

describe.each(databases)('passkeys of staff on %s', (kind) => {
  const auth = testStaffAuth(kind);
  const actions = factorActions(auth);

  /** Creates an account with a passkey. */
  const owner = async (counter?: number) => {
    const { email, id } = await auth.createAccount();
    const cookie = cookieOf(await auth.logIn(email));
    return { email, id, cookie, ...(await actions.addPasskey(cookie, counter)) };
  };

  test('accepts a passkey login without a password and each assertion once', async () => {
    const { isIn, payload, post } = auth;
    const { cookie, email, id, passkey, recovery } = await owner(0);
    expect(recovery).toHaveLength(10);
    const options = await actions.loginOptions();
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    const credential = passkey.get(options);
    const both = await Promise.all([1, 2].map(() => post('login-passkey', { credential })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    const came = both.find(({ status }) => status === 200);
    expect(came && (await isIn(cookieOf(came)))).toBe(true);
    expect((await post('login-passkey', { credential })).status).toBe(401);
    const found = await actions.factors(cookie);
    expect(found).toMatchObject({ app: null, passkeys: [{ id: passkey.id, name: 'Büro' }] });
    expect(Date.parse(found.passkeys[0].lastUsed)).toBeGreaterThan(Date.now() - 60_000);
    // The password alone is no longer enough.
    expect((await auth.logIn(email)).body.next).toBe('factor');
    // A deactivated account cannot log in with its passkey.
    await payload.update({ collection: 'staff', id, data: { state: 'deactivated' } });
    expect((await actions.byPasskey(passkey)).status).toBe(401);
  });

  test('reauthenticates only the requesting session, once per assertion', async () => {
    const { ask, payload, post } = auth;
    const { cookie, id, passkey } = await owner();
    const other = await owner();
    const ago = new Date(Date.now() - 11 * 60_000).toISOString();
    for (const staff of [id, other.id])
      await changeRows(payload, staffSessions, { staff }, { reauthenticatedAt: ago });
    const requestOptions = async (of: string) =>
      (await post('prove-passkey-options', {}, { cookie: of })).body.options;
    const proved = async (of: string) =>
      (await ask('anonymous', 'GET', '/staff/proved', undefined, { cookie: of })).body.proved;
    const good = passkey.get(await requestOptions(cookie));
    const refused = [
      // Challenges of another session and of a login, a passkey of another account, and no session.
      [cookie, passkey.get(await requestOptions(other.cookie))],
      [cookie, passkey.get(await actions.loginOptions())],
      [cookie, other.passkey.get(await requestOptions(cookie))],
      [other.cookie, good],
      ['', good],
      [cookie, { ...good, id: 'x'.repeat(5000) }],
      [cookie, null],
    ] as const;
    for (const [of, credential] of refused)
      expect([400, 401]).toContain(
        (await post('prove-passkey', { credential }, { cookie: of })).status,
      );
    expect([await proved(cookie), await proved(other.cookie)]).toEqual([false, false]);
    expect((await post('login-passkey', { credential: good })).status).toBe(401);
    expect((await post('prove-passkey', { credential: good }, { cookie })).status).toBe(200);
    expect([await proved(cookie), await proved(other.cookie)]).toEqual([true, false]);
    expect((await post('prove-passkey', { credential: good }, { cookie })).status).toBe(400);
    expect((await post('prove-passkey-options', {})).status).toBe(401);
  });

  test('rejects every invalid assertion with the same response', async () => {
    const { serializeResponse, post } = auth;
    const { cookie, passkey } = await owner();
    const other = await owner();
    const stranger = new Authenticator(studioOrigin);
    const forNew = (await post('passkey-options', { password }, { cookie })).body.options;
    const good = passkey.get(await actions.loginOptions());
    const fresh = await actions.loginOptions();
    const { signature } = other.passkey.get(fresh).response;
    const wrong = {
      unknown: stranger.get(await actions.loginOptions(), { userHandle: 'AAAA' }),
      'another origin': passkey.get(await actions.loginOptions(), {
        origin: 'http://localhost:3000',
      }),
      'another site': passkey.get(await actions.loginOptions(), { rpId: 'evil.example' }),
      'no user verification': passkey.get(await actions.loginOptions(), { verified: false }),
      'another ceremony': passkey.get(await actions.loginOptions(), { type: 'webauthn.create' }),
      'another account': passkey.get(await actions.loginOptions(), { userHandle: 'AAAA' }),
      'the signature of another passkey': { ...good, response: { ...good.response, signature } },
      'a challenge for another purpose': passkey.get(forNew),
      'a forged challenge': passkey.get({ challenge: 'A'.repeat(72) }),
      'a missing challenge': passkey.get({ challenge: undefined as unknown as string }),
      'a counter that goes back': passkey.get(await actions.loginOptions(), { counter: 1 }),
    };
    const answers: Record<string, string> = {};
    for (const [name, credential] of Object.entries(wrong))
      answers[name] = serializeResponse(await post('login-passkey', { credential }));
    const [first = ''] = Object.values(answers);
    expect(first).toContain('[401,"{\\"errors\\":[{\\"message\\":\\"Mit diesem Passkey können Sie');
    for (const [name, answer] of Object.entries(answers)) expect(answer, name).toBe(first);
  });

  test('requires the password and the same session for a new passkey and limits passkeys to ten', async () => {
    const { post } = auth;
    const { cookie, email, passkey } = await owner();
    expect((await post('passkey-options', { password: 'wrong' }, { cookie })).status).toBe(400);
    expect((await post('passkey-options', {}, { cookie })).status).toBe(400);
    const { options } = (await post('passkey-options', { password }, { cookie })).body;
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Oilway' },
      user: { name: email },
      attestation: 'none',
      excludeCredentials: [{ type: 'public-key', id: passkey.id }],
    });
    const add = (credential: unknown, from = cookie) =>
      post('add-passkey', { name: '', credential }, { cookie: from });
    const other = cookieOf(await actions.byPasskey(passkey));
    const make = (overrides = {}) => new Authenticator(studioOrigin).create(options, overrides);
    const refused = [
      make({ origin: 'http://localhost:3000' }),
      make({ verified: false }),
      new Authenticator(studioOrigin).create(await actions.loginOptions()),
      passkey.create((await post('passkey-options', { password }, { cookie })).body.options),
    ];
    for (const credential of refused) expect((await add(credential)).status).toBe(400);
    expect((await add(make(), other)).status).toBe(400);
    const credential = make();
    expect((await add(credential)).body).toEqual({ recovery: [] });
    expect((await add(credential)).status).toBe(400);
    const made = [];
    for (let count = 0; count < 9; count += 1) {
      const { body } = await post('passkey-options', { password }, { cookie });
      made.push(new Authenticator(studioOrigin).create(body.options));
    }
    const answers = await Promise.all(made.map((one) => add(one)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(8);
    expect((await post('passkey-options', { password }, { cookie })).body.errors[0].message).toBe(
      'Sie haben schon zehn Passkeys. Entfernen Sie bitte zuerst einen.',
    );
  });

  test('ends only the sessions of a removed passkey and mails the owner', async () => {
    const { isIn, mailsTo, post } = auth;
    const { cookie, email, passkey } = await owner();
    const { secret } = await actions.addApp(cookie);
    const second = (await actions.addPasskey(cookie)).passkey;
    const [begun, otherSession] = [
      cookieOf(await actions.byPasskey(passkey)),
      cookieOf(await actions.byPasskey(second)),
    ];
    const byCode = cookieOf(
      await actions.submitCode(await actions.firstStep(email), currentTotpCode(secret)),
    );
    const remove = (id: string, givenPassword = password, from = cookie) =>
      post('remove-passkey', { id, password: givenPassword }, { cookie: from });
    expect((await remove(passkey.id, 'wrong')).status).toBe(400);
    const stranger = await owner();
    expect((await remove(passkey.id, password, stranger.cookie)).status).toBe(400);
    expect(await isIn(begun)).toBe(true);
    expect((await remove(passkey.id)).status).toBe(200);
    const all = [cookie, begun, otherSession, byCode];
    expect(await Promise.all(all.map(isIn))).toEqual([true, false, true, true]);
    expect((await actions.byPasskey(passkey)).status).toBe(401);
    expect((await remove(passkey.id)).status).toBe(400);
    expect((await mailsTo(email)).at(-1)?.subject).toBe(
      'Zweiter Faktor für das Oilway Studio entfernt',
    );
    expect((await post('remove-app', { password }, { cookie })).status).toBe(200);
    expect(await Promise.all(all.map(isIn))).toEqual([true, false, true, false]);
  });
});
