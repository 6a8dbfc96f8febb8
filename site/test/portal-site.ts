import { afterAll, beforeAll } from 'vitest';
import { boot, type TestSite } from './build-app.ts';

export const password = 'ein Öl, vier Filter';
export const prefix = '/umbraco/api/customerPortal';

/** What the portal takes for the time, in ms since the epoch. */
export const clock = { now: Date.now() };

/** What `portalSite` opened, and the id of its company. */
export let site: TestSite;
export let company: number;
let hash: string;
let last = 0;

/** Boots the site of a test file, with a company; the functions below speak to it. */
export async function openPortal(
  environment?: Record<string, string>,
): Promise<{ site: TestSite; company: number }> {
  site = await boot({ environment, change: () => ({ clock: () => clock.now }) });
  const { hashPassword } = await import('@oilway/store/accounts/hashing.ts');
  hash = await hashPassword(password);
  const made = await site.payload.create({
    collection: 'companies',
    data: { name: 'Autohaus Brinkmann', country: 'de' },
  });
  company = made.id;
  return { site, company };
}

/** The same for all tests of a file or a suite; it is closed after them. */
export function portalSite(): void {
  beforeAll(() => openPortal());
  afterAll(() => site?.close());
}

/** A member with the password above. @returns the address. */
export async function member(data: object = {}): Promise<string> {
  last += 1;
  const email = `mitglied-${last}@brinkmann.example`;
  await site.payload.create({
    collection: 'members',
    data: {
      name: 'Henrike',
      email,
      company,
      cultureName: 'de-DE',
      state: 'active',
      passwordHash: hash,
      ...data,
    } as never,
    context: { byMember: true },
  });
  return email;
}

export const post = (url: string, payload: object | string, headers: Record<string, string> = {}) =>
  site.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  });
export const logIn = (userName: string, attempt = password, headers = {}) =>
  post(`${prefix}/login`, { userName, password: attempt }, headers);
export const cookieOf = (answer: { headers: Record<string, unknown> }) =>
  String(answer.headers['set-cookie'] ?? '').split(';')[0] ?? '';
export const get = (url: string, cookie = '', headers: Record<string, string> = {}) =>
  site.app.inject({ url, headers: { ...(cookie ? { cookie } : {}), ...headers } });
/** Whether a cookie shows who is logged in. */
export const isIn = async (cookie: string) =>
  (await get('/kundenportal', cookie)).body.includes('Guten Tag');
/** The token of the last mail to an address. */
export async function linkOf(to: string): Promise<string> {
  const { docs } = await site.payload.find({
    collection: 'mails',
    where: { to: { equals: to } },
    sort: '-createdAt',
    limit: 1,
  });
  return /token=([\w-]{43})/.exec(docs[0]?.text ?? '')?.[1] ?? '';
}
