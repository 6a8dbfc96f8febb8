/** Passkeys at the door of the studio. */
import { staffLogins } from '@oilway/store/staff/tables.ts';
import { describe, expect, test } from 'vitest';
import { Authenticator } from '../../content/test/authenticator.ts';
import { databases } from '../../content/test/database.ts';
import { changeRows } from '../../content/test/store-rows.ts';
import { codeBy, factorHands, studioOrigin } from './factor-hands.ts';
import { cookieOf, password } from './people.ts';
import { testDoorway } from './staff-doorway.ts';

describe.each(databases)('passkeys of staff on %s', (kind) => {
  const door = testDoorway(kind);
  const hands = factorHands(door);

  /** Somebody who has a passkey. */
  const owner = async (counter?: number) => {
    const { email, id } = await door.newcomer();
    const cookie = cookieOf(await door.logIn(email));
    return { email, id, cookie, ...(await hands.addPasskey(cookie, counter)) };
  };

  test('lets its owner in without a password, once an answer, and of two at once one', async () => {
    const { isIn, payload, post } = door;
    const { cookie, email, id, passkey, recovery } = await owner(0);
    expect(recovery).toHaveLength(10);
    const options = await hands.loginOptions();
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    const credential = passkey.get(options);
    const both = await Promise.all([1, 2].map(() => post('login-passkey', { credential })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    const came = both.find(({ status }) => status === 200);
    expect(came && (await isIn(cookieOf(came)))).toBe(true);
    expect((await post('login-passkey', { credential })).status).toBe(401);
    const found = await hands.factors(cookie);
    expect(found).toMatchObject({ app: null, passkeys: [{ id: passkey.id, name: 'Büro' }] });
    expect(Date.parse(found.passkeys[0].lastUsed)).toBeGreaterThan(Date.now() - 60_000);
    // The password alone is no longer enough.
    expect((await door.logIn(email)).body.next).toBe('factor');
    // What another door made is nothing here.
    await payload.update({ collection: 'staff', id, data: { state: 'deactivated' } });
    expect((await hands.byPasskey(passkey)).status).toBe(401);
  });

  test('says once more who its owner is, in the session that asks, once an answer', async () => {
    const { ask, payload, post } = door;
    const { cookie, id, passkey } = await owner();
    const other = await owner();
    const ago = new Date(Date.now() - 11 * 60_000).toISOString();
    for (const staff of [id, other.id])
      await changeRows(payload, staffLogins, { staff }, { provedAt: ago });
    const asked = async (of: string) =>
      (await post('prove-passkey-options', {}, { cookie: of })).body.options;
    const proved = async (of: string) =>
      (await ask('anonymous', 'GET', '/staff/proved', undefined, { cookie: of })).body.proved;
    const good = passkey.get(await asked(cookie));
    const refused = [
      // For the other session, for a login, by somebody else's passkey, by nobody.
      [cookie, passkey.get(await asked(other.cookie))],
      [cookie, passkey.get(await hands.loginOptions())],
      [cookie, other.passkey.get(await asked(cookie))],
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

  test('is refused with the same bytes, whatever is wrong', async () => {
    const { bytes, post } = door;
    const { cookie, passkey } = await owner();
    const other = await owner();
    const stranger = new Authenticator(studioOrigin);
    const forNew = (await post('passkey-options', { password }, { cookie })).body.options;
    const good = passkey.get(await hands.loginOptions());
    const fresh = await hands.loginOptions();
    const { signature } = other.passkey.get(fresh).response;
    const wrong = {
      unknown: stranger.get(await hands.loginOptions(), { userHandle: 'AAAA' }),
      'another origin': passkey.get(await hands.loginOptions(), {
        origin: 'http://localhost:3000',
      }),
      'another site': passkey.get(await hands.loginOptions(), { rpId: 'evil.example' }),
      'nobody recognised': passkey.get(await hands.loginOptions(), { verified: false }),
      'another ceremony': passkey.get(await hands.loginOptions(), { type: 'webauthn.create' }),
      'somebody else': passkey.get(await hands.loginOptions(), { userHandle: 'AAAA' }),
      'a signature of somebody else': { ...good, response: { ...good.response, signature } },
      'a challenge for something else': passkey.get(forNew),
      'a challenge that nobody made': passkey.get({ challenge: 'A'.repeat(72) }),
      'a challenge that is none': passkey.get({ challenge: undefined as unknown as string }),
      'a counter that goes back': passkey.get(await hands.loginOptions(), { counter: 1 }),
    };
    const answers: Record<string, string> = {};
    for (const [name, credential] of Object.entries(wrong))
      answers[name] = bytes(await post('login-passkey', { credential }));
    const [first = ''] = Object.values(answers);
    expect(first).toContain('[401,"{\\"errors\\":[{\\"message\\":\\"Mit diesem Passkey können Sie');
    for (const [name, answer] of Object.entries(answers)) expect(answer, name).toBe(first);
  });

  test('a new one is made with the password, for this session, and ten at most', async () => {
    const { post } = door;
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
    const other = cookieOf(await hands.byPasskey(passkey));
    const make = (twist = {}) => new Authenticator(studioOrigin).create(options, twist);
    const refused = [
      make({ origin: 'http://localhost:3000' }),
      make({ verified: false }),
      new Authenticator(studioOrigin).create(await hands.loginOptions()),
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

  test('with it go the sessions that it began, and no others; its owner is told', async () => {
    const { isIn, mailsTo, post } = door;
    const { cookie, email, passkey } = await owner();
    const { secret } = await hands.addApp(cookie);
    const second = (await hands.addPasskey(cookie)).passkey;
    const [begun, kept] = [
      cookieOf(await hands.byPasskey(passkey)),
      cookieOf(await hands.byPasskey(second)),
    ];
    const byCode = cookieOf(await hands.showCode(await hands.firstStep(email), codeBy(secret)));
    const remove = (id: string, asked = password, from = cookie) =>
      post('remove-passkey', { id, password: asked }, { cookie: from });
    expect((await remove(passkey.id, 'wrong')).status).toBe(400);
    const stranger = await owner();
    expect((await remove(passkey.id, password, stranger.cookie)).status).toBe(400);
    expect(await isIn(begun)).toBe(true);
    expect((await remove(passkey.id)).status).toBe(200);
    const all = [cookie, begun, kept, byCode];
    expect(await Promise.all(all.map(isIn))).toEqual([true, false, true, true]);
    expect((await hands.byPasskey(passkey)).status).toBe(401);
    expect((await remove(passkey.id)).status).toBe(400);
    expect((await mailsTo(email)).at(-1)?.subject).toBe(
      'Zweiter Faktor für das Oilway Studio entfernt',
    );
    expect((await post('remove-app', { password }, { cookie })).status).toBe(200);
    expect(await Promise.all(all.map(isIn))).toEqual([true, false, true, false]);
  });
});
