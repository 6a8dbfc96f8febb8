/** Outbox delivery of many mails with concurrent senders and slow servers. */
import { enqueue } from '@oilway/store/outbox/enqueue.ts';
import { getPayload, type Payload } from 'payload';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { databaseOf } from '../database/session.ts';
import { closePayload } from '../test/close-payload.ts';
import { databases, openDatabase, type TestDatabase } from '../test/database.ts';
import { full } from '../test/full.ts';
import { listenForMail, type MailServer } from '../test/mail-server.ts';
import { Delivery, mailTransport } from './deliver.ts';

const from = 'info@oilway.example';

describe.each(databases)('concurrent outbox delivery on %s', (kind) => {
  let database: TestDatabase;
  let server: MailServer;
  const ends: (() => void | Promise<void>)[] = [];
  beforeEach(async () => {
    database = await openDatabase(kind);
  });
  afterEach(async () => {
    for (const end of ends.splice(0).reverse()) await end();
    await server.close();
    await database.close();
  });

  async function addMails(count: number): Promise<void> {
    for (let at = 0; at < count; at += 1) {
      const mail = { to: `m${at}@posteo.example`, subject: 'Hallo', html: '<p>Da</p>', text: 'Da' };
      const about = { inbox: 'contact-messages', cultureName: 'de-DE' } as const;
      const submission = { ...about, reference: 'OW-26-000-0001' };
      await enqueue(databaseOf(database.payload), [mail], { mailFrom: from, submission });
    }
  }

  function delivery(payload: Payload = database.payload): Delivery {
    const transport = mailTransport({ url: server.url });
    ends.push(() => transport.close());
    return new Delivery({ payload, transport, from });
  }

  /** Sends mails as the delivery loop does, until none is due. */
  async function drain(one: Delivery): Promise<void> {
    do await one.waitForCapacity();
    while ((await one.sendDue()) > 0);
    await one.whenIdle();
  }

  const recipients = () => server.received.map((mail) => mail.recipients[0]).sort();
  const expected = (count: number) =>
    Array.from({ length: count }, (_, at) => `m${at}@posteo.example`).sort();

  test('sends each mail once across several studio processes', async () => {
    server = await listenForMail();
    await addMails(60);
    const { default: config } = await import('../payload.config.ts');
    const other = await getPayload({ config, disableOnInit: true, key: 'another studio' });
    other.logger.level = 'silent';
    ends.push(() => closePayload(other));
    const studios = [delivery(), delivery(other), delivery()];
    await Promise.all(studios.map(drain));
    expect(recipients()).toEqual(expected(60));
    const where = { state: { equals: 'sent' }, attempts: { equals: 1 } };
    expect((await database.payload.count({ collection: 'mails', where })).totalDocs).toBe(60);
  });

  test('sends other mails while one is slow', async () => {
    const slow = Promise.withResolvers<void>();
    server = await listenForMail({
      take: (mail) => (mail.recipients[0] === 'm0@posteo.example' ? slow.promise : undefined),
    });
    await addMails(12);
    const drained = drain(delivery());
    const state = { state: { equals: 'sent' } };
    const sent = async () =>
      (await database.payload.count({ collection: 'mails', where: state })).totalDocs;
    await expect.poll(sent, { timeout: 60_000 }).toBe(11);
    expect(await delivery().sendDue()).toBe(0);
    slow.resolve();
    await drained;
    expect(await sent()).toBe(12);
    expect(recipients()).toEqual(expected(12));
  });

  test('sends a mail whose nextAttempt lies implausibly far in the future', async () => {
    server = await listenForMail();
    await addMails(1);
    const data = { nextAttempt: new Date(Date.now() + 500 * 86_400_000).toISOString() };
    await database.payload.update({ collection: 'mails', where: { id: { exists: true } }, data });
    await drain(delivery());
    expect(recipients()).toEqual(expected(1));
  });

  test.runIf(full)('delivers at least 50 mails a second', async () => {
    server = await listenForMail();
    await addMails(500);
    const begun = Date.now();
    await drain(delivery());
    const rate = 500 / ((Date.now() - begun) / 1000);
    expect(server.received).toHaveLength(500);
    expect(rate).toBeGreaterThan(50);
  });
});
