import { and, asc, count, eq } from 'drizzle-orm';
import { consumeChallenge, readChallengeExpiry } from '../accounts/challenges.ts';
import {
  joinTransports,
  type NewPasskey,
  type Passkey,
  type PasskeyOutcome,
  passkeyLimit,
} from '../accounts/passkey.ts';
import type { Database, DbSession } from '../database/db-session.ts';
import { enqueue } from '../outbox/enqueue.ts';
import type { Settings } from '../settings.ts';
import { portalLink } from './links.ts';
import { lockMember, type Member } from './member.ts';
import { type PasskeyChange, passkeyMail } from './passkey-mails.ts';
import { isLoggedIn } from './sessions.ts';
import { memberChallenges, memberPasskeys } from './tables.ts';

/** The owner of a passkey and the key that verifies its responses. */
export type PasskeyKey = Pick<StoredPasskey, 'counter' | 'member' | 'publicKey'>;

export type PasskeySettings = Pick<Settings, 'siteOrigin' | 'mailFrom' | 'passkeySecret'>;

type StoredPasskey = typeof memberPasskeys.sqlite.$inferSelect;

/** Returns a member's passkeys, oldest first. */
export async function passkeysOf(session: DbSession, member: string): Promise<Passkey[]> {
  const rows = memberPasskeys(session);
  const found = await session.orm
    .select({ id: rows.id, name: rows.name, created: rows.created, lastUsed: rows.lastUsed })
    .from(rows)
    .where(eq(rows.member, member))
    .orderBy(asc(rows.created));
  return found.map(({ name, ...passkey }) => ({ ...passkey, name: name ?? '' }));
}

/** Returns a passkey with its owner; undefined for an unknown id. */
export async function passkeyOf(session: DbSession, id: string): Promise<PasskeyKey | undefined> {
  const rows = memberPasskeys(session);
  const [found] = await session.orm
    .select({ counter: rows.counter, member: rows.member, publicKey: rows.publicKey })
    .from(rows)
    .where(eq(rows.id, id));
  return found;
}

/** Stores a passkey and notifies its member by mail. Durable when it resolves with `done`. */
export async function addPasskey(
  database: Database,
  settings: PasskeySettings,
  { member: id, session: sessionId }: { member: string; session: string },
  { challenge, passkey }: { challenge: string; passkey: NewPasskey },
): Promise<PasskeyOutcome> {
  const now = Date.now();
  const expiresAt = readChallengeExpiry(
    settings.passkeySecret,
    challenge,
    { session: sessionId },
    now,
  );
  if (expiresAt === undefined) return 'over';
  const row = {
    ...passkey,
    member: id,
    transports: joinTransports(passkey),
    created: new Date(now).toISOString(),
  };
  return database.transaction(async (session) => {
    const member = await lockMember(session, id);
    if (member?.state !== 'active' || !(await isLoggedIn(session, id, sessionId))) return 'over';
    if (!(await consumeChallenge(session, memberChallenges, { challenge, expiresAt })))
      return 'over';
    if (await passkeyOf(session, passkey.id)) return 'known';
    if ((await countPasskeys(session, id)) >= passkeyLimit) return 'full';
    await session.orm.insert(memberPasskeys(session)).values(row);
    await notifyMember(session, settings, member, 'added');
    return 'done';
  });
}

async function countPasskeys(session: DbSession, member: string): Promise<number> {
  const rows = memberPasskeys(session);
  const [found] = await session.orm
    .select({ count: count() })
    .from(rows)
    .where(eq(rows.member, member));
  return found?.count ?? 0;
}

/** Deletes a passkey and notifies its member by mail. @returns whether the member had it. */
export async function removePasskey(
  database: Database,
  settings: PasskeySettings,
  member: string,
  id: string,
): Promise<boolean> {
  return database.transaction(async (session) => {
    const owner = await lockMember(session, member);
    const rows = memberPasskeys(session);
    const removed = await session.orm
      .delete(rows)
      .where(and(eq(rows.id, id), eq(rows.member, member)))
      .returning({ id: rows.id });
    if (!owner || removed.length === 0) return false;
    await notifyMember(session, settings, owner, 'removed');
    return true;
  });
}

async function notifyMember(
  session: DbSession,
  { mailFrom, siteOrigin }: PasskeySettings,
  { cultureName, email, name }: Member,
  change: PasskeyChange,
): Promise<void> {
  const href = portalLink(siteOrigin, cultureName);
  const mail = await passkeyMail(cultureName, change, { name, href });
  await enqueue(session, [{ to: email, ...mail }], { mailFrom, submission: undefined });
}
