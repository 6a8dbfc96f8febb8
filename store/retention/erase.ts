import { eq } from 'drizzle-orm';
import type { Session } from '../database/session.ts';
import { mails } from '../outbox/tables.ts';
import { attachments } from '../submissions/tables.ts';

/**
 * What belongs to a submission goes with it, in its transaction: its files, and its mails, even those that nobody has got yet.
 * Nothing of it is to be left.
 */
export async function eraseBelongings(
  session: Session,
  { id, reference }: { id: string; reference: string },
): Promise<void> {
  const [files, outbox] = [attachments(session), mails(session)];
  await session.orm.delete(files).where(eq(files.submission, id));
  await session.orm.delete(outbox).where(eq(outbox.reference, reference));
}
