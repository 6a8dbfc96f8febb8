import { sessionOf } from '@oilway/content/database/session.ts';
import { memberSessions } from '@oilway/store/members/tables.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestSite } from '../../test/build-app.ts';
import { cookieOf, get, logIn, member, openPortal, post, prefix } from '../../test/portal-site.ts';

let site: TestSite;
const address = `${prefix}/session`;
const minute = 60_000;

beforeAll(async () => {
  ({ site } = await openPortal());
});
afterAll(() => site?.close());

/** Every session as if it had been used, and would be over, so many minutes from now. */
async function wind(lastSeen: number, expires = 600): Promise<void> {
  const session = await sessionOf(site.payload);
  const at = (minutes: number) => new Date(Date.now() + minutes * minute).toISOString();
  await session.orm
    .update(memberSessions(session))
    .set({ lastSeen: at(lastSeen), expires: at(expires) });
}

const asked = async (cookie: string) => (await get(address, cookie)).json();
const extended = async (cookie: string) => (await post(address, {}, { cookie })).json();

test('how long a session lasts is asked without using it, and a press prolongs it, but not for ever', async () => {
  expect(await asked('')).toEqual({ seconds: 0, extendable: false });
  const cookie = cookieOf(await logIn(await member()));
  await wind(-28);
  for (let times = 0; times < 2; times += 1) {
    const { extendable, seconds } = await asked(cookie);
    expect([Math.round(seconds / 10), extendable]).toEqual([12, true]);
  }
  expect((await extended(cookie)).seconds).toBeGreaterThan(29 * 60);
  await wind(-5, 2);
  const last = await extended(cookie);
  expect([last.seconds <= 120, last.extendable]).toEqual([true, false]);
});

test('whoever comes back to one that has ended is told so at the login, which leads back', async () => {
  const cookie = cookieOf(await logIn(await member()));
  await wind(-31);
  expect(await extended(cookie)).toEqual({ seconds: 0, extendable: false });
  const { headers } = await get('/kundenportal/dateien?view=tiles', cookie);
  const login = String(headers.location);
  expect(login).toContain('returnUrl=%2Fkundenportal%2Fdateien%3Fview%3Dtiles');
  expect((await get(login, cookie)).body).toContain('Ihre Sitzung ist beendet.');
  expect((await get(login)).body).not.toContain('Ihre Sitzung ist beendet.');
});
