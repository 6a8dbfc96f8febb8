import { databaseTime } from '@oilway/store/database/clock.ts';
import { patiently } from '@oilway/store/database/patient.ts';
import { traced } from '@oilway/store/tracing/tracer.ts';
import { createTransport, type Transporter } from 'nodemailer';
import type { Payload } from 'payload';
import { databaseOf } from '../database/session.ts';
import { type ClaimedMail, type ClaimOutcome, claimDue, lease, pauses, settle } from './claim.ts';
import { withLetterhead } from './letterhead.ts';

/** The settings of delivery. */
export interface MailServer {
  /** `smtp://` or `smtps://`, with user and password if the server requires them. */
  url: string;
  /** Sender address of all mails. */
  from: string;
}

/** Concurrent mails, each over a separate connection. */
const width = 5;

/** Returns the SMTP connection pool; each step of a conversation has a timeout, in milliseconds. */
export function mailTransport({ url }: Pick<MailServer, 'url'>, { step = 15_000 } = {}) {
  return createTransport({
    url,
    pool: true,
    maxConnections: width,
    // A mail is moved to another connection only if its transmission had not started.
    maxRequeues: 1,
    connectionTimeout: step,
    greetingTimeout: step,
    socketTimeout: 4 * step,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

export interface Outbox {
  payload: Payload;
  transport: Transporter;
  /** Sender address of all mails. */
  from: string;
  /** Milliseconds; defaults to the database's clock, which all processes share. */
  now?: () => Promise<number>;
}

/** Sends due mails concurrently; a slow mail does not delay others. */
export class Delivery {
  readonly #outbox: Required<Outbox>;
  readonly #sending = new Set<Promise<void>>();

  constructor(outbox: Outbox) {
    this.#outbox = { now: async () => databaseTime(databaseOf(outbox.payload)), ...outbox };
  }

  /** Starts sending up to the free capacity. @returns the number of mails. */
  async begin(): Promise<number> {
    const { now, payload } = this.#outbox;
    const room = width - this.#sending.size;
    if (room === 0) return 0;
    const mails = await claimDue(databaseOf(payload), await now(), room);
    for (const mail of mails) {
      const sent = traced('mail', () => deliver(this.#outbox, mail))
        .catch((error: unknown) =>
          payload.logger.error({ mail: mail.id, err: error }, 'how a mail went was not written'),
        )
        .finally(() => this.#sending.delete(sent));
      this.#sending.add(sent);
    }
    return mails.length;
  }

  /** Resolves when another mail can start. */
  async room(): Promise<void> {
    if (this.#sending.size >= width) await Promise.race(this.#sending);
  }

  /** Resolves when no mail is being sent. */
  async done(): Promise<void> {
    await Promise.all(this.#sending);
  }
}

/**
 * Marks a mail as sent after the server accepted it; after a crash in between it is sent again under the same Message-ID. While the database is
 * unavailable, writing the result is retried, so that no other process sends the mail again.
 */
async function deliver(outbox: Required<Outbox>, mail: ClaimedMail): Promise<void> {
  const { now, payload } = outbox;
  const error = await send(outbox, mail).then(
    () => undefined,
    (failure: Error) => failure,
  );
  const told = (trouble: unknown) =>
    payload.logger.warn({ mail: mail.id, err: trouble }, 'how a mail went is not written yet');
  const database = databaseOf(payload);
  await patiently(async () => settle(database, mail, outcomeOf(mail, error, await now())), told);
  if (!error) return;
  const { attempts, id, reference } = mail;
  if (isLast(mail, error)) payload.logger.error({ mail: id, reference }, 'mail is undeliverable');
  // The server's message is not logged: it contains the recipient.
  else payload.logger.warn({ mail: id, attempts, ...codesOf(error) }, 'mail was not taken');
}

function outcomeOf(mail: ClaimedMail, error: Error | undefined, now: number): ClaimOutcome {
  if (!error) return { state: 'sent', at: now };
  if (isLast(mail, error)) return { state: 'dead', error: error.message };
  const pause = pauses[mail.attempts - 1] ?? 0;
  return { state: 'waiting', error: error.message, next: now + pause * 1000 };
}

const isLast = ({ attempts }: ClaimedMail, error: Error): boolean =>
  isRefused(error) || attempts > pauses.length;

async function send(
  { from, payload, transport }: Required<Outbox>,
  mail: ClaimedMail,
): Promise<void> {
  const whole = await withLetterhead(payload, mail);
  // Aborts before the claim expires and another process may send the mail.
  const signal = AbortSignal.timeout(lease * 0.8);
  await transport.sendMail({ ...messageOf(whole, from), signal });
}

/** Addresses as objects: a comma or line break in a name or address cannot add a recipient. */
function messageOf(mail: ClaimedMail, from: string) {
  const { attachments, html, inReplyTo, messageId, replyTo, subject, text, to } = mail;
  return {
    from: { name: 'Oilway', address: from },
    to: { name: '', address: to },
    ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
    subject,
    html,
    text,
    messageId,
    attachments,
    ...(inReplyTo
      ? { inReplyTo: inReplyTo.at(-1), references: inReplyTo }
      : // RFC 3834: prevents automatic replies.
        { headers: { 'Auto-Submitted': 'auto-generated' } }),
  };
}

/** The server refuses the recipient or the content permanently (RFC 5321 section 4.2.1). */
function codesOf(error: Error) {
  const { code, command, responseCode } = error as Error & Record<string, unknown>;
  return { code, command, responseCode };
}

function isRefused(error: unknown): boolean {
  const { command, responseCode = 0 } = error as { command?: string; responseCode?: number };
  const about = command === 'RCPT TO' || command === 'DATA';
  return about && responseCode >= 500;
}
