import { eq } from 'drizzle-orm';
import type { Session } from '../database/session.ts';
import type { Person } from './person.ts';
import { beginSession, dropSession, type NewStaffSession } from './sessions.ts';
import { staff } from './tables.ts';

/** The sessions of a login. */
export interface Entrance {
  device: string;
  /** The token of the browser's previous session, which ends. */
  before: string | undefined;
  /** The token of the new session. */
  token: string;
}

/** Creates the session of an account that this transaction has locked. The caller adds the login to the audit log last. */
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
