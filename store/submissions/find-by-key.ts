import { eq } from 'drizzle-orm';
import type { DbSession } from '../database/db-session.ts';
import type { ExistingSubmission, Submitted } from './submit.ts';
import type { contactMessages, sponsoringMessages } from './tables.ts';

/** Returns a lookup of the submission stored in an inbox under an idempotency key. */
export function findByIdempotencyKeyIn(inbox: typeof contactMessages | typeof sponsoringMessages) {
  return async (
    session: DbSession,
    key: string,
  ): Promise<ExistingSubmission<Submitted> | undefined> => {
    const rows = inbox(session);
    const [found] = await session.orm
      .select({ id: rows.id, reference: rows.reference, fingerprint: rows.fingerprint })
      .from(rows)
      .where(eq(rows.idempotencyKey, key));
    return found && { fingerprint: found.fingerprint, stored: found };
  };
}
