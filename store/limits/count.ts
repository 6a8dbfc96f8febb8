import { createHmac } from 'node:crypto';
import { inArray, lt, sql } from 'drizzle-orm';
import type { Session } from '../database/session.ts';
import { counters } from './tables.ts';

/** Of whom something may happen so often in a span of time. */
export interface Bound {
  /** What is counted. */
  what: string;
  /** An address or a network; nothing for what everybody shares. */
  of?: string;
  most: number;
  /** Milliseconds. All spans of one length begin at the same moment, so that at the turn of two twice as much may happen. */
  per: number;
}

export const hour = 3_600_000;
export const day = 24 * hour;

/** What a transaction that counts locks for others: one of them at a time, or two could wait for each other's addresses. */
export const countersLock = 'counters';

/** Milliseconds between two looks of a process for what can be forgotten. */
const tidying = hour / 6;
let tidied = 0;

/**
 * Counts one for each bound, or for none where one of them is reached; in the transaction of what is counted, so that two processes
 * can't both have the last one. Rows of what is counted, and an event, are locked before it, nothing that others lock first after it.
 * @param secret that of the settings.
 * @param now milliseconds since the epoch.
 * @returns undefined when it was counted; else when there is room again, in milliseconds since the epoch.
 */
export async function count(
  session: Session,
  secret: string,
  bounds: readonly Bound[],
  now = Date.now(),
): Promise<number | undefined> {
  const spans = bounds.map((bound) => spanOf(secret, bound, now));
  // What is full stays full until its span ends: whoever comes too often waits for nobody, and nobody for them.
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
  // Others were quicker. What did not happen takes nobody's room.
  const ids = spans.map(({ id }) => id);
  await session.orm
    .update(rows)
    .set({ count: sql`${rows.count} - 1` })
    .where(inArray(rows.id, ids));
  return Math.max(...over.map(({ ends }) => ends));
}

/** When there is room within all bounds, without counting: undefined for now, else milliseconds since the epoch. */
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

/** Deletes what is of no use any more. @param now milliseconds since the epoch. */
export async function forgetCounts(session: Session, now: number): Promise<void> {
  const rows = counters(session);
  await session.orm.delete(rows).where(lt(rows.ends, new Date(now).toISOString()));
}

/**
 * What limits take for one network: of an IPv6 one the first three groups, which is what a household or a company is given at most; of an
 * IPv4 one its three numbers.
 * @param network as the site names it: `192.0.2`, or four groups with colons.
 */
export const wholeNetwork = (network: string): string => network.split(':').slice(0, 3).join(':');

/** The name of a span tells nothing of the one before: nobody can be followed from one to the next. */
function spanOf(secret: string, { most, of = '', per, what }: Bound, now: number) {
  const begins = now - (now % per);
  const name = JSON.stringify([what, of, per, begins]);
  const id = createHmac('sha256', secret).update(name).digest('base64url');
  return { id, most, ends: begins + per };
}

/** For whoever locks something else that others write before they count. SQLite has one writer as it is. */
export async function lockCounters({ dialect, orm }: Session): Promise<void> {
  if (dialect === 'sqlite') return;
  await orm
    .select({ locked: sql`pg_advisory_xact_lock(hashtext(${countersLock}))`.as('locked') })
    .from(sql`(SELECT 1) AS once`);
}
