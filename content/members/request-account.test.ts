import { randomUUID } from 'node:crypto';
import { accountRequests } from '@oilway/store/members/tables.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { execute } from '../database/execute.ts';
import { createStaffAccount } from '../staff/create-staff-account.ts';
import { openDatabase, type TestDatabase } from '../test/database.ts';
import { changeRows, rowsOf } from '../test/store-rows.ts';

const password = 'ein Öl, vier Filter';

/** Returns a request envelope with a unique captcha. */
const envelope = () => ({ captcha: { id: randomUUID(), expires: new Date(Date.now() + 60_000) } });

const accountRequest = { name: 'H', company: 'B', cultureName: 'de-DE' } as const;

describe.each(['sqlite', 'postgres'] as const)('account requests on %s', (kind) => {
  let database: TestDatabase;
  let last = 0;
  beforeAll(async () => {
    database = await openDatabase(kind);
  });
  afterAll(() => database?.close());

  const newEmail = () => {
    last += 1;
    return `mitglied-${last}@brinkmann.example`;
  };
  /** Returns the token of the last mail to an address. */
  const tokenTo = async (email: string) => {
    const links = (await mailsTo(email)).map(
      ({ text }) => /token=([\w-]{43})/.exec(text ?? '')?.[1],
    );
    return links[0] ?? '';
  };
  const membersWith = async (email: string) => {
    const where = { email: { equals: email } };
    return (await database.payload.find({ collection: 'members', where })).docs;
  };
  const confirmed = async (email: string, data: object = {}) => {
    await database.store.requestAccount({ ...accountRequest, email, ...data }, envelope());
    expect(await database.store.confirmRequest(await tokenTo(email))).toBe(true);
  };
  const mailsTo = async (to: string) => {
    const where = { to: { equals: to } };
    return (await database.payload.find({ collection: 'mails', where, pagination: false })).docs;
  };

  test('notifies staff once, after the address is confirmed', async () => {
    const { store, payload } = database;
    const manager = `leitung-${kind}@oilway.example`;
    await createStaffAccount(payload, {
      name: 'P',
      email: manager,
      password,
      role: 'portal-manager',
    });
    const email = newEmail();
    await store.requestAccount({ ...accountRequest, name: 'Geheim', email }, {});
    expect([await membersWith(email), await mailsTo(manager)]).toEqual([[], []]);
    const token = await tokenTo(email);
    expect(await store.accountRequest(token)).toEqual({ ...accountRequest, name: 'Geheim', email });
    // Viewing the request does not confirm it.
    expect(await membersWith(email)).toEqual([]);
    const presses = await Promise.all([1, 2].map(() => store.confirmRequest(token)));
    expect(presses.toSorted()).toEqual([false, true]);
    expect(await membersWith(email)).toMatchObject([
      { name: 'Geheim', requestedCompany: 'B', state: 'requested' },
    ]);
    const [mail, ...others] = await mailsTo(manager);
    expect(others).toEqual([]);
    expect(mail?.text).toContain('/admin/collections/members/');
    expect(JSON.stringify(mail)).not.toMatch(/Geheim|mitglied-/);
    expect(mail?.reference).toBeNull();
    expect([await store.accountRequest(token), await store.confirmRequest(token)]).toEqual([
      undefined,
      false,
    ]);
  });

  test('expires a confirmation link after seven days and rejects other tokens', async () => {
    const { store, payload } = database;
    const email = newEmail();
    await store.requestAccount({ ...accountRequest, email }, {});
    const token = await tokenTo(email);
    const [stored] = await rowsOf(payload, accountRequests, { email });
    const days = (Date.parse(stored?.expires ?? '') - Date.now()) / 86_400_000;
    expect([Math.round(days), stored?.tokenHash]).toEqual([7, expect.not.stringContaining(token)]);
    const expires = new Date(Date.now() - 1000).toISOString();
    await changeRows(payload, accountRequests, { email }, { expires });
    for (const tried of [token, '', "' OR 1=1 --", '%', 'A'.repeat(100_000)])
      expect([await store.accountRequest(tried), await store.confirmRequest(tried)]).toEqual([
        undefined,
        false,
      ]);
    expect(await membersWith(email)).toEqual([]);
  });

  test('ignores further requests for the same address, even concurrent ones', async () => {
    const { store } = database;
    const email = newEmail();
    await store.requestAccount({ ...accountRequest, email }, {});
    const more = { ...accountRequest, name: 'Fremd', email: email.toUpperCase() };
    await Promise.all([1, 2, 3].map(() => store.requestAccount(more, envelope())));
    expect(await mailsTo(email)).toHaveLength(1);
    expect(await store.accountRequest(await tokenTo(email))).toMatchObject({ name: 'H' });
  });

  test('mails an existing account a notice without a token', async () => {
    const { store } = database;
    const email = newEmail();
    await database.payload.create({
      collection: 'members',
      data: { email, name: 'H', cultureName: 'pl-PL', state: 'active' },
      context: { byMember: true },
    });
    const [before] = await membersWith(email);
    await store.requestAccount({ ...accountRequest, name: 'Fremd', email }, {});
    const [mail] = await mailsTo(email);
    expect(mail?.text).toContain('istnieje już konto albo wniosek');
    expect([mail?.text?.includes('token='), await membersWith(email)]).toEqual([false, [before]]);
  });

  test('treats Unicode and Punycode spellings of a domain as one address', async () => {
    const { store, payload } = database;
    const [written, wire] = ['henrike@müller-öl.de', 'henrike@xn--mller-l-f1a2c.de'];
    const members = async () =>
      (await payload.find({ collection: 'members', pagination: false })).docs
        .map(({ email }) => email)
        .filter((email) => email.startsWith('henrike@'));
    await store.requestAccount({ ...accountRequest, email: wire }, envelope());
    expect(await store.confirmRequest(await tokenTo(written))).toBe(true);
    expect(await members()).toEqual([written]);
    await execute(payload, `UPDATE members SET email = '${wire}' WHERE email = '${written}'`);
    await store.requestAccount({ ...accountRequest, email: written }, envelope());
    await store.requestAccount({ ...accountRequest, email: wire }, envelope());
    const requests = await rowsOf(payload, accountRequests);
    expect(requests.filter(({ email }) => email.startsWith('henrike@'))).toEqual([]);
    expect(await members()).toEqual([written]);
  });

  test('invites a member whose email has an internationalized top-level domain', async () => {
    const { payload } = database;
    const email = 'henrike@brinkmann.xn--p1ai';
    await confirmed(email);
    const { id: company } = await payload.create({
      collection: 'companies',
      data: { name: 'B', country: 'de' },
    });
    const where = { email: { equals: email } };
    const data = { state: 'invited', company } as const;
    const { errors } = await payload.update({ collection: 'members', where, data });
    expect([errors, (await mailsTo(email)).length]).toEqual([[], 2]);
  });

  test('sends one mail without request text for 80 requests in several spellings of one address', async () => {
    const { store, payload } = database;
    const spellings = ['opfer@posteo.example', 'Opfer+1@posteo.example', 'o.pfer+2@posteo.example'];
    const hostile = (at: number) => ({
      ...{ name: 'Klick https://böse.example', company: 'https://böse.example' },
      ...{ email: spellings[at % 3] ?? '', cultureName: 'de-DE' as const },
    });
    for (let at = 0; at < 80; at += 1) await store.requestAccount(hostile(at), envelope());
    const { docs } = await payload.find({ collection: 'mails', pagination: false });
    const toStranger = docs.filter(({ to }) => /^o\.?pfer/i.test(to ?? ''));
    expect(toStranger).toHaveLength(1);
    expect(JSON.stringify(toStranger)).not.toMatch(/böse|Klick/);
    const where = { email: { like: 'pfer' } };
    expect((await payload.count({ collection: 'members', where })).totalDocs).toBe(0);
  });

  test('limits a network to 30 requests an hour and returns when the limit resets', async () => {
    const { store } = database;
    const ask = () =>
      store.requestAccount({ ...accountRequest, email: newEmail() }, { network: '203.0.113' });
    for (let at = 0; at < 30; at += 1) await ask();
    const refused = ask();
    await expect(refused).rejects.toMatchObject({ name: 'TooManyRequestsError' });
    const { until } = (await refused.catch((error) => error)) as { until: number };
    expect(until - Date.now()).toBeGreaterThan(0);
    expect(until - Date.now()).toBeLessThanOrEqual(3_600_000);
    await store.requestAccount({ ...accountRequest, email: newEmail() }, { network: '203.0.114' });
  });

  test('rejects a captcha that was already used', async () => {
    const { store, payload } = database;
    const once = envelope();
    const [one, other] = [newEmail(), newEmail()];
    const ask = (email: string) => store.requestAccount({ ...accountRequest, email }, once);
    await ask(one);
    for (const email of [one, other])
      await expect(ask(email)).rejects.toMatchObject({ code: 'captchaSpent' });
    const requests = await rowsOf(payload, accountRequests);
    expect(requests.filter(({ email }) => [one, other].includes(email))).toHaveLength(1);
  });
});
