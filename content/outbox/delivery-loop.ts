import { setTimeout as wait } from 'node:timers/promises';
import { readSettings } from '@oilway/store/settings.ts';
import type { Payload } from 'payload';
import { Delivery, mailTransport } from './deliver.ts';

/** Polling interval of an empty outbox, in milliseconds. */
const interval = 1000;

export interface DeliveryLoop {
  /** Starts no more mails. Resolves when the result of the last one is stored. */
  stop(): Promise<void>;
}

/** Delivers mails until stopped; any number of processes may run it concurrently. Without a mail server mails stay queued, which clerks can see. */
export function startDelivery(payload: Payload): DeliveryLoop {
  const { mailFrom, smtpUrl } = readSettings();
  if (smtpUrl === undefined) {
    payload.logger.info('no mail server is configured (SMTP_URL): mails stay in the outbox');
    return { stop: async () => undefined };
  }
  const transport = mailTransport({ url: smtpUrl });
  const delivery = new Delivery({ payload, transport, from: mailFrom });
  const controller = new AbortController();
  const running = runDeliveryLoop(payload, delivery, controller.signal);
  return {
    async stop() {
      controller.abort();
      await running;
      await delivery.whenIdle();
    },
  };
}

async function runDeliveryLoop(
  payload: Payload,
  delivery: Delivery,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    let started = 0;
    try {
      await delivery.waitForCapacity();
      if (!signal.aborted) started = await delivery.sendDue();
    } catch (error) {
      payload.logger.error({ err: error }, 'the outbox could not be read');
    }
    if (started === 0)
      await wait(interval, undefined, { ref: false, signal }).catch(() => undefined);
  }
}
