import type { Payload } from 'payload';
import { readSettings } from '../settings.ts';
import { deliverDue, mailTransport } from './deliver.ts';

/** How often the outbox is looked at, in milliseconds. */
const interval = 1000;

/**
 * Delivers mails for as long as this process lives; one process does, the studio's. Without a mail server
 * they wait, where clerks see them.
 */
export function startDelivery(payload: Payload): void {
  const { mailFrom, smtpUrl } = readSettings();
  if (smtpUrl === undefined) {
    payload.logger.warn('no mail server is set up (SMTP_URL): mails wait in the outbox');
    return;
  }
  const transport = mailTransport({ url: smtpUrl, from: mailFrom });
  const look = async () => {
    try {
      await deliverDue(payload, transport, mailFrom);
    } catch (error) {
      payload.logger.error({ err: error }, 'the outbox could not be read');
    }
    setTimeout(look, interval).unref();
  };
  void look();
}
