/** Setting, resetting and changing staff passwords over the REST API of the studio. */
import { staffTokens } from '@oilway/store/staff/tables.ts';
import { describe, expect, test } from 'vitest';
import { databases } from '../../content/test/database.ts';
import { rowsOf } from '../../content/test/store-rows.ts';
import { cookieOf, emailOf, password, type TestResponse } from './people.ts';
import { testStaffAuth } from './staff-auth.ts';

const next = 'ein Öl, fünf Filter';

describe.each(databases)('passwords of staff on %s', (kind) => {
  const auth = testStaffAuth(kind);

  test('responds identically for known and unknown addresses and sends one reset mail', async () => {
    const { payload, createAccount, post, mailsTo, tokenIn, serializeResponse, linksOf } = auth;
    const { email, id } = await createAccount();
    const answers: TestResponse[] = [];
    for (const each of [email, email, emailOf('unknown'), emailOf('unknown'), email.toUpperCase()])
      answers.push(await post('forgot-password', { email: each }));
    expect(new Set(answers.map(serializeResponse)).size).toBe(1);
    expect(answers[0]?.text).toBe('{"success":true}');
    await expect.poll(async () => (await mailsTo(email)).length).toBe(1);
    await new Promise((later) => setTimeout(later, 400));
    expect(await mailsTo(email)).toHaveLength(1);
    expect(await linksOf(id)).toBe(1);
    // The link for the unknown address was rolled back.
    expect(await linksOf(0)).toBe(0);
    expect(await mailsTo('unknown@oilway.example')).toEqual([]);
    const [mail] = await mailsTo(email);
    const links = await rowsOf(payload, staffTokens);
    expect(JSON.stringify(links)).not.toContain(tokenIn(mail));
    expect(mail).toMatchObject({ passwordOf: 'staff', reference: null });
  });

  test('mails an invitation in the language of the account and accepts its link once', async () => {
    const { ask, post, logIn, mailsTo, tokenIn } = auth;
    const email = emailOf(`ewa-${kind}`);
    const account = { name: 'Ewa', email, role: 'editor-pl', language: 'pl' };
    const forbiddenFields = {
      password,
      passwordHash: 'x',
      state: 'active',
      lastLogin: '2026-01-01',
    };
    const made = await ask('admin', 'POST', '/staff', { ...account, ...forbiddenFields });
    expect([made.status, made.body.doc.state, made.body.doc.lastLogin ?? null]).toEqual([
      201,
      'invited',
      null,
    ]);
    const { id } = made.body.doc;
    // Addresses are unique, ignoring case.
    const again = await ask('admin', 'POST', '/staff', { ...account, email: email.toUpperCase() });
    expect([again.status, again.text]).toEqual([400, expect.stringMatching(/email|E-Mail/)]);
    expect((await logIn(email)).status).toBe(401);
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toBe('Dostęp do studia Oilway');
    expect(mail?.html).toContain('lang="pl"');
    // A new link replaces the first one.
    expect((await ask('editor-de', 'POST', `/staff/${id}/send-link`)).status).toBe(403);
    expect((await ask('admin', 'POST', `/staff/${id}/send-link`)).status).toBe(204);
    const token = tokenIn((await mailsTo(email))[1]);
    const set = (word: string, link = token) =>
      post('reset-password', { token: link, password: word });
    const over = await set(next, tokenIn(mail));
    expect(over.body.errors[0].message).toContain('gilt nicht mehr');
    expect((await set('123')).body.errors[0].message).toContain('mindestens 12');
    expect((await set('Passwort2026!')).body.errors[0].message).toContain('leicht zu erraten');
    expect((await set(email)).status).toBe(400);
    const twice = await Promise.all([set(next), set(next)]);
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await logIn(email, next)).status).toBe(200);
    const shown = (await ask('admin', 'GET', `/staff/${id}`)).body;
    expect([shown.state, Boolean(shown.lastLogin)]).toEqual(['active', true]);
  });

  test('requires the old password or a link for a new one and ends earlier sessions', async () => {
    const { createAccount, post, logIn, isIn, mailsTo, tokenIn } = auth;
    const { email } = await createAccount();
    const [here, there] = [cookieOf(await logIn(email)), cookieOf(await logIn(email))];
    const change = (old: string, word: string, cookie = here) =>
      post('change-password', { old, password: word }, { cookie });
    const wrong = await change('wrong password', next);
    expect(wrong.body.errors[0].message).toBe('Das bisherige Passwort stimmt nicht.');
    expect((await change(password, '123456789012')).status).toBe(400);
    expect((await change(password, next, '')).status).toBe(401);
    const renewed = await change(password, next);
    expect(renewed.status).toBe(200);
    // The old cookie is invalid, too.
    const cookies = [here, there, cookieOf(renewed)];
    expect(await Promise.all(cookies.map(isIn))).toEqual([false, false, true]);
    expect((await logIn(email)).status).toBe(401);

    await post('forgot-password', { email });
    await expect.poll(async () => (await mailsTo(email)).length).toBe(2);
    const token = tokenIn((await mailsTo(email))[1]);
    expect((await post('reset-password', { token, password })).status).toBe(200);
    const changed = 'Ihr Passwort für das Oilway Studio ist geändert';
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([
      changed,
      'Neues Passwort für das Oilway Studio',
      changed,
    ]);
    expect(await isIn(here)).toBe(false);
    expect((await logIn(email)).status).toBe(200);
  });

  test('ignores passwords, addresses and roles in profile updates', async () => {
    const { ask, createAccount, logIn, isIn } = auth;
    const { email, id } = await createAccount();
    const cookie = cookieOf(await logIn(email));
    const own = { password: next, passwordHash: 'x', email: 'a@posteo.example', role: 'admin' };
    await ask('anonymous', 'PATCH', `/staff/${id}`, { ...own, name: 'Ich' }, { cookie });
    expect(await isIn(cookie)).toBe(true);
    await ask('admin', 'PATCH', `/staff/${id}`, { password: next, passwordHash: 'x' });
    expect([await isIn(cookie), (await logIn(email)).status]).toEqual([true, 200]);
    const shown = (await ask('admin', 'GET', `/staff/${id}`)).body;
    expect(shown).toMatchObject({ name: 'Ich', email, role: 'forms-clerk' });
  });

  test('ends sessions and links on deactivation and allows reactivation', async () => {
    const { ask, createAccount, post, logIn, isIn, linksOf, loginsOf } = auth;
    const { email, id } = await createAccount();
    const cookie = cookieOf(await logIn(email));
    await post('forgot-password', { email });
    await expect.poll(() => linksOf(id)).toBe(1);
    const setState = async (person: unknown, state: string) =>
      (await ask('admin', 'PATCH', `/staff/${person}`, { state })).status;
    expect(await setState(id, 'deactivated')).toBe(200);
    expect(await isIn(cookie)).toBe(false);
    expect([await loginsOf(id), await linksOf(id)]).toEqual([0, 0]);
    expect((await logIn(email)).status).toBe(401);
    expect((await ask('admin', 'POST', `/staff/${id}/send-link`)).status).toBe(409);
    expect((await ask('admin', 'DELETE', `/staff/${id}`)).status).toBe(403);
    expect(await setState(id, 'active')).toBe(200);
    expect((await logIn(email)).status).toBe(200);

    const never = { name: 'N', email: emailOf(`never-${kind}`), role: 'editor-de' };
    const made = await ask('admin', 'POST', '/staff', never);
    const address = `/staff/${made.body.doc.id}`;
    // An account without a password becomes active by the first one only, and is invited again.
    expect(await setState(made.body.doc.id, 'active')).toBe(400);
    expect(await setState(made.body.doc.id, 'deactivated')).toBe(200);
    expect(await setState(made.body.doc.id, 'active')).toBe(200);
    expect((await ask('admin', 'GET', address)).body.state).toBe('invited');
    expect((await ask('admin', 'DELETE', address)).status).toBe(200);
  });
});
