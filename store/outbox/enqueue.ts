import { randomUUID } from 'node:crypto';
import type { Session } from '../database/session.ts';
import type { Mail } from './mail.ts';
import { mails as outbox } from './tables.ts';

/**
 * Writes mails into the outbox, in the transaction of what they tell of.
 * @param about the number of the submission that they belong to; `mailFrom` is the address that they will come from.
 */
export async function enqueue(
  session: Session,
  mails: readonly Mail[],
  { mailFrom, reference }: { mailFrom: string; reference: string | undefined },
): Promise<void> {
  if (mails.length === 0) return;
  const now = new Date().toISOString();
  const host = mailFrom.slice(mailFrom.lastIndexOf('@') + 1);
  await session.orm.insert(outbox(session)).values(
    mails.map((mail) => ({
      ...mail,
      id: mail.id ?? randomUUID(),
      reference: reference ?? null,
      state: 'waiting' as const,
      attempts: 0,
      nextAttempt: now,
      // The same on every attempt, so that a server that took it twice can tell.
      messageId: `<${randomUUID()}@${host}>`,
    })),
  );
}
