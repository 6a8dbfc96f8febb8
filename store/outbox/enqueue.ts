import { randomUUID } from 'node:crypto';
import type { Culture } from '../cultures.ts';
import type { Session } from '../database/session.ts';
import type { Inbox } from '../inboxes.ts';
import type { Mail } from './mail.ts';
import { mails as outbox } from './tables.ts';

/** The submission that a mail is about. Its access rules apply to the mail, so their fields are copied. */
export interface ToldSubmission {
  reference: string;
  inbox: Inbox;
  cultureName: Culture;
  /** The id of the department that received a contact message. */
  department?: number | null | undefined;
}

/** The submission and the sender of mails. */
export interface About {
  /** Undefined for mails to members and staff. */
  of: ToldSubmission | undefined;
  /** The From address. */
  mailFrom: string;
}

/** Inserts mails into the outbox, in the caller's transaction. */
export async function enqueue(
  session: Session,
  mails: readonly Mail[],
  about: About,
): Promise<void> {
  if (mails.length > 0) await mailsInsert(session, mails, about);
}

/** Returns the insert without running it. */
export function mailsInsert(session: Session, mails: readonly Mail[], { mailFrom, of }: About) {
  const now = new Date().toISOString();
  const host = mailFrom.slice(mailFrom.lastIndexOf('@') + 1);
  return session.orm.insert(outbox(session)).values(
    mails.map((mail) => ({
      ...mail,
      subject: oneLine(mail.subject),
      id: mail.id ?? randomUUID(),
      reference: of?.reference ?? null,
      inbox: of?.inbox ?? null,
      cultureName: of?.cultureName ?? null,
      department: of?.department ?? null,
      state: 'waiting' as const,
      attempts: 0,
      nextAttempt: now,
      // The same on every attempt, so that a mail server can detect duplicates.
      messageId: `<${randomUUID()}@${host}>`,
    })),
  );
}

/** Removes line breaks and bidirectional control characters (UAX #9): a subject may quote user input. */
const oneLine = (subject: string): string =>
  subject.replaceAll(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim();
