import { createTransport, type Transporter } from 'nodemailer';
import type { Payload } from 'payload';
import type { Mail } from '../payload-types.ts';

/** What delivery needs of the settings. */
export interface MailServer {
  /** `smtp://` or `smtps://`, with user and password if the server asks for them. */
  url: string;
  /** The address every mail comes from. */
  from: string;
}

/** Seconds to the next attempt, after the first, the second …; together a day, then the mail is undeliverable. */
export const pauses = [60, 120, 300, 900, 1800, 3600, 7200, 14_400, 28_800, 28_800];

/** While a mail is being sent nobody else tries to; a process killed meanwhile leaves it for later. Seconds. */
const lease = 300;

/** How many mails one round takes. */
const round = 20;

/** A connection to the operator's mail server; each step of a conversation has its time, in milliseconds. */
export function mailTransport({ url }: MailServer, { step = 15_000 } = {}): Transporter {
  return createTransport({
    url,
    connectionTimeout: step,
    greetingTimeout: step,
    socketTimeout: 4 * step,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/**
 * Sends the mails that are due, one after the other. A mail leaves the outbox only after the server took
 * it; a crash in between sends it again under the same Message-ID.
 * @returns how many were tried.
 */
export async function deliverDue(
  payload: Payload,
  transport: Transporter,
  from: string,
  now: () => number = Date.now,
): Promise<number> {
  const { docs } = await payload.find({
    collection: 'mails',
    where: {
      state: { equals: 'waiting' },
      nextAttempt: { less_than_equal: new Date(now()).toISOString() },
    },
    sort: ['nextAttempt', 'createdAt'],
    limit: round,
    pagination: false,
    depth: 0,
    overrideAccess: true,
  });
  for (const mail of docs) await deliver(payload, transport, from, mail, now);
  return docs.length;
}

async function deliver(
  payload: Payload,
  transport: Transporter,
  from: string,
  mail: Mail,
  now: () => number,
): Promise<void> {
  const attempts = mail.attempts + 1;
  const later = (seconds: number) => new Date(now() + seconds * 1000).toISOString();
  const change = (data: Partial<Mail>) =>
    payload.update({ collection: 'mails', id: mail.id, data, overrideAccess: true, depth: 0 });
  await change({ attempts, nextAttempt: later(lease) });
  try {
    await transport.sendMail(messageOf(mail, from));
  } catch (error) {
    const pause = isRefused(error) ? undefined : pauses[attempts - 1];
    const lastError = String((error as Error).message).slice(0, 1000);
    if (pause === undefined) {
      payload.logger.error({ mail: mail.id, reference: mail.reference }, 'mail is undeliverable');
      await change({ state: 'dead', lastError });
    } else {
      payload.logger.warn({ mail: mail.id, attempts, err: error }, 'mail was not taken');
      await change({ nextAttempt: later(pause), lastError });
    }
    return;
  }
  // A mail without a number carries a link that logs in: once it is sent nobody needs its words.
  const forgotten = mail.reference ? {} : { html: null, text: null };
  await change({ state: 'sent', sentAt: later(0), lastError: null, ...forgotten });
}

/** Addresses as objects: a name or address with a comma or a line break in it is no second recipient. */
function messageOf(mail: Mail, from: string) {
  return {
    from: { name: 'Oilway', address: from },
    to: { name: '', address: mail.to ?? '' },
    ...(mail.replyTo ? { replyTo: { name: '', address: mail.replyTo } } : {}),
    subject: mail.subject ?? '',
    html: mail.html ?? '',
    text: mail.text ?? '',
    messageId: mail.messageId ?? '',
    attachments: (mail.attachments ?? []) as { filename: string; content: string }[],
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

/** The server will not take this mail, today or tomorrow (RFC 5321 section 4.2.1): its recipient or its content. */
function isRefused(error: unknown): boolean {
  const { command, responseCode = 0 } = error as { command?: string; responseCode?: number };
  const about = command === 'RCPT TO' || command === 'DATA';
  return about && responseCode >= 500;
}
