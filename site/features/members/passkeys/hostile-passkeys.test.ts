import { Authenticator } from '@oilway/content/test/authenticator.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestSite } from '../../../test/build-app.ts';
import {
  clock,
  cookieOf,
  logIn,
  member,
  openPortal,
  password,
  post,
} from '../../../test/portal-site.ts';

let site: TestSite;

beforeAll(async () => {
  ({ site } = await openPortal());
});
afterAll(() => site?.close());

/** What of a credential is exchanged for something else. */
const parts = {
  add: ['id', 'type', 'clientDataJSON', 'attestationObject', 'transports'],
  login: ['id', 'type', 'clientDataJSON', 'authenticatorData', 'signature', 'userHandle'],
};

test('a credential with any part exchanged is refused, is no session, and uses no challenge up', async () => {
  const cookie = cookieOf(await logIn(await member()));
  const optionsOf = async (path: string) =>
    (await post(path, { password }, { cookie })).json().options;
  const [known, fresh] = [1, 2].map(() => new Authenticator(site.context.config.origin));
  const make = async (passkey = fresh) => passkey?.create(await optionsOf('/passkeys/addOptions'));
  await post('/passkeys/add', { credential: await make(known) }, { cookie });
  const sound = { add: await make(), login: known?.get(await optionsOf('/passkeys/loginOptions')) };
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

test('a challenge that is missing, or no text, is none', async () => {
  const cookie = cookieOf(await logIn(await member()));
  const passkey = new Authenticator(site.context.config.origin);
  const { options } = (await post('/passkeys/addOptions', { password }, { cookie })).json();
  const credential = passkey.create(options);
  expect((await post('/passkeys/add', { credential }, { cookie })).statusCode).toBe(200);
  for (const challenge of [undefined, null, 123, {}] as unknown[] as string[]) {
    const made = new Authenticator(site.context.config.origin).create({ ...options, challenge });
    const added = await post('/passkeys/add', { credential: made }, { cookie });
    const login = await post('/passkeys/login', { credential: passkey.get({ challenge }) });
    expect([challenge, added.statusCode, login.statusCode]).toEqual([challenge, 400, 401]);
  }
});

test('what a statement of an authenticator names is never looked up', async () => {
  const cookie = cookieOf(await logIn(await member()));
  const { options } = (await post('/passkeys/addOptions', { password }, { cookie })).json();
  const credential = new Authenticator(site.context.config.origin).create(options);
  const bytes = Buffer.from(credential.response.attestationObject, 'base64url');
  // {fmt: 'fido-u2f', attStmt: {x5c: ['']}, authData}
  const claimed = Buffer.concat([
    Buffer.from('a363666d74686669646f2d7532666761747453746d74a1637835638140', 'hex'),
    bytes.subarray(bytes.indexOf(Buffer.from('hauthData'))),
  ]);
  const response = { ...credential.response, attestationObject: claimed.toString('base64url') };
  const answer = await post(
    '/passkeys/add',
    { credential: { ...credential, response } },
    { cookie },
  );
  expect([answer.statusCode, answer.body.slice(0, 11)]).toEqual([400, 'Der Passkey']);
});
