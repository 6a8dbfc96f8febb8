import { enqueue } from '@oilway/store/outbox/enqueue.ts';
import { hold, release } from '@oilway/store/outbox/hold.ts';
import type { Mail } from '@oilway/store/outbox/mail.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { databaseOf } from '../database/session.ts';
import type { Mail as StoredMail } from '../payload-types.ts';
import { openDatabase, type TestDatabase } from '../test/database.ts';
import { listenForMail, type MailServer } from '../test/mail-server.ts';
import { pauses } from './claim.ts';
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

/** Sends what is due at a moment, until nothing is being sent. @returns how many mails that was. */
async function deliverDue(now: () => number = Date.now): Promise<number> {
  const transport = mailTransport({ url: server.url }, { step: 1000 });
  const own = { payload: database.payload, transport, from };
  const delivery = new Delivery({ ...own, now: async () => now() });
  const begun = await delivery.begin();
  await delivery.done();
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
  return enqueue(databaseOf(database.payload), [whole], { mailFrom: from, of });
};
const outbox = async (): Promise<StoredMail[]> =>
  (await database.payload.find({ collection: 'mails', sort: 'createdAt', pagination: false })).docs;
const seconds = (mail: StoredMail | undefined) =>
  Math.round((Date.parse(mail?.nextAttempt ?? '') - Date.now()) / 1000);

describe('a mail', () => {
  test('reaches its one recipient once, under the Message-ID it has kept', async () => {
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

  test('that a person wrote names what it goes on with, and is not automatic', async () => {
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

  test('says below its words what the law wants of the company, in its own language', async () => {
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

  test('waits for as long as mails are held back', async () => {
    await listen();
    await add();
    const session = databaseOf(database.payload);
    await hold(session);
    await hold(session);
    expect(await deliverDue()).toBe(0);
    expect(await release(session)).toBeDefined();
    expect(await release(session)).toBeUndefined();
    expect(await deliverDue()).toBe(1);
  });

  test('to a domain with an umlaut is sent in ASCII, and listed as it is written', async () => {
    await listen();
    await add({ to: 'info@müller-öl.de', replyTo: 'biuro@łódź.pl' });
    await deliverDue();
    expect(server.received[0]?.source).toMatch(/^To: info@xn--mller-l-f1a2c\.de\r$/m);
    expect(server.received[0]?.source).toMatch(/^Reply-To: biuro@xn--d-uga0v4h\.pl\r$/m);
    expect(await outbox()).toMatchObject([{ state: 'sent', to: 'info@müller-öl.de' }]);
  });

  test('carries what is attached, under its name and as what it is', async () => {
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
  ] as const)(
    'with a trick in %s gets no other recipient and no other header: %j',
    async (field, value) => {
      await listen();
      await add({ [field]: value });
      await deliverDue();
      for (const { recipients, source } of server.received) {
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
    await listen({
      onMailFrom: (_address, _session, done) =>
        done(Object.assign(new Error('try later'), { responseCode: 451 })),
    });
    await add();
    let now = Date.now();
    for (const pause of pauses) {
      await deliverDue(() => now);
      const [mail] = await outbox();
      expect(mail?.state).toBe('waiting');
      expect(Date.parse(mail?.nextAttempt ?? '') - now).toBe(pause * 1000);
      expect(await deliverDue(() => now)).toBe(0);
      now += pause * 1000;
    }
    await deliverDue(() => now);
    expect((await outbox())[0]).toMatchObject({ state: 'dead', attempts: pauses.length + 1 });
    expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBeCloseTo(86_000, -3);
    expect(server.received).toEqual([]);
  });

  test('refuses a recipient for now, as a grey list does, is asked again', async () => {
    await listen({
      onRcptTo: (_address, _session, done) =>
        done(Object.assign(new Error('come back later'), { responseCode: 450 })),
    });
    await add();
    const said = vi.spyOn(database.payload.logger, 'warn');
    await deliverDue();
    // Servers repeat the address: their words are in the outbox, and in no log.
    expect(JSON.stringify(said.mock.calls)).toContain('450');
    expect(JSON.stringify(said.mock.calls)).not.toContain('come back later');
    const [mail] = await outbox();
    expect(mail).toMatchObject({ state: 'waiting', attempts: 1 });
    expect(mail?.lastError).toContain('come back later');
    said.mockRestore();
  });

  test('does not know the recipient is not asked again', async () => {
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

  test('does not take a link to a password leaves no word of it, of others all', async () => {
    await listen({
      onRcptTo: (_address, _session, done) =>
        done(Object.assign(new Error('no such user'), { responseCode: 550 })),
    });
    await add({ passwordOf: 'staff' });
    await add();
    await deliverDue();
    const kept = (await outbox()).map(({ html, passwordOf, state, subject, text }) => ({
      isSecret: Boolean(passwordOf),
      state,
      words: [Boolean(html), Boolean(text), Boolean(subject)],
    }));
    expect(kept).toContainEqual({ isSecret: true, state: 'dead', words: [false, false, true] });
    expect(kept).toContainEqual({ isSecret: false, state: 'dead', words: [true, true, true] });
  });

  test('hangs does not hold the others up', async () => {
    await listen({
      onConnect: (_session, done) => void setTimeout(done, 60_000).unref(),
    });
    await add();
    await deliverDue();
    expect((await outbox())[0]).toMatchObject({ state: 'waiting', attempts: 1 });
  });

  test('drops the line after DATA gets the mail again, under the same Message-ID', async () => {
    let dropped = false;
    await listen({
      take() {
        if (!dropped) server.drop();
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

  test('is away for a while gets it when it is back', async () => {
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

test('a process that was killed while it sent leaves the mail to the next one', async () => {
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
