import { and, asc, count, eq } from 'drizzle-orm';
import type { Database, Session } from '../database/session.ts';
import { enqueue } from '../outbox/enqueue.ts';
import type { Settings } from '../settings.ts';
import { challengeEnd, spend } from './challenges.ts';
import { portalLink } from './links.ts';
import { heldMember, type Member } from './member.ts';
import { type PasskeyChange, passkeyMail } from './passkey-mails.ts';
import { isLoggedIn } from './sessions.ts';
import { memberPasskeys } from './tables.ts';

/** So many passkeys a member may have. */
export const passkeyLimit = 10;

/** Characters of what is kept of an authenticator's ways. */
const longestWays = 100;

/** A passkey as its member sees it. The id is the credential's, in base64url. */
export interface Passkey {
  id: string;
  /** What the member calls it; empty for none. */
  name: string;
  /** ISO 8601. */
  created: string;
  lastUsed: string | null;
}

/** What was made by a ceremony that has been verified. */
export interface NewPasskey {
  id: string;
  name: string;
  /** A COSE key, in base64url. */
  publicKey: string;
  counter: number;
  transports: readonly string[];
}

/** What an answer of a passkey is verified with, and whose it is. */
export type PasskeyKey = Pick<StoredPasskey, 'counter' | 'member' | 'publicKey'>;

/** How a passkey was taken; `over` says that challenge or session do not hold any more. */
export type PasskeyOutcome = 'done' | 'over' | 'full' | 'known';

export type PasskeySettings = Pick<Settings, 'siteOrigin' | 'mailFrom' | 'passkeySecret'>;

type StoredPasskey = typeof memberPasskeys.sqlite.$inferSelect;

/** The passkeys of a member, the oldest first. */
export async function passkeysOf(session: Session, member: string): Promise<Passkey[]> {
  const rows = memberPasskeys(session);
  const found = await session.orm
    .select({ id: rows.id, name: rows.name, created: rows.created, lastUsed: rows.lastUsed })
    .from(rows)
    .where(eq(rows.member, member))
    .orderBy(asc(rows.created));
  return found.map(({ name, ...passkey }) => ({ ...passkey, name: name ?? '' }));
}

/** Whoever it belongs to; undefined for one that nobody has. */
export async function passkeyOf(session: Session, id: string): Promise<PasskeyKey | undefined> {
  const rows = memberPasskeys(session);
  const [found] = await session.orm
    .select({ counter: rows.counter, member: rows.member, publicKey: rows.publicKey })
    .from(rows)
    .where(eq(rows.id, id));
  return found;
}

/** Stores a passkey and tells its member by mail. What is answered `done` is on disk. */
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
    if (!(await spend(session, challenge, ends))) return 'over';
    if (await passkeyOf(session, passkey.id)) return 'known';
    if ((await countOf(session, id)) >= passkeyLimit) return 'full';
    await session.orm.insert(memberPasskeys(session)).values(row);
    await tell(session, settings, member, 'added');
    return 'done';
  });
}

/** As many as there is room for: they are a hint to browsers. */
const waysOf = ({ transports }: NewPasskey): string =>
  transports.reduce((all, way) => {
    const more = all === '' ? way : `${all},${way}`;
    return more.length > longestWays ? all : more;
  }, '');

async function countOf(session: Session, member: string): Promise<number> {
  const rows = memberPasskeys(session);
  const [found] = await session.orm
    .select({ count: count() })
    .from(rows)
    .where(eq(rows.member, member));
  return found?.count ?? 0;
}

/** Takes a passkey away from its member and says so by mail. @returns whether the member had it. */
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
