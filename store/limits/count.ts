import { createHmac } from 'node:crypto';
import { inArray, lt, sql } from 'drizzle-orm';
import type { Session } from '../database/session.ts';
import { counters } from './tables.ts';

/** A rate limit: a maximal count per time window and subject. */
export interface Bound {
  /** The counted action. */
  what: string;
  /** An address or a network; undefined for a global limit. */
  of?: string;
  most: number;
  /** The window's length in milliseconds. Windows are fixed, so up to twice the limit may happen around a boundary. */
  per: number;
}

export const hour = 3_600_000;
export const day = 24 * hour;

/** The name of the counters' lock: one counting transaction at a time, which prevents deadlocks between addresses. */
export const countersLock = 'counters';

/** Milliseconds between two purges of a process. */
const tidying = hour / 6;
let tidied = 0;

/**
 * Increments the counter of each limit, or of none if one is reached; in the caller's transaction, so that concurrent processes cannot exceed a
 * limit. Take other row locks and an event's lock before it, and none after it.
 * @param secret that of the settings.
 * @param now milliseconds since the epoch.
 * @returns undefined when counted; else when the limit resets, in milliseconds since the epoch.
 */
export async function count(
  session: Session,
  secret: string,
  bounds: readonly Bound[],
  now = Date.now(),
): Promise<number | undefined> {
  const spans = bounds.map((bound) => spanOf(secret, bound, now));
  // A reached limit stays reached until its window ends, so it is checked without the lock.
  const full = await fullUntil(session, spans);
  if (full !== undefined) return full;
  await lockCounters(session);
  const rows = counters(session);
  const counted = await session.orm
    .insert(rows)
    .values(spans.map(({ ends, id }) => ({ id, count: 1, ends: new Date(ends).toISOString() })))
    .onConflictDoUpdate({ target: rows.id, set: { count: sql`${rows.count} + 1` } })
    .returning({ id: rows.id, count: rows.count });
  const numbers = new Map(counted.map((row) => [row.id, row.count]));
  const over = spans.filter(({ id, most }) => (numbers.get(id) ?? 0) > most);
  if (now - tidied > tidying) {
    tidied = now;
    await forgetCounts(session, now);
  }
  if (over.length === 0) return undefined;
  // A concurrent transaction reached the limit first: the increments are taken back.
  const ids = spans.map(({ id }) => id);
  await session.orm
    .update(rows)
    .set({ count: sql`${rows.count} - 1` })
    .where(inArray(rows.id, ids));
  return Math.max(...over.map(({ ends }) => ends));
}

/** Returns when all limits allow one more, without counting: undefined for now, else milliseconds since the epoch. */
export const roomFrom = (
  session: Session,
  secret: string,
  bounds: readonly Bound[],
  now = Date.now(),
): Promise<number | undefined> =>
  fullUntil(
    session,
    bounds.map((bound) => spanOf(secret, bound, now)),
  );

type Span = ReturnType<typeof spanOf>;

async function fullUntil(session: Session, spans: readonly Span[]): Promise<number | undefined> {
  const rows = counters(session);
  const ids = spans.map(({ id }) => id);
  const found = await session.orm.select().from(rows).where(inArray(rows.id, ids));
  const full = spans.filter(({ id, most }) =>
    found.some((row) => row.id === id && row.count >= most),
  );
  return full.length === 0 ? undefined : Math.max(...full.map(({ ends }) => ends));
}

/** Deletes expired counters. @param now milliseconds since the epoch. */
export async function forgetCounts(session: Session, now: number): Promise<void> {
  const rows = counters(session);
  await session.orm.delete(rows).where(lt(rows.ends, new Date(now).toISOString()));
}

/**
 * Returns the network that limits count by: of IPv6 the first three groups, the largest prefix that a household or a company usually gets; of IPv4
 * its three bytes.
 * @param network in the site's form: `192.0.2`, or four groups with colons.
 */
export const wholeNetwork = (network: string): string => network.split(':').slice(0, 3).join(':');

/** Returns a window's id. It is a keyed hash that includes the window, so that a subject cannot be tracked across windows. */
function spanOf(secret: string, { most, of = '', per, what }: Bound, now: number) {
  const begins = now - (now % per);
  const name = JSON.stringify([what, of, per, begins]);
  const id = createHmac('sha256', secret).update(name).digest('base64url');
  return { id, most, ends: begins + per };
}

/** Locks the counters, for transactions that take other locks before they count. SQLite has a single writer anyway. */
export async function lockCounters({ dialect, orm }: Session): Promise<void> {
  if (dialect === 'sqlite') return;
  await orm
    .select({ locked: sql`pg_advisory_xact_lock(hashtext(${countersLock}))`.as('locked') })
    .from(sql`(SELECT 1) AS once`);
}
