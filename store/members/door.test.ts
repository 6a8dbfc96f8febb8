import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyDatabase, databases } from '../../content/test/copy-database.ts';
import { hashPassword, passwordCost } from '../accounts/hashing.ts';
import { newToken } from '../accounts/tokens.ts';
import { openDatabase } from '../database/open.ts';
import type { Database } from '../database/session.ts';
import { mails } from '../outbox/tables.ts';
import { type MemberDoor, memberDoor } from './door.ts';
import { memberPasskeys, memberSessions, members } from './tables.ts';

const password = 'ein Öl, vier Filter';
const device = 'Firefox';
const settings = {
  siteOrigin: 'https://oilway.example',
  studioOrigin: 'https://studio.oilway.example',
  mailFrom: 'info@oilway.example',
  passkeySecret: 'S'.repeat(32),
  limitSecret: 'L'.repeat(32),
};

describe.each(databases)('%s', (kind) => {
  let copy: ReturnType<typeof copyDatabase>;
  let database: Database;
  let door: MemberDoor;
  const pending = new Set<Promise<void>>();
  const failures: unknown[] = [];
  const usual = { ...passwordCost };
  beforeAll(async () => {
    Object.assign(passwordCost, { memoryCost: 1024, timeCost: 1 });
    copy = copyDatabase(kind, 'empty');
    database = await openDatabase(copy.environment.DATABASE_URL ?? '');
    door = memberDoor(database, settings, {
      pending,
      failed: (error) => void failures.push(error),
    });
  });
  afterAll(async () => {
    Object.assign(passwordCost, usual);
    await database.close();
    copy.remove();
  });

  /** Creates a member with the password above. */
  const newMember = async () => {
    const id = randomUUID();
    const member = { id, email: `${id}@brinkmann.example`, name: 'Henrike' };
    const passwordHash = await hashPassword(password);
    const more = { state: 'active', cultureName: 'pl-PL', passwordHash } as const;
    await database.orm.insert(members(database)).values({ ...member, ...more });
    return member;
  };
  const logIn = async (email: string) => {
    const token = await door.logIn({ email, password, device });
    if (token === undefined) throw new Error('not logged in');
    return token;
  };
  const mailsTo = (email: string) => {
    const rows = mails(database);
    return database.orm.select().from(rows).where(eq(rows.to, email));
  };

  test('of two new passwords at once the first one stands', async () => {
    const { email } = await newMember();
    const visit = { email, session: 'none' };
    const wishes = ['ein Öl, fünf Filter', 'ein Öl, sechs Filter'];
    const outcomes = await Promise.all(
      wishes.map((wish) =>
        door.changePassword(visit, { old: password, password: wish, token: newToken() }),
      ),
    );
    expect(outcomes.toSorted()).toEqual(['done', 'wrong']);
    const kept = wishes[outcomes.indexOf('done')] ?? '';
    expect(await door.isPassword(email, kept)).toBe(true);
  });

  test('a request for a new password has written nothing when it is answered', async () => {
    const { email } = await newMember();
    await door.requestReset(email.toUpperCase());
    // The response is sent in this turn of the event loop.
    await new Promise(setImmediate);
    expect(await mailsTo(email)).toEqual([]);
    await Promise.all(pending);
    expect(await mailsTo(email)).toMatchObject([
      { state: 'waiting', passwordOf: 'member', reference: null, attempts: 0 },
    ]);
    expect(failures).toEqual([]);
  });

  test('that a session is used is written down once a minute', async () => {
    const { email, id } = await newMember();
    const token = await logIn(email);
    const rows = memberSessions(database);
    const lastSeen = async () =>
      (await database.orm.select().from(rows).where(eq(rows.member, id)))[0]?.lastSeen;
    for (const [seconds, isWritten] of [
      [50, false],
      [60, true],
    ] as const) {
      const before = new Date(Date.now() - seconds * 1000).toISOString();
      await database.orm.update(rows).set({ lastSeen: before }).where(eq(rows.member, id));
      expect(await door.visit(token)).toMatchObject({ member: { id, companyId: null } });
      expect([seconds, (await lastSeen()) !== before]).toEqual([seconds, isWritten]);
    }
  });

  test('a login changes what it is about, and nothing of a member who is not there', async () => {
    const { email, id } = await newMember();
    const before = await door.ownData(id);
    await logIn(email);
    const after = await door.ownData(id);
    expect([before?.lastLogin, after?.sessions.length]).toEqual([null, 1]);
    expect(Date.now() - Date.parse(after?.lastLogin ?? '')).toBeLessThan(60_000);
    const gone = randomUUID();
    expect(await door.ownData(gone)).toBeUndefined();
    expect(await door.removePasskey(gone, 'x')).toBe(false);
    const challenge = door.passkeyChallenge({ session: gone });
    const passkey = { id: 'x', name: '', publicKey: 'AA', counter: 0, transports: [] };
    const visit = { member: gone, session: gone };
    expect(await door.addPasskey(visit, { challenge, passkey })).toBe('over');
  });

  test('whatever a stranger writes is text', async () => {
    const email = `o'brien+"--@brinkmann.example`;
    const name = `'); DROP TABLE members; -- \\ %_ $1 ? 🛢️ ${'Ł'.repeat(60)}`;
    const captcha = { id: randomUUID(), expires: new Date(Date.now() + 60_000) };
    const asked = { name, email, company: name, cultureName: 'de-DE' as const };
    await door.requestAccount(asked, { captcha });
    const [mail] = await mailsTo(email);
    const [, link = ''] = /token=([\w-]{43})/.exec(mail?.text ?? '') ?? [];
    expect(await door.confirmRequest(link)).toBe(true);
    const rows = members(database);
    const found = await database.orm.select().from(rows).where(eq(rows.email, email));
    expect(found).toMatchObject([{ name, requestedCompany: name, state: 'requested' }]);
    for (const token of ['', "' OR 1=1 --", '%', 'A'.repeat(100_000)]) {
      expect(await door.visit(token)).toBeUndefined();
      expect(await door.linkPurpose(token)).toBeUndefined();
      expect(await door.setPassword(token, password)).toBe('link');
    }
  });

  test('ways to an authenticator that are too many are left out', async () => {
    const { email, id } = await newMember();
    const visit = await door.visit(await logIn(email));
    const session = visit?.session ?? '';
    const transports = Array.from({ length: 10 }, (_, at) => `way-${at}`.padEnd(20, 'x'));
    const passkey = { id: `many-${id}`, name: '', publicKey: 'AA', counter: 0, transports };
    const challenge = door.passkeyChallenge({ session });
    expect(await door.addPasskey({ member: id, session }, { challenge, passkey })).toBe('done');
    const rows = memberPasskeys(database);
    const [stored] = await database.orm.select().from(rows).where(eq(rows.member, id));
    expect(stored?.transports).toBe(transports.slice(0, 4).join(','));
  });
});
