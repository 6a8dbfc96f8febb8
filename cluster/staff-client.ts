import type { Role } from '@oilway/content/access/roles.ts';
import { cookieOf, emailOf, password } from '../studio/test/people.ts';
import type { Host } from './hosts.ts';

/** A staff session that is valid on every studio host. */
export interface StaffClient {
  /** Sends a request and returns the response body. @throws when the studio rejects the request. */
  request(host: StudioHost, method: string, path: string, body?: object): Promise<unknown>;
  isLoggedIn(host: StudioHost): Promise<boolean>;
  logOut(host: StudioHost): Promise<void>;
  /** Publishes the German title of a page. */
  publishTitle(host: StudioHost, slug: string, title: string): Promise<void>;
}

type StudioHost = Pick<Host, 'origin'>;

/** Returns the login of the account with a role in a prepared database. */
export const loginOf = (role: Role) => ({ email: emailOf(role), password });

/**
 * Logs in as a member of staff.
 * @param host the studio host that receives the login.
 * @param origin STUDIO_ORIGIN, the public origin, whichever studio host responds.
 */
export async function logInStaff(
  host: StudioHost,
  origin: string,
  login: { email: string; password: string },
): Promise<StaffClient> {
  const send = (target: StudioHost, method: string, path: string, body?: object, cookie = '') =>
    fetch(`${target.origin}/api${path}`, {
      method,
      headers: {
        origin,
        cookie,
        ...(body && !(body instanceof FormData) ? { 'content-type': 'application/json' } : {}),
      },
      ...(body && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    });
  const loginResponse = await send(host, 'POST', '/staff/login', login);
  if (loginResponse.status !== 200)
    throw new Error(`login of ${login.email} failed: ${await loginResponse.text()}`);
  const cookie = cookieOf(loginResponse);
  const request: StaffClient['request'] = async (target, method, path, body) => {
    const response = await send(target, method, path, body, cookie);
    const text = await response.text();
    if (!response.ok)
      throw new Error(`${method} ${path} responded with ${response.status}: ${text}`);
    return JSON.parse(text);
  };
  return {
    request,
    isLoggedIn: async (target) =>
      ((await request(target, 'GET', '/staff/me')) as { user: unknown }).user !== null,
    logOut: async (target) => void (await send(target, 'POST', '/staff/logout', undefined, cookie)),
    async publishTitle(target, slug, title) {
      const found = await request(target, 'GET', `/pages?depth=0&where[slug][equals]=${slug}`);
      const [page] = (found as { docs: { id: number }[] }).docs;
      const path = `/pages/${page?.id}?depth=0`;
      await request(target, 'PATCH', path, { title, _status: 'published' });
    },
  };
}
