import { randomUUID } from 'node:crypto';
import { batchSize } from '@oilway/store/database/batches.ts';
import { openFileStore } from '@oilway/store/files/open-file-store.ts';
import {
  accountRequests,
  memberChallenges,
  memberSessions,
  members,
  memberTokens,
} from '@oilway/store/members/tables.ts';
import type { ClockReadings } from '@oilway/store/retention/clock-check.ts';
import { purgeExpiredSubmissions } from '@oilway/store/retention/purge-expired-submissions.ts';
import { readSettings } from '@oilway/store/settings.ts';
import {
  attachments,
  captchas,
  contactMessages,
  sponsoredActivities,
} from '@oilway/store/submissions/tables.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databaseOf } from '../database/session.ts';
import { databases, openDatabase, type TestDatabase } from '../test/database.ts';
import { paragraph } from '../test/pages.ts';
import { addRow, rowsOf } from '../test/store-rows.ts';

const day = 86_400_000;
const later = (days: number) => Date.now() + days * day;

describe.each(databases)('retention of submissions on %s', (kind) => {
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

  const purge = async (clocks: ClockReadings) =>
    purgeExpiredSubmissions(databaseOf(database.payload), clocks, {
      log: database.payload.logger,
      settings: readSettings(),
      files: openFileStore(readSettings().storage),
    });
  /** Runs the purge after so many days, with a run on the day before. */
  const purgeAfter = (days: number) =>
    purge({
      process: later(days),
      database: later(days),
      lastRun: later(days - 1),
    });

  test('deletes completed submissions with files and mails after their period and counts overdue open ones', async () => {
    const { payload } = database;
    const done = await sent('contact-messages', { status: 'done' });
    await sent('contact-messages', { status: 'spam' });
    await sent('contact-messages', { status: 'inWork' });
    const applied = await sent('sponsoring-messages', {
      status: 'done',
      selectedTypeOfForms: ['project', 'ongoingBusiness'],
    });
    await addRow(payload, attachments, {
      id: `${applied.id}-0`,
      submission: applied.id,
      name: 'a.pdf',
      mediaType: 'application/pdf',
      content: 'JVBERg==',
    });
    await mail(done.reference, 'sent');
    await mail(applied.reference, 'sent');
    await mail(applied.reference, 'waiting');
    await mail(null, 'sent');
    await addRow(payload, captchas, { id: 'spent', expires: new Date(later(0)).toISOString() });
    const left = async (table: typeof attachments | typeof captchas) =>
      (await rowsOf(payload, table as typeof captchas)).length;

    expect(await purgeAfter(0.5)).toEqual({ deleted: 0, mails: 0, overdue: 0 });
    expect(await left(captchas)).toBe(1);
    expect(await purgeAfter(366)).toEqual({ deleted: 2, mails: 1, overdue: 1 });
    expect([await count('contact-messages'), await left(captchas)]).toEqual([1, 0]);
    expect([await left(attachments), await count('mails')]).toEqual([1, 2]);
    const activities = async () => {
      const session = databaseOf(payload);
      return session.orm.select().from(sponsoredActivities(session));
    };
    expect(await activities()).toHaveLength(2);
    expect(await purgeAfter(1096)).toEqual({ deleted: 1, mails: 0, overdue: 1 });
    expect([await left(attachments), await count('mails')]).toEqual([0, 0]);
    expect(await activities()).toEqual([]);
    const { lastRun } = await payload.findGlobal({ slug: 'retention', depth: 0 });
    expect(lastRun).toMatchObject({ deleted: 1, mails: 0, overdue: 1 });
    expect(Math.abs(Date.parse(lastRun?.at ?? '') - later(1096))).toBeLessThan(60_000);
    expect(await purgeAfter(1096)).toEqual({ deleted: 0, mails: 0, overdue: 1 });
  });

  test('deletes event sign-ups 90 days after the event ends, in every culture', async () => {
    const { payload } = database;
    const made = async (country: 'de' | 'pl', days: number) => {
      const data = {
        country,
        title: 'Ölabend',
        slug: 'oelabend',
        start: new Date(later(days)).toISOString(),
        end: new Date(later(days + 0.1)).toISOString(),
        venue: 'Oilway',
        address: 'Hof 1, 44263 Dortmund',
        intro: 'Ein Abend.',
        body: paragraph('Text'),
        _status: 'published',
      };
      return (await payload.create({ collection: 'events', data: data as never })).id;
    };
    const [german, polish] = [await made('de', 8), await made('pl', 20)];
    const signUp = (event: number, cultureName: string) =>
      sent('event-sign-ups', { event, cultureName, place: 'confirmed' });
    for (const cultureName of ['de-DE', 'pl-PL']) await signUp(german, cultureName);
    await signUp(polish, 'pl-PL');
    expect((await purgeAfter(97)).deleted).toBe(0);
    expect((await purgeAfter(99)).deleted).toBe(2);
    const { docs } = await payload.find({ collection: 'event-sign-ups', depth: 0 });
    expect(docs.map(({ event }) => event)).toEqual([polish]);
    expect((await purgeAfter(109)).deleted).toBe(0);
    expect((await purgeAfter(111)).deleted).toBe(1);
  });

  test('applies retention periods set by an administrator', async () => {
    await sent('contact-messages', { status: 'done' });
    await database.payload.updateGlobal({
      slug: 'retention',
      data: { contactMessages: 10, sponsoringMessages: 10, eventSignUps: 10 },
    });
    expect((await purgeAfter(9)).deleted).toBe(0);
    expect((await purgeAfter(11)).deleted).toBe(1);
  });

  test('deletes in batches with related mails and defers a row locked by another transaction', async () => {
    const { payload } = database;
    const session = databaseOf(payload);
    const old = Array.from({ length: 2 * batchSize + 1 }, (_, at) => ({
      id: randomUUID(),
      reference: `OW-25-000-${at}`,
      cultureName: 'de-DE' as const,
      status: 'done' as const,
      idempotencyKey: randomUUID(),
      fingerprint: '',
    }));
    await session.orm.insert(contactMessages(session)).values(old);
    for (const one of [old.at(0), old.at(-1)]) await mail(one?.reference ?? '', 'sent');
    const before = await count('mails');
    await payload.updateGlobal({ slug: 'retention', data: { allowed: true } });
    // SQLite has one writer, so there is no concurrent transaction.
    const transactionID = kind === 'postgres' ? await payload.db.beginTransaction() : null;
    if (transactionID) {
      const data = { notes: 'Gleich fertig.' };
      const id = old[7]?.id ?? '';
      await payload.db.updateOne({
        collection: 'contact-messages',
        id,
        data,
        req: { transactionID: transactionID },
      });
    }
    expect((await purgeAfter(366)).deleted).toBe(old.length - (transactionID ? 1 : 0));
    if (transactionID) await payload.db.commitTransaction(transactionID);
    expect((await purgeAfter(732)).deleted).toBe(transactionID ? 1 : 0);
    expect(await count('mails')).toBe(before - 2);
  });

  test('deletes only expired sessions, links, requests and challenges of members', async () => {
    const { payload } = database;
    const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
    const row = (name: string) => ({ tokenHash: name, member: name });
    const session = (name: string, lastSeen: number, expires: number) =>
      addRow(payload, memberSessions, {
        ...row(name),
        begun: at(-60),
        lastSeen: at(lastSeen),
        expires: at(expires),
      });
    const link = (name: string, expires: number) =>
      addRow(payload, memberTokens, {
        ...row(name),
        purpose: 'reset',
        createdAt: at(-60),
        expires: at(expires),
      });
    await session('in use', -29, 60);
    await session('idle', -31, 60);
    await session('too old', -1, -1);
    await link('holds', 1);
    await link('over', -1);
    for (const minutes of [1, -1]) {
      const applicant = {
        name: 'Łucja',
        company: 'Öz',
        cultureName: 'pl-PL',
        expires: at(minutes),
      } as const;
      const request = { ...applicant, email: `${minutes}@a.example`, tokenHash: String(minutes) };
      await addRow(payload, accountRequests, request);
      const challenge = { id: `challenge ${minutes}`, expires: at(minutes) };
      await addRow(payload, memberChallenges, challenge);
    }
    for (const name of ['refused-179', 'refused-181', 'disabled-181']) {
      const [state, days] = name.split('-') as ['refused' | 'disabled', string];
      const account = { state, name, email: `${name}@a.example`, cultureName: 'pl-PL' } as const;
      await addRow(payload, members, { ...account, decidedAt: at(-Number(days) * 1440) });
    }
    await purgeAfter(0);
    const left = (await rowsOf(payload, members)).map(({ name }) => name);
    expect(left.toSorted()).toEqual(['disabled-181', 'refused-179']);
    expect(await rowsOf(payload, memberChallenges)).toMatchObject([{ id: 'challenge 1' }]);
    expect(await rowsOf(payload, accountRequests)).toMatchObject([{ email: '1@a.example' }]);
    expect(await rowsOf(payload, memberSessions)).toMatchObject([{ member: 'in use' }]);
    expect(await rowsOf(payload, memberTokens)).toMatchObject([{ member: 'holds' }]);
  });

  describe('purge suspension', () => {
    const lastRun = later(0);
    beforeEach(async () => {
      const { payload } = database;
      await payload.delete({ collection: 'contact-messages', where: { id: { exists: true } } });
      await payload.updateGlobal({
        slug: 'retention',
        data: { contactMessages: 365, skipped: { at: null, reason: null }, allowed: false },
      });
      await sent('contact-messages', { status: 'done' });
    });
    const readState = () => database.payload.findGlobal({ slug: 'retention', depth: 0 });
    const none = { deleted: 0, mails: 0, overdue: 0 };

    test.each([
      ['the clock jumped ahead', later(500), later(500), lastRun, 'long'],
      ['its clock and the database’s differ', later(366), later(365), later(365), 'clocks'],
      ['the last run lies in the future', later(366), later(366), later(800), 'future'],
      ['there was no run before', later(366), later(366), undefined, 'first'],
    ] as const)('deletes nothing when %s', async (_, process, clock, last, skipReason) => {
      const clocks = { process, database: clock, lastRun: last };
      expect(await purge(clocks)).toEqual({ ...none, skipReason });
      expect(await count('contact-messages')).toBe(1);
      // The first run needs no review.
      expect((await readState()).skipped?.reason).toBe(skipReason === 'first' ? null : skipReason);
      // The next run deletes normally.
      expect(await purgeAfter(366)).toMatchObject({ deleted: 1 });
      expect((await readState()).skipped).toEqual({ at: null, reason: null });
    });

    test('deletes an unusually large number only after an administrator allows it once', async () => {
      const { payload } = database;
      for (let more = 0; more < 20; more += 1) await sent('contact-messages', { status: 'done' });
      expect(await purgeAfter(366)).toEqual({ ...none, skipReason: 'many' });
      expect((await readState()).skipped?.reason).toBe('many');
      expect(Date.parse((await readState()).lastRun?.at ?? '')).toBeGreaterThan(later(365));
      await payload.updateGlobal({ slug: 'retention', data: { allowed: true } });
      const clocks = { process: later(366), database: later(366), lastRun };
      expect(await purge({ ...clocks, database: later(0) })).toMatchObject({
        skipReason: 'clocks',
      });
      expect(await purge(clocks)).toMatchObject({ deleted: 21 });
      expect(await readState()).toMatchObject({ allowed: false, skipped: { reason: null } });
    });
  });
});
