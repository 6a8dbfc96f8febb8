import type { DbSession } from '../database/db-session.ts';
import { outboxPauses } from './tables.ts';

/** Holds all present and future mails. Otherwise a restored copy would send mails again. */
export async function pauseOutbox(session: DbSession): Promise<void> {
  const insert = session.orm.insert(outboxPauses(session));
  await insert.values({ id: 1, since: new Date().toISOString() }).onConflictDoNothing();
}

/** Releases the mails. @returns since when they were held, ISO 8601; undefined where they were not. */
export async function resumeOutbox(session: DbSession): Promise<string | undefined> {
  const pause = await session.orm.delete(outboxPauses(session)).returning();
  return pause[0]?.since;
}

/** Returns since when mails are held, ISO 8601; undefined where they are sent. */
export async function outboxPausedSince(session: DbSession): Promise<string | undefined> {
  const [pause] = await session.orm.select().from(outboxPauses(session));
  return pause?.since;
}
