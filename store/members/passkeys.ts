import { and, asc, count, eq } from 'drizzle-orm';
import { challengeEnd, spend } from '../accounts/challenges.ts';
import {
  type NewPasskey,
  type Passkey,
  type PasskeyOutcome,
  passkeyLimit,
  waysOf,
} from '../accounts/passkey.ts';
import type { Database, Session } from '../database/session.ts';
import { enqueue } from '../outbox/enqueue.ts';
import type { Settings } from '../settings.ts';
import { portalLink } from './links.ts';
import { heldMember, type Member } from './member.ts';
import { type PasskeyChange, passkeyMail } from './passkey-mails.ts';
import { isLoggedIn } from './sessions.ts';
import { memberChallenges, memberPasskeys } from './tables.ts';

/** The owner of a passkey and the key that verifies its responses. */
export type PasskeyKey = Pick<StoredPasskey, 'counter' | 'member' | 'publicKey'>;

export type PasskeySettings = Pick<Settings, 'siteOrigin' | 'mailFrom' | 'passkeySecret'>;

type StoredPasskey = typeof memberPasskeys.sqlite.$inferSelect;

/** Returns a member's passkeys, oldest first. */
export async function passkeysOf(session: Session, member: string): Promise<Passkey[]> {
  const rows = memberPasskeys(session);
  const found = await session.orm
    .select({ id: rows.id, name: rows.name, created: rows.created, lastUsed: rows.lastUsed })
    .from(rows)
    .where(eq(rows.member, member))
    .orderBy(asc(rows.created));
  return found.map(({ name, ...passkey }) => ({ ...passkey, name: name ?? '' }));
}

/** Returns a passkey with its owner; undefined for an unknown id. */
export async function passkeyOf(session: Session, id: string): Promise<PasskeyKey | undefined> {
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
  { member: id, session: login }: { member: string; session: string },
  { challenge, passkey }: { challenge: string; passkey: NewPasskey },
): Promise<PasskeyOutcome> {
  const now = Date.now();
  const ends = challengeEnd(settings.passkeySecret, challenge, { session: login }, now);
  if (ends === undefined) return 'over';
  const row = {
    ...passkey,
    member: id,
    transports: waysOf(passkey),
    created: new Date(now).toISOString(),
  };
  return database.transaction(async (session) => {
    const member = await heldMember(session, id);
    if (member?.state !== 'active' || !(await isLoggedIn(session, id, login))) return 'over';
    if (!(await spend(session, memberChallenges, { challenge, ends }))) return 'over';
    if (await passkeyOf(session, passkey.id)) return 'known';
    if ((await countOf(session, id)) >= passkeyLimit) return 'full';
    await session.orm.insert(memberPasskeys(session)).values(row);
    await tell(session, settings, member, 'added');
    return 'done';
  });
}

async function countOf(session: Session, member: string): Promise<number> {
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
    const owner = await heldMember(session, member);
    const rows = memberPasskeys(session);
    const removed = await session.orm
      .delete(rows)
      .where(and(eq(rows.id, id), eq(rows.member, member)))
      .returning({ id: rows.id });
    if (!owner || removed.length === 0) return false;
    await tell(session, settings, owner, 'removed');
    return true;
  });
}

async function tell(
  session: Session,
  { mailFrom, siteOrigin }: PasskeySettings,
  { cultureName, email, name }: Member,
  change: PasskeyChange,
): Promise<void> {
  const href = portalLink(siteOrigin, cultureName);
  const words = await passkeyMail(cultureName, change, { name, href });
  await enqueue(session, [{ to: email, ...words }], { mailFrom, of: undefined });
}
