/** A member of staff without the form of the login: in the pages of a browser, and at the studio's calls. */
import type { APIRequestContext } from '@playwright/test';
import { expect, studio } from './journey.ts';
import type { Login } from './logins.ts';

/**
 * Logs a member of staff in: from now on the pages beside `request` are theirs. A second login at the same moment can
 * cost the first one its session, so whoever runs beside others has a member of its own in `logins.ts`.
 * @returns the studio's calls, as theirs.
 */
export async function asStaff(request: APIRequestContext, { email, password }: Login) {
  const answer = await request.post(`${studio()}/api/staff/login`, { data: { email, password } });
  expect(answer.status(), `the login of ${email}`).toBe(200);
  const { token } = (await answer.json()) as { token: string };
  const call = async (method: 'GET' | 'POST' | 'PATCH', path: string, data?: object) => {
    const headers = { authorization: `JWT ${token}` };
    const done = await request.fetch(`${studio()}/api/${path}`, { method, headers, data });
    expect(done.ok(), `${method} ${path}: ${await done.text()}`).toBe(true);
    return done.json();
  };
  return {
    /** The documents a question finds. */
    async find<Found>(question: string): Promise<Found[]> {
      return ((await call('GET', question)) as { docs: Found[] }).docs;
    },
    /** @returns the id of a new document. */
    async create(path: string, data: object): Promise<number> {
      return ((await call('POST', path, data)) as { doc: { id: number } }).doc.id;
    },
    async change(path: string, data: object): Promise<void> {
      await call('PATCH', path, data);
    },
  };
}
