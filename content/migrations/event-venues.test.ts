import { randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { copyDatabase, type Database, databases } from '../test/copy-database.ts';
import type { TestDatabase } from '../test/database.ts';
import { createDatabase } from '../test/postgres.ts';
import { migrations as postgres } from './postgres/index.ts';
import { migrations as sqlite } from './sqlite/index.ts';

/** The migration that gave each language of an event its own venue. */
const name = /_event_venues$/;

const start = '2099-07-03T15:00:00.000Z';
const end = '2099-07-03T19:00:00.000Z';
const people = [
  { id: randomUUID(), culture: 'de-DE', place: 'confirmed' },
  { id: randomUUID(), culture: 'pl-PL', place: 'confirmed' },
  { id: randomUUID(), culture: 'pl-PL', place: 'waiting' },
  { id: randomUUID(), culture: 'pl-PL', place: 'waiting' },
  { id: randomUUID(), culture: 'de-DE', place: 'cancelled' },
] as const;

/** A database as it was before: one event in both languages with two places, one in German alone; and who signed up. */
function before(kind: Database): string[] {
  const moment = `'2026-11-20T08:00:00.000Z'`;
  const no = kind === 'postgres' ? 'false' : '0';
  const yes = kind === 'postgres' ? 'true' : '1';
  const text = (locale: string, parent: number, venue: string) =>
    `VALUES ('${venue}', 'abend-${parent}', '${venue}', 'Hof 1, 10115 Berlin', 'published', '${locale}', ${parent})`;
  const columns = ['title', 'slug', 'venue', 'address', '_status'];
  const locales = [...columns, '_locale', '_parent_id'].join(', ');
  const versioned = [...columns.map((one) => `version_${one}`), '_locale', '_parent_id'].join(', ');
  const venues = [text('de', 1, 'Berlin'), text('pl', 1, 'Warszawa'), text('de', 2, 'Dortmund')];
  const moments = 'updated_at, created_at';
  return [
    ...[1, 2].flatMap((id) => [
      `INSERT INTO events (id, start, "end", capacity, ${moments}) VALUES (${id}, '${start}', '${end}', 2, ${moment}, ${moment})`,
      `INSERT INTO _events_v (id, parent_id, version_start, version_end, version_capacity, version_updated_at, version_created_at, ${moments}, latest, autosave)
       VALUES (${id}, ${id}, '${start}', '${end}', 2, ${moment}, ${moment}, ${moment}, ${moment}, ${yes}, ${no})`,
    ]),
    ...venues.flatMap((values) => [
      `INSERT INTO events_locales (${locales}) ${values}`,
      `INSERT INTO _events_v_locales (${versioned}) ${values}`,
    ]),
    ...people.map(
      ({ culture, id, place }, at) =>
        `INSERT INTO event_sign_ups (id, status, reference, culture_name, event_id, place, name, email, idempotency_key, fingerprint, updated_at, created_at)
         VALUES ('${id}', 'new', 'OW-26-000-000${at}', '${culture}', 1, '${place}', 'Person ${at}', 'person${at}@posteo.example', 'key-${at}', 'print', ${moment}, '2026-11-20T08:00:0${at}.000Z')`,
    ),
  ];
}

describe.each(databases)('events that both countries shared, on %s', (kind) => {
  let database: Pick<TestDatabase, 'payload' | 'store' | 'close'>;
  beforeAll(async () => {
    const { environment, folder, remove } = copyDatabase(kind, 'empty');
    const DATABASE_URL =
      kind === 'sqlite'
        ? `file:${join(folder, 'old.db')}`
        : createDatabase(inject('templates').postgres, `t${randomBytes(6).toString('hex')}`);
    Object.assign(process.env, environment, { DATABASE_URL });
    vi.resetModules();
    const { getPayload } = await import('payload');
    const { default: config } = await import('../payload.config.ts');
    const payload = await getPayload({ config, disableOnInit: true });
    payload.logger.level = 'silent';
    const all = kind === 'postgres' ? postgres : sqlite;
    const older = all.slice(
      0,
      all.findIndex((one) => name.test(one.name)),
    );
    await payload.db.migrate({ migrations: older as never });
    const { execute } = await import('../database/execute.ts');
    for (const statement of before(kind)) await execute(payload, statement);
    const { migrate } = await import('../database/migrate.ts');
    expect(await migrate(payload)).toBe(all.length - older.length);
    const { storeOf } = await import('../test/open-store.ts');
    const { closePayload } = await import('../test/close-payload.ts');
    database = {
      payload,
      store: await storeOf(payload),
      async close() {
        await closePayload(payload);
        remove();
      },
    };
  });
  afterAll(() => database?.close());

  const mailsTo = async (person: string) => {
    const where = { to: { equals: `${person}@posteo.example` } };
    return (await database.payload.find({ collection: 'mails', where, sort: 'createdAt' })).docs;
  };
  const subjectsTo = async (person: string) =>
    (await mailsTo(person)).map(({ subject }) => subject);

  test('each language that there is has its venue, also among the versions', async () => {
    const options = { collection: 'events', locale: 'all', depth: 0, sort: 'id' } as const;
    const venue = { start, end, capacity: 2 };
    const both = (value: unknown) => ({ de: value, pl: value });
    for (const draft of [false, true]) {
      const { docs } = await database.payload.find({ ...options, draft });
      const [shared, german] = docs as unknown as Record<string, unknown>[];
      for (const [name, value] of Object.entries(venue)) {
        expect(shared).toMatchObject({ [name]: both(value) });
        expect(german?.[name]).toEqual({ de: value });
      }
    }
    expect(await database.store.eventPlaces(2, 'pl-PL')).toBeUndefined();
  });

  test('nobody who signed up is lost; everybody is at the venue of the language they did it in', async () => {
    const { docs } = await database.payload.find({
      collection: 'event-sign-ups',
      sort: 'createdAt',
      depth: 0,
    });
    expect(docs.map(({ cultureName: culture, id, place }) => ({ culture, id, place }))).toEqual(
      people,
    );
    const places = (culture: 'de-DE' | 'pl-PL') => database.store.eventPlaces(1, culture);
    expect(await places('de-DE')).toMatchObject({ capacity: 2, confirmed: 1 });
    expect(await places('pl-PL')).toMatchObject({ capacity: 2, confirmed: 1 });
  });

  test('who waited for a place that the other country had taken has it, the next one still waits', async () => {
    const { moveUpEverywhere } = await import('../submissions/event-moving-up.ts');
    for (let time = 0; time < 2; time += 1) await moveUpEverywhere(database.payload);
    expect(await subjectsTo('person2')).toEqual(['Zwolniło się miejsce: Warszawa']);
    expect(await subjectsTo('person3')).toEqual([]);
  });

  test('the link of an old mail cancels, and who waits there moves up, in the calendar entry they have', async () => {
    const { cancelLink } = await import('@oilway/store/events/cancel-link.ts');
    const { readSettings } = await import('@oilway/store/settings.ts');
    const token = cancelLink('pl-PL', people[1].id, readSettings()).split('/').at(-1) ?? '';
    expect(await database.store.signUp(token)).toMatchObject({
      place: 'confirmed',
      event: { venue: 'Warszawa', start, end },
    });
    expect(await database.store.cancelSignUp(token)).toBe(true);
    expect(await subjectsTo('person3')).toEqual(['Zwolniło się miejsce: Warszawa']);
    const [told] = await mailsTo('person3');
    expect(JSON.stringify(told?.attachments)).toContain('UID:event-1@localhost');
  });
});
