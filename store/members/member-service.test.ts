import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyDatabase, databases } from '../../content/test/copy-database.ts';
import { hashPassword, passwordCost } from '../accounts/password-hash.ts';
import { newToken } from '../accounts/tokens.ts';
import type { Database } from '../database/db-session.ts';
import { openDatabase } from '../database/open.ts';
import { mails } from '../outbox/tables.ts';
import { createMemberService, type MemberService } from './member-service.ts';
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

describe.each(databases)('member service on %s', (kind) => {
  let copy: ReturnType<typeof copyDatabase>;
  let database: Database;
  let service: MemberService;
  const pending = new Set<Promise<void>>();
  const failures: unknown[] = [];
  const usual = { ...passwordCost };
  beforeAll(async () => {
    Object.assign(passwordCost, { memoryCost: 1024, timeCost: 1 });
    copy = copyDatabase(kind, 'empty');
    database = await openDatabase(copy.environment.DATABASE_URL ?? '');
    service = createMemberService(database, settings, {
      pending,
      onError: (error) => void failures.push(error),
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
    const token = await service.logIn({ email, password, device });
    if (token === undefined) throw new Error('not logged in');
    return token;
  };
  const mailsTo = (email: string) => {
    const rows = mails(database);
    return database.orm.select().from(rows).where(eq(rows.to, email));
  };

  test('applies only one of two concurrent password changes', async () => {
    const { email } = await newMember();
    const memberSession = { email, session: 'none' };
    const newPasswords = ['ein Öl, fünf Filter', 'ein Öl, sechs Filter'];
    const outcomes = await Promise.all(
      newPasswords.map((wish) =>
        service.changePassword(memberSession, { old: password, password: wish, token: newToken() }),
      ),
    );
    expect(outcomes.toSorted()).toEqual(['done', 'wrong']);
    const storedPassword = newPasswords[outcomes.indexOf('done')] ?? '';
    expect(await service.isPassword(email, storedPassword)).toBe(true);
  });

  test('enqueues the password reset mail only after the response', async () => {
    const { email } = await newMember();
    await service.requestReset(email.toUpperCase());
    // The response is sent in this turn of the event loop.
    await new Promise(setImmediate);
    expect(await mailsTo(email)).toEqual([]);
    await Promise.all(pending);
    expect(await mailsTo(email)).toMatchObject([
      { state: 'waiting', passwordOf: 'member', reference: null, attempts: 0 },
    ]);
    expect(failures).toEqual([]);
  });

  test('updates the last use of a session at most once a minute', async () => {
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
      expect(await service.getSession(token)).toMatchObject({ member: { id, companyId: null } });
      expect([seconds, (await lastSeen()) !== before]).toEqual([seconds, isWritten]);
    }
  });

  test('records a login in the member data and changes nothing for a missing member', async () => {
    const { email, id } = await newMember();
    const before = await service.ownData(id);
    await logIn(email);
    const after = await service.ownData(id);
    expect([before?.lastLogin, after?.sessions.length]).toEqual([null, 1]);
    expect(Date.now() - Date.parse(after?.lastLogin ?? '')).toBeLessThan(60_000);
    const endedSession = randomUUID();
    expect(await service.ownData(endedSession)).toBeUndefined();
    expect(await service.removePasskey(endedSession, 'x')).toBe(false);
    const challenge = service.passkeyChallenge({ session: endedSession });
    const passkey = { id: 'x', name: '', publicKey: 'AA', counter: 0, transports: [] };
    const memberSession = { member: endedSession, session: endedSession };
    expect(await service.addPasskey(memberSession, { challenge, passkey })).toBe('over');
  });

  test('treats SQL in requests and tokens as plain text', async () => {
    const email = `o'brien+"--@brinkmann.example`;
    const name = `'); DROP TABLE members; -- \\ %_ $1 ? 🛢️ ${'Ł'.repeat(60)}`;
    const captcha = { id: randomUUID(), expires: new Date(Date.now() + 60_000) };
    const request = { name, email, company: name, cultureName: 'de-DE' as const };
    await service.requestAccount(request, { captcha });
    const [mail] = await mailsTo(email);
    const [, link = ''] = /token=([\w-]{43})/.exec(mail?.text ?? '') ?? [];
    expect(await service.confirmRequest(link)).toBe(true);
    const rows = members(database);
    const found = await database.orm.select().from(rows).where(eq(rows.email, email));
    expect(found).toMatchObject([{ name, requestedCompany: name, state: 'requested' }]);
    for (const token of ['', "' OR 1=1 --", '%', 'A'.repeat(100_000)]) {
      expect(await service.getSession(token)).toBeUndefined();
      expect(await service.linkPurpose(token)).toBeUndefined();
      expect(await service.setPassword(token, password)).toBe('link');
    }
  });

  test('stores at most four transports of a passkey', async () => {
    const { email, id } = await newMember();
    const memberSession = await service.getSession(await logIn(email));
    const session = memberSession?.id ?? '';
    const transports = Array.from({ length: 10 }, (_, at) => `way-${at}`.padEnd(20, 'x'));
    const passkey = { id: `many-${id}`, name: '', publicKey: 'AA', counter: 0, transports };
    const challenge = service.passkeyChallenge({ session });
    expect(await service.addPasskey({ member: id, session }, { challenge, passkey })).toBe('done');
    const rows = memberPasskeys(database);
    const [stored] = await database.orm.select().from(rows).where(eq(rows.member, id));
    expect(stored?.transports).toBe(transports.slice(0, 4).join(','));
  });
});
