import type { Session } from '../database/session.ts';
import { outboxHolds } from './tables.ts';

/** Holds all present and future mails. Otherwise a restored copy would send mails again. */
export async function hold(session: Session): Promise<void> {
  const insert = session.orm.insert(outboxHolds(session));
  await insert.values({ id: 1, since: new Date().toISOString() }).onConflictDoNothing();
}

/** Releases the mails. @returns since when they were held, ISO 8601; undefined where they were not. */
export async function release(session: Session): Promise<string | undefined> {
  const held = await session.orm.delete(outboxHolds(session)).returning();
  return held[0]?.since;
}

/** Returns since when mails are held, ISO 8601; undefined where they are sent. */
export async function heldSince(session: Session): Promise<string | undefined> {
  const [held] = await session.orm.select().from(outboxHolds(session));
  return held?.since;
}
