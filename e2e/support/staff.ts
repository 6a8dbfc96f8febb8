/** A member of staff without the form of the login: in the pages of a browser, and at the studio's calls. */
import { DatabaseSync } from 'node:sqlite';
import type { APIRequestContext } from '@playwright/test';
import { database, expect, studio } from './journey.ts';
import type { Login } from './logins.ts';

/**
 * Logs a member of staff in: from now on the pages beside `request` are theirs.
 * @returns the studio's calls, as theirs.
 */
export async function asStaff(request: APIRequestContext, { email, password }: Login) {
  const headers = { origin: studio() };
  const login = { headers, data: { email, password } };
  const answer = await request.post(`${studio()}/api/staff/login`, login);
  expect(answer.status(), `the login of ${email}`).toBe(200);
  const call = async (method: 'GET' | 'POST' | 'PATCH', path: string, data?: object) => {
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

/** As if they had logged in eleven minutes ago, and gone away from the open studio. */
export function leaveOpen({ email }: Login): void {
  const file = new DatabaseSync(database(), { timeout: 10_000 });
  file
    .prepare(
      'UPDATE staff_logins SET proved_at = ? WHERE staff = (SELECT id FROM staff WHERE email = ?)',
    )
    .run(new Date(Date.now() - 11 * 60_000).toISOString(), email);
  file.close();
}
