import { enqueue as enqueueAll, type ToldSubmission } from '@oilway/store/outbox/enqueue.ts';
import type { Mail } from '@oilway/store/outbox/mail.ts';
import { readSettings } from '@oilway/store/settings.ts';
import type { Payload, PayloadRequest } from 'payload';
import { sessionOf } from '../database/session.ts';

/** Writes a mail into the outbox, in the request's transaction where it has one. */
export async function enqueue(
  payload: Payload,
  mail: Mail,
  of: ToldSubmission | undefined,
  req?: PayloadRequest,
): Promise<void> {
  const { mailFrom } = readSettings();
  await enqueueAll(await sessionOf(payload, req), [mail], { mailFrom, of });
}
