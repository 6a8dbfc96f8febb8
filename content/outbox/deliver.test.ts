import { enqueue } from '@oilway/store/outbox/enqueue.ts';
import type { Mail } from '@oilway/store/outbox/mail.ts';
import { pauseOutbox, resumeOutbox } from '@oilway/store/outbox/pause-outbox.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { databaseOf } from '../database/session.ts';
import type { Mail as StoredMail } from '../payload-types.ts';
import { openDatabase, type TestDatabase } from '../test/database.ts';
import { listenForMail, type MailServer } from '../test/mail-server.ts';
import { retryDelays } from './claim.ts';
import { Delivery, mailTransport } from './deliver.ts';

const from = 'info@oilway.example';
const words = { subject: 'Ihre Nachricht', html: '<p>Guten Tag</p>', text: 'Guten Tag' };

let database: TestDatabase;
let server: MailServer;

beforeAll(async () => {
  database = await openDatabase('sqlite');
});
afterAll(() => database?.close());
afterEach(async () => {
  await server.close();
  await database.payload.delete({ collection: 'mails', where: { id: { exists: true } } });
});

async function listen(...behaviour: Parameters<typeof listenForMail>): Promise<void> {
  server = await listenForMail(...behaviour);
}

/** Sends the mails due at a time and waits for them. @returns their number. */
async function deliverDue(now: () => number = Date.now): Promise<number> {
  const transport = mailTransport({ url: server.url }, { step: 1000 });
  const options = { payload: database.payload, transport, from };
  const delivery = new Delivery({ ...options, now: async () => now() });
  const begun = await delivery.sendDue();
  await delivery.whenIdle();
  transport.close();
  return begun;
}

const of = {
  inbox: 'contact-messages',
  reference: 'OW-26-000-0001',
  cultureName: 'de-DE',
} as const;
const add = (mail: Partial<Mail> = {}) => {
  const whole = { to: 'miriam@posteo.example', ...words, ...mail };
  return enqueue(databaseOf(database.payload), [whole], { mailFrom: from, submission: of });
};
const outbox = async (): Promise<StoredMail[]> =>
  (await database.payload.find({ collection: 'mails', sort: 'createdAt', pagination: false })).docs;
const seconds = (mail: StoredMail | undefined) =>
  Math.round((Date.parse(mail?.nextAttempt ?? '') - Date.now()) / 1000);

