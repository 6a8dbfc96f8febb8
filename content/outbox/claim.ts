import type { DbSession, TransactionRunner } from '@oilway/store/database/db-session.ts';
import { forUpdate } from '@oilway/store/database/for-update.ts';
import type { Inbox } from '@oilway/store/inboxes.ts';
import type { MailAttachment } from '@oilway/store/outbox/mail.ts';
import { mails, outboxPauses } from '@oilway/store/outbox/tables.ts';
import { markUndeliverable } from '@oilway/store/outbox/undeliverable.ts';
import { and, eq, gt, inArray, lte, notExists, or, sql } from 'drizzle-orm';

/** Seconds before each retry, a day in total; then the mail is undeliverable. */
export const retryDelays = [60, 120, 300, 900, 1800, 3600, 7200, 14_400, 28_800, 28_800];

/** Milliseconds of a claim; after a crash the claim expires and another process retries. */
export const lease = 300_000;

/** Milliseconds: an attempt planned further ahead was written by a wrong clock. */
const maxPlannedDelay = 2 * Math.max(...retryDelays) * 1000;

const toIso = (moment: number): string => new Date(moment).toISOString();

/** The fields of a mail that delivery needs. */
export interface ClaimedMail {
  id: string;
  to: string;
  replyTo: string | null;
  subject: string;
  html: string;
  text: string;
  messageId: string;
  /** For a mail by a person: the previous Message-IDs, oldest first; null for an automatic mail. */
  inReplyTo: string[] | null;
  reference: string | null;
  /** The inbox of the submission with this reference. */
  inbox: Inbox | null;
  /** Whether the text contains a password link. */
  isSecret: boolean;
  /** Including the current attempt. */
  attempts: number;
  attachments: MailAttachment[];
}

/**
 * Claims due mails, so that no other process sends them: on either database a mail is claimed once.
 * @param now milliseconds, by the database's clock.
 * @param limit maximum number of mails.
 */
export async function claimDue(
  database: TransactionRunner,
  now: number,
  limit: number,
): Promise<ClaimedMail[]> {
  const [rows, pauseRows] = [mails(database), outboxPauses(database)];
  const due = and(
    eq(rows.state, 'waiting'),
    or(lte(rows.nextAttempt, toIso(now)), gt(rows.nextAttempt, toIso(now + maxPlannedDelay))),
    notExists(database.orm.select({ id: pauseRows.id }).from(pauseRows)),
  );
  const selectDue = ({ orm }: DbSession) => orm.select({ id: rows.id }).from(rows).where(due);
  // A SQLite transaction takes the write lock even if no mail is due.
  if ((await selectDue(database).limit(1)).length === 0) return [];
  return database.transaction(async (session) => {
    const query = selectDue(session).orderBy(rows.nextAttempt, rows.createdAt).limit(limit);
    const found = await forUpdate(session, query, { skipLocked: true });
    const ids = found.map(({ id }) => id);
    const claimed = await session.orm
      .update(rows)
      .set({
        attempts: sql`${rows.attempts} + 1`,
        nextAttempt: toIso(now + lease),
      })
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
  inbox: row.inbox,
  isSecret: row.passwordOf !== null,
  attempts: row.attempts,
  attachments: row.attachments ?? [],
});

/** The result of an attempt: sent, retry at a time, or failed permanently. */
export type ClaimOutcome =
  | { state: 'sent'; at: number }
  | { state: 'waiting'; error: string; next: number }
  | { state: 'dead'; error: string };

/** Stores the result of an attempt. Only the process that claimed the mail may call it. */
export async function settle(
  session: DbSession,
  mail: ClaimedMail,
  outcome: ClaimOutcome,
): Promise<void> {
  // The text of a mail without a reference number is deleted once sent; an undelivered password link is generated again.
  const purgeContent =
    (outcome.state === 'sent' && !mail.reference) || (outcome.state === 'dead' && mail.isSecret);
  const rows = mails(session);
  await session.orm
    .update(rows)
    .set({
      state: outcome.state,
      lastError: outcome.state === 'sent' ? null : outcome.error.slice(0, 1000),
      sentAt: outcome.state === 'sent' ? toIso(outcome.at) : null,
      ...(outcome.state === 'waiting' ? { nextAttempt: toIso(outcome.next) } : {}),
      ...(purgeContent ? { html: null, text: null } : {}),
    })
    .where(eq(rows.id, mail.id));
  if (outcome.state === 'dead') await markUndeliverable(session, mail);
}
