import { randomUUID } from 'node:crypto';
import type { Mail } from '@oilway/store/outbox/mail.ts';
import { readSettings } from '@oilway/store/settings.ts';
import type { Payload, PayloadRequest } from 'payload';

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
