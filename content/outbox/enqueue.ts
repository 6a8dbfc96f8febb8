import { randomUUID } from 'node:crypto';
import type { Payload, PayloadRequest } from 'payload';
import { readSettings } from '../settings.ts';

/** A mail as it will be sent: one recipient, and the same words as HTML and as text. */
export interface Mail {
  /** Where whoever writes it has to know it again. */
  id?: string;
  /** One plain address, checked where it came in; never a list. */
  to: string;
  replyTo?: string;
  subject: string;
  html: string;
  text: string;
  attachments?: { filename: string; contentType: string; content: string }[];
  /** Whose new password its link is for: such a mail is never sent twice, but made anew. */
  passwordOf?: 'member' | 'staff';
}

/** Writes a mail into the outbox, in the request's transaction where it has one. */
export async function enqueue(
  payload: Payload,
  mail: Mail,
  reference: string | undefined,
  req?: PayloadRequest,
): Promise<void> {
  const { mailFrom } = readSettings();
  await payload.create({
    collection: 'mails',
    data: {
      ...mail,
      reference: reference ?? null,
      state: 'waiting',
      attempts: 0,
      nextAttempt: new Date().toISOString(),
      // The same on every attempt, so that a server that took it twice can tell.
      messageId: `<${randomUUID()}@${mailFrom.slice(mailFrom.lastIndexOf('@') + 1)}>`,
    } as never,
    overrideAccess: true,
    depth: 0,
    ...(req ? { req } : {}),
  });
}
