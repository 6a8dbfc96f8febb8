import { and, eq, exists } from 'drizzle-orm';
import type { DbSession } from '../database/db-session.ts';
import type { Inbox } from '../inboxes.ts';
import { inboxTable } from '../retention/expired.ts';
import { mails } from './tables.ts';

/** Stores with a submission whether one of its mails is undeliverable. Does nothing for a mail without a submission. */
export async function markUndeliverable(
  session: DbSession,
  { inbox, reference }: { inbox: Inbox | null; reference: string | null },
): Promise<void> {
  if (!inbox || !reference) return;
  const [rows, outbox] = [inboxTable(session, inbox), mails(session)];
  const dead = session.orm
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(eq(outbox.reference, reference), eq(outbox.state, 'dead')));
  await session.orm
    .update(rows)
    .set({ undeliverable: exists(dead) as never })
    .where(eq(rows.reference, reference));
}
