import { Authenticator } from '@oilway/content/test/authenticator.ts';
import { closePayload } from '@oilway/content/test/close-payload.ts';
import { copyDatabase, type DatabaseCopy } from '@oilway/content/test/copy-database.ts';
import { addRow, deleteRows, rowsOf } from '@oilway/content/test/store-rows.ts';
import { hashPassword } from '@oilway/store/accounts/hashing.ts';
import { hashOf } from '@oilway/store/accounts/tokens.ts';
import { memberPasskeys, memberSessions } from '@oilway/store/members/tables.ts';
import { getPayload, type Payload } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { libraryMaker } from '../../test/portal-library.ts';
import { type SiteProcess, startSite, until } from '../../test/site-process.ts';

const password = 'ein Öl, vier Filter';
const email = 'henrike@brinkmann.example';
/** Milliseconds; a second is promised. */
const patience = 10_000;

let database: DatabaseCopy;
let payload: Payload;
let sites: SiteProcess[] = [];
let member: string;

beforeAll(async () => {
  database = copyDatabase('postgres', 'seeded');
  Object.assign(process.env, database.environment);
  const { default: config } = await import('@oilway/content/config');
  payload = await getPayload({ config, disableOnInit: true });
  const made = await payload.create({
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
  member = made.id;
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

test('what ends in one process is over in the other', async () => {
  const [one, two] = sites;
  const began = cookieOf(await logIn(one));
  expect(await isIn(two, began)).toBe(true);
  await at(one, '/customerPortal/logout', { headers: { cookie: began } });
  await until(async () => !(await isIn(two, began)), patience);
  const again = cookieOf(await logIn(two));
  expect(await isIn(one, again)).toBe(true);
  await payload.update({ collection: 'members', id: member, data: { state: 'disabled' } });
  for (const site of [one, two]) await until(async () => !(await isIn(site, again)), patience);
});

test('what is published is found in both, and what is taken back is not', async () => {
  const make = libraryMaker(payload);
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
  const everywhere = async (says: string) => {
    for (const site of sites) await until(async () => (await found(site)).includes(says), patience);
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

test('a challenge of one process is answered in the other, and once in both', async () => {
  const post = async (site: SiteProcess | undefined, path: string, body: object, cookie = '') =>
    at(site, path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
  const [one, two] = sites;
  // Each process has a port of its own, which a real site has not: the browser is on the page of the second.
  const passkey = new Authenticator(`http://localhost:${two?.port}`, 0);
  const optionsOf = async (...asked: Parameters<typeof post>) =>
    ((await (await post(...asked)).json()) as { options: { challenge: string } }).options;
  const cookie = cookieOf(await logIn(one));
  const made = passkey.create(await optionsOf(one, '/passkeys/addOptions', { password }, cookie));
  expect((await post(two, '/passkeys/add', { credential: made }, cookie)).status).toBe(200);
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

test('more logins at once than are taken: each is answered, and the home page meanwhile', async () => {
  const [site] = sites;
  let left = 60;
  const logins = Array.from({ length: left }, async (_, index) => {
    const answer = await logIn(site, `mitglied-${index}@brinkmann.example`, 'ein anderes');
    await answer.text();
    left -= 1;
    return answer;
  });
  let pages = 0;
  for (; left > 0; pages += 1) expect((await at(site, '/')).status).toBe(200);
  const answers = await Promise.all(logins);
  const tried = answers.filter(({ status }) => status === 401).length;
  const refused = answers.filter(({ status }) => status === 503).length;
  // Two are worked on and forty wait, for ten seconds at most; more are taken as places fall free.
  expect(tried + refused).toBe(60);
  expect(tried).toBeGreaterThan(0);
  expect(refused).toBeGreaterThan(0);
  for (const { headers, status } of answers)
    if (status === 503) expect(headers.get('retry-after')).toBe('5');
  // No page waits for a hash.
  expect(pages).toBeGreaterThan(0);
});

test('a session that was ended is not brought back by a page under way', async () => {
  const token = 'A'.repeat(43);
  await payload.update({
    collection: 'members',
    id: member,
    data: { state: 'active' },
  });
  const id = await addRow(payload, memberSessions, {
    tokenHash: hashOf(token),
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
  expect(await rowsOf(payload, memberSessions, { tokenHash: hashOf(token) })).toEqual([]);
});
