import { setTimeout as wait } from 'node:timers/promises';
import { readSettings } from '@oilway/store/settings.ts';
import type { Payload } from 'payload';
import { Delivery, mailTransport } from './deliver.ts';

/** How often the outbox is looked at while nothing is in it, in milliseconds. */
const interval = 1000;

/**
 * Delivers mails for as long as this process lives; any number of processes may. Without a mail server they wait,
 * where clerks see them.
 */
export function startDelivery(payload: Payload): void {
  const { mailFrom, smtpUrl } = readSettings();
  if (smtpUrl === undefined) {
    payload.logger.info('no mail server is set up (SMTP_URL): mails wait in the outbox');
    return;
  }
  const transport = mailTransport({ url: smtpUrl });
  const delivery = new Delivery({ payload, transport, from: mailFrom });
  void keepDelivering(payload, delivery);
}

async function keepDelivering(payload: Payload, delivery: Delivery): Promise<never> {
  for (;;) {
    let begun = 0;
    try {
      await delivery.room();
      begun = await delivery.begin();
    } catch (error) {
      payload.logger.error({ err: error }, 'the outbox could not be read');
    }
    if (begun === 0) await wait(interval, undefined, { ref: false });
  }
}