describe('mail delivery', () => {
  test('sends a mail once with its stored Message-ID', async () => {
    await listen();
    await add({ replyTo: 'service@oilway.example' });
    expect(await deliverDue()).toBe(1);
    expect(await deliverDue()).toBe(0);
    const [mail] = await outbox();
    expect(mail).toMatchObject({ state: 'sent', attempts: 1, lastError: null });
    expect(server.received).toHaveLength(1);
    expect(server.received[0]?.recipients).toEqual(['miriam@posteo.example']);
    expect(server.received[0]?.source).toContain(`Message-ID: ${mail?.messageId}`);
    expect(server.received[0]?.source).toContain('Reply-To: service@oilway.example');
    expect(server.received[0]?.source).toMatch(/From: Oilway <info@oilway\.example>/);
  });

  test('sets In-Reply-To and References on replies and Auto-Submitted on automatic mails', async () => {
    await listen();
    await add();
    await add({ inReplyTo: ['<eins@oilway.example>', '<zwei@oilway.example>'] });
    await add({ inReplyTo: [] });
    await deliverDue();
    const headersOf = ({ source }: { source: string }) =>
      (source.split('\r\n\r\n')[0] ?? '')
        .replaceAll(/\r\n\s+/g, ' ')
        .split('\r\n')
        .filter((line) => /^(auto-submitted|in-reply-to|references):/i.test(line));
    expect(server.received.map(headersOf).sort()).toEqual([
      [],
      ['Auto-Submitted: auto-generated'],
      [
        'In-Reply-To: <zwei@oilway.example>',
        'References: <eins@oilway.example> <zwei@oilway.example>',
      ],
    ]);
  });

  test('appends the legal footer of the company in the language of the mail', async () => {
    await listen();
    const letterhead = 'Müller & Öl GmbH, HRB 7\nImpressum: https://oilway.example/impressum.';
    const settings = { slug: 'settings', locale: 'de', data: { letterhead } } as const;
    await database.payload.updateGlobal(settings);
    const html = (lang: string) => `<html dir="ltr" lang="${lang}"><body>Guten Tag</body></html>`;
    for (const lang of ['de', 'pl', 'en']) await add({ html: html(lang) });
    await deliverDue();
    const signed = server.received.filter(({ source }) => source.includes('HRB 7'));
    expect(server.received).toHaveLength(3);
    expect(signed).toHaveLength(1);
    const words = signed[0]?.source.replaceAll('=\r\n', '').replaceAll('=3D', '=') ?? '';
    expect(words).toMatch(
      /&amp; =C3=96l GmbH.*<br\/>.*<a href="https:\/\/oilway.example\/impressum"/,
    );
    expect(words.match(/HRB 7/g)).toHaveLength(2);
  });

  test('sends nothing while the outbox is paused', async () => {
    await listen();
    await add();
    const session = databaseOf(database.payload);
    await pauseOutbox(session);
    await pauseOutbox(session);
    expect(await deliverDue()).toBe(0);
    expect(await resumeOutbox(session)).toBeDefined();
    expect(await resumeOutbox(session)).toBeUndefined();
    expect(await deliverDue()).toBe(1);
  });

  test('sends to an internationalized domain in ASCII and stores the Unicode spelling', async () => {
    await listen();
    await add({ to: 'info@müller-öl.de', replyTo: 'biuro@łódź.pl' });
    await deliverDue();
    expect(server.received[0]?.source).toMatch(/^To: info@xn--mller-l-f1a2c\.de\r$/m);
    expect(server.received[0]?.source).toMatch(/^Reply-To: biuro@xn--d-uga0v4h\.pl\r$/m);
    expect(await outbox()).toMatchObject([{ state: 'sent', to: 'info@müller-öl.de' }]);
  });

  test('sends attachments with file name and content type', async () => {
    await listen();
    const content = 'BEGIN:VCALENDAR\r\nSUMMARY:Ölabend\r\nEND:VCALENDAR';
    const contentType = 'text/calendar; charset=utf-8; method=PUBLISH';
    await add({ attachments: [{ filename: 'oilway-1.ics', contentType, content }] });
    await deliverDue();
    const [, part = ''] = (server.received[0]?.source ?? '').split(
      /(?=Content-Type: text\/calendar)/,
    );
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
  ] as const)('prevents header injection through %s: %j', async (field, value) => {
    await listen();
    await add({ [field]: value });
    await deliverDue();
    for (const { recipients, source } of server.received) {
      expect(recipients).toHaveLength(1);
      expect(recipients[0]).not.toBe('b@evil.example');
      const [head] = source.split('\r\n\r\n');
      expect(head).not.toMatch(/^bcc:/im);
    }
  });
});

