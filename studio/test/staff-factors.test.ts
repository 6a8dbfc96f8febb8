/** Who has to have a second factor, and how factors go. */
import { staffLogins } from '@oilway/store/staff/tables.ts';
import { describe, expect, test } from 'vitest';
import { roles } from '../../content/access/roles.ts';
import { hire } from '../../content/staff/hire.ts';
import { setFactorRule } from '../../content/staff/staff-door.ts';
import { databases } from '../../content/test/database.ts';
import { changeRows } from '../../content/test/store-rows.ts';
import { codeBy, factorHands } from './factor-hands.ts';
import { cookieOf, emailOf, password } from './people.ts';
import { testDoorway } from './staff-doorway.ts';

describe.each(databases)('second factors of staff on %s', (kind) => {
  const door = testDoorway(kind);
  const hands = factorHands(door);
  let number = 0;

  const rule = async (of: 'roles' | 'all' | 'nobody') => {
    await setFactorRule(door.payload, of);
  };
  const newAdmin = async () => {
    number += 1;
    const email = emailOf(`admin-${number}`);
    const { id } = await hire(door.payload, { name: 'Vera', email, password, role: 'admin' });
    return { email, id };
  };

  test('administrators, officers and portal managers have to have one, or everybody', async (t) => {
    t.onTestFinished(() => rule('nobody'));
    const asked = async () => {
      const who: string[] = [];
      for (const role of roles) {
        const { body } = await door.logIn(emailOf(role), password, `asked-${role}`);
        if (body.next === 'set-up') who.push(role);
      }
      return who.sort();
    };
    expect(await asked()).toEqual([]);
    await rule('roles');
    expect(await asked()).toEqual(['admin', 'compliance-officer', 'portal-manager']);
    await rule('all');
    expect(await asked()).toEqual([...roles].sort());
    // A new installation has no row.
    const { execute } = await import('../../content/database/execute.ts');
    await execute(door.payload, 'DELETE FROM staff_door');
    expect(await asked()).toEqual(['admin', 'compliance-officer', 'portal-manager']);
  });

  test('whoever has to and has none can do nothing but set one up, and is in with that', async (t) => {
    t.onTestFinished(() => rule('nobody'));
    const { ask, isIn, logIn, payload, post } = door;
    const { email, id } = await newAdmin();
    await rule('roles');
    const answer = await logIn(email);
    expect(answer.body.next).toBe('set-up');
    const cookie = cookieOf(answer);
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
      [`${door.staff.admin}/send-link`, {}],
      [`${door.staff.admin}/without-factors`, {}],
      ['refresh-token', undefined],
    ] as const)
      expect((await post(path, body, { cookie })).status, path).toBeGreaterThan(400);
    expect((await ask('anonymous', 'GET', '/access', undefined, { cookie })).text).toBe(
      (await ask('anonymous', 'GET', '/access')).text,
    );
    expect(await isIn(cookie)).toBe(false);
    // Right after the login the password was shown, a while later it is asked for.
    expect(await hands.factors(cookie)).toMatchObject({ isNeeded: true, asksPassword: false });
    const provedAt = new Date(Date.now() - 11 * 60_000).toISOString();
    await changeRows(payload, staffLogins, { staff: id }, { provedAt });
    expect((await post('app-secret', {}, { cookie })).status).toBe(400);
    expect(await hands.factors(cookie)).toMatchObject({ asksPassword: true });
    await hands.addApp(cookie);
    expect(await isIn(cookie)).toBe(true);
    expect((await ask('anonymous', 'GET', '/audit-log', undefined, { cookie })).status).toBe(200);
  });

  test('a raised role holds from the next login and its second factor on', async (t) => {
    t.onTestFinished(() => rule('nobody'));
    const { isIn, logIn, newcomer, payload } = door;
    await rule('roles');
    const { email, id } = await newcomer();
    const before = cookieOf(await logIn(email));
    expect(await isIn(before)).toBe(true);
    await payload.update({ collection: 'staff', id, data: { role: 'admin' } });
    const cookie = cookieOf(await logIn(email));
    expect([await isIn(before), await isIn(cookie)]).toEqual([false, false]);
    await hands.addPasskey(cookie);
    expect(await isIn(cookie)).toBe(true);
  });

  test('the last one stays where the role needs it; elsewhere administrators hear of it', async (t) => {
    t.onTestFinished(() => rule('nobody'));
    const { logIn, newcomer, payload, post } = door;
    await rule('roles');
    const { email } = await newAdmin();
    const cookie = cookieOf(await logIn(email));
    await hands.addApp(cookie);
    const refused = await post('remove-app', { password }, { cookie });
    expect([refused.status, refused.body.errors[0].message]).toEqual([
      400,
      'Ihre Rolle braucht einen zweiten Faktor. Richten Sie zuerst einen anderen ein.',
    ]);
    const { passkey } = await hands.addPasskey(cookie);
    const both = await Promise.all([
      post('remove-app', { password }, { cookie }),
      post('remove-passkey', { password, id: passkey.id }, { cookie }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);

    const clerk = await newcomer();
    const own = cookieOf(await logIn(clerk.email));
    await hands.addApp(own);
    expect((await post('remove-app', { password }, { cookie: own })).status).toBe(200);
    expect(await hands.factors(own)).toMatchObject({ app: null, recovery: 0 });
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

  test('an administrator takes away what somebody has lost, with all that they began; nobody else does', async () => {
    const { ask, isIn, logIn, newcomer, payload, staff } = door;
    const { email, id } = await newcomer();
    const cookie = cookieOf(await logIn(email));
    const { secret } = await hands.addApp(cookie);
    await hands.addPasskey(cookie);
    const step = await hands.firstStep(email);
    const path = `/staff/${id}/without-factors`;
    for (const role of [...roles.filter((one) => one !== 'admin'), 'anonymous'] as const)
      expect((await ask(role, 'POST', path)).status, role).toBe(403);
    expect(await isIn(cookie)).toBe(true);
    // Nor does a session that was left open.
    const proved = (provedAt: Date) =>
      changeRows(
        payload,
        staffLogins,
        { staff: staff.admin },
        { provedAt: provedAt.toISOString() },
      );
    await proved(new Date(Date.now() - 11 * 60_000));
    for (const [to, body] of [
      [path, undefined],
      ['/globals/staff-door', { factorsOf: 'nobody' }],
    ] as const) {
      const late = await ask('admin', 'POST', to, body);
      expect([late.status, late.body.errors[0].name], to).toEqual([403, 'ProveAgain']);
    }
    await proved(new Date());
    expect((await ask('admin', 'POST', path)).status).toBe(204);
    expect(await isIn(cookie)).toBe(false);
    expect((await hands.showCode(step, codeBy(secret))).status).toBe(401);
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

  test('from the machine itself they are taken away as well, for the last administrator', async () => {
    const { isIn, logIn, payload } = door;
    const { email, id } = await newAdmin();
    const cookie = cookieOf(await logIn(email));
    await hands.addApp(cookie);
    const { withoutFactors } = await import('../../content/staff/without-factors.ts');
    const { databaseOf } = await import('../../content/database/session.ts');
    const database = databaseOf(payload);
    const told = { where: { to: { equals: emailOf('admin') } }, limit: 0 } as const;
    const before = (await payload.find({ collection: 'mails', ...told })).docs.length;
    expect(await withoutFactors(database, email.toUpperCase())).toBe('done');
    expect([await isIn(cookie), (await logIn(email)).body.next]).toEqual([false, 'in']);
    const log = await payload.find({ collection: 'audit-log', sort: '-id', limit: 2 });
    expect(log.docs[1]).toMatchObject({ action: 'lastFactorRemoved', subject: String(id) });
    expect((await payload.find({ collection: 'mails', ...told })).docs).toHaveLength(before + 1);
    expect(await withoutFactors(database, email)).toBe('none');
    expect(await withoutFactors(database, emailOf('nobody'))).toBe('nobody');
  });

  test('nobody switches the rule off in the studio; administrators alone change it, and it is noted', async (t) => {
    t.onTestFinished(() => rule('nobody'));
    const { ask, logIn, payload } = door;
    const { email } = await newAdmin();
    const cookie = cookieOf(await logIn(email));
    await hands.addApp(cookie);
    await rule('roles');
    const set = (factorsOf: unknown) =>
      ask('anonymous', 'POST', '/globals/staff-door', { factorsOf }, { cookie });
    for (const odd of ['nobody', 'x', null, { not: 'nobody' }, ['nobody']])
      expect((await set(odd)).status, JSON.stringify(odd)).toBe(400);
    expect(
      (await ask('editor-de', 'POST', '/globals/staff-door', { factorsOf: 'all' })).status,
    ).toBe(403);
    expect((await set('all')).status).toBe(200);
    const log = await payload.find({ collection: 'audit-log', sort: '-id', limit: 1 });
    expect(log.docs[0]).toMatchObject({
      action: 'changed',
      kind: 'staff-door',
      changes: { factorsOf: { before: 'roles', after: 'all' } },
    });
  });

  test('whatever is sent is answered with a refusal, never with a failure', async () => {
    const { logIn, newcomer, post } = door;
    const { email } = await newcomer();
    const cookie = cookieOf(await logIn(email));
    await hands.addApp(cookie);
    const step = await hands.firstStep(email);
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
      { email: `' OR 1=1 --@oilway.example`, id: 'x', password, token: "'", old: '' },
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
          // A link is promised to everybody; a session may end others without saying which.
          const least = path === 'forgot-password' || path === 'end-sessions' ? 200 : 400;
          expect(status >= least && status < 500, where).toBe(true);
        }
    expect((await door.ask('anonymous', 'GET', '/staff/factors')).status).toBe(401);
  });
});
