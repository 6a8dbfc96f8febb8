import { eq } from 'drizzle-orm';
import type { Session } from '../database/session.ts';
import type { Earlier, Submitted } from './submit.ts';
import type { contactMessages, sponsoringMessages } from './tables.ts';

/** Returns a lookup of the submission stored in an inbox under an idempotency key. */
export function earlierIn(inbox: typeof contactMessages | typeof sponsoringMessages) {
  return async (session: Session, key: string): Promise<Earlier<Submitted> | undefined> => {
    const rows = inbox(session);
    const [found] = await session.orm
      .select({ id: rows.id, reference: rows.reference, fingerprint: rows.fingerprint })
      .from(rows)
      .where(eq(rows.idempotencyKey, key));
    return found && { fingerprint: found.fingerprint, stored: found };
  };
}
