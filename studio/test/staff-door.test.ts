/** The door of the studio, over its REST interface: login, links to passwords, sessions. */
import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hire } from '../../content/staff/hire.ts';
import { databases } from '../../content/test/database.ts';
import { type Answer, type Ask, cookieOf, emailOf, password } from './people.ts';
import { openRest, type Rest } from './rest.ts';

const next = 'ein Öl, fünf Filter';

describe.each(databases)('the door of staff on %s', (kind) => {
  let rest: Rest;
  let ask: Ask;
  let payload: Payload;
  let number = 0;

  beforeAll(async () => {
    rest = await openRest(kind);
    ({ ask, payload } = rest);
  });
  afterAll(() => rest?.close());

  /** Somebody new who can log in. */
  async function newcomer(): Promise<{ id: number; email: string }> {
    number += 1;
    const email = emailOf(`door-${number}`);
    const { id } = await hire(payload, { name: 'Neu', email, password, role: 'forms-clerk' });
    return { id, email };
  }
  const post = (path: string, body: unknown, headers?: Record<string, string>) =>
    ask('anonymous', 'POST', `/staff/${path}`, body, headers);
  const logIn = (email: string, word = password, network = `test-${number}`, cookie = '') =>
    post('login', { email, password: word }, { 'x-oilway-network': network, cookie });
  const isIn = async (cookie: string) =>
    (await ask('anonymous', 'GET', '/staff/me', undefined, { cookie })).body.user !== null;
  const mailsTo = async (email: string) => {
    const where = { to: { equals: email } };
    return (await payload.find({ collection: 'mails', where, sort: 'createdAt' })).docs;
  };
  const tokenIn = (mail: { text?: string | null } | undefined) =>
    /\/admin\/reset#([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
  const bytes = ({ headers, status, text }: Answer) =>
    JSON.stringify([status, text, [...headers].filter(([name]) => name !== 'date')]);
  const rows = async (collection: 'staff-links' | 'staff-logins', staff: number) =>
    (await payload.count({ collection, where: { staff: { equals: staff } } })).totalDocs;

  test('a strict cookie carries the session, no body does, and a new login ends the old one', async () => {
    const { email } = await newcomer();
    const first = await logIn(email);
    expect([first.status, first.text]).toEqual([200, '{"success":true}']);
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
      const asked = await ask('anonymous', 'GET', '/staff/me', undefined, headers);
      expect(asked.body.user).toBeNull();
    }
    const stored = await payload.find({ collection: 'staff-logins', limit: 0 });
    expect(JSON.stringify(stored)).not.toContain(token);
    const left = await post('logout', undefined, { cookie });
    expect(left.headers.get('set-cookie')).toMatch(/^oilway-staff=; .*Max-Age=0$/);
    expect(await isIn(cookie)).toBe(false);
  });

  test('a login, a link or the end of a session counts from the studio’s own pages only', async () => {
    const { email } = await newcomer();
    const cookie = cookieOf(await logIn(email));
    for (const Origin of ['https://evil.example', 'null', 'http://localhost:3000'])
      for (const path of ['login', 'logout', 'forgot-password', 'reset-password', 'end-sessions']) {
        const body = { email, password, token: 'x' };
        expect((await post(path, body, { Origin, cookie })).status, path).toBe(403);
      }
    expect(await isIn(cookie)).toBe(true);
  });

  test('is closed with the same bytes, and the same wait, for everybody who may not come in', async () => {
    const known = await newcomer();
    const gone = await newcomer();
    await payload.update({ collection: 'staff', id: gone.id, data: { state: 'deactivated' } });
    const invited = emailOf(`invited-${kind}`);
    const data = { name: 'E', email: invited, role: 'forms-clerk', language: 'pl' };
    expect((await ask('admin', 'POST', '/staff', data)).status).toBe(201);
    const emails = [known.email, gone.email, invited, emailOf('nobody')];
    for (let round = 0; round < 7; round += 1) {
      const answers: Answer[] = [];
      for (const email of emails) answers.push(await logIn(email, 'wrong password', 'attacker'));
      expect(new Set(answers.map(bytes)).size, `round ${round}`).toBe(1);
      expect(answers[0]?.status).toBe(round < 5 ? 401 : 429);
    }
    const waiting = await logIn(known.email, password, 'attacker');
    expect([waiting.status, waiting.headers.get('retry-after')]).toEqual([429, '1']);
    expect(waiting.body.errors[0].message).toBe('Zu viele Versuche. Bitte warten Sie 1 Sekunde.');
    // Whoever it belongs to is somewhere else.
    expect((await logIn(known.email, password, 'owner')).status).toBe(200);
    expect((await logIn(gone.email, password, 'owner')).status).toBe(401);
  });

  test('takes as long for known, unknown and deactivated accounts', async (t) => {
    const { passwordCost } = await import('@oilway/store/accounts/hashing.ts');
    const lowered = { ...passwordCost };
    Object.assign(passwordCost, { memoryCost: 65_536, timeCost: 3 });
    t.onTestFinished(() => void Object.assign(passwordCost, lowered));
    const [known, gone] = [await newcomer(), await newcomer()];
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
    // Without a hash to compare with it would be a twentieth.
    expect(Math.max(...medians) / Math.min(...medians)).toBeLessThan(4);
  });

  test('a link is promised to everybody with the same bytes, does the same for nobody, and few mails go out', async () => {
    const { email, id } = await newcomer();
    const answers: Answer[] = [];
    for (const each of [email, email, emailOf('nobody'), emailOf('nobody'), email.toUpperCase()])
      answers.push(await post('forgot-password', { email: each }));
    expect(new Set(answers.map(bytes)).size).toBe(1);
    expect(answers[0]?.text).toBe('{"success":true}');
    await expect.poll(async () => (await mailsTo(email)).length).toBe(1);
    await new Promise((later) => setTimeout(later, 400));
    expect(await mailsTo(email)).toHaveLength(1);
    expect(await rows('staff-links', id)).toBe(1);
    // What was written for nobody is taken back.
    expect(await rows('staff-links', 0)).toBe(0);
    expect(await mailsTo('nobody@oilway.example')).toEqual([]);
    const [mail] = await mailsTo(email);
    const links = await payload.find({ collection: 'staff-links', limit: 0 });
    expect(JSON.stringify(links)).not.toContain(tokenIn(mail));
    expect(mail).toMatchObject({ passwordOf: 'staff', reference: null });
  });

  test('whoever is invited gets a link in their language and comes in by it, once', async () => {
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
    const { email } = await newcomer();
    const [here, there] = [cookieOf(await logIn(email)), cookieOf(await logIn(email))];
    const change = (old: string, word: string, cookie = here) =>
      post('change-password', { old, password: word }, { cookie });
    const wrong = await change('wrong password', next);
    expect(wrong.body.errors[0].message).toBe('Das bisherige Passwort stimmt nicht.');
    expect((await change(password, '123456789012')).status).toBe(400);
    expect((await change(password, next, '')).status).toBe(401);
    expect((await change(password, next)).status).toBe(200);
    expect([await isIn(here), await isIn(there)]).toEqual([true, false]);
    expect((await logIn(email)).status).toBe(401);

    await post('forgot-password', { email });
    await expect.poll(async () => (await mailsTo(email)).length).toBe(1);
    const token = tokenIn((await mailsTo(email))[0]);
    expect((await post('reset-password', { token, password })).status).toBe(200);
    expect(await isIn(here)).toBe(false);
    expect((await logIn(email)).status).toBe(200);
  });

  test('nobody sets anybody’s password or address by the way', async () => {
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
    const { email, id } = await newcomer();
    const cookie = cookieOf(await logIn(email));
    await post('forgot-password', { email });
    await expect.poll(() => rows('staff-links', id)).toBe(1);
    const move = (state: string) => ask('admin', 'PATCH', `/staff/${id}`, { state });
    expect((await ask('forms-clerk', 'PATCH', `/staff/${id}`, { state: 'active' })).status).toBe(
      403,
    );
    expect((await move('invited')).status).toBe(400);
    expect((await move('deactivated')).status).toBe(200);
    expect(await isIn(cookie)).toBe(false);
    expect([await rows('staff-logins', id), await rows('staff-links', id)]).toEqual([0, 0]);
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

  test('sessions are listed for their owner, and ended by them', async () => {
    const { email, id } = await newcomer();
    const others = await newcomer();
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
    expect(await rows('staff-logins', id)).toBe(1);
    expect((await ask('anonymous', 'GET', '/staff/sessions')).status).toBe(401);
  });

  test('a session ends when it lay idle, and at its absolute limit whatever refreshes it', async () => {
    const { email, id } = await newcomer();
    const cookie = cookieOf(await logIn(email));
    const change = (data: object) =>
      payload.update({ collection: 'staff-logins', where: { staff: { equals: id } }, data });
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

  test('whatever is sent to the door is answered with a refusal, never with a failure', async () => {
    const odd = [
      null,
      [],
      'x',
      { email: {}, password: [] },
      { email: '\0', password: '\0', token: '\0' },
      { email: 'x'.repeat(300), password, token: 'x'.repeat(300) },
      { email: 'a@b', password: 'ż'.repeat(900), token: 'ż'.repeat(43), old: 'x' },
      { email: 'x'.repeat(20_000) },
      { id: 'x', email: `' OR 1=1 --@oilway.example`, password, token: "'", old: '' },
    ];
    const paths = ['login', 'forgot-password', 'reset-password', 'change-password', 'end-sessions'];
    for (const path of paths)
      for (const body of odd) {
        const { status } = await post(path, body, { 'x-oilway-network': `odd-${path}` });
        const where = `${path} ${JSON.stringify(body).slice(0, 60)}`;
        expect(status === 200 ? path : status, where).toSatisfy(
          (seen) => seen === 'forgot-password' || (seen >= 400 && seen < 500),
        );
      }
    for (const id of ['0', '-1', 'x', '99999999999', "1'", '%00'])
      expect((await ask('admin', 'POST', `/staff/${id}/send-link`)).status, id).toBeLessThan(500);
    for (const cookie of ['oilway-staff=', `oilway-staff=${'x'.repeat(43)}`, 'oilway-staff=%00'])
      expect(await isIn(cookie)).toBe(false);
    for (const path of ['unlock', 'first-register', 'verify/x'])
      expect((await post(path, { email: emailOf('admin') })).status, path).toBe(403);
  });
});
