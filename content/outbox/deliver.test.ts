import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Mail } from '../payload-types.ts';
import { openDatabase, type TestDatabase } from '../test/database.ts';
import { deliverDue, mailTransport, pauses } from './deliver.ts';
import { enqueue } from './enqueue.ts';

const from = 'info@oilway.example';
const words = { subject: 'Ihre Nachricht', html: '<p>Guten Tag</p>', text: 'Guten Tag' };

interface Received {
  recipients: string[];
  source: string;
}

let database: TestDatabase;
let received: Received[];
let server: SMTPServer | undefined;

beforeAll(async () => {
  database = await openDatabase('sqlite');
});
afterAll(() => database?.close());
afterEach(async () => {
  await new Promise<void>((closed) => (server ? server.close(closed) : closed()));
  server = undefined;
  await database.payload.delete({ collection: 'mails', where: { id: { exists: true } } });
});

/** A mail server of our own on a free port, which behaves as it is told. */
async function listen(behaviour: SMTPServerOptions = {}, port = 0): Promise<number> {
  received = [];
  const made = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, session, done) {
      let source = '';
      stream.setEncoding('utf8');
      stream.on('data', (part: string) => {
        source += part;
      });
      stream.on('end', () => {
        received.push({
          recipients: session.envelope.rcptTo.map(({ address }) => address),
          source,
        });
        done();
      });
    },
    ...behaviour,
  });
  server = made;
  made.on('error', () => undefined);
  await new Promise<void>((ready) => made.listen(port, '127.0.0.1', ready));
  return (made.server.address() as AddressInfo).port;
}

const transportTo = (port: number) =>
  mailTransport({ url: `smtp://127.0.0.1:${port}`, from }, { step: 1000 });
const add = (mail: Partial<Parameters<typeof enqueue>[1]> = {}) =>
  enqueue(database.payload, { to: 'miriam@posteo.example', ...words, ...mail }, 'OW-26-000-0001');
const outbox = async (): Promise<Mail[]> =>
  (await database.payload.find({ collection: 'mails', sort: 'createdAt', pagination: false })).docs;
const seconds = (mail: Mail | undefined) =>
  Math.round((Date.parse(mail?.nextAttempt ?? '') - Date.now()) / 1000);

describe('a mail', () => {
  test('reaches its one recipient once, under the Message-ID it has kept', async () => {
    const port = await listen();
    await add({ replyTo: 'service@oilway.example' });
    expect(await deliverDue(database.payload, transportTo(port), from)).toBe(1);
    expect(await deliverDue(database.payload, transportTo(port), from)).toBe(0);
    const [mail] = await outbox();
    expect(mail).toMatchObject({ state: 'sent', attempts: 1, lastError: null });
    expect(received).toHaveLength(1);
    expect(received[0]?.recipients).toEqual(['miriam@posteo.example']);
    expect(received[0]?.source).toContain(`Message-ID: ${mail?.messageId}`);
    expect(received[0]?.source).toContain('Reply-To: service@oilway.example');
    expect(received[0]?.source).toMatch(/From: Oilway <info@oilway\.example>/);
  });

  test('carries what is attached, under its name and as what it is', async () => {
    const port = await listen();
    const content = 'BEGIN:VCALENDAR\r\nSUMMARY:Ölabend\r\nEND:VCALENDAR';
    const contentType = 'text/calendar; charset=utf-8; method=PUBLISH';
    await add({ attachments: [{ filename: 'oilway-1.ics', contentType, content }] });
    await deliverDue(database.payload, transportTo(port), from);
    const [, part = ''] = (received[0]?.source ?? '').split(/(?=Content-Type: text\/calendar)/);
    const [head = '', body = ''] = part.split('\r\n\r\n');
    expect(head.replace(/\s+/g, ' ')).toContain(contentType);
    expect(head).toContain('filename=oilway-1.ics');
    const encoded = /^[\w+/=\r\n]+/.exec(body)?.[0] ?? '';
    expect(Buffer.from(encoded, 'base64').toString()).toBe(content);
  });

  test.each([
    ['to', 'a@posteo.example, b@evil.example'],
    ['to', 'a@posteo.example\r\nBcc: b@evil.example'],
    ['replyTo', 'a@posteo.example\r\nBcc: b@evil.example'],
    ['subject', 'Hallo\r\nBcc: b@evil.example'],
  ] as const)(
    'with a trick in %s gets no other recipient and no other header: %j',
    async (field, value) => {
      const port = await listen();
      await add({ [field]: value });
      await deliverDue(database.payload, transportTo(port), from);
      for (const { recipients, source } of received) {
        expect(recipients).toHaveLength(1);
        expect(recipients[0]).not.toBe('b@evil.example');
        const [head] = source.split('\r\n\r\n');
        expect(head).not.toMatch(/^bcc:/im);
      }
    },
  );
});

