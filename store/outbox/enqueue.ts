import { randomUUID } from 'node:crypto';
import type { DbSession } from '../database/db-session.ts';
import type { Inbox } from '../inboxes.ts';
import type { Locale } from '../locales.ts';
import type { Mail } from './mail.ts';
import { mails as outbox } from './tables.ts';

/** The submission that a mail is about. Its access rules apply to the mail, so their fields are copied. */
export interface SubmissionRef {
  reference: string;
  inbox: Inbox;
  cultureName: Locale;
  /** The id of the department that received a contact message. */
  department?: number | null | undefined;
}

/** The submission and the sender of mails. */
export interface MailContext {
  /** Undefined for mails to members and staff. */
  submission: SubmissionRef | undefined;
  /** The From address. */
  mailFrom: string;
}

/** Inserts mails into the outbox, in the caller's transaction. */
export async function enqueue(
  session: DbSession,
  mails: readonly Mail[],
  context: MailContext,
): Promise<void> {
  if (mails.length > 0) await insertMails(session, mails, context);
}

/** Returns the insert without running it. */
export function insertMails(
  session: DbSession,
  mails: readonly Mail[],
  { mailFrom, submission }: MailContext,
) {
  const now = new Date().toISOString();
  const host = mailFrom.slice(mailFrom.lastIndexOf('@') + 1);
  return session.orm.insert(outbox(session)).values(
    mails.map((mail) => ({
      ...mail,
      subject: toSingleLine(mail.subject),
      id: mail.id ?? randomUUID(),
      reference: submission?.reference ?? null,
      inbox: submission?.inbox ?? null,
      cultureName: submission?.cultureName ?? null,
      department: submission?.department ?? null,
      state: 'waiting' as const,
      attempts: 0,
      nextAttempt: now,
      // The same on every attempt, so that a mail server can detect duplicates.
      messageId: `<${randomUUID()}@${host}>`,
    })),
  );
}

/** Removes line breaks and bidirectional control characters (UAX #9): a subject may quote user input. */
const toSingleLine = (subject: string): string =>
  subject.replaceAll(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim();
