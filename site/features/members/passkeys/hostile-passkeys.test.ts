import { Authenticator } from '@oilway/content/test/authenticator.ts';
import { runs } from '@oilway/content/test/full.ts';
import fc from 'fast-check';
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

test('whatever is thrown at the calls about passkeys: never a 5xx, no session, no passkey', async () => {
  const cookie = cookieOf(await logIn(await member()));
  const optionsOf = async (path: string) =>
    (await post(path, { password }, { cookie })).json().options;
  const [known, fresh] = [1, 2].map(() => new Authenticator(site.context.config.origin));
  const make = async (passkey = fresh) => passkey?.create(await optionsOf('/passkeys/addOptions'));
  const count = async () => (await site.payload.count({ collection: 'member-passkeys' })).totalDocs;
  await post('/passkeys/add', { credential: await make(known) }, { cookie });
  expect(await count()).toBe(1);
  const sound = { add: await make(), login: known?.get(await optionsOf('/passkeys/loginOptions')) };
  const value = fc.oneof(
    fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes).toString('base64url')),
    fc.string({ unit: 'binary' }),
    fc.json().map((json) => Buffer.from(json).toString('base64url')),
    fc.constantFrom(null, 0, {}, [{}], ['X'], true, 'A'.repeat(30_000)),
  );
  const bent = fc.constantFrom('add' as const, 'login' as const).chain((kind) =>
    fc.tuple(fc.constantFrom(...parts[kind]), value).map(([name, other]) => {
      const { response, ...named } = sound[kind] ?? {};
      const credential =
        name === 'id' || name === 'type'
          ? { ...named, ...(name === 'id' ? { rawId: other } : {}), [name]: other, response }
          : { ...named, response: { ...response, [name]: other } };
      return { url: `/passkeys/${kind}`, sent: { credential } as unknown };
    }),
  );
  const anything = fc.record({
    url: fc.constantFrom(
      ...['loginOptions', 'login', 'addOptions', 'add'].map((one) => `/passkeys/${one}`),
    ),
    sent: fc.oneof(
      fc.jsonValue(),
      fc.record({ credential: fc.jsonValue(), name: fc.jsonValue(), password: fc.jsonValue() }),
    ) as fc.Arbitrary<unknown>,
  });
  await fc.assert(
    fc.asyncProperty(fc.oneof(bent, anything), fc.boolean(), async ({ sent, url }, inside) => {
      clock.now += 3_600_000;
      const answer = await post(url, JSON.stringify(sent), inside ? { cookie } : {});
      expect(answer.statusCode, answer.body).toBeLessThan(500);
      expect(answer.headers['set-cookie']).toBeUndefined();
    }),
    runs(300),
  );
  expect(await count()).toBe(1);
  // Nothing of that used the challenges up.
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