describe('a server that', () => {
  test('refuses for now is asked again, for a day; then the mail is undeliverable', async () => {
    const port = await listen({
      onMailFrom: (_address, _session, done) =>
        done(Object.assign(new Error('try later'), { responseCode: 451 })),
    });
    await add();
    let now = Date.now();
    for (const pause of pauses) {
      await deliverDue(database.payload, transportTo(port), from, () => now);
      const [mail] = await outbox();
      expect(mail?.state).toBe('waiting');
      expect(Date.parse(mail?.nextAttempt ?? '') - now).toBe(pause * 1000);
      expect(await deliverDue(database.payload, transportTo(port), from, () => now)).toBe(0);
      now += pause * 1000;
    }
    await deliverDue(database.payload, transportTo(port), from, () => now);
    expect((await outbox())[0]).toMatchObject({ state: 'dead', attempts: pauses.length + 1 });
    expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBeCloseTo(86_000, -3);
    expect(received).toEqual([]);
  });

  test('refuses a recipient for now, as a grey list does, is asked again', async () => {
    const port = await listen({
      onRcptTo: (_address, _session, done) =>
        done(Object.assign(new Error('come back later'), { responseCode: 450 })),
    });
    await add();
    await deliverDue(database.payload, transportTo(port), from);
    const [mail] = await outbox();
    expect(mail).toMatchObject({ state: 'waiting', attempts: 1 });
    expect(mail?.lastError).toContain('come back later');
  });

  test('does not know the recipient is not asked again', async () => {
    const port = await listen({
      onRcptTo: (_address, _session, done) =>
        done(Object.assign(new Error('no such user'), { responseCode: 550 })),
    });
    await add();
    await deliverDue(database.payload, transportTo(port), from);
    const [mail] = await outbox();
    expect(mail).toMatchObject({ state: 'dead', attempts: 1 });
    expect(mail?.lastError).toContain('no such user');
  });

  test('hangs does not hold the others up', async () => {
    const port = await listen({
      onConnect: (_session, done) => void setTimeout(done, 60_000).unref(),
    });
    await add();
    await deliverDue(database.payload, transportTo(port), from);
    expect((await outbox())[0]).toMatchObject({ state: 'waiting', attempts: 1 });
  });

  test('drops the line after DATA gets the mail again, under the same Message-ID', async () => {
    let drop = true;
    const port = await listen({
      onData(stream, session, done) {
        let source = '';
        stream.setEncoding('utf8');
        stream.on('data', (part: string) => {
          source += part;
        });
        stream.on('end', () => {
          received.push({
            recipients: session.envelope.rcptTo.map(({ address }) => address),
            source,
          });
          if (!drop) return done();
          drop = false;
          for (const connection of server?.connections ?? [])
            (connection as unknown as { _socket: { destroy(): void } })._socket.destroy();
        });
      },
    });
    await add();
    await deliverDue(database.payload, transportTo(port), from);
    expect((await outbox())[0]).toMatchObject({ state: 'waiting', attempts: 1 });
    const later = Date.now() + 61_000;
    await deliverDue(database.payload, transportTo(port), from, () => later);
    expect((await outbox())[0]).toMatchObject({ state: 'sent', attempts: 2 });
    const ids = received.map(({ source }) => /^Message-ID: (.*)$/m.exec(source)?.[1]);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  test('is away for a while gets it when it is back', async () => {
    const port = await listen();
    await new Promise<void>((closed) => server?.close(closed));
    await add();
    await deliverDue(database.payload, transportTo(port), from);
    const [mail] = await outbox();
    expect(mail).toMatchObject({ state: 'waiting', attempts: 1 });
    expect(seconds(mail)).toBeGreaterThan(50);
    await listen({}, port);
    await deliverDue(database.payload, transportTo(port), from, () => Date.now() + 61_000);
    expect((await outbox())[0]).toMatchObject({ state: 'sent' });
    expect(received).toHaveLength(1);
  });
});

test('a process that was killed while it sent leaves the mail to the next one', async () => {
  const port = await listen();
  await add();
  const [mail] = await outbox();
  const until = new Date(Date.now() + 300_000).toISOString();
  await database.payload.update({
    collection: 'mails',
    id: mail?.id ?? '',
    data: { attempts: 1, nextAttempt: until },
  });
  expect(await deliverDue(database.payload, transportTo(port), from)).toBe(0);
  await deliverDue(database.payload, transportTo(port), from, () => Date.now() + 301_000);
  expect((await outbox())[0]).toMatchObject({ state: 'sent', attempts: 2 });
});
