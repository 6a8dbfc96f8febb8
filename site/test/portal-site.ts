import { afterAll, beforeAll } from 'vitest';
import { boot, type TestSite } from './build-app.ts';

export const password = 'ein Öl, vier Filter';
export const prefix = '/umbraco/api/customerPortal';

/** The clock of the portal, in milliseconds since the epoch. */
export const clock = { now: Date.now() };

/** The site that `openPortal` has opened, and the id of its company. */
export let site: TestSite;
export let company: number;
let hash: string;
let memberCount = 0;

/** Boots the site of a test file, with a company; the functions below use it. */
export async function openPortal(
  environment?: Record<string, string>,
): Promise<{ site: TestSite; company: number }> {
  site = await boot({ environment, change: () => ({ clock: () => clock.now }) });
  const { hashPassword } = await import('@oilway/store/accounts/password-hash.ts');
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

/** Creates a member with the password above. @returns the address. */
export async function createMember(data: object = {}): Promise<string> {
  memberCount += 1;
  const email = `mitglied-${memberCount}@brinkmann.example`;
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
export const cookieOf = (response: { headers: Record<string, unknown> }) =>
  String(response.headers['set-cookie'] ?? '').split(';')[0] ?? '';
export const get = (url: string, cookie = '', headers: Record<string, string> = {}) =>
  site.app.inject({ url, headers: { ...(cookie ? { cookie } : {}), ...headers } });
/** Whether a cookie has a valid session. */
export const isLoggedIn = async (cookie: string) =>
  (await get('/kundenportal', cookie)).body.includes('Guten Tag');
/** Returns the token in the last mail to an address. */
export async function lastMailToken(to: string): Promise<string> {
  const { docs } = await site.payload.find({
    collection: 'mails',
    where: { to: { equals: to } },
    sort: '-createdAt',
    limit: 1,
  });
  return /token=([\w-]{43})/.exec(docs[0]?.text ?? '')?.[1] ?? '';
}
