/** The second step at the door of the studio: codes of an app, recovery codes. */
import { staffCodes, staffRecoveryCodes, staffSteps } from '@oilway/store/staff/tables.ts';
import { describe, expect, test } from 'vitest';
import { databases } from '../../content/test/database.ts';
import { changeRows, rowsOf } from '../../content/test/store-rows.ts';
import { codeBy, factorHands } from './factor-hands.ts';
import { cookieOf, emailOf, password } from './people.ts';
import { testDoorway } from './staff-doorway.ts';

describe.each(databases)('codes of staff on %s', (kind) => {
  const door = testDoorway(kind);
  const hands = factorHands(door);

  /** Somebody who has an app. */
  const owner = async () => {
    const { email, id } = await door.newcomer();
    const cookie = cookieOf(await door.logIn(email));
    return { email, id, cookie, ...(await hands.addApp(cookie)) };
  };

  test('an app is set up with the password and its first code, told by mail and noted, its secret sealed', async () => {
    const { payload, post, newcomer, logIn, mailsTo } = door;
    const { email, id } = await newcomer();
    const cookie = cookieOf(await logIn(email));
    const other = cookieOf(await logIn(email));
    expect(
      (await post('app-secret', { password: 'wrong' }, { cookie })).body.errors[0].message,
    ).toBe('Das bisherige Passwort stimmt nicht.');
    expect((await post('app-secret', {}, { cookie })).status).toBe(400);
    const made = (await post('app-secret', { password }, { cookie })).body;
    expect(made.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(made.qr.size).toBeGreaterThan(40);
    const shown = { sealed: made.sealed, code: codeBy(made.secret) };
    expect(
      (await post('add-app', { ...shown, code: codeBy(made.secret, 5) }, { cookie })).status,
    ).toBe(401);
    // Sealed for one session, it is nothing to another one.
    expect((await post('add-app', shown, { cookie: other })).status).toBe(401);
    const added = await post('add-app', shown, { cookie });
    expect(added.body.recovery).toHaveLength(10);
    // What began without a factor ends with the first one.
    expect([await door.isIn(cookie), await door.isIn(other)]).toEqual([true, false]);
    expect((await mailsTo(email)).at(-1)?.subject).toBe(
      'Neuer zweiter Faktor für das Oilway Studio',
    );
    const where = { subject: { equals: String(id) } };
    const log = await payload.find({ collection: 'audit-log', where, sort: '-id', limit: 1 });
    expect(log.docs[0]).toMatchObject({ action: 'factorAdded', kind: 'staff' });
    const stored = await rowsOf(payload, staffCodes, { staff: id });
    const codes = await rowsOf(payload, staffRecoveryCodes);
    const kept = JSON.stringify([stored, codes, log]);
    for (const word of [made.secret, ...added.body.recovery]) expect(kept).not.toContain(word);
    expect(await hands.factors(cookie)).toMatchObject({ recovery: 10, passkeys: [], app: {} });
  });

  test('the right password alone lets nobody in; a code does, once, also of two at once', async () => {
    const { isIn, loginsOf } = door;
    const { email, id, secret } = await owner();
    const step = await hands.firstStep(email);
    expect(step).toMatch(/^oilway-staff-step=[\w-]{43}$/);
    expect(await isIn(step)).toBe(false);
    expect(await isIn(step.replace('-step', ''))).toBe(false);
    const wrong = await hands.showCode(step, codeBy(secret, 7));
    expect([wrong.status, wrong.body.errors[0].message]).toEqual([
      401,
      'Dieser Code stimmt nicht, oder er wurde schon benutzt.',
    ]);
    const before = await loginsOf(id);
    const second = await hands.firstStep(email);
    const code = codeBy(secret);
    const both = await Promise.all([step, second].map((one) => hands.showCode(one, code)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect(await loginsOf(id)).toBe(before + 1);
    const [won, lost] = both[0]?.status === 200 ? [0, 1] : [1, 0];
    const cookies = both[won]?.headers.getSetCookie() ?? [];
    expect(cookies.map((cookie) => cookie.replace(/=[\w-]{43};/, '=…;'))).toEqual([
      'oilway-staff=…; Path=/; HttpOnly; SameSite=Strict',
      'oilway-staff-step=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0',
    ]);
    expect(await isIn(cookies[0]?.split(';')[0] ?? '')).toBe(true);
    expect((await hands.showCode(await hands.firstStep(email), code)).status).toBe(401);
    // The step that was taken is used up, the other one goes on.
    await hands.forget(id);
    const steps = [step, second];
    expect((await hands.showCode(steps[won] ?? '', codeBy(secret))).status).toBe(401);
    expect((await hands.showCode(steps[lost] ?? '', codeBy(secret))).status).toBe(200);
  });

  test('two processes take no code and no recovery code twice', async () => {
    const { email, id, recovery, secret } = await owner();
    const { openDatabase } = await import('@oilway/store/database/open.ts');
    const { settingsOf } = await import('@oilway/store/settings.ts');
    const { finishLogIn } = await import('@oilway/store/staff/second-step.ts');
    const settings = settingsOf({ ...process.env, ...door.database.environment });
    const others = await Promise.all([1, 2, 3].map(() => openDatabase(settings.databaseUrl)));
    const tokens: string[] = [];
    for (let time = 0; time < 3; time += 1)
      tokens.push((await hands.firstStep(email)).split('=')[1] ?? '');
    const together = async (code: string) => {
      const came = await Promise.all(
        others.map((other, at) =>
          finishLogIn(other, settings, tokens[at] ?? '', { code, device: '', before: undefined }),
        ),
      );
      return came.filter((one) => typeof one === 'object' && 'token' in one).length;
    };
    try {
      expect(await together(codeBy(secret))).toBe(1);
      await hands.forget(id);
      expect(await together(recovery[0] ?? '')).toBe(1);
    } finally {
      for (const other of others) await other.close();
    }
  });

  test('whoever does not know the password learns nothing of a second factor', async () => {
    const { bytes, logIn, newcomer } = door;
    const [with_, without] = [await owner(), await newcomer()];
    const answers = [];
    for (const email of [with_.email, without.email, emailOf('nobody')])
      answers.push(await logIn(email, 'wrong password', `curious-${kind}`));
    expect(answers[0]?.status).toBe(401);
    expect(new Set(answers.map(bytes)).size).toBe(1);
  });

  test('nobody guesses codes for long, in any process; passkeys and recovery codes go on', async () => {
    const { payload } = door;
    const { cookie, email, id, recovery, secret } = await owner();
    const { passkey } = await hands.addPasskey(cookie);
    const step = await hands.firstStep(email);
    const wrong = codeBy(secret, 9);
    for (let time = 0; time < 5; time += 1)
      expect((await hands.showCode(step, wrong)).status).toBe(401);
    const waiting = await hands.showCode(step, codeBy(secret));
    expect([waiting.status, waiting.headers.get('retry-after')]).toEqual([429, '1']);
    // It is counted in the database: after many it takes a quarter of an hour.
    await changeRows(payload, staffCodes, { staff: id }, { failures: 40, waitUntil: null });
    expect((await hands.showCode(step, wrong)).status).toBe(401);
    expect(Number((await hands.showCode(step, wrong)).headers.get('retry-after'))).toBeGreaterThan(
      890,
    );
    expect((await hands.byPasskey(passkey)).status).toBe(200);
    expect((await hands.showCode(step, recovery[0] ?? '')).status).toBe(200);
  });

  test('a recovery code holds once, however it is typed, and its owner is told', async () => {
    const { mailsTo, payload, post } = door;
    const { cookie, email, recovery } = await owner();
    const [first = '', second = ''] = recovery;
    expect(first).toMatch(/^([\da-z]{4}-){5}[\da-z]{4}$/);
    const typed = ` ${first.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O').replaceAll('1', 'I')}`;
    expect((await hands.showCode(await hands.firstStep(email), typed)).status).toBe(200);
    expect((await hands.showCode(await hands.firstStep(email), first)).status).toBe(401);
    expect((await mailsTo(email)).at(-1)?.subject).toBe(
      'Wiederherstellungscode für das Oilway Studio benutzt',
    );
    const log = await payload.find({ collection: 'audit-log', sort: '-id', limit: 2 });
    expect(log.docs.map(({ action }) => action)).toEqual(['loggedIn', 'recoveryUsed']);
    expect(await hands.factors(cookie)).toMatchObject({ recovery: 9 });
    const anew = await post('new-recovery-codes', { password }, { cookie });
    expect(anew.body.recovery).toHaveLength(10);
    expect((await hands.showCode(await hands.firstStep(email), second)).status).toBe(401);
    const steps = await Promise.all([hands.firstStep(email), hands.firstStep(email)]);
    const both = await Promise.all(
      steps.map((step) => hands.showCode(step, anew.body.recovery[0])),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  test('a step ends after five minutes, with a new password, and with its owner', async () => {
    const { payload, post } = door;
    const { cookie, email, id, secret } = await owner();
    const step = await hands.firstStep(email);
    const over = { expires: new Date(Date.now() - 1).toISOString() };
    await changeRows(payload, staffSteps, { staff: id }, over);
    const late = await hands.showCode(step, codeBy(secret));
    expect([late.status, late.body.errors[0].message]).toEqual([
      401,
      'Das hat zu lange gedauert. Bitte geben Sie Ihr Passwort noch einmal ein.',
    ]);
    const fresh = await hands.firstStep(email);
    const changed = { old: password, password: 'four words of oil and rain' };
    expect((await post('change-password', changed, { cookie })).status).toBe(200);
    expect((await hands.showCode(fresh, codeBy(secret))).status).toBe(401);
    await payload.delete({ collection: 'staff', id });
    const theirs = { staff: id };
    expect(await rowsOf(payload, staffCodes, theirs)).toEqual([]);
    expect(await rowsOf(payload, staffRecoveryCodes, theirs)).toEqual([]);
    expect(await rowsOf(payload, staffSteps, theirs)).toEqual([]);
  });
});
