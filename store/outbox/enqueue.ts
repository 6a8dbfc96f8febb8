import { randomUUID } from 'node:crypto';
import type { Culture } from '../cultures.ts';
import type { Session } from '../database/session.ts';
import type { Inbox } from '../inboxes.ts';
import type { Mail } from './mail.ts';
import { mails as outbox } from './tables.ts';

/** A submission that mails tell of. Whoever may read it reads them: what decides that goes with them. */
export interface ToldSubmission {
  reference: string;
  inbox: Inbox;
  cultureName: Culture;
  /** The number of the department that a contact message went to. */
  department?: number | null | undefined;
}

/** What mails belong to and come from. */
export interface About {
  /** Undefined for mails to members and staff. */
  of: ToldSubmission | undefined;
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
      // The same on every attempt, so that a server that took it twice can tell.
      messageId: `<${randomUUID()}@${host}>`,
    })),
  );
}

/** Without what ends a line, or turns the order in which what stands beside it is read (UAX #9): a subject may quote a name that anybody typed. */
const oneLine = (subject: string): string =>
  subject.replaceAll(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim();
