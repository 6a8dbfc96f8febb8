import { setTimeout } from 'node:timers/promises';
import { newToken } from '@oilway/store/accounts/tokens.ts';
import { memberSessions, memberTokens } from '@oilway/store/members/tables.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../database/in-transaction.ts';
import type { Member } from '../payload-types.ts';
import { openDatabase, type TestDatabase } from '../test/database.ts';
import { changeRows, deleteRows, rowsOf } from '../test/store-rows.ts';

const password = 'ein Öl, vier Filter';
const device = 'Firefox';
const pollOptions = { timeout: 30_000 };

describe.each(['sqlite', 'postgres'] as const)('members on %s', (kind) => {
  let database: TestDatabase;
  let company: number;
  let last = 0;
  beforeAll(async () => {
    database = await openDatabase(kind);
    const data = { name: 'Autohaus Brinkmann', country: 'de' } as const;
    ({ id: company } = await database.payload.create({ collection: 'companies', data }));
  });
  afterAll(() => database?.close());

  const newEmail = () => {
    last += 1;
    return `mitglied-${last}@brinkmann.example`;
  };
  const staffMakes = (data: Partial<Member>) =>
    database.payload.create({
      collection: 'members',
      data: { name: 'Henrike', cultureName: 'de-DE', company, state: 'invited', ...data } as never,
      depth: 0,
    });
  const staffChanges = (id: string, data: Partial<Member>) =>
    database.payload.update({ collection: 'members', id, data, depth: 0 });
  const stored = (id: string) =>
    database.payload.findByID({ collection: 'members', id, depth: 0, showHiddenFields: true });
  const mailsTo = async (to: string) => {
    const find = { collection: 'mails', pagination: false, sort: 'createdAt' } as const;
    return (await database.payload.find({ ...find, where: { to: { equals: to } } })).docs;
  };
  /** Returns the token of the last mail to an address. */
  const linkOf = async (to: string) => {
    const text = (await mailsTo(to)).at(-1)?.text ?? '';
    return /[?&]token=([\w-]{43})/.exec(text)?.[1] ?? '';
  };
  const sessionsOf = (member: string) => rowsOf(database.payload, memberSessions, { member });
  const linksOf = (member: string) => rowsOf(database.payload, memberTokens, { member });
  /** Creates a member with the password above. */
  const activeMember = async (data: Partial<Member> = {}) => {
    const made = await staffMakes({ email: newEmail(), ...data });
    const outcome = await database.store.setPassword(await linkOf(made.email), password);
    expect(outcome).toBe('done');
    return made;
  };
  const logIn = (email: string, attempt = password) =>
    database.store.logIn({ email, password: attempt, device });
  const tokenFor = async (email: string) => {
    const token = await logIn(email);
    if (!token) throw new Error('not logged in');
    return token;
  };

  test('logs in after request, confirmation, invitation and first password', async () => {
    const { store } = database;
    const email = newEmail();
    const person = { name: 'Henrike Brinkmann', email: email.toUpperCase() };
    const input = { ...person, company: 'Brinkmann', cultureName: 'pl-PL' as const };
    const captcha = { id: `request-${kind}`, expires: new Date(Date.now() + 60_000) };
    await store.requestAccount(input, { captcha });
    expect(await store.confirmRequest(await linkOf(email))).toBe(true);
    const { docs } = await database.payload.find({
      collection: 'members',
      where: { email: { equals: email } },
    });
    const [made] = docs as [Member];
    expect(made).toMatchObject({ state: 'requested', requestedCompany: 'Brinkmann' });
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([
      'Prosimy potwierdzić wniosek o dostęp do portalu klienta Oilway',
    ]);
    await staffChanges(made.id, { state: 'invited', company });
    const token = await linkOf(email);
    expect(await store.linkPurpose(token)).toBe('invite');
    expect(await logIn(email)).toBeUndefined();
    expect(await store.setPassword(token, 'passwort1234')).toBe('common');
    expect(await store.setPassword(token, 'zu kurz')).toBe('tooShort');
    expect(await store.setPassword(token, password)).toBe('done');
    expect(await store.setPassword(token, password)).toBe('link');
    const memberSession = await store.getSession(await tokenFor(` ${email.toUpperCase()}`));
    expect(memberSession?.member).toEqual({
      id: made.id,
      email,
      name: 'Henrike Brinkmann',
      companyId: company,
      company: 'Autohaus Brinkmann',
      contact: null,
      locale: 'pl-PL',
    });
  });

  test('stores an Argon2id password hash and no session token', async () => {
    const { id, email } = await activeMember();
    const { passwordHash } = await stored(id);
    expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=/);
    const token = await tokenFor(email);
    const [session] = await sessionsOf(id);
    expect(JSON.stringify(session)).not.toContain(token);
    expect(session).toMatchObject({ device });
    expect(Date.parse(session?.expires ?? '') - Date.parse(session?.begun ?? '')).toBe(12 * 3600e3);
  });

  test('rejects login with a wrong password, unknown address or disabled account', async () => {
    const { id, email } = await activeMember();
    expect(await logIn(email, `${password}.`)).toBeUndefined();
    expect(await logIn(newEmail())).toBeUndefined();
    const token = await tokenFor(email);
    await staffChanges(id, { state: 'disabled' });
    expect(await database.store.getSession(token)).toBeUndefined();
    expect(await sessionsOf(id)).toEqual([]);
    expect(await logIn(email)).toBeUndefined();
    await staffChanges(id, { state: 'active' });
    expect(await logIn(email)).toBeDefined();
  });

  test('rejects a second account whose email differs only in case', async () => {
    const { email } = await staffMakes({ email: newEmail() });
    await expect(staffMakes({ email: email.toUpperCase() })).rejects.toThrow();
  });

  test('rejects skipped account states and invitations without a company', async () => {
    const made = await staffMakes({ email: newEmail() });
    await expect(staffChanges(made.id, { state: 'active' })).rejects.toThrow(/state|Stand/i);
    await expect(staffMakes({ email: newEmail(), state: 'active' as never })).rejects.toThrow();
    const requested = await staffMakes({ email: newEmail(), state: 'requested', company: null });
    await expect(staffChanges(requested.id, { state: 'invited' })).rejects.toThrow();
    expect((await stored(requested.id)).state).toBe('requested');
    expect(await mailsTo(requested.email)).toEqual([]);
    await staffChanges(made.id, { state: 'disabled' });
    await expect(staffChanges(made.id, { state: 'active' })).rejects.toThrow();
  });

  test('rolls back the invitation mail and link with a failed approval', async () => {
    const made = await staffMakes({ email: newEmail(), state: 'requested' });
    const { inTransaction } = await import('../database/in-transaction.ts');
    await expect(
      inTransaction(database.payload, async (req) => {
        await database.payload.update({
          collection: 'members',
          id: made.id,
          data: { state: 'invited' },
          req,
        });
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect((await stored(made.id)).state).toBe('requested');
    expect([await mailsTo(made.email), await linksOf(made.id)]).toEqual([[], []]);
  });

  test('expires a session after 30 idle minutes and at its absolute limit', async () => {
    const { id, email } = await activeMember();
    const token = await tokenFor(email);
    const [session] = await sessionsOf(id);
    const change = (data: object) =>
      changeRows(database.payload, memberSessions, { id: session?.id ?? '' }, data);
    const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
    await change({ lastSeen: ago(29) });
    expect(await database.store.getSession(token)).toBeDefined();
    const [seen] = await sessionsOf(id);
    expect(Date.now() - Date.parse(seen?.lastSeen ?? '')).toBeLessThan(60_000);
    await change({ lastSeen: ago(30) });
    expect(await database.store.getSession(token)).toBeUndefined();
    await change({ lastSeen: ago(0), expires: ago(0) });
    expect(await database.store.getSession(token)).toBeUndefined();
    expect(await database.store.sessions(id)).toEqual([]);
  });

  test('ends every session on password reset and all other sessions on password change', async () => {
    const { store } = database;
    const { id, email } = await activeMember();
    const [first, second] = [await tokenFor(email), await tokenFor(email)];
    expect(first).not.toBe(second);
    const memberSession = await store.getSession(first);
    const input = { old: password, password: 'ein Öl, fünf Filter', token: newToken() };
    const account = { email, session: memberSession?.id ?? '' };
    expect(await store.changePassword(account, { ...input, old: 'falsch' })).toBe('wrong');
    expect(await store.changePassword(account, { ...input, password: email })).toBe('common');
    expect(await store.changePassword(account, input)).toBe('done');
    // The session continues under a new token: a copy of the first one is invalid.
    expect([await store.getSession(first), await store.getSession(second)]).toEqual([
      undefined,
      undefined,
    ]);
    expect(await store.getSession(input.token)).toEqual(memberSession);
    await deleteRows(database.payload, memberTokens, { member: id });
    await store.requestReset(email);
    await expect.poll(() => linkOf(email), pollOptions).not.toBe('');
    await expect.poll(async () => (await mailsTo(email)).length, pollOptions).toBe(2);
    const token = await linkOf(email);
    expect(await store.linkPurpose(token)).toBe('reset');
    expect(await store.setPassword(token, password)).toBe('done');
    expect(await store.getSession(first)).toBeUndefined();
    expect(await logIn(email)).toBeDefined();
  });

  test('expires reset links after 30 minutes and invitations after seven days, each single-use', async () => {
    const { store } = database;
    const { id, email } = await staffMakes({ email: newEmail() });
    const [invitation] = await linksOf(id);
    const minutes = (row: { expires: string; createdAt: string } | undefined) =>
      (Date.parse(row?.expires ?? '') - Date.parse(row?.createdAt ?? '')) / 60_000;
    expect(Math.round(minutes(invitation))).toBe(7 * 24 * 60);
    const token = await linkOf(email);
    const both = await Promise.all([
      store.setPassword(token, password),
      store.setPassword(token, password),
    ]);
    expect(both.sort()).toEqual(['done', 'link']);
    await store.requestReset(email);
    await expect.poll(async () => (await linksOf(id)).length, pollOptions).toBe(1);
    const [reset] = await linksOf(id);
    expect(Math.round(minutes(reset))).toBe(30);
    const second = await linkOf(email);
    const over = { expires: new Date().toISOString() };
    await changeRows(database.payload, memberTokens, { id: reset?.id ?? '' }, over);
    expect(await store.linkPurpose(second)).toBeUndefined();
    expect(await store.setPassword(second, password)).toBe('link');
  });

  test('rate-limits reset mails and sends none to disabled or unknown accounts', async () => {
    const { store, payload } = database;
    const { id, email } = await activeMember();
    for (let time = 0; time < 3; time += 1) await store.requestReset(email);
    await expect.poll(async () => (await mailsTo(email)).length, pollOptions).toBe(2);
    await staffChanges(id, { state: 'disabled' });
    await store.requestReset(email);
    await store.requestReset('niemand@brinkmann.example');
    // Once the next mail is queued, the pending work has finished.
    const other = await activeMember();
    await store.requestReset(other.email);
    await expect.poll(async () => (await mailsTo(other.email)).length, pollOptions).toBe(2);
    expect(await mailsTo(email)).toHaveLength(2);
    const where = { to: { equals: 'niemand@brinkmann.example' } };
    expect((await payload.count({ collection: 'mails', where })).totalDocs).toBe(0);
  });

  test('creates no session or link for a member disabled during login or reset request', async () => {
    const { store, payload } = database;
    const { id, email } = await activeMember();
    const meanwhile = await inTransaction(payload, async (req) => {
      await payload.update({ collection: 'members', id, data: { state: 'disabled' }, req });
      const both = [store.requestReset(email), logIn(email)] as const;
      await setTimeout(500);
      return both;
    });
    expect(await meanwhile[1]).toBeUndefined();
    // Once the next mail is queued, the pending work has finished.
    await activeMember();
    expect(await stored(id)).toMatchObject({ state: 'disabled' });
    expect(await sessionsOf(id)).toEqual([]);
    expect(await linksOf(id)).toEqual([]);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  test('deletes the sessions of a deleted member', async () => {
    const { id, email } = await activeMember();
    const token = await tokenFor(email);
    await database.payload.delete({ collection: 'members', id });
    expect(await database.store.getSession(token)).toBeUndefined();
    expect(await sessionsOf(id)).toEqual([]);
  });

  test('logs out one session, or all sessions except the current one', async () => {
    const { store } = database;
    const { id, email } = await activeMember();
    const [here, there, third] = [
      await tokenFor(email),
      await tokenFor(email),
      await tokenFor(email),
    ];
    await store.logOut(third);
    expect((await store.sessions(id)).map((session) => session.device)).toEqual([device, device]);
    const memberSession = await store.getSession(here);
    await store.endSessions(id, { except: memberSession?.id ?? '' });
    expect([await store.getSession(here), await store.getSession(there)]).toEqual([
      memberSession,
      undefined,
    ]);
    const own = await store.ownData(id);
    expect(own).toMatchObject({ email, company: 'Autohaus Brinkmann', sessions: [{ device }] });
    expect(JSON.stringify(own)).not.toMatch(/hash|argon/i);
  });
});
