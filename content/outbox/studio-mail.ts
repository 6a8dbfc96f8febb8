import { mayMail } from '@oilway/store/limits/mail-limits.ts';
import { readSettings } from '@oilway/store/settings.ts';
import type { EmailAdapter, Payload } from 'payload';
import { sessionOf } from '../database/session.ts';
import { enqueue } from './enqueue.ts';

/**
 * The mails that Payload itself sends (a staff member's new password) go the way of all others. Payload asks in
 * the middle of a transaction without saying which: waiting for our own to get the lock would be waiting for
 * ourselves, so the mail is written as soon as that one is over. Whoever asks can't tell by the time either
 * whether there is such an account. Anybody can ask for it: an address gets few.
 */
export const studioMail: EmailAdapter = ({ payload }) => ({
  name: 'outbox',
  defaultFromAddress: 'studio@oilway.example',
  defaultFromName: 'Oilway',
  sendEmail({ html, subject, text, to }) {
    const plain = String(text ?? String(html ?? '').replace(/<[^>]+>/g, ' '));
    const mail = {
      to: String(to),
      subject: String(subject ?? ''),
      html: String(html ?? ''),
      text: plain,
      passwordOf: 'staff' as const,
    };
    enqueueFew(payload, mail).catch((error: unknown) =>
      payload.logger.error({ err: error }, 'a mail to staff was not written to the outbox'),
    );
    return Promise.resolve();
  },
});

async function enqueueFew(payload: Payload, mail: Parameters<typeof enqueue>[1]): Promise<void> {
  const session = await sessionOf(payload);
  const may = await mayMail(session, readSettings().limitSecret, 'link', { address: mail.to });
  if (may) await enqueue(payload, mail, undefined);
}
