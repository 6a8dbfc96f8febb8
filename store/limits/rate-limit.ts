import { createHmac } from 'node:crypto';
import { inArray, lt, sql } from 'drizzle-orm';
import type { DbSession } from '../database/db-session.ts';
import { counters } from './tables.ts';

/** A rate limit: a maximal count per time window and subject. */
export interface RateLimit {
  /** The counted action. */
  action: string;
  /** An address or a network; undefined for a global limit. */
  subject?: string;
  limit: number;
  /** The window's length in milliseconds. Windows are fixed, so up to twice the limit may happen around a boundary. */
  windowMs: number;
}

export const hour = 3_600_000;
export const day = 24 * hour;

/** The name of the counters' lock: one counting transaction at a time, which prevents deadlocks between addresses. */
export const countersLockName = 'counters';

/** Milliseconds between two purges of a process. */
const purgeInterval = hour / 6;
let lastPurge = 0;

/**
 * Increments the counter of each limit, or of none if one is reached; in the caller's transaction, so that concurrent processes cannot exceed a
 * limit. Take other row locks and an event's lock before it, and none after it.
 * @param secret that of the settings.
 * @param now milliseconds since the epoch.
 * @returns undefined when counted; else when the limit resets, in milliseconds since the epoch.
 */
export async function consumeRateLimits(
  session: DbSession,
  secret: string,
  limits: readonly RateLimit[],
  now = Date.now(),
): Promise<number | undefined> {
  const windows = limits.map((limit) => windowOf(secret, limit, now));
  // A reached limit stays reached until its window ends, so it is checked without the lock.
  const exceeded = await exceededUntil(session, windows);
  if (exceeded !== undefined) return exceeded;
  await lockCounters(session);
  const rows = counters(session);
  const counted = await session.orm
    .insert(rows)
    .values(
      windows.map(({ endsAt, id }) => ({ id, count: 1, ends: new Date(endsAt).toISOString() })),
    )
    .onConflictDoUpdate({ target: rows.id, set: { count: sql`${rows.count} + 1` } })
    .returning({ id: rows.id, count: rows.count });
  const counts = new Map(counted.map((row) => [row.id, row.count]));
  const exceededWindows = windows.filter(({ id, limit }) => (counts.get(id) ?? 0) > limit);
  if (now - lastPurge > purgeInterval) {
    lastPurge = now;
    await purgeCounters(session, now);
  }
  if (exceededWindows.length === 0) return undefined;
  // A concurrent transaction reached the limit first: the increments are taken back.
  const ids = windows.map(({ id }) => id);
  await session.orm
    .update(rows)
    .set({ count: sql`${rows.count} - 1` })
    .where(inArray(rows.id, ids));
  return Math.max(...exceededWindows.map(({ endsAt }) => endsAt));
}

/** Returns when all limits allow one more, without counting: undefined for now, else milliseconds since the epoch. */
export const availableFrom = (
  session: DbSession,
  secret: string,
  limits: readonly RateLimit[],
  now = Date.now(),
): Promise<number | undefined> =>
  exceededUntil(
    session,
    limits.map((limit) => windowOf(secret, limit, now)),
  );

type CounterWindow = ReturnType<typeof windowOf>;

async function exceededUntil(
  session: DbSession,
  windows: readonly CounterWindow[],
): Promise<number | undefined> {
  const rows = counters(session);
  const ids = windows.map(({ id }) => id);
  const found = await session.orm.select().from(rows).where(inArray(rows.id, ids));
  const exceeded = windows.filter(({ id, limit }) =>
    found.some((row) => row.id === id && row.count >= limit),
  );
  return exceeded.length === 0 ? undefined : Math.max(...exceeded.map(({ endsAt }) => endsAt));
}

/** Deletes expired counters. @param now milliseconds since the epoch. */
export async function purgeCounters(session: DbSession, now: number): Promise<void> {
  const rows = counters(session);
  await session.orm.delete(rows).where(lt(rows.ends, new Date(now).toISOString()));
}

/**
 * Returns the network that limits count by: of IPv6 the first three groups, the largest prefix that a household or a company usually gets; of IPv4
 * its three bytes.
 * @param network in the site's form: `192.0.2`, or four groups with colons.
 */
export const limitedNetwork = (network: string): string => network.split(':').slice(0, 3).join(':');

/** Returns a window's id. It is a keyed hash that includes the window, so that a subject cannot be tracked across windows. */
function windowOf(
  secret: string,
  { limit, subject = '', windowMs, action }: RateLimit,
  now: number,
) {
  const startsAt = now - (now % windowMs);
  const name = JSON.stringify([action, subject, windowMs, startsAt]);
  const id = createHmac('sha256', secret).update(name).digest('base64url');
  return { id, limit, endsAt: startsAt + windowMs };
}

/** Locks the counters, for transactions that take other locks before they count. SQLite has a single writer anyway. */
export async function lockCounters({ dialect, orm }: DbSession): Promise<void> {
  if (dialect === 'sqlite') return;
  await orm
    .select({ locked: sql`pg_advisory_xact_lock(hashtext(${countersLockName}))`.as('locked') })
    .from(sql`(SELECT 1) AS once`);
}
