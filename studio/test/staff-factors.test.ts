/** Required second factors and their removal. */
import { staffSessions } from '@oilway/store/staff/tables.ts';
import { describe, expect, test } from 'vitest';
import { roles } from '../../content/access/roles.ts';
import { createStaffAccount } from '../../content/staff/create-staff-account.ts';
import { setMfaPolicy } from '../../content/staff/mfa-policy.ts';
import { databases } from '../../content/test/database.ts';
import { changeRows } from '../../content/test/store-rows.ts';
import { currentTotpCode, factorActions } from './factor-actions.ts';
import { cookieOf, emailOf, password } from './people.ts';
import { testStaffAuth } from './staff-auth.ts';

describe.each(databases)('second factors of staff on %s', (kind) => {
  const auth = testStaffAuth(kind);
  const actions = factorActions(auth);
  let number = 0;

  const setRule = async (of: 'roles' | 'all' | 'none') => {
    await setMfaPolicy(auth.payload, of);
  };
  const newAdmin = async () => {
    number += 1;
    const email = emailOf(`admin-${number}`);
    const { id } = await createStaffAccount(auth.payload, {
      name: 'Vera',
      email,
      password,
      role: 'admin',
    });
    return { email, id };
  };

  test('requires a second factor for administrators, officers and portal managers, or for all roles', async (t) => {
    t.onTestFinished(() => setRule('none'));
    const rolesRequiringFactor = async () => {
      const who: string[] = [];
      for (const role of roles) {
        const { body } = await auth.logIn(emailOf(role), password, `asked-${role}`);
        if (body.next === 'set-up') who.push(role);
      }
      return who.sort();
    };
    expect(await rolesRequiringFactor()).toEqual([]);
    await setRule('roles');
    expect(await rolesRequiringFactor()).toEqual(['admin', 'compliance-officer', 'portal-manager']);
    await setRule('all');
    expect(await rolesRequiringFactor()).toEqual([...roles].sort());
    // A new installation has no row.
    const { execute } = await import('../../content/database/execute.ts');
    await execute(auth.payload, 'DELETE FROM mfa_policy');
    expect(await rolesRequiringFactor()).toEqual(['admin', 'compliance-officer', 'portal-manager']);
  });

  test('limits a session without a required factor to setting one up', async (t) => {
    t.onTestFinished(() => setRule('none'));
    const { ask, isIn, logIn, payload, post } = auth;
    const { email, id } = await newAdmin();
    await setRule('roles');
    const response = await logIn(email);
    expect(response.body.next).toBe('set-up');
    const cookie = cookieOf(response);
    const paths = [
      ...payload.config.collections.map(({ slug }) => `/${slug}`),
      ...payload.config.globals.map(({ slug }) => `/globals/${slug}`),
      ...['/audit-log/export', `/staff/${id}`, '/staff/sessions', '/payload-jobs/run'],
    ];
    for (const path of paths) {
      const visitor = await ask('anonymous', 'GET', path);
      const restricted = await ask('anonymous', 'GET', path, undefined, { cookie });
      expect([restricted.status, restricted.text], path).toEqual([visitor.status, visitor.text]);
    }
    const changes = { old: password, password: 'four words of oil and rain' };
    for (const [path, body] of [
      ['change-password', changes],
      ['end-sessions', {}],
      [`${auth.staff.admin}/send-link`, {}],
      [`${auth.staff.admin}/without-factors`, {}],
      ['refresh-token', undefined],
    ] as const)
      expect((await post(path, body, { cookie })).status, path).toBeGreaterThan(400);
    expect((await ask('anonymous', 'GET', '/access', undefined, { cookie })).text).toBe(
      (await ask('anonymous', 'GET', '/access')).text,
    );
    expect(await isIn(cookie)).toBe(false);
    // The password is required again some time after the login.
    expect(await actions.factors(cookie)).toMatchObject({ isRequired: true, asksPassword: false });
    const reauthenticatedAt = new Date(Date.now() - 11 * 60_000).toISOString();
    await changeRows(payload, staffSessions, { staff: id }, { reauthenticatedAt });
    expect((await post('app-secret', {}, { cookie })).status).toBe(400);
    expect(await actions.factors(cookie)).toMatchObject({ asksPassword: true });
    await actions.addApp(cookie);
    expect(await isIn(cookie)).toBe(true);
    expect((await ask('anonymous', 'GET', '/audit-log', undefined, { cookie })).status).toBe(200);
  });

  test('applies a raised role only after a new login with a second factor', async (t) => {
    t.onTestFinished(() => setRule('none'));
    const { isIn, logIn, createAccount, payload } = auth;
    await setRule('roles');
    const { email, id } = await createAccount();
    const before = cookieOf(await logIn(email));
    expect(await isIn(before)).toBe(true);
    await payload.update({ collection: 'staff', id, data: { role: 'admin' } });
    const cookie = cookieOf(await logIn(email));
    expect([await isIn(before), await isIn(cookie)]).toEqual([false, false]);
    await actions.addPasskey(cookie);
    expect(await isIn(cookie)).toBe(true);
  });

  test('rejects removing the last required factor and notifies administrators of other removals', async (t) => {
    t.onTestFinished(() => setRule('none'));
    const { logIn, createAccount, payload, post } = auth;
    await setRule('roles');
    const { email } = await newAdmin();
    const cookie = cookieOf(await logIn(email));
    await actions.addApp(cookie);
    const refused = await post('remove-app', { password }, { cookie });
    expect([refused.status, refused.body.errors[0].message]).toEqual([
      400,
      'Ihre Rolle braucht einen zweiten Faktor. Richten Sie zuerst einen anderen ein.',
    ]);
    const { passkey } = await actions.addPasskey(cookie);
    const both = await Promise.all([
      post('remove-app', { password }, { cookie }),
      post('remove-passkey', { password, id: passkey.id }, { cookie }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);

    const clerk = await createAccount();
    const own = cookieOf(await logIn(clerk.email));
    await actions.addApp(own);
    expect((await post('remove-app', { password }, { cookie: own })).status).toBe(200);
    expect(await actions.factors(own)).toMatchObject({ app: null, recovery: 0 });
    const log = await payload.find({ collection: 'audit-log', sort: '-id', limit: 1 });
    expect(log.docs[0]).toMatchObject({
      action: 'lastFactorRemoved',
      actor: clerk.id,
      subject: String(clerk.id),
    });
    const where = { subject: { like: 'Letzten zweiten Faktor entfernt' } };
    const mails = await payload.find({ collection: 'mails', where, limit: 0 });
    expect(mails.docs.map(({ to }) => to)).toContain(emailOf('admin'));
    expect((await logIn(clerk.email)).body.next).toBe('in');
  });

  test('lets only administrators remove the factors of an account and ends its sessions', async () => {
    const { ask, isIn, logIn, createAccount, payload, staff } = auth;
    const { email, id } = await createAccount();
    const cookie = cookieOf(await logIn(email));
    const { secret } = await actions.addApp(cookie);
    await actions.addPasskey(cookie);
    const step = await actions.firstStep(email);
    const path = `/staff/${id}/without-factors`;
    for (const role of [...roles.filter((one) => one !== 'admin'), 'anonymous'] as const)
      expect((await ask(role, 'POST', path)).status, role).toBe(403);
    expect(await isIn(cookie)).toBe(true);
    // A session without recent authentication is refused.
    const setReauthenticatedAt = (reauthenticatedAt: Date) =>
      changeRows(
        payload,
        staffSessions,
        { staff: staff.admin },
        { reauthenticatedAt: reauthenticatedAt.toISOString() },
      );
    await setReauthenticatedAt(new Date(Date.now() - 11 * 60_000));
    for (const [to, body] of [
      [path, undefined],
      ['/globals/mfa-policy', { requiredFor: 'none' }],
    ] as const) {
      const late = await ask('admin', 'POST', to, body);
      expect([late.status, late.body.errors[0].name], to).toEqual([403, 'Reauthenticate']);
    }
    await setReauthenticatedAt(new Date());
    expect((await ask('admin', 'POST', path)).status).toBe(204);
    expect(await isIn(cookie)).toBe(false);
    expect((await actions.submitCode(step, currentTotpCode(secret))).status).toBe(401);
    expect((await logIn(email)).body.next).toBe('in');
    const log = await payload.find({
      collection: 'audit-log',
      where: { action: { equals: 'lastFactorRemoved' } },
      sort: '-id',
      limit: 1,
    });
    expect(log.docs[0]).toMatchObject({ actor: staff.admin, subject: String(id) });
    expect((await ask('admin', 'POST', path)).status).toBe(409);
    expect((await ask('admin', 'POST', `/staff/${staff.admin}/without-factors`)).status).toBe(404);
    for (const odd of ['0', '-1', 'x', '99999999999', "1'", '%00'])
      expect((await ask('admin', 'POST', `/staff/${odd}/without-factors`)).status).toBeLessThan(
        500,
      );
  });

  test('removes the factors of an administrator without a session and mails administrators', async () => {
    const { isIn, logIn, payload } = auth;
    const { email, id } = await newAdmin();
    const cookie = cookieOf(await logIn(email));
    await actions.addApp(cookie);
    const { removeFactorsByEmail } = await import('../../content/staff/remove-factors-by-email.ts');
    const { databaseOf } = await import('../../content/database/session.ts');
    const database = databaseOf(payload);
    const mailQuery = { where: { to: { equals: emailOf('admin') } }, limit: 0 } as const;
    const before = (await payload.find({ collection: 'mails', ...mailQuery })).docs.length;
    expect(await removeFactorsByEmail(database, email.toUpperCase())).toBe('done');
    expect([await isIn(cookie), (await logIn(email)).body.next]).toEqual([false, 'in']);
    const log = await payload.find({ collection: 'audit-log', sort: '-id', limit: 2 });
    expect(log.docs[1]).toMatchObject({ action: 'lastFactorRemoved', subject: String(id) });
    expect((await payload.find({ collection: 'mails', ...mailQuery })).docs).toHaveLength(
      before + 1,
    );
    expect(await removeFactorsByEmail(database, email)).toBe('none');
    expect(await removeFactorsByEmail(database, emailOf('unknown'))).toBe('unknown');
  });

  test('lets only administrators change the factor rule, never off, and records the change', async (t) => {
    t.onTestFinished(() => setRule('none'));
    const { ask, logIn, payload } = auth;
    const { email } = await newAdmin();
    const cookie = cookieOf(await logIn(email));
    await actions.addApp(cookie);
    await setRule('roles');
    const set = (requiredFor: unknown) =>
      ask('anonymous', 'POST', '/globals/mfa-policy', { requiredFor }, { cookie });
    for (const odd of ['none', 'x', null, { not: 'none' }, ['none']])
      expect((await set(odd)).status, JSON.stringify(odd)).toBe(400);
    expect(
      (await ask('editor-de', 'POST', '/globals/mfa-policy', { requiredFor: 'all' })).status,
    ).toBe(403);
    expect((await set('all')).status).toBe(200);
    const log = await payload.find({ collection: 'audit-log', sort: '-id', limit: 1 });
    expect(log.docs[0]).toMatchObject({
      action: 'changed',
      kind: 'mfa-policy',
      changes: { requiredFor: { before: 'roles', after: 'all' } },
    });
  });

  test('rejects malformed input with a client error', async () => {
    const { logIn, createAccount, post } = auth;
    const { email } = await createAccount();
    const cookie = cookieOf(await logIn(email));
    await actions.addApp(cookie);
    const step = await actions.firstStep(email);
    const odd: unknown[] = [
      null,
      [],
      'x',
      {},
      { code: {}, password: [], credential: null, id: {}, sealed: 1, name: {} },
      { code: '\0', password: '\0', sealed: '\0', id: '\0', name: '\0', credential: { id: '\0' } },
      { code: '１２３４５６', sealed: 'x'.repeat(200), password: 'ż'.repeat(900) },
      { code: `' OR 1=1 --`, sealed: "'", id: "'", password: "'" },
      { code: 'x'.repeat(20_000), email: 'x'.repeat(20_000) },
      { email: {}, password: [], token: {} },
      { email: '\0', password: '\0', token: '\0', old: '\0' },
      { email: 'a@b', password: 'ż'.repeat(900), token: 'ż'.repeat(43), old: 'x' },
      // Not the right password: alone it renews the recovery codes, once the wait after the wrong ones is over.
      { email: `' OR 1=1 --@oilway.example`, id: 'x', password: `'`, token: "'", old: '' },
    ];
    const paths = [
      ...['login', 'forgot-password', 'reset-password', 'change-password', 'end-sessions'],
      ...['login-code', 'login-passkey', 'app-secret', 'add-app', 'remove-app'],
      ...['passkey-options', 'add-passkey', 'remove-passkey', 'new-recovery-codes'],
    ];
    for (const path of paths)
      for (const [at, body] of odd.entries())
        for (const from of [step, cookie, '', `oilway-staff-step=${'x'.repeat(43)}`]) {
          const headers = { cookie: from, 'x-oilway-network': `odd-${path}-${at}` };
          const { status } = await post(path, body, headers);
          const where = `${path} ${JSON.stringify(body)?.slice(0, 60)}`;
          // `forgot-password` always succeeds; `end-sessions` needs no body.
          const least = path === 'forgot-password' || path === 'end-sessions' ? 200 : 400;
          expect(status >= least && status < 500, where).toBe(true);
        }
    expect((await auth.ask('anonymous', 'GET', '/staff/factors')).status).toBe(401);
  });
});
