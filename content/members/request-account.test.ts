import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { execute } from '../database/execute.ts';
import { hire } from '../staff/hire.ts';
import { openDatabase, type TestDatabase } from '../test/database.ts';

const password = 'ein Öl, vier Filter';

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
    await Promise.all([1, 2, 3].map(() => store.requestAccount(asked)));
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
      store.requestAccount({ name: 'H', email, company: 'B', cultureName: 'de-DE' });
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
    await store.requestAccount({ name: 'H', email, company: 'B', cultureName: 'de-DE' });
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
    await store.requestAccount({ name: 'Geheim', email, company: 'B', cultureName: 'de-DE' });
    const [mail] = await mailsTo(manager);
    expect(mail?.text).toContain('/admin/collections/members/');
    expect(JSON.stringify(mail)).not.toMatch(/Geheim|mitglied-/);
    expect(mail?.reference).toBeNull();
  });
});
