import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { EventSignUp } from '../payload-types.ts';
import { openDatabase, type TestDatabase } from '../test/database.ts';
import { cancelToken, eventGuests, inDays } from '../test/event-guests.ts';

describe.each(['sqlite', 'postgres'] as const)('event sign-ups on %s', (kind) => {
  let database: TestDatabase;
  let guests: Awaited<ReturnType<typeof eventGuests>>;
  beforeAll(async () => {
    database = await openDatabase(kind);
    guests = await eventGuests(database);
  });
  afterAll(() => database?.close());

  const subjectsTo = async (to: string) =>
    (await guests.mailsTo(to)).map(({ subject }) => subject?.replace(/: .*/, ''));
  const setPlace = (signUp: EventSignUp | undefined, place: EventSignUp['place']) =>
    database.payload.update({
      collection: 'event-sign-ups',
      id: signUp?.id ?? '',
      data: { place },
    });

  test('confirms five and waitlists fifteen of twenty concurrent sign-ups for five places', async () => {
    const { id, signUp } = await guests.openEvent({ capacity: 5 });
    const people = Array.from({ length: 20 }, (_, index) => `person-${id}-${index}`);
    const results = await Promise.all(people.map((name) => signUp(name)));
    const count = (place: string) => results.filter((one) => one.place === place).length;
    expect([count('confirmed'), count('waiting')]).toEqual([5, 15]);
    expect(await guests.named(id, 'confirmed')).toHaveLength(5);
    expect(await guests.named(id, 'waiting')).toHaveLength(15);
    for (const [index, name] of people.entries())
      expect(await subjectsTo(`${name}@posteo.example`)).toEqual([
        results[index]?.place === 'confirmed' ? 'Ihr Platz' : 'Warteliste',
      ]);
    expect(await database.store.eventOccupancy(id, 'de-DE')).toMatchObject({ confirmed: 5 });
  });

  test('assigns distinct createdAt times to sign-ups in one millisecond', async () => {
    const { id, signUp } = await guests.openEvent({ capacity: 1 });
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      await Promise.all([1, 2, 3, 4, 5].map((at) => signUp(`at-once-${at}`)));
    } finally {
      vi.useRealTimers();
    }
    const signUps = await guests.signUpsOf(id);
    expect(new Set(signUps.map(({ createdAt }) => createdAt)).size).toBe(5);
    expect(signUps[0]?.place).toBe('confirmed');
  });

  test('promotes the first waiting guest once after repeated cancellation', async () => {
    const { id, signUp } = await guests.openEvent({ capacity: 1 });
    for (const name of ['anna', 'bert', 'cleo']) await signUp(name, `${name}${id}@posteo.example`);
    const [confirmation] = await guests.mailsTo(`anna${id}@posteo.example`);
    const token = cancelToken(confirmation);
    expect((await database.store.findSignUp(token))?.place).toBe('confirmed');
    const cancelled = await Promise.all(
      Array.from({ length: 4 }, () => database.store.cancelSignUp(token)),
    );
    expect(cancelled).toEqual([true, true, true, true]);
    expect(await guests.named(id, 'cancelled')).toEqual(['anna']);
    expect(await guests.named(id, 'confirmed')).toEqual(['bert']);
    expect(await guests.named(id, 'waiting')).toEqual(['cleo']);
    expect(await subjectsTo(`anna${id}@posteo.example`)).toEqual(['Ihr Platz', 'Abmeldung']);
    expect(await subjectsTo(`bert${id}@posteo.example`)).toEqual([
      'Warteliste',
      'Ein Platz ist frei geworden',
    ]);
    expect(await subjectsTo(`cleo${id}@posteo.example`)).toEqual(['Warteliste']);
    expect(await subjectsTo('service@oilway.example')).toContain('Neue Anmeldung von cleo');
  });

  test('rejects a tampered or unknown cancellation token', async () => {
    const { id, signUp } = await guests.openEvent();
    await signUp('anna', `anna${id}@posteo.example`);
    const token = cancelToken((await guests.mailsTo(`anna${id}@posteo.example`))[0]);
    expect(token.length).toBeGreaterThan(60);
    const changedAt = (at: number) =>
      token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1);
    for (const wrong of [
      '',
      'x',
      changedAt(0),
      changedAt(40),
      token.slice(0, -1),
      `${token}A`,
      `${token}=`,
    ]) {
      expect(await database.store.findSignUp(wrong)).toBeUndefined();
      expect(await database.store.cancelSignUp(wrong)).toBe(false);
    }
    expect(await guests.named(id, 'confirmed')).toEqual(['anna']);
  });

  test('promotes waiting guests after staff cancel, delete or raise the capacity', async () => {
    const { id, signUp } = await guests.openEvent({ capacity: 2 });
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f'])
      await signUp(name, `${name}${id}@posteo.example`);
    const [a, b, c] = await guests.signUpsOf(id);
    await setPlace(a, 'cancelled');
    expect(await guests.named(id, 'confirmed')).toEqual(['b', 'c']);
    await database.payload.delete({ collection: 'event-sign-ups', id: b?.id ?? '' });
    expect(await guests.named(id, 'confirmed')).toEqual(['c', 'd']);
    const event = { collection: 'events', id } as const;
    await database.payload.update({ ...event, data: { capacity: 3, _status: 'published' } });
    expect(await guests.named(id, 'confirmed')).toEqual(['c', 'd', 'e']);
    await database.payload.update({ ...event, data: { capacity: 1, _status: 'published' } });
    await setPlace(c, 'cancelled');
    expect(await guests.named(id, 'confirmed')).toEqual(['d', 'e']);
    await database.payload.update({ ...event, data: { capacity: null, _status: 'published' } });
    expect(await guests.named(id, 'confirmed')).toEqual(['d', 'e', 'f']);
    for (const place of ['confirmed', 'waiting', 'repeated'] as const)
      await expect(setPlace(a, place)).rejects.toThrow('nur auf „Abgemeldet“');
  });

  test('fills every place after a bulk cancellation and mails each promoted guest once', async () => {
    const { id, signUp } = await guests.openEvent({ capacity: 3 });
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g'])
      await signUp(name, `${name}${id}@posteo.example`);
    await database.payload.update({
      collection: 'event-sign-ups',
      where: { and: [{ event: { equals: id } }, { name: { in: ['a', 'b'] } }] },
      data: { place: 'cancelled' },
    });
    expect(await guests.named(id, 'confirmed')).toEqual(['c', 'd', 'e']);
    for (const name of ['d', 'e'])
      expect(await subjectsTo(`${name}${id}@posteo.example`)).toEqual([
        'Warteliste',
        'Ein Platz ist frei geworden',
      ]);
  });

  test('gives a repeated address no second place and discloses this only by mail', async () => {
    const { id, signUp } = await guests.openEvent({ capacity: 2 });
    const email = `anna${id}@posteo.example`;
    await signUp('Anna', email);
    const again = await signUp('Fremd', email.toUpperCase());
    const other = await signUp('Bert', `bert${id}@posteo.example`);
    expect([again.place, other.place]).toEqual(['confirmed', 'confirmed']);
    expect(Object.keys(again)).toEqual(Object.keys(other));
    expect(await guests.named(id, 'repeated')).toEqual(['Fremd']);
    expect(await guests.named(id, 'confirmed')).toEqual(['Anna', 'Bert']);
    const [first, second] = await guests.mailsTo(email);
    expect(second?.subject).toMatch(/^Sie sind schon angemeldet/);
    expect(cancelToken(second)).toBe(cancelToken(first));
    expect(second?.text).not.toContain('Fremd');
    await database.store.cancelSignUp(cancelToken(second));
    expect((await signUp('Anna', email)).place).toBe('confirmed');
    expect(await guests.named(id, 'confirmed')).toEqual(['Bert', 'Anna']);
  });

  test('attaches an iCalendar event with a stable UID and a SEQUENCE that rises after a change', async () => {
    const start = '2099-07-04T16:00:00.000Z';
    const { id, signUp } = await guests.openEvent({ start, end: '2099-07-04T19:30:00.000Z' });
    const email = `anna${id}@posteo.example`;
    await signUp('anna', email);
    const [mail] = await guests.mailsTo(email);
    const [file] = (mail?.attachments ?? []) as { contentType: string; content: string }[];
    const read = (content = '') =>
      Object.fromEntries(
        content
          .replace(/\r\n /g, '')
          .split('\r\n')
          .map((line) => line.split(/:(.*)/, 2)),
      );
    const calendar = read(file?.content);
    expect(file?.contentType).toContain('method=PUBLISH');
    expect(calendar).toMatchObject({
      METHOD: 'PUBLISH',
      UID: `event-${id}@localhost`,
      DTSTART: '20990704T160000Z',
      DTEND: '20990704T193000Z',
      LOCATION: 'Oilway Dortmund\\, Hof 1\\, 44263 Dortmund',
    });
    expect(mail?.text).toMatch(/4\. Juli 2099, 18:00/);
    await new Promise((later) => setTimeout(later, 1100));
    await database.payload.update({
      collection: 'events',
      id,
      data: { venue: 'Oilway Bochum', _status: 'published' },
    });
    const newer = read(await database.store.eventCalendar(id, 'de-DE'));
    expect(newer.UID).toBe(calendar.UID);
    expect(Number(newer.SEQUENCE)).toBeGreaterThan(Number(calendar.SEQUENCE));
    expect(await database.store.eventCalendar(id, 'pl-PL')).toBeUndefined();
  });

  test('mails confirmed guests when a change of time or place is published', async () => {
    const { id, signUp } = await guests.openEvent({ capacity: 1 });
    await signUp('anna', `anna${id}@posteo.example`);
    await signUp('bert', `bert${id}@posteo.example`);
    const change = (data: object, draft: boolean) =>
      database.payload.update({
        collection: 'events',
        id,
        draft,
        data: { ...data, ...(draft ? {} : { _status: 'published' }) },
      });
    await change({ venue: 'Oilway Bochum', end: inDays(9) }, true);
    await change({ intro: 'Ein anderer Vorspann.' }, true);
    expect(await subjectsTo(`anna${id}@posteo.example`)).toEqual(['Ihr Platz']);
    await change({}, false);
    await change({ intro: 'Noch ein anderer.' }, false);
    expect(await subjectsTo(`anna${id}@posteo.example`)).toEqual([
      'Ihr Platz',
      'Zeit oder Ort hat sich geändert',
    ]);
    const [, mail] = await guests.mailsTo(`anna${id}@posteo.example`);
    expect(mail?.text).toContain('Oilway Bochum');
    expect(JSON.stringify(mail?.attachments)).toContain('Oilway Bochum');
    expect(await subjectsTo(`bert${id}@posteo.example`)).toEqual(['Warteliste']);
  });

  test('rejects a sign-up for a past, unpublished, deleted or foreign event', async () => {
    const past = await guests.openEvent({ start: inDays(-2), end: inDays(-1) });
    await expect(past.signUp('a')).rejects.toMatchObject({ code: 'over' });
    const draft = await guests.openEvent();
    await database.payload.update({
      collection: 'events',
      id: draft.id,
      data: { _status: 'draft' },
    });
    await expect(draft.signUp('a')).rejects.toMatchObject({ code: 'unknown' });
    expect(await database.store.eventOccupancy(draft.id, 'de-DE')).toBeUndefined();
    const german = await guests.openEvent();
    const abroad = german.signUp('a', 'a@posteo.example', 'pl-PL');
    await expect(abroad).rejects.toMatchObject({ code: 'unknown' });
    expect(await database.store.eventOccupancy(german.id, 'pl-PL')).toBeUndefined();
    await database.payload.delete({ collection: 'events', id: german.id });
    await expect(german.signUp('a')).rejects.toMatchObject({ code: 'unknown' });
    expect(await guests.signUpsOf(past.id)).toEqual([]);
    expect(await guests.signUpsOf(german.id)).toEqual([]);
    expect(await guests.signUpsOf(draft.id)).toEqual([]);
  });
});
