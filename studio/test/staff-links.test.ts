/** How staff come by a password, over the studio’s REST interface. */
import { staffLinks } from '@oilway/store/staff/tables.ts';
import { describe, expect, test } from 'vitest';
import { databases } from '../../content/test/database.ts';
import { rowsOf } from '../../content/test/store-rows.ts';
import { type Answer, cookieOf, emailOf, password } from './people.ts';
import { testDoorway } from './staff-doorway.ts';

const next = 'ein Öl, fünf Filter';

describe.each(databases)('passwords of staff on %s', (kind) => {
  const door = testDoorway(kind);

  test('a link is promised to everybody with the same bytes, does the same for nobody, and few mails go out', async () => {
    const { payload, newcomer, post, mailsTo, tokenIn, bytes, linksOf } = door;
    const { email, id } = await newcomer();
    const answers: Answer[] = [];
    for (const each of [email, email, emailOf('nobody'), emailOf('nobody'), email.toUpperCase()])
      answers.push(await post('forgot-password', { email: each }));
    expect(new Set(answers.map(bytes)).size).toBe(1);
    expect(answers[0]?.text).toBe('{"success":true}');
    await expect.poll(async () => (await mailsTo(email)).length).toBe(1);
    await new Promise((later) => setTimeout(later, 400));
    expect(await mailsTo(email)).toHaveLength(1);
    expect(await linksOf(id)).toBe(1);
    // What was written for nobody is taken back.
    expect(await linksOf(0)).toBe(0);
    expect(await mailsTo('nobody@oilway.example')).toEqual([]);
    const [mail] = await mailsTo(email);
    const links = await rowsOf(payload, staffLinks);
    expect(JSON.stringify(links)).not.toContain(tokenIn(mail));
    expect(mail).toMatchObject({ passwordOf: 'staff', reference: null });
  });

  test('whoever is invited gets a link in their language and comes in by it, once', async () => {
    const { ask, post, logIn, mailsTo, tokenIn } = door;
    const email = emailOf(`ewa-${kind}`);
    const asked = { name: 'Ewa', email, role: 'editor-pl', language: 'pl' };
    const tricks = { password, passwordHash: 'x', state: 'active', lastLogin: '2026-01-01' };
    const made = await ask('admin', 'POST', '/staff', { ...asked, ...tricks });
    expect([made.status, made.body.doc.state, made.body.doc.lastLogin ?? null]).toEqual([
      201,
      'invited',
      null,
    ]);
    const { id } = made.body.doc;
    // An address is somebody's once, however it is written.
    const again = await ask('admin', 'POST', '/staff', { ...asked, email: email.toUpperCase() });
    expect([again.status, again.text]).toEqual([400, expect.stringMatching(/email|E-Mail/)]);
    expect((await logIn(email)).status).toBe(401);
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toBe('Dostęp do studia Oilway');
    expect(mail?.html).toContain('lang="pl"');
    // Again: the first link is over.
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

  test('a new password asks for the old one, or for a link, and ends what it began', async () => {
    const { newcomer, post, logIn, isIn, mailsTo, tokenIn } = door;
    const { email } = await newcomer();
    const [here, there] = [cookieOf(await logIn(email)), cookieOf(await logIn(email))];
    const change = (old: string, word: string, cookie = here) =>
      post('change-password', { old, password: word }, { cookie });
    const wrong = await change('wrong password', next);
    expect(wrong.body.errors[0].message).toBe('Das bisherige Passwort stimmt nicht.');
    expect((await change(password, '123456789012')).status).toBe(400);
    expect((await change(password, next, '')).status).toBe(401);
    const renewed = await change(password, next);
    expect(renewed.status).toBe(200);
    // Whoever copied the cookie is out as well.
    const held = [here, there, cookieOf(renewed)];
    expect(await Promise.all(held.map(isIn))).toEqual([false, false, true]);
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

  test('nobody sets anybody’s password or address by the way', async () => {
    const { ask, newcomer, logIn, isIn } = door;
    const { email, id } = await newcomer();
    const cookie = cookieOf(await logIn(email));
    const own = { password: next, passwordHash: 'x', email: 'a@posteo.example', role: 'admin' };
    await ask('anonymous', 'PATCH', `/staff/${id}`, { ...own, name: 'Ich' }, { cookie });
    expect(await isIn(cookie)).toBe(true);
    await ask('admin', 'PATCH', `/staff/${id}`, { password: next, passwordHash: 'x' });
    expect([await isIn(cookie), (await logIn(email)).status]).toEqual([true, 200]);
    const shown = (await ask('admin', 'GET', `/staff/${id}`)).body;
    expect(shown).toMatchObject({ name: 'Ich', email, role: 'forms-clerk' });
  });

  test('whoever is deactivated is out at once, stays, and can come back', async () => {
    const { ask, newcomer, post, logIn, isIn, linksOf, loginsOf } = door;
    const { email, id } = await newcomer();
    const cookie = cookieOf(await logIn(email));
    await post('forgot-password', { email });
    await expect.poll(() => linksOf(id)).toBe(1);
    const move = (state: string) => ask('admin', 'PATCH', `/staff/${id}`, { state });
    expect((await ask('forms-clerk', 'PATCH', `/staff/${id}`, { state: 'active' })).status).toBe(
      403,
    );
    expect((await move('invited')).status).toBe(400);
    expect((await move('deactivated')).status).toBe(200);
    expect(await isIn(cookie)).toBe(false);
    expect([await loginsOf(id), await linksOf(id)]).toEqual([0, 0]);
    expect((await logIn(email)).status).toBe(401);
    expect((await ask('admin', 'POST', `/staff/${id}/send-link`)).status).toBe(409);
    expect((await ask('admin', 'DELETE', `/staff/${id}`)).status).toBe(403);
    expect((await move('active')).status).toBe(200);
    expect((await logIn(email)).status).toBe(200);

    const never = { name: 'N', email: emailOf(`never-${kind}`), role: 'editor-de' };
    const made = await ask('admin', 'POST', '/staff', never);
    const address = `/staff/${made.body.doc.id}`;
    expect((await ask('admin', 'PATCH', address, { state: 'active' })).status).toBe(400);
    expect((await ask('admin', 'DELETE', address)).status).toBe(200);
  });
});
