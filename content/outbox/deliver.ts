import { databaseTime } from '@oilway/store/database/clock.ts';
import { patiently } from '@oilway/store/database/patient.ts';
import { traced } from '@oilway/store/tracing/tracer.ts';
import { createTransport, type Transporter } from 'nodemailer';
import type { Payload } from 'payload';
import { databaseOf } from '../database/session.ts';
import { type ClaimedMail, type ClaimOutcome, claimDue, lease, pauses, settle } from './claim.ts';
import { withLetterhead } from './letterhead.ts';

/** What delivery needs of the settings. */
export interface MailServer {
  /** `smtp://` or `smtps://`, with user and password if the server asks for them. */
  url: string;
  /** The address every mail comes from. */
  from: string;
}

/** So many mails are being sent at once, each over a connection of its own. */
const width = 5;

/** Connections to the operator's mail server; each step of a conversation has its time, in milliseconds. */
export function mailTransport({ url }: Pick<MailServer, 'url'>, { step = 15_000 } = {}) {
  return createTransport({
    url,
    pool: true,
    maxConnections: width,
    // A mail goes to another connection only where this one had not begun it.
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
  /** The address every mail comes from. */
  from: string;
  /** Milliseconds, the same for every process: the database's clock, unless told otherwise. */
  now?: () => Promise<number>;
}

/** Sends what is due, several mails at once; one that takes long holds up none but itself. */
export class Delivery {
  readonly #outbox: Required<Outbox>;
  readonly #sending = new Set<Promise<void>>();

  constructor(outbox: Outbox) {
    this.#outbox = { now: async () => databaseTime(databaseOf(outbox.payload)), ...outbox };
  }

  /** Begins to send as many as there is room for. @returns how many. */
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

  /** Resolves when there is room for another one. */
  async room(): Promise<void> {
    if (this.#sending.size >= width) await Promise.race(this.#sending);
  }

  /** Resolves when nothing is being sent any more. */
  async done(): Promise<void> {
    await Promise.all(this.#sending);
  }
}

/**
 * A mail leaves the outbox only after the server took it; a crash in between sends it again under the same Message-ID.
 * While the database is away the outcome is kept, so that no other process sends the mail for want of it.
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
  // Its words name whom the server would not serve.
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
  // Given up before the claim ends: no server is talking to us about a mail that somebody else may have.
  const signal = AbortSignal.timeout(lease * 0.8);
  await transport.sendMail({ ...messageOf(whole, from), signal });
}

/** Addresses as objects: a name or address with a comma or a line break in it is no second recipient. */
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
      : // RFC 3834: no holiday notice answers it.
        { headers: { 'Auto-Submitted': 'auto-generated' } }),
  };
}

/** The server will not take this mail, today or tomorrow (RFC 5321 section 4.2.1): its recipient or its content. */
function codesOf(error: Error) {
  const { code, command, responseCode } = error as Error & Record<string, unknown>;
  return { code, command, responseCode };
}

function isRefused(error: unknown): boolean {
  const { command, responseCode = 0 } = error as { command?: string; responseCode?: number };
  const about = command === 'RCPT TO' || command === 'DATA';
  return about && responseCode >= 500;
}
