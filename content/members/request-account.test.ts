import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { execute } from '../database/execute.ts';
import { hire } from '../staff/hire.ts';
import { openDatabase, type TestDatabase } from '../test/database.ts';

const password = 'ein Öl, vier Filter';

/** A captcha like no other. */
const envelope = () => ({ captcha: { id: randomUUID(), expires: new Date(Date.now() + 60_000) } });

describe.each(['sqlite', 'postgres'] as const)('requests for an account on %s', (kind) => {
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
  const mailsTo = async (to: string) => {
    const where = { to: { equals: to } };
    return (await database.payload.find({ collection: 'mails', where, pagination: false })).docs;
  };

  test('a second request of one address makes no second member, even at once', async () => {
    const { store, payload } = database;
    const email = newEmail();
    const asked = { name: 'H', email, company: 'B', cultureName: 'de-DE' as const };
    await Promise.all([1, 2, 3].map(() => store.requestAccount(asked, envelope())));
    const where = { email: { equals: email } };
    expect((await payload.count({ collection: 'members', where })).totalDocs).toBe(1);
    const subjects = (await mailsTo(email)).map(({ html }) =>
      html?.includes('bereits einen Zugang'),
    );
    expect(subjects.filter(Boolean)).toHaveLength(2);
  });

  test('a domain with umlauts makes one member in either spelling, also where the row has the other one', async () => {
    const { store, payload } = database;
    const [written, wire] = ['henrike@müller-öl.de', 'henrike@xn--mller-l-f1a2c.de'];
    const ask = (email: string) =>
      store.requestAccount({ name: 'H', email, company: 'B', cultureName: 'de-DE' }, envelope());
    const members = async () =>
      (await payload.find({ collection: 'members', pagination: false })).docs
        .map(({ email }) => email)
        .filter((email) => email.startsWith('henrike@'));
    await ask(wire);
    expect(await members()).toEqual([written]);
    await execute(payload, `UPDATE members SET email = '${wire}' WHERE email = '${written}'`);
    await ask(written);
    await ask(wire);
    expect(await members()).toEqual([written]);
  });

  test('whoever asks from a domain that is international to its end can be invited', async () => {
    const { store, payload } = database;
    const email = 'henrike@brinkmann.xn--p1ai';
    await store.requestAccount(
      { name: 'H', email, company: 'B', cultureName: 'de-DE' },
      envelope(),
    );
    const { id: company } = await payload.create({
      collection: 'companies',
      data: { name: 'B', country: 'de' },
    });
    const where = { email: { equals: email } };
    const data = { state: 'invited', company } as const;
    const { errors } = await payload.update({ collection: 'members', where, data });
    expect([errors, (await mailsTo(email)).length]).toEqual([[], 2]);
  });

  test('managers are told that somebody waits, and nothing about them', async () => {
    const { store, payload } = database;
    const manager = `portal-${kind}@oilway.example`;
    await hire(payload, { name: 'P', email: manager, password, role: 'portal-manager' });
    const email = newEmail();
    await store.requestAccount(
      { name: 'Geheim', email, company: 'B', cultureName: 'de-DE' },
      envelope(),
    );
    const [mail] = await mailsTo(manager);
    expect(mail?.text).toContain('/admin/collections/members/');
    expect(JSON.stringify(mail)).not.toMatch(/Geheim|mitglied-/);
    expect(mail?.reference).toBeNull();
  });

  test('80 requests for one address, also of a member and in many spellings: three mails, and every request is there', async () => {
    const { store, payload } = database;
    const manager = `viele-${kind}@oilway.example`;
    await hire(payload, { name: 'P', email: manager, password, role: 'portal-manager' });
    const spellings = ['opfer@posteo.example', 'Opfer+1@posteo.example', 'o.pfer+2@posteo.example'];
    const asked = (at: number) => ({
      ...{ name: 'Klick https://böse.example', company: 'https://böse.example' },
      ...{ email: spellings[at % 3] ?? '', cultureName: 'de-DE' as const },
    });
    for (let at = 0; at < 80; at += 1) await store.requestAccount(asked(at), envelope());
    const { docs } = await payload.find({ collection: 'mails', pagination: false });
    const toStranger = docs.filter(({ to }) => /^o\.?pfer/i.test(to ?? ''));
    expect(toStranger).toHaveLength(3);
    expect(JSON.stringify(toStranger)).not.toMatch(/böse|Klick/);
    expect((await mailsTo(manager)).length).toBeLessThanOrEqual(20);
    const where = { email: { like: 'pfer' } };
    expect((await payload.count({ collection: 'members', where })).totalDocs).toBe(3);
  });

  test('a captcha serves one request', async () => {
    const { store, payload } = database;
    const once = envelope();
    const [one, other] = [newEmail(), newEmail()];
    const ask = (email: string) =>
      store.requestAccount({ name: 'H', email, company: 'B', cultureName: 'de-DE' }, once);
    await ask(one);
    for (const email of [one, other])
      await expect(ask(email)).rejects.toMatchObject({ code: 'captchaSpent' });
    const where = { email: { in: [one, other] } };
    expect((await payload.count({ collection: 'members', where })).totalDocs).toBe(1);
  });
});
