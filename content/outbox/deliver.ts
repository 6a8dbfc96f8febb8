import { databaseTime } from '@oilway/store/database/clock.ts';
import { retryOnDatabaseError } from '@oilway/store/database/retry.ts';
import { bytesOf } from '@oilway/store/files/file-store.ts';
import type { MailAttachment } from '@oilway/store/outbox/mail.ts';
import { attachmentById } from '@oilway/store/submissions/read-attachments.ts';
import { attachmentFolder } from '@oilway/store/submissions/store-attachments.ts';
import { traced } from '@oilway/store/tracing/tracer.ts';
import { createTransport, type Transporter } from 'nodemailer';
import type { Payload } from 'payload';
import { databaseOf } from '../database/session.ts';
import { getFileStore } from '../files/stored-uploads.ts';
import {
  type ClaimedMail,
  type ClaimOutcome,
  claimDue,
  lease,
  retryDelays,
  settle,
} from './claim.ts';
import { withMailFooter } from './mail-footer.ts';

/** The settings of delivery. */
export interface SmtpSettings {
  /** `smtp://` or `smtps://`, with user and password if the server requires them. */
  url: string;
  /** Sender address of all mails. */
  from: string;
}

/** Concurrent mails, each over a separate connection. */
const maxConnections = 5;

/** Returns the SMTP connection pool; each step of a conversation has a timeout, in milliseconds. */
export function mailTransport({ url }: Pick<SmtpSettings, 'url'>, { step = 15_000 } = {}) {
  return createTransport({
    url,
    pool: true,
    maxConnections: maxConnections,
    // A mail is moved to another connection only if its transmission had not started.
    maxRequeues: 1,
    connectionTimeout: step,
    greetingTimeout: step,
    socketTimeout: 4 * step,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

export interface DeliveryOptions {
  payload: Payload;
  transport: Transporter;
  /** Sender address of all mails. */
  from: string;
  /** Milliseconds; defaults to the database's clock, which all processes share. */
  now?: () => Promise<number>;
}

/** Sends due mails concurrently; a slow mail does not delay others. */
export class Delivery {
  readonly #outbox: Required<DeliveryOptions>;
  readonly #sending = new Set<Promise<void>>();

  constructor(outbox: DeliveryOptions) {
    this.#outbox = { now: async () => databaseTime(databaseOf(outbox.payload)), ...outbox };
  }

  /** Starts sending up to the free capacity. @returns the number of mails. */
  async sendDue(): Promise<number> {
    const { now, payload } = this.#outbox;
    const capacity = maxConnections - this.#sending.size;
    if (capacity === 0) return 0;
    const mails = await claimDue(databaseOf(payload), await now(), capacity);
    for (const mail of mails) {
      const sent = traced('mail', () => deliver(this.#outbox, mail))
        .catch((error: unknown) =>
          payload.logger.error(
            { mail: mail.id, err: error },
            'the result of a delivery could not be stored',
          ),
        )
        .finally(() => this.#sending.delete(sent));
      this.#sending.add(sent);
    }
    return mails.length;
  }

  /** Resolves when another mail can start. */
  async waitForCapacity(): Promise<void> {
    if (this.#sending.size >= maxConnections) await Promise.race(this.#sending);
  }

  /** Resolves when no mail is being sent. */
  async whenIdle(): Promise<void> {
    await Promise.all(this.#sending);
  }
}

/**
 * Marks a mail as sent after the server accepted it; after a crash in between it is sent again under the same Message-ID. While the database is
 * unavailable, writing the result is retried, so that no other process sends the mail again.
 */
async function deliver(outbox: Required<DeliveryOptions>, mail: ClaimedMail): Promise<void> {
  const { now, payload } = outbox;
  const error = await send(outbox, mail).then(
    () => undefined,
    (failure: Error) => failure,
  );
  const logRetry = (cause: unknown) =>
    payload.logger.warn(
      { mail: mail.id, err: cause },
      'the result of a delivery is not stored yet',
    );
  const database = databaseOf(payload);
  await retryOnDatabaseError(async () => {
    const outcome = outcomeOf(mail, error, await now());
    await database.transaction((session) => settle(session, mail, outcome));
  }, logRetry);
  if (!error) return;
  const { attempts, id, reference } = mail;
  if (isLast(mail, error)) payload.logger.error({ mail: id, reference }, 'mail is undeliverable');
  // The server's message is not logged: it contains the recipient.
  else payload.logger.warn({ mail: id, attempts, ...codesOf(error) }, 'mail was not accepted');
}

function outcomeOf(mail: ClaimedMail, error: Error | undefined, now: number): ClaimOutcome {
  if (!error) return { state: 'sent', at: now };
  if (isLast(mail, error)) return { state: 'dead', error: error.message };
  const pause = retryDelays[mail.attempts - 1] ?? 0;
  return { state: 'waiting', error: error.message, next: now + pause * 1000 };
}

const isLast = ({ attempts }: ClaimedMail, error: Error): boolean =>
  isRefused(error) || attempts > retryDelays.length;

async function send(
  { from, payload, transport }: Required<DeliveryOptions>,
  mail: ClaimedMail,
): Promise<void> {
  const message = await withMailFooter(payload, mail);
  // Aborts before the claim expires and another process may send the mail.
  const signal = AbortSignal.timeout(lease * 0.8);
  const attachments = await Promise.all(
    mail.attachments.map((attached) => withContent(payload, attached)),
  );
  await transport.sendMail({ ...messageOf(message, from), attachments, signal });
}

/** Reads the bytes of a submission's attachment. @throws StorageUnavailableError, Error for a missing file; the mail is retried. */
async function withContent(payload: Payload, attached: MailAttachment) {
  if ('content' in attached) return attached;
  const { attachment, ...head } = attached;
  const row = await attachmentById(databaseOf(payload), attachment);
  const content = row?.file
    ? await bytesOf(getFileStore(), `${attachmentFolder}/${row.file}`)
    : row && Buffer.from(row.content, 'base64');
  if (!content) throw new Error(`the attachment ${attachment} is missing`);
  return { ...head, content };
}

/** Addresses as objects: a comma or line break in a name or address cannot add a recipient. */
function messageOf(mail: ClaimedMail, from: string) {
  const { html, inReplyTo, messageId, replyTo, subject, text, to } = mail;
  return {
    from: { name: 'Oilway', address: from },
    to: { name: '', address: to },
    ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
    subject,
    html,
    text,
    messageId,
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
  const isRecipientOrContent = command === 'RCPT TO' || command === 'DATA';
  return isRecipientOrContent && responseCode >= 500;
}