describe('SMTP failures', () => {
  test('retries a temporary failure for a day, then marks the mail dead', async () => {
    await listen({
      onMailFrom: (_address, _session, done) =>
        done(Object.assign(new Error('try later'), { responseCode: 451 })),
    });
    await add();
    let now = Date.now();
    for (const pause of retryDelays) {
      await deliverDue(() => now);
      const [mail] = await outbox();
      expect(mail?.state).toBe('waiting');
      expect(Date.parse(mail?.nextAttempt ?? '') - now).toBe(pause * 1000);
      expect(await deliverDue(() => now)).toBe(0);
      now += pause * 1000;
    }
    await deliverDue(() => now);
    expect((await outbox())[0]).toMatchObject({ state: 'dead', attempts: retryDelays.length + 1 });
    expect(retryDelays.reduce((sum, pause) => sum + pause, 0)).toBeCloseTo(86_000, -3);
    expect(server.received).toEqual([]);
  });

  test('retries a greylisted recipient and logs no server text', async () => {
    await listen({
      onRcptTo: (_address, _session, done) =>
        done(Object.assign(new Error('come back later'), { responseCode: 450 })),
    });
    await add();
    const warnings = vi.spyOn(database.payload.logger, 'warn');
    await deliverDue();
    // Servers repeat the address: their messages are stored in the outbox and not logged.
    expect(JSON.stringify(warnings.mock.calls)).toContain('450');
    expect(JSON.stringify(warnings.mock.calls)).not.toContain('come back later');
    const [mail] = await outbox();
    expect(mail).toMatchObject({ state: 'waiting', attempts: 1 });
    expect(mail?.lastError).toContain('come back later');
    warnings.mockRestore();
  });

  test('does not retry an unknown recipient', async () => {
    await listen({
      onRcptTo: (_address, _session, done) =>
        done(Object.assign(new Error('no such user'), { responseCode: 550 })),
    });
    await add();
    await deliverDue();
    const [mail] = await outbox();
    expect(mail).toMatchObject({ state: 'dead', attempts: 1 });
    expect(mail?.lastError).toContain('no such user');
  });

  test('erases the body of an undeliverable password mail only', async () => {
    await listen({
      onRcptTo: (_address, _session, done) =>
        done(Object.assign(new Error('no such user'), { responseCode: 550 })),
    });
    await add({ passwordOf: 'staff' });
    await add();
    await deliverDue();
    const stored = (await outbox()).map(({ html, passwordOf, state, subject, text }) => ({
      isSecret: Boolean(passwordOf),
      state,
      words: [Boolean(html), Boolean(text), Boolean(subject)],
    }));
    expect(stored).toContainEqual({ isSecret: true, state: 'dead', words: [false, false, true] });
    expect(stored).toContainEqual({ isSecret: false, state: 'dead', words: [true, true, true] });
  });

  test('gives up on a hanging connection and leaves the mail waiting', async () => {
    await listen({
      onConnect: (_session, done) => void setTimeout(done, 60_000).unref(),
    });
    await add();
    await deliverDue();
    expect((await outbox())[0]).toMatchObject({ state: 'waiting', attempts: 1 });
  });

  test('resends with the same Message-ID when the connection drops after DATA', async () => {
    let dropped = false;
    await listen({
      take() {
        if (!dropped) server.dropConnections();
        dropped = true;
      },
    });
    await add();
    await deliverDue();
    expect((await outbox())[0]).toMatchObject({ state: 'waiting', attempts: 1 });
    const later = Date.now() + 61_000;
    await deliverDue(() => later);
    expect((await outbox())[0]).toMatchObject({ state: 'sent', attempts: 2 });
    const ids = server.received.map(({ source }) => /^Message-ID: (.*)$/m.exec(source)?.[1]);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  test('delivers the mail once an unreachable server is back', async () => {
    await listen();
    const { port } = server;
    await server.close();
    await add();
    await deliverDue();
    const [mail] = await outbox();
    expect(mail).toMatchObject({ state: 'waiting', attempts: 1 });
    expect(seconds(mail)).toBeGreaterThan(50);
    await listen({}, port);
    await deliverDue(() => Date.now() + 61_000);
    expect((await outbox())[0]).toMatchObject({ state: 'sent' });
    expect(server.received).toHaveLength(1);
  });
});

test('resends a mail whose claim expired after the sending process was killed', async () => {
  await listen();
  await add();
  const [mail] = await outbox();
  const until = new Date(Date.now() + 300_000).toISOString();
  await database.payload.update({
    collection: 'mails',
    id: mail?.id ?? '',
    data: { attempts: 1, nextAttempt: until },
  });
  expect(await deliverDue()).toBe(0);
  await deliverDue(() => Date.now() + 301_000);
  expect((await outbox())[0]).toMatchObject({ state: 'sent', attempts: 2 });
});
