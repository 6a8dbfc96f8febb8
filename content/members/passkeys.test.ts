import { memberChallenges, memberPasskeys, memberSessions } from '@oilway/store/members/tables.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase, type TestDatabase } from '../test/database.ts';
import { addRow, deleteRows, rowsOf } from '../test/store-rows.ts';

const minute = 60_000;

describe.each(['sqlite', 'postgres'] as const)('passkeys on %s', (kind) => {
  let database: TestDatabase;
  let member: string;
  let session: string;
  let last = 0;
  beforeAll(async () => {
    database = await openDatabase(kind);
    const { id } = await database.payload.create({
      collection: 'members',
      data: {
        name: 'Henrike',
        email: 'h@brinkmann.example',
        cultureName: 'pl-PL',
        state: 'active',
      } as never,
      context: { byMember: true },
    });
    member = id;
    const at = (minutes: number) => new Date(Date.now() + minutes * minute).toISOString();
    const row = { tokenHash: 'x', member, begun: at(0), lastSeen: at(0), expires: at(60) };
    session = await addRow(database.payload, memberSessions, row);
  });
  afterAll(() => database?.close());

  const newPasskey = (counter = 0) => {
    last += 1;
    return { id: `passkey-${last}`, name: '', publicKey: 'AA', counter, transports: ['usb'] };
  };
  const add = (passkey: ReturnType<typeof newPasskey>, at = session) => {
    const challenge = database.store.passkeyChallenge({ session: at });
    return database.store.addPasskey({ member, session: at }, { challenge, passkey });
  };
  const logIn = (id: string, counter: number, given?: string) => {
    const challenge = given ?? database.store.passkeyChallenge({ login: true });
    return database.store.logInByPasskey({ id, counter, challenge, device: 'Firefox' });
  };
  const counterOf = async (id: string) => (await database.store.passkey(id))?.counter;

  test('requires an increasing signature counter unless it is always zero', async () => {
    const [counting, still] = [newPasskey(5), newPasskey(0)];
    expect([await add(counting), await add(still)]).toEqual(['done', 'done']);
    for (const counter of [0, 4, 5]) expect(await logIn(counting.id, counter)).toBeUndefined();
    expect(await logIn(counting.id, 7)).toMatch(/^[\w-]{43}$/);
    expect([await counterOf(counting.id), await logIn(counting.id, 6)]).toEqual([7, undefined]);
    expect([await logIn(still.id, 0), await logIn(still.id, 0)]).not.toContain(undefined);
    const both = await Promise.all([logIn(counting.id, 8), logIn(counting.id, 8)]);
    expect(both.filter((token) => token !== undefined)).toHaveLength(1);
  });

  test('accepts one of several concurrent responses to a challenge', async () => {
    const passkeys = [newPasskey(), newPasskey()];
    for (const passkey of passkeys) await add(passkey);
    const challenge = database.store.passkeyChallenge({ login: true });
    const tokens = await Promise.all(
      [0, 1, 0, 1].map((index) => logIn(passkeys[index]?.id ?? '', 0, challenge)),
    );
    expect(tokens.filter((token) => token !== undefined)).toHaveLength(1);
    const answered = await rowsOf(database.payload, memberChallenges);
    const last = Math.max(...answered.map(({ expires }) => Date.parse(expires)));
    expect(last).toBeLessThan(Date.now() + 6 * minute);
  });

  test('rejects registration from an ended session, and registration and login of a disabled member', async () => {
    expect(await add(newPasskey(), 'ended')).toBe('over');
    const passkey = newPasskey();
    await add(passkey);
    const change = (state: 'active' | 'disabled') =>
      database.payload.update({
        collection: 'members',
        id: member,
        data: { state },
        context: { byMember: true },
      });
    await change('disabled');
    expect([await add(newPasskey()), await logIn(passkey.id, 0)]).toEqual(['over', undefined]);
    await change('active');
    expect(await logIn(passkey.id, 0)).toBeDefined();
  });

  test('notifies the member of a new passkey in the language of the member', async () => {
    const { docs } = await database.payload.find({ collection: 'mails', limit: 1 });
    expect(docs[0]).toMatchObject({
      to: 'h@brinkmann.example',
      subject: 'Nowy klucz dostępu do portalu klienta Oilway',
    });
    expect(docs[0]?.text).toContain('/pl/portal-klienta');
  });

  test.runIf(kind === 'postgres')(
    'throws when adding or removing a passkey is not committed',
    async () => {
      const { pool } = database.payload.db as unknown as {
        pool: { query(sql: string): Promise<unknown> };
      };
      const existing = newPasskey();
      await add(existing);
      await pool.query(`
      CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'refused'; END $$;
      CREATE CONSTRAINT TRIGGER refuse AFTER INSERT OR DELETE ON member_passkeys
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse()`);
      try {
        await expect(add(newPasskey())).rejects.toThrow('refused');
        await expect(database.store.removePasskey(member, existing.id)).rejects.toThrow('refused');
      } finally {
        await pool.query('DROP FUNCTION refuse CASCADE');
      }
      expect(await database.store.removePasskey(member, existing.id)).toBe(true);
    },
  );

  test('limits a member to ten passkeys under concurrent registration', async () => {
    await deleteRows(database.payload, memberPasskeys, { member });
    const outcomes = await Promise.all(Array.from({ length: 12 }, () => add(newPasskey())));
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(10);
    expect(await database.store.passkeys(member)).toHaveLength(10);
    expect(outcomes.filter((outcome) => outcome === 'full')).toHaveLength(2);
  });
});
