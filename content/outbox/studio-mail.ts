import type { EmailAdapter } from 'payload';
import { enqueue } from './enqueue.ts';

/**
 * The mails that Payload itself sends (a staff member's new password) go the way of all others. Payload asks in
 * the middle of a transaction without saying which: waiting for our own to get the lock would be waiting for
 * ourselves, so the mail is written as soon as that one is over. Whoever asks can't tell by the time either
 * whether there is such an account.
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
    enqueue(payload, mail, undefined).catch((error: unknown) =>
      payload.logger.error({ err: error }, 'a mail to staff was not written to the outbox'),
    );
    return Promise.resolve();
  },
});
