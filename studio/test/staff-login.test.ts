/** Login and sessions of staff over the REST API of the studio. */
import { staffSessions } from '@oilway/store/staff/tables.ts';
import { describe, expect, test } from 'vitest';
import { databases } from '../../content/test/database.ts';
import { changeRows, rowsOf } from '../../content/test/store-rows.ts';
import { cookieOf, emailOf, password, type TestResponse } from './people.ts';
import { testStaffAuth } from './staff-auth.ts';

describe.each(databases)('staff authentication on %s', (kind) => {
  const auth = testStaffAuth(kind);

  test('sends the session only in a SameSite=Strict cookie and replaces it on a new login', async () => {
    const { ask, payload, createAccount, post, logIn, isIn } = auth;
    const { email } = await createAccount();
    const first = await logIn(email);
    expect([first.status, first.text]).toEqual([200, '{"success":true,"next":"in"}']);
    expect(first.headers.get('set-cookie')).toMatch(
      /^oilway-staff=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    const second = await logIn(email.toUpperCase(), password, 'test', cookieOf(first));
    expect([await isIn(cookieOf(first)), await isIn(cookieOf(second))]).toEqual([false, true]);
    const cookie = cookieOf(second);
    const refreshed = await post('refresh-token', undefined, { cookie });
    expect([refreshed.status, refreshed.headers.get('set-cookie')]).toEqual([200, null]);
    const token = cookie.split('=')[1] ?? '';
    expect(refreshed.text).not.toContain(token);
    for (const scheme of ['JWT', 'Bearer']) {
      const headers = { Authorization: `${scheme} ${token}` };
      const response = await ask('anonymous', 'GET', '/staff/me', undefined, headers);
      expect(response.body.user).toBeNull();
    }
    const stored = await rowsOf(payload, staffSessions);
    expect(JSON.stringify(stored)).not.toContain(token);
    const left = await post('logout', undefined, { cookie });
    expect(left.headers.get('set-cookie')).toMatch(/^oilway-staff=; .*Max-Age=0$/);
    expect(await isIn(cookie)).toBe(false);
  });

  test('responds identically to failed logins of known, deactivated, invited and unknown accounts', async () => {
    const { ask, payload, createAccount, logIn, serializeResponse } = auth;
    const known = await createAccount();
    const gone = await createAccount();
    await payload.update({ collection: 'staff', id: gone.id, data: { state: 'deactivated' } });
    const invited = emailOf(`invited-${kind}`);
    const data = { name: 'E', email: invited, role: 'forms-clerk', countries: ['pl'] };
    expect((await ask('admin', 'POST', '/staff', data)).status).toBe(201);
    const emails = [known.email, gone.email, invited, emailOf('unknown')];
    for (let round = 0; round < 7; round += 1) {
      const answers: TestResponse[] = [];
      for (const email of emails) answers.push(await logIn(email, 'wrong password', 'attacker'));
      expect(new Set(answers.map(serializeResponse)).size, `round ${round}`).toBe(1);
      expect(answers[0]?.status).toBe(round < 5 ? 401 : 429);
    }
    const waiting = await logIn(known.email, password, 'attacker');
    expect([waiting.status, waiting.headers.get('retry-after')]).toEqual([429, '1']);
    expect(waiting.body.errors[0].message).toBe('Zu viele Versuche. Bitte warten Sie 1 Sekunde.');
    // The account's owner logs in from another network.
    expect((await logIn(known.email, password, 'owner')).status).toBe(200);
    expect((await logIn(gone.email, password, 'owner')).status).toBe(401);
  });

  test('takes similar time for known, unknown and deactivated accounts', async (t) => {
    const { payload, createAccount, logIn } = auth;
    const { passwordCost } = await import('@oilway/store/accounts/password-hash.ts');
    const lowered = { ...passwordCost };
    Object.assign(passwordCost, { memoryCost: 65_536, timeCost: 3 });
    t.onTestFinished(() => void Object.assign(passwordCost, lowered));
    const [known, gone] = [await createAccount(), await createAccount()];
    await payload.update({ collection: 'staff', id: gone.id, data: { state: 'deactivated' } });
    const times: Record<string, number[]> = {};
    for (let round = 0; round < 5; round += 1)
      for (const email of [known.email, gone.email, emailOf('unknown')]) {
        const began = performance.now();
        await logIn(email, 'wrong password', 'timed');
        times[email] = [...(times[email] ?? []), performance.now() - began];
      }
    const medians = Object.values(times).map(
      (all) => all.sort((one, other) => one - other)[Math.floor(all.length / 2)] ?? 0,
    );
    // Without a dummy hash the unknown address would respond 20 times faster.
    expect(Math.max(...medians) / Math.min(...medians)).toBeLessThan(4);
  });

  test('lets the owner list and end sessions', async () => {
    const { ask, createAccount, post, logIn, isIn, loginsOf } = auth;
    const { email, id } = await createAccount();
    const others = await createAccount();
    const foreign = cookieOf(await logIn(others.email));
    const cookies: string[] = [];
    for (let at = 0; at < 3; at += 1) cookies.push(cookieOf(await logIn(email)));
    const [own = '', second = '', third = ''] = cookies;
    const list = async (cookie: string) =>
      (await ask('anonymous', 'GET', '/staff/sessions', undefined, { cookie })).body.sessions;
    const found: { id: string; isThis: boolean; begun: string }[] = await list(own);
    expect(found).toHaveLength(3);
    expect(found.filter(({ isThis }) => isThis)).toHaveLength(1);
    const end = (body: object, cookie: string) => post('end-sessions', body, { cookie });
    const [mine] = (await list(second)).filter((one: { isThis: boolean }) => one.isThis);
    await end({ id: mine.id }, foreign);
    expect(await isIn(second)).toBe(true);
    expect((await end({ id: mine.id }, own)).status).toBe(204);
    expect([await isIn(second), await isIn(third)]).toEqual([false, true]);
    await end({}, own);
    expect([await isIn(own), await isIn(third), await isIn(foreign)]).toEqual([true, false, true]);
    expect(await loginsOf(id)).toBe(1);
    expect((await ask('anonymous', 'GET', '/staff/sessions')).status).toBe(401);
  });

  test('ends a session after the idle timeout or the absolute lifetime', async () => {
    const { payload, createAccount, post, logIn, isIn } = auth;
    const { email, id } = await createAccount();
    const cookie = cookieOf(await logIn(email));
    const change = (data: object) => changeRows(payload, staffSessions, { staff: id }, data);
    const before = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
    const refresh = () => post('refresh-token', undefined, { cookie });
    await change({ lastSeen: before(20), expires: before(-5) });
    const { body, status } = await refresh();
    expect(status).toBe(200);
    expect(body.exp * 1000 - Date.now()).toBeLessThanOrEqual(5 * 60_000);
    await change({ expires: before(0) });
    expect([(await refresh()).status, await isIn(cookie)]).toEqual([403, false]);
    await change({ expires: before(-600), lastSeen: before(29) });
    expect(await isIn(cookie)).toBe(true);
    await change({ lastSeen: before(31) });
    expect([(await refresh()).status, await isIn(cookie)]).toEqual([403, false]);
  });

  test('rejects malformed IDs and cookies and disabled Payload endpoints', async () => {
    const { ask, post, isIn } = auth;
    for (const id of ['0', '-1', 'x', '99999999999', "1'", '%00'])
      expect((await ask('admin', 'POST', `/staff/${id}/send-link`)).status, id).toBeLessThan(500);
    for (const cookie of ['oilway-staff=', `oilway-staff=${'x'.repeat(43)}`, 'oilway-staff=%00'])
      expect(await isIn(cookie)).toBe(false);
    for (const path of ['unlock', 'first-register', 'verify/x'])
      expect((await post(path, { email: emailOf('admin') })).status, path).toBe(403);
  });
});
