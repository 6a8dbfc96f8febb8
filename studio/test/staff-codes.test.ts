/** Second factor of the studio login: TOTP codes and recovery codes. */
import { mfaChallenges, staffRecoveryCodes, staffTotpSecrets } from '@oilway/store/staff/tables.ts';
import { describe, expect, test } from 'vitest';
import { databases } from '../../content/test/database.ts';
import { changeRows, rowsOf } from '../../content/test/store-rows.ts';
import { currentTotpCode, factorActions } from './factor-actions.ts';
import { cookieOf, emailOf, password } from './people.ts';
import { testStaffAuth } from './staff-auth.ts';

describe.each(databases)('TOTP and recovery codes of staff on %s', (kind) => {
  const auth = testStaffAuth(kind);
  const actions = factorActions(auth);

  /** Creates an account with an authenticator app. */
  const owner = async () => {
    const { email, id } = await auth.createAccount();
    const cookie = cookieOf(await auth.logIn(email));
    return { email, id, cookie, ...(await actions.addApp(cookie)) };
  };

  test('adds an authenticator app with password and first code, mails the owner and seals the secret', async () => {
    const { payload, post, createAccount, logIn, mailsTo } = auth;
    const { email, id } = await createAccount();
    const cookie = cookieOf(await logIn(email));
    const other = cookieOf(await logIn(email));
    expect(
      (await post('app-secret', { password: 'wrong' }, { cookie })).body.errors[0].message,
    ).toBe('Das bisherige Passwort stimmt nicht.');
    expect((await post('app-secret', {}, { cookie })).status).toBe(400);
    const made = (await post('app-secret', { password }, { cookie })).body;
    expect(made.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(made.qr.size).toBeGreaterThan(40);
    const shown = { sealed: made.sealed, code: currentTotpCode(made.secret) };
    expect(
      (await post('add-app', { ...shown, code: currentTotpCode(made.secret, 5) }, { cookie }))
        .status,
    ).toBe(401);
    // The encrypted secret is bound to its session.
    expect((await post('add-app', shown, { cookie: other })).status).toBe(401);
    const added = await post('add-app', shown, { cookie });
    expect(added.body.recovery).toHaveLength(10);
    // Adding the first factor ends sessions without one.
    expect([await auth.isIn(cookie), await auth.isIn(other)]).toEqual([true, false]);
    expect((await mailsTo(email)).at(-1)?.subject).toBe(
      'Neuer zweiter Faktor für das Oilway Studio',
    );
    const where = { subject: { equals: String(id) } };
    const log = await payload.find({ collection: 'audit-log', where, sort: '-id', limit: 1 });
    expect(log.docs[0]).toMatchObject({ action: 'factorAdded', kind: 'staff' });
    const stored = await rowsOf(payload, staffTotpSecrets, { staff: id });
    const codes = await rowsOf(payload, staffRecoveryCodes);
    const storedText = JSON.stringify([stored, codes, log]);
    for (const word of [made.secret, ...added.body.recovery])
      expect(storedText).not.toContain(word);
    expect(await actions.factors(cookie)).toMatchObject({ recovery: 10, passkeys: [], app: {} });
  });

  test('requires a code after the password and accepts each code once', async () => {
    const { isIn, loginsOf } = auth;
    const { email, id, secret } = await owner();
    const step = await actions.firstStep(email);
    expect(step).toMatch(/^oilway-staff-step=[\w-]{43}$/);
    expect(await isIn(step)).toBe(false);
    expect(await isIn(step.replace('-step', ''))).toBe(false);
    const wrong = await actions.submitCode(step, currentTotpCode(secret, 7));
    expect([wrong.status, wrong.body.errors[0].message]).toEqual([
      401,
      'Dieser Code stimmt nicht, oder er wurde schon benutzt.',
    ]);
    const before = await loginsOf(id);
    const second = await actions.firstStep(email);
    const code = currentTotpCode(secret);
    const both = await Promise.all([step, second].map((one) => actions.submitCode(one, code)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect(await loginsOf(id)).toBe(before + 1);
    const [won, lost] = both[0]?.status === 200 ? [0, 1] : [1, 0];
    const cookies = both[won]?.headers.getSetCookie() ?? [];
    expect(cookies.map((cookie) => cookie.replace(/=[\w-]{43};/, '=…;'))).toEqual([
      'oilway-staff=…; Path=/; HttpOnly; SameSite=Strict',
      'oilway-staff-step=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0',
    ]);
    expect(await isIn(cookies[0]?.split(';')[0] ?? '')).toBe(true);
    expect((await actions.submitCode(await actions.firstStep(email), code)).status).toBe(401);
    // The first step is used up; the other login can continue.
    await actions.resetLockout(id);
    const steps = [step, second];
    expect((await actions.submitCode(steps[won] ?? '', currentTotpCode(secret))).status).toBe(401);
    expect((await actions.submitCode(steps[lost] ?? '', currentTotpCode(secret))).status).toBe(200);
  });

  test('accepts a TOTP or recovery code only once across processes', async () => {
    const { email, id, recovery, secret } = await owner();
    const { openDatabase } = await import('@oilway/store/database/open.ts');
    const { settingsOf } = await import('@oilway/store/settings.ts');
    const { completeLogin } = await import('@oilway/store/staff/second-factor.ts');
    const settings = settingsOf({ ...process.env, ...auth.database.environment });
    const others = await Promise.all([1, 2, 3].map(() => openDatabase(settings.databaseUrl)));
    const tokens: string[] = [];
    for (let time = 0; time < 3; time += 1)
      tokens.push((await actions.firstStep(email)).split('=')[1] ?? '');
    const countLogins = async (code: string) => {
      const came = await Promise.all(
        others.map((other, at) =>
          completeLogin(other, settings, tokens[at] ?? '', {
            code,
            device: '',
            previousToken: undefined,
          }),
        ),
      );
      return came.filter((one) => typeof one === 'object' && 'token' in one).length;
    };
    try {
      expect(await countLogins(currentTotpCode(secret))).toBe(1);
      await actions.resetLockout(id);
      expect(await countLogins(recovery[0] ?? '')).toBe(1);
    } finally {
      for (const other of others) await other.close();
    }
  });

  test('does not reveal a second factor without the right password', async () => {
    const { serializeResponse, logIn, createAccount } = auth;
    const [with_, without] = [await owner(), await createAccount()];
    const answers = [];
    for (const email of [with_.email, without.email, emailOf('unknown')])
      answers.push(await logIn(email, 'wrong password', `curious-${kind}`));
    expect(answers[0]?.status).toBe(401);
    expect(new Set(answers.map(serializeResponse)).size).toBe(1);
  });

  test('throttles wrong TOTP codes, but not passkeys or recovery codes', async () => {
    const { payload } = auth;
    const { cookie, email, id, recovery, secret } = await owner();
    const { passkey } = await actions.addPasskey(cookie);
    const step = await actions.firstStep(email);
    const wrong = currentTotpCode(secret, 9);
    for (let time = 0; time < 5; time += 1)
      expect((await actions.submitCode(step, wrong)).status).toBe(401);
    const waiting = await actions.submitCode(step, currentTotpCode(secret));
    expect([waiting.status, waiting.headers.get('retry-after')]).toEqual([429, '1']);
    // Failures are counted in the database: after many the lockout is 15 minutes.
    await changeRows(payload, staffTotpSecrets, { staff: id }, { failures: 40, waitUntil: null });
    expect((await actions.submitCode(step, wrong)).status).toBe(401);
    expect(
      Number((await actions.submitCode(step, wrong)).headers.get('retry-after')),
    ).toBeGreaterThan(890);
    expect((await actions.byPasskey(passkey)).status).toBe(200);
    expect((await actions.submitCode(step, recovery[0] ?? '')).status).toBe(200);
  });

  test('accepts a recovery code once in any spelling and mails the owner', async () => {
    const { mailsTo, payload, post } = auth;
    const { cookie, email, recovery } = await owner();
    const [first = '', second = ''] = recovery;
    expect(first).toMatch(/^([\da-z]{4}-){5}[\da-z]{4}$/);
    const typed = ` ${first.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O').replaceAll('1', 'I')}`;
    expect((await actions.submitCode(await actions.firstStep(email), typed)).status).toBe(200);
    expect((await actions.submitCode(await actions.firstStep(email), first)).status).toBe(401);
    expect((await mailsTo(email)).at(-1)?.subject).toBe(
      'Wiederherstellungscode für das Oilway Studio benutzt',
    );
    const log = await payload.find({ collection: 'audit-log', sort: '-id', limit: 2 });
    expect(log.docs.map(({ action }) => action)).toEqual(['loggedIn', 'recoveryUsed']);
    expect(await actions.factors(cookie)).toMatchObject({ recovery: 9 });
    const anew = await post('new-recovery-codes', { password }, { cookie });
    expect(anew.body.recovery).toHaveLength(10);
    expect((await actions.submitCode(await actions.firstStep(email), second)).status).toBe(401);
    const steps = await Promise.all([actions.firstStep(email), actions.firstStep(email)]);
    const both = await Promise.all(
      steps.map((step) => actions.submitCode(step, anew.body.recovery[0])),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  test('ends a login challenge on expiry, password change or account deletion', async () => {
    const { payload, post } = auth;
    const { cookie, email, id, secret } = await owner();
    const step = await actions.firstStep(email);
    const over = { expires: new Date(Date.now() - 1).toISOString() };
    await changeRows(payload, mfaChallenges, { staff: id }, over);
    const late = await actions.submitCode(step, currentTotpCode(secret));
    expect([late.status, late.body.errors[0].message]).toEqual([
      401,
      'Das hat zu lange gedauert. Bitte geben Sie Ihr Passwort noch einmal ein.',
    ]);
    const fresh = await actions.firstStep(email);
    const changed = { old: password, password: 'four words of oil and rain' };
    expect((await post('change-password', changed, { cookie })).status).toBe(200);
    expect((await actions.submitCode(fresh, currentTotpCode(secret))).status).toBe(401);
    await payload.delete({ collection: 'staff', id });
    const theirs = { staff: id };
    expect(await rowsOf(payload, staffTotpSecrets, theirs)).toEqual([]);
    expect(await rowsOf(payload, staffRecoveryCodes, theirs)).toEqual([]);
    expect(await rowsOf(payload, mfaChallenges, theirs)).toEqual([]);
  });
});
