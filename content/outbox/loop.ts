import { setTimeout as wait } from 'node:timers/promises';
import { readSettings } from '@oilway/store/settings.ts';
import type { Payload } from 'payload';
import { Delivery, mailTransport } from './deliver.ts';

/** Polling interval of an empty outbox, in milliseconds. */
const interval = 1000;

export interface Deliveries {
  /** Starts no more mails. Resolves when the result of the last one is stored. */
  stop(): Promise<void>;
}

/** Delivers mails until stopped; any number of processes may run it concurrently. Without a mail server mails stay queued, which clerks can see. */
export function startDelivery(payload: Payload): Deliveries {
  const { mailFrom, smtpUrl } = readSettings();
  if (smtpUrl === undefined) {
    payload.logger.info('no mail server is set up (SMTP_URL): mails wait in the outbox');
    return { stop: async () => undefined };
  }
  const transport = mailTransport({ url: smtpUrl });
  const delivery = new Delivery({ payload, transport, from: mailFrom });
  const end = new AbortController();
  const kept = keepDelivering(payload, delivery, end.signal);
  return {
    async stop() {
      end.abort();
      await kept;
      await delivery.done();
    },
  };
}

async function keepDelivering(
  payload: Payload,
  delivery: Delivery,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    let begun = 0;
    try {
      await delivery.room();
      if (!signal.aborted) begun = await delivery.begin();
    } catch (error) {
      payload.logger.error({ err: error }, 'the outbox could not be read');
    }
    if (begun === 0) await wait(interval, undefined, { ref: false, signal }).catch(() => undefined);
  }
}
