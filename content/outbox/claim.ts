import { locked } from '@oilway/store/database/lock.ts';
import type { Session, Transactions } from '@oilway/store/database/session.ts';
import type { Mail } from '@oilway/store/outbox/mail.ts';
import { mails, outboxHolds } from '@oilway/store/outbox/tables.ts';
import { and, eq, gt, inArray, lte, notExists, or, sql } from 'drizzle-orm';

/** Seconds to the next attempt, after the first, the second …; together a day, then the mail is undeliverable. */
export const pauses = [60, 120, 300, 900, 1800, 3600, 7200, 14_400, 28_800, 28_800];

/** For so long a claimed mail is its claimer's; a process killed meanwhile leaves it for later. Milliseconds. */
export const lease = 300_000;

/** Nobody plans an attempt half as far ahead: a moment beyond it was written by a clock that was wrong. Milliseconds. */
const furthest = 2 * Math.max(...pauses) * 1000;

const at = (moment: number): string => new Date(moment).toISOString();

/** What its claimer needs of a mail. */
export interface ClaimedMail {
  id: string;
  to: string;
  replyTo: string | null;
  subject: string;
  html: string;
  text: string;
  messageId: string;
  /** Of a person's mail: the Message-IDs before it, oldest first; null for an automatic mail. */
  inReplyTo: string[] | null;
  reference: string | null;
  /** Whether its words carry a link to somebody's password. */
  isSecret: boolean;
  /** With the one that begins now. */
  attempts: number;
  attachments: NonNullable<Mail['attachments']>;
}

/**
 * Takes mails that are due, so that no other process does: on either database a mail is found once. While it
 * is being sent it has no error; one that failed before has.
 * @param now milliseconds, by the database's clock.
 * @param room how many at most.
 */
export async function claimDue(
  database: Transactions,
  now: number,
  room: number,
): Promise<ClaimedMail[]> {
  const [rows, holds] = [mails(database), outboxHolds(database)];
  const due = and(
    eq(rows.state, 'waiting'),
    or(lte(rows.nextAttempt, at(now)), gt(rows.nextAttempt, at(now + furthest))),
    notExists(database.orm.select({ id: holds.id }).from(holds)),
  );
  const some = ({ orm }: Session) => orm.select({ id: rows.id }).from(rows).where(due);
  // On SQLite a transaction takes the lock, even to find nothing.
  if ((await some(database).limit(1)).length === 0) return [];
  return database.transaction(async (session) => {
    const question = some(session).orderBy(rows.nextAttempt, rows.createdAt).limit(room);
    const found = await locked(session, question, { skipLocked: true });
    const ids = found.map(({ id }) => id);
    const claimed = await session.orm
      .update(rows)
      .set({ attempts: sql`${rows.attempts} + 1`, nextAttempt: at(now + lease), lastError: null })
      .where(inArray(rows.id, ids))
      .returning();
    return claimed.map(claimedMail);
  });
}

const claimedMail = (row: typeof mails.sqlite.$inferSelect): ClaimedMail => ({
  id: row.id,
  to: row.to ?? '',
  replyTo: row.replyTo,
  subject: row.subject ?? '',
  html: row.html ?? '',
  text: row.text ?? '',
  messageId: row.messageId ?? '',
  inReplyTo: row.inReplyTo ?? null,
  reference: row.reference,
  isSecret: row.passwordOf !== null,
  attempts: row.attempts,
  attachments: row.attachments ?? [],
});

/** How an attempt went: the server took it, will be asked again at a moment, or never. */
export type ClaimOutcome =
  | { state: 'sent'; at: number }
  | { state: 'waiting'; error: string; next: number }
  | { state: 'dead'; error: string };

/** Writes down how an attempt went, for the process that claimed the mail. */
export async function settle(
  { dialect, orm }: Session,
  mail: ClaimedMail,
  outcome: ClaimOutcome,
): Promise<void> {
  // Once a mail without a number is sent nobody needs its words; a link to a password is made anew where its mail did not arrive.
  const isOver =
    (outcome.state === 'sent' && !mail.reference) || (outcome.state === 'dead' && mail.isSecret);
  const rows = mails({ dialect });
  await orm
    .update(rows)
    .set({
      state: outcome.state,
      lastError: outcome.state === 'sent' ? null : outcome.error.slice(0, 1000),
      sentAt: outcome.state === 'sent' ? at(outcome.at) : null,
      ...(outcome.state === 'waiting' ? { nextAttempt: at(outcome.next) } : {}),
      ...(isOver ? { html: null, text: null } : {}),
    })
    .where(eq(rows.id, mail.id));
}
