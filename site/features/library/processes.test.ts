import { Authenticator } from '@oilway/content/test/authenticator.ts';
import { closePayload } from '@oilway/content/test/close-payload.ts';
import { copyDatabase, type DatabaseCopy } from '@oilway/content/test/copy-database.ts';
import { addRow, deleteRows, rowsOf } from '@oilway/content/test/store-rows.ts';
import { hashPassword } from '@oilway/store/accounts/password-hash.ts';
import { hashToken } from '@oilway/store/accounts/tokens.ts';
import { memberPasskeys, memberSessions } from '@oilway/store/members/tables.ts';
import { getPayload, type Payload } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { libraryFixtures } from '../../test/library-fixtures.ts';
import { type SiteProcess, startSite, waitUntil } from '../../test/site-process.ts';

const password = 'ein Öl, vier Filter';
const email = 'henrike@brinkmann.example';
/** In milliseconds; the requirement is one second. */
const timeoutMs = 10_000;

let database: DatabaseCopy;
let payload: Payload;
let sites: SiteProcess[] = [];
let member: string;

beforeAll(async () => {
  database = copyDatabase('postgres', 'seeded');
  Object.assign(process.env, database.environment);
  const { default: config } = await import('@oilway/content/config');
  payload = await getPayload({ config, disableOnInit: true });
  const created = await payload.create({
    collection: 'members',
    data: {
      name: 'Henrike',
      email,
      cultureName: 'de-DE',
      state: 'active',
      passwordHash: await hashPassword(password),
    } as never,
    context: { byMember: true },
  });
  member = created.id;
  sites = await Promise.all([1, 2].map(() => startSite(database.environment)));
});
afterAll(async () => {
  for (const site of sites) await site.stop();
  if (payload) await closePayload(payload);
  database?.remove();
});

const at = (site: SiteProcess | undefined, path: string, init: RequestInit = {}) =>
  fetch(`${site?.origin}${path}`, { redirect: 'manual', ...init });
const logIn = async (site: SiteProcess | undefined, userName = email, attempt = password) =>
  at(site, '/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userName, password: attempt }),
  });
const cookieOf = (answer: Response) => answer.headers.get('set-cookie')?.split(';')[0] ?? '';
const isIn = async (site: SiteProcess | undefined, cookie: string) =>
  (await at(site, '/kundenportal/profil', { headers: { cookie } })).status === 200;

test('ends a session in both processes after a logout or a disabled account', async () => {
  const [one, two] = sites;
  const cookie = cookieOf(await logIn(one));
  expect(await isIn(two, cookie)).toBe(true);
  await at(one, '/customerPortal/logout', { headers: { cookie } });
  await waitUntil(async () => !(await isIn(two, cookie)), timeoutMs);
  const again = cookieOf(await logIn(two));
  expect(await isIn(one, again)).toBe(true);
  await payload.update({ collection: 'members', id: member, data: { state: 'disabled' } });
  for (const site of [one, two]) await waitUntil(async () => !(await isIn(site, again)), timeoutMs);
});

test('updates the search in both processes when a file is published, renamed or withdrawn', async () => {
  const make = libraryFixtures(payload);
  const category = await make.category('Motoröle');
  const { id: company } = await payload.create({
    collection: 'companies',
    data: { name: 'Brinkmann', country: 'de', categories: [category] },
  });
  await payload.update({ collection: 'members', id: member, data: { state: 'active', company } });
  const cookie = cookieOf(await logIn(sites[0]));
  const file = await make.file(category, 'Vergaser', { externalLink: 'https://a.example' });
  const found = async (site: SiteProcess) => {
    const headers = { cookie, 'content-type': 'application/json' };
    const body = JSON.stringify({ search: 'Einspritzung Vergaser Schmierstoffe' });
    return (await at(site, '/search', { method: 'POST', headers, body })).text();
  };
  const everywhere = async (text: string) => {
    for (const site of sites)
      await waitUntil(async () => (await found(site)).includes(text), timeoutMs);
  };
  await everywhere('"Vergaser"');
  const change = (data: object) => payload.update({ collection: 'portal-files', id: file, data });
  await change({ title: 'Einspritzung' });
  await everywhere('"Einspritzung"');
  await change({ state: 'draft' });
  await everywhere('[]');
  await change({ state: 'published', title: 'Beiblatt' });
  await payload.update({
    collection: 'file-categories',
    id: category,
    data: { title: 'Schmierstoffe' },
  });
  await everywhere('"Beiblatt"');
});

