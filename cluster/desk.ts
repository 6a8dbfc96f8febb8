import type { Role } from '@oilway/content/access/roles.ts';
import { cookieOf, emailOf, password } from '../studio/test/people.ts';
import type { Host } from './hosts.ts';

/** A staff session that is valid on every studio host. */
export interface Desk {
  /** Sends a request and returns the response body. @throws when the studio rejects the request. */
  ask(host: At, method: string, path: string, body?: object): Promise<unknown>;
  isIn(host: At): Promise<boolean>;
  logOut(host: At): Promise<void>;
  /** Publishes the German title of a page. */
  retitle(host: At, slug: string, title: string): Promise<void>;
}

type At = Pick<Host, 'origin'>;

/** Returns the login of the account with a role in a prepared database. */
export const loginOf = (role: Role) => ({ email: emailOf(role), password });

/**
 * Logs in as a member of staff.
 * @param host the studio host that receives the login.
 * @param origin STUDIO_ORIGIN, the public origin, whichever studio host responds.
 */
export async function deskAt(
  host: At,
  origin: string,
  login: { email: string; password: string },
): Promise<Desk> {
  const send = (at: At, method: string, path: string, body?: object, cookie = '') =>
    fetch(`${at.origin}/api${path}`, {
      method,
      headers: {
        origin,
        cookie,
        ...(body && !(body instanceof FormData) ? { 'content-type': 'application/json' } : {}),
      },
      ...(body && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    });
  const welcome = await send(host, 'POST', '/staff/login', login);
  if (welcome.status !== 200)
    throw new Error(`${login.email} was not let in: ${await welcome.text()}`);
  const cookie = cookieOf(welcome);
  const ask: Desk['ask'] = async (at, method, path, body) => {
    const answer = await send(at, method, path, body, cookie);
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} was answered ${answer.status}: ${text}`);
    return JSON.parse(text);
  };
  return {
    ask,
    isIn: async (at) => ((await ask(at, 'GET', '/staff/me')) as { user: unknown }).user !== null,
    logOut: async (at) => void (await send(at, 'POST', '/staff/logout', undefined, cookie)),
    async retitle(at, slug, title) {
      const found = await ask(at, 'GET', `/pages?depth=0&where[slug][equals]=${slug}`);
      const [page] = (found as { docs: { id: number }[] }).docs;
      const path = `/pages/${page?.id}?depth=0`;
      await ask(at, 'PATCH', path, { title, _status: 'published' });
    },
  };
}
