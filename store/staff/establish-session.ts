import { eq } from 'drizzle-orm';
import type { DbSession } from '../database/db-session.ts';
import type { StaffAccount } from './account.ts';
import { createStaffSession, deleteSession, type NewStaffSession } from './sessions.ts';
import { staff } from './tables.ts';

/** The sessions of a login. */
export interface LoginContext {
  device: string;
  /** The token of the browser's previous session, which ends. */
  previousToken: string | undefined;
  /** The token of the new session. */
  token: string;
}

/** Creates the session of an account that this transaction has locked. The caller adds the login to the audit log last. */
export async function establishSession(
  session: DbSession,
  { id }: Pick<StaffAccount, 'id'>,
  { previousToken, device, token }: LoginContext,
  authentication: Pick<NewStaffSession, 'factor' | 'passkey'> = {},
): Promise<void> {
  const now = new Date();
  const rows = staff(session);
  await session.orm.update(rows).set({ lastLogin: now.toISOString() }).where(eq(rows.id, id));
  if (previousToken !== undefined) await deleteSession(session, previousToken);
  await createStaffSession(session, { person: id, token, device, now, ...authentication });
}
