import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase, type TestDatabase } from '../test/database.ts';
import { paragraph } from '../test/pages.ts';
import { tend } from './tend.ts';

const day = 86_400_000;
const later = (days: number) => Date.now() + days * day;

describe.each(['sqlite', 'postgres'] as const)('what is kept on %s', (kind) => {
  let database: TestDatabase;
  let number = 0;
  beforeAll(async () => {
    database = await openDatabase(kind);
  });
  afterAll(() => database?.close());

  const sent = (
    collection: 'contact-messages' | 'sponsoring-messages' | 'event-sign-ups',
    data: object,
  ) => {
    number += 1;
    return database.payload.create({
      collection,
      data: {
        id: randomUUID(),
        reference: `OW-26-000-${String(number).padStart(4, '0')}`,
        cultureName: 'de-DE',
        email: 'miriam@posteo.example',
        status: 'new',
        idempotencyKey: randomUUID(),
        fingerprint: randomUUID(),
        ...data,
      } as never,
    }) as Promise<{ id: string; reference: string }>;
  };
  const mail = (reference: string | null, state: 'sent' | 'waiting') =>
    database.payload.create({
      collection: 'mails',
      data: {
        id: randomUUID(),
        to: 'miriam@posteo.example',
        subject: 'Guten Tag',
        state,
        attempts: 0,
        reference,
        messageId: randomUUID(),
      },
    });
  const count = async (collection: Parameters<typeof database.payload.count>[0]['collection']) =>
    (await database.payload.count({ collection })).totalDocs;

  test('goes when it is done and old, with its files and mails; what is open stays and is counted', async () => {
    const { payload } = database;
    const done = await sent('contact-messages', { status: 'done' });
    await sent('contact-messages', { status: 'spam' });
    await sent('contact-messages', { status: 'inWork' });
    const applied = await sent('sponsoring-messages', { status: 'done' });
    await payload.create({
      collection: 'attachments',
      data: {
        id: `${applied.id}-0`,
        submission: applied.id,
        name: 'a.pdf',
        mediaType: 'application/pdf',
        content: 'JVBERg==',
      },
    });
    await mail(done.reference, 'sent');
    await mail(applied.reference, 'sent');
    await mail(applied.reference, 'waiting');
    await mail(null, 'sent');
    await payload.create({
      collection: 'captchas',
      data: { id: 'spent', expires: new Date(later(0)).toISOString() },
    });

    expect(await tend(payload, later(0.5))).toEqual({ deleted: 0, mails: 0, overdue: 0 });
    expect(await count('captchas')).toBe(1);
    expect(await tend(payload, later(366))).toEqual({ deleted: 2, mails: 1, overdue: 1 });
    expect([await count('contact-messages'), await count('captchas')]).toEqual([1, 0]);
    expect([await count('attachments'), await count('mails')]).toEqual([1, 2]);
    expect(await tend(payload, later(1096))).toEqual({ deleted: 1, mails: 0, overdue: 1 });
    expect([await count('attachments'), await count('mails')]).toEqual([0, 0]);
    const { lastRun } = await payload.findGlobal({ slug: 'retention', depth: 0 });
    expect(lastRun).toMatchObject({ deleted: 1, mails: 0, overdue: 1 });
    expect(Math.abs(Date.parse(lastRun?.at ?? '') - later(1096))).toBeLessThan(60_000);
    expect(await tend(payload, later(1096))).toEqual({ deleted: 0, mails: 0, overdue: 1 });
  });

  test('of an event goes so many days after it, whatever its state', async () => {
    const event = await database.payload.create({
      collection: 'events',
      locale: 'de',
      data: {
        title: 'Ölabend',
        slug: 'oelabend',
        start: new Date(later(8)).toISOString(),
        end: new Date(later(8.1)).toISOString(),
        venue: 'Oilway Dortmund',
        address: 'Hof 1, 44263 Dortmund',
        intro: 'Ein Abend.',
        body: paragraph('Text'),
        _status: 'published',
      } as never,
    });
    await sent('event-sign-ups', { event: event.id, name: 'Miriam', place: 'confirmed' });
    expect((await tend(database.payload, later(97))).deleted).toBe(0);
    expect((await tend(database.payload, later(99))).deleted).toBe(1);
    expect(await count('event-sign-ups')).toBe(0);
  });

  test('follows the terms that an admin set', async () => {
    await sent('contact-messages', { status: 'done' });
    await database.payload.updateGlobal({
      slug: 'retention',
      data: { contactMessages: 10, sponsoringMessages: 10, eventSignUps: 10 },
    });
    expect((await tend(database.payload, later(9))).deleted).toBe(0);
    expect((await tend(database.payload, later(11))).deleted).toBe(1);
  });

  test('sessions, links and challenges of members go once nobody can use them, and no earlier', async () => {
    const { payload } = database;
    const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
    const row = (name: string) => ({ tokenHash: name, member: name });
    const session = (name: string, lastSeen: number, expires: number) =>
      payload.create({
        collection: 'member-sessions',
        data: {
          ...row(name),
          begun: at(-60),
          lastSeen: at(lastSeen),
          expires: at(expires),
        } as never,
      });
    const link = (name: string, expires: number) =>
      payload.create({
        collection: 'member-tokens',
        data: { ...row(name), purpose: 'reset', made: at(-60), expires: at(expires) } as never,
      });
    await session('in use', -29, 60);
    await session('idle', -31, 60);
    await session('too old', -1, -1);
    await link('holds', 1);
    await link('over', -1);
    for (const minutes of [1, -1]) {
      const data = { id: `challenge ${minutes}`, expires: at(minutes) };
      await payload.create({ collection: 'member-challenges', data });
    }
    await tend(payload, Date.now());
    const challenges = await payload.find({ collection: 'member-challenges' });
    expect(challenges.docs.map(({ id }) => id)).toEqual(['challenge 1']);
    const left = async (collection: 'member-sessions' | 'member-tokens') =>
      (await payload.find({ collection })).docs.map(({ member }) => member);
    expect(await left('member-sessions')).toEqual(['in use']);
    expect(await left('member-tokens')).toEqual(['holds']);
  });
});
