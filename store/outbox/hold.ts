import type { Session } from '../database/session.ts';
import { outboxHolds } from './tables.ts';

/** Holds all mails back: those that wait, and those to come. A restored copy would send once more what was sent long ago. */
export async function hold(session: Session): Promise<void> {
  const insert = session.orm.insert(outboxHolds(session));
  await insert.values({ id: 1, since: new Date().toISOString() }).onConflictDoNothing();
}

/** Lets them go. @returns since when they were held, ISO 8601; undefined where they were not. */
export async function release(session: Session): Promise<string | undefined> {
  const held = await session.orm.delete(outboxHolds(session)).returning();
  return held[0]?.since;
}

/** Since when mails are held back, ISO 8601; undefined where they are sent. */
export async function heldSince(session: Session): Promise<string | undefined> {
  const [held] = await session.orm.select().from(outboxHolds(session));
  return held?.since;
}
