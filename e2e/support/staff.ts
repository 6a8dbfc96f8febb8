/** Staff sessions without the login form, for pages and for calls of the studio's API. */
import { DatabaseSync } from 'node:sqlite';
import type { APIRequestContext } from '@playwright/test';
import { database, expect, studio } from './journey.ts';
import type { Login } from './logins.ts';

/** Logs a staff account in; the pages of the same context share the session. @returns a client of the studio's API. */
export async function logInAsStaff(request: APIRequestContext, { email, password }: Login) {
  const headers = { origin: studio() };
  const login = { headers, data: { email, password } };
  const response = await request.post(`${studio()}/api/staff/login`, login);
  expect(response.status(), `the login of ${email}`).toBe(200);
  const call = async (method: 'GET' | 'POST' | 'PATCH', path: string, data?: object) => {
    const done = await request.fetch(`${studio()}/api/${path}`, { method, headers, data });
    expect(done.ok(), `${method} ${path}: ${await done.text()}`).toBe(true);
    return done.json();
  };
  return {
    /** Returns the documents that a query finds. */
    async find<Found>(query: string): Promise<Found[]> {
      return ((await call('GET', query)) as { docs: Found[] }).docs;
    },
    /** Returns the id of the new document. */
    async create(path: string, data: object): Promise<number> {
      return ((await call('POST', path, data)) as { doc: { id: number } }).doc.id;
    },
    async change(path: string, data: object): Promise<void> {
      await call('PATCH', path, data);
    },
  };
}

/** Sets the last authentication to eleven minutes ago: sensitive actions require it again. */
export function expireReauthentication({ email }: Login): void {
  const file = new DatabaseSync(database(), { timeout: 10_000 });
  file
    .prepare(
      'UPDATE staff_sessions SET reauthenticated_at = ? WHERE staff = (SELECT id FROM staff WHERE email = ?)',
    )
    .run(new Date(Date.now() - 11 * 60_000).toISOString(), email);
  file.close();
}
