import { randomUUID } from 'node:crypto';
import type { Session } from '../database/session.ts';
import type { Mail } from './mail.ts';
import { mails as outbox } from './tables.ts';

/** What mails belong to and come from. */
interface About {
  /** The number of the submission that they tell of. */
  reference: string | undefined;
  /** The address that they will come from. */
  mailFrom: string;
}

/** Writes mails into the outbox, in the transaction of what they tell of. */
export async function enqueue(
  session: Session,
  mails: readonly Mail[],
  about: About,
): Promise<void> {
  if (mails.length > 0) await mailsInsert(session, mails, about);
}

/** The same as one insert that is not run yet. */
export function mailsInsert(
  session: Session,
  mails: readonly Mail[],
  { mailFrom, reference }: About,
) {
  const now = new Date().toISOString();
  const host = mailFrom.slice(mailFrom.lastIndexOf('@') + 1);
  return session.orm.insert(outbox(session)).values(
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