test('accepts a WebAuthn challenge of one process in the other, and only once', async () => {
  const post = async (site: SiteProcess | undefined, path: string, body: object, cookie = '') =>
    at(site, path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
  const [one, two] = sites;
  // Unlike a real site, each process has its own port: the browser uses that of the second.
  const passkey = new Authenticator(`http://localhost:${two?.port}`, 0);
  const optionsOf = async (...args: Parameters<typeof post>) =>
    ((await (await post(...args)).json()) as { options: { challenge: string } }).options;
  const cookie = cookieOf(await logIn(one));
  const credential = passkey.create(
    await optionsOf(one, '/passkeys/addOptions', { password }, cookie),
  );
  expect((await post(two, '/passkeys/add', { credential }, cookie)).status).toBe(200);
  const options = await optionsOf(one, '/passkeys/loginOptions', {});
  const answer = { credential: passkey.get(options) };
  const statuses = await Promise.all(
    [two, two, two, two].map(async (site) => (await post(site, '/passkeys/login', answer)).status),
  );
  expect(statuses.sort()).toEqual([200, 401, 401, 401]);
  for (const id of ['\0', 'Ü', 'A'.repeat(3000), '']) {
    const body = new URLSearchParams({ act: 'removePasskey', passkey: id });
    const page = await at(two, '/kundenportal/profil', {
      method: 'POST',
      headers: { cookie },
      body,
    });
    expect([id, page.status]).toEqual([id, 404]);
  }
  await deleteRows(payload, memberPasskeys, { member });
});

test('returns 503 for excess concurrent logins and still serves the home page', async () => {
  const [site] = sites;
  let pendingLogins = 60;
  const logins = Array.from({ length: pendingLogins }, async (_, index) => {
    const answer = await logIn(site, `mitglied-${index}@brinkmann.example`, 'ein anderes');
    await answer.text();
    pendingLogins -= 1;
    return answer;
  });
  let pages = 0;
  for (; pendingLogins > 0; pages += 1) expect((await at(site, '/')).status).toBe(200);
  const answers = await Promise.all(logins);
  const processed = answers.filter(({ status }) => status === 401).length;
  const refused = answers.filter(({ status }) => status === 503).length;
  // Two logins run and forty wait, for ten seconds at most.
  expect(processed + refused).toBe(60);
  expect(processed).toBeGreaterThan(0);
  expect(refused).toBeGreaterThan(0);
  for (const { headers, status } of answers)
    if (status === 503) expect(headers.get('retry-after')).toBe('5');
  // Pages are not delayed by hashing.
  expect(pages).toBeGreaterThan(0);
});

test('does not restore a deleted session by a concurrent page request', async () => {
  const token = 'A'.repeat(43);
  await payload.update({
    collection: 'members',
    id: member,
    data: { state: 'active' },
  });
  const id = await addRow(payload, memberSessions, {
    tokenHash: hashToken(token),
    member,
    begun: new Date(0).toISOString(),
    lastSeen: new Date(Date.now() - 120_000).toISOString(),
    expires: new Date(Date.now() + 60_000).toISOString(),
  });
  const cookie = `oilway-session=${token}`;
  const pages = Array.from({ length: 10 }, () => isIn(sites[0], cookie));
  await deleteRows(payload, memberSessions, { id });
  await Promise.all(pages);
  expect(await isIn(sites[1], cookie)).toBe(false);
  expect(await rowsOf(payload, memberSessions, { tokenHash: hashToken(token) })).toEqual([]);
});
