import type { Payload } from 'payload';
import { read, sql } from '../database/execute.ts';

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
  attachments: { filename: string; contentType: string; content: string }[];
}

/**
 * Takes mails that are due, so that nobody else does: in any process, on either database, a mail is found once. While it
 * is being sent it has no error; one that failed before has.
 * @param now milliseconds, by the database's clock.
 * @param room how many at most.
 */
export async function claimDue(
  payload: Payload,
  now: number,
  room: number,
): Promise<ClaimedMail[]> {
  const due = sql`state = 'waiting'
    AND (next_attempt <= ${at(now)} OR next_attempt > ${at(now + furthest)})
    AND NOT EXISTS (SELECT 1 FROM outbox_holds)`;
  // On SQLite a statement that writes takes the lock, even to find nothing.
  if ((await read(payload, sql`SELECT id FROM mails WHERE ${due} LIMIT 1`)).length === 0) return [];
  const unclaimed = sql.raw(payload.db.name === 'postgres' ? 'FOR UPDATE SKIP LOCKED' : '');
  const rows = await read(
    payload,
    sql`WITH due AS MATERIALIZED (
      SELECT id FROM mails WHERE ${due} ORDER BY next_attempt, created_at LIMIT ${room} ${unclaimed}
    )
    UPDATE mails SET attempts = attempts + 1, next_attempt = ${at(now + lease)}, last_error = NULL
    WHERE id IN (SELECT id FROM due)
    RETURNING id, "to", reply_to, subject, html, text, message_id, in_reply_to, reference, password_of, attempts, attachments`,
  );
  return rows.map(claimedMail);
}

function claimedMail(row: Record<string, unknown>): ClaimedMail {
  const word = (column: string) => (row[column] as string | null) ?? '';
  // SQLite gives the text of what PostgreSQL gives as a value.
  const json = (column: string) =>
    typeof row[column] === 'string' ? JSON.parse(row[column]) : (row[column] ?? null);
  return {
    id: word('id'),
    to: word('to'),
    replyTo: word('reply_to') || null,
    subject: word('subject'),
    html: word('html'),
    text: word('text'),
    messageId: word('message_id'),
    inReplyTo: json('in_reply_to'),
    reference: word('reference') || null,
    isSecret: Boolean(word('password_of')),
    attempts: Number(row.attempts),
    attachments: json('attachments') ?? [],
  };
}

/** How an attempt went: the server took it, will be asked again at a moment, or never. */
export type ClaimOutcome =
  | { state: 'sent'; at: number }
  | { state: 'waiting'; error: string; next: number }
  | { state: 'dead'; error: string };

/** Writes down how an attempt went, for whoever claimed the mail. */
export async function settle(
  payload: Payload,
  mail: ClaimedMail,
  outcome: ClaimOutcome,
): Promise<void> {
  const error = outcome.state === 'sent' ? null : outcome.error.slice(0, 1000);
  const sentAt = outcome.state === 'sent' ? at(outcome.at) : null;
  const next = outcome.state === 'waiting' ? at(outcome.next) : null;
  // Once a mail without a number is sent nobody needs its words; a link to a password is made anew where its mail did not arrive.
  const isOver =
    (outcome.state === 'sent' && !mail.reference) || (outcome.state === 'dead' && mail.isSecret);
  const kept = isOver ? sql`NULL` : undefined;
  await read(
    payload,
    sql`UPDATE mails SET state = ${outcome.state}, last_error = ${error}, sent_at = ${sentAt},
      next_attempt = ${next ?? sql`next_attempt`}, html = ${kept ?? sql`html`}, text = ${kept ?? sql`text`}
    WHERE id = ${mail.id}`,
  );
}
