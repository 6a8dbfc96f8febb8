import { eq } from 'drizzle-orm';
import type { Session } from '../database/session.ts';
import type { Person } from './person.ts';
import { beginSession, dropSession, type NewStaffSession } from './sessions.ts';
import { staff } from './tables.ts';

/** How somebody comes in. */
export interface Entrance {
  device: string;
  /** The token of the session that the browser had before: it ends. */
  before: string | undefined;
  /** That of the new one. */
  token: string;
}

/** Begins the session of somebody whom this transaction holds. Whoever calls it notes the login at last. */
export async function enter(
  session: Session,
  { id }: Pick<Person, 'id'>,
  { before, device, token }: Entrance,
  began: Pick<NewStaffSession, 'beganWith' | 'passkey'> = {},
): Promise<void> {
  const now = new Date();
  const rows = staff(session);
  await session.orm.update(rows).set({ lastLogin: now.toISOString() }).where(eq(rows.id, id));
  if (before !== undefined) await dropSession(session, before);
  await beginSession(session, { person: id, token, device, now, ...began });
}
