import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases, openDatabase, type TestDatabase } from '../test/database.ts';

const photograph = join(import.meta.dirname, '../../docs/pictures/site.png');

describe.each(databases)('locations on %s', (kind) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openDatabase(kind);
    await fill(database.payload);
  });
  afterAll(() => database?.close());

  test.each([
    ['de-DE', 'de', 4],
    ['pl-PL', 'pl', 1],
  ] as const)('are what Payload knows of %s', async (culture, country, count) => {
    const { docs } = await database.payload.find({
      collection: 'locations',
      locale: country,
      fallbackLocale: false,
      depth: 1,
      limit: 0,
      sort: ['title', 'id'],
      where: { country: { equals: country } },
    });
    expect(docs).toHaveLength(count);
    expect(await database.content.locations(culture)).toEqual(docs);
  });
});

test('no location', async (t) => {
  const database = await openDatabase('sqlite');
  t.onTestFinished(() => database.close());
  expect(await database.content.locations('de-DE')).toEqual([]);
});

async function fill(payload: TestDatabase['payload']): Promise<void> {
  const data = readFileSync(photograph);
  const image = await payload.create({
    collection: 'media',
    data: { altDe: 'Die Station', altPl: 'Stacja' },
    file: { data, name: 'station.png', mimetype: 'image/png', size: data.length },
  });
  const category = await payload.create({
    collection: 'location-categories',
    locale: 'de',
    data: { key: 'station', title: 'Station' },
  });
  const plain = {
    category: category.id,
    street: 'Straße 1',
    postalCode: '01067',
    town: 'Ort',
    latitude: 51,
    longitude: 7,
    icon: 'station',
    country: 'de',
  } as const;
  const more = {
    isOQ: true,
    services: ['gearbox', 'oilChange', 'filter'] as ('gearbox' | 'oilChange' | 'filter')[],
    hours: { monFri: { opens: '07:30', closes: '18:00' }, sat: { opens: '09:00' } },
    image: image.id,
    phone: '+49 30 1',
    text: 'Zeile 1\nZeile „2“ \\ "3"',
    latitude: 52.123456789012344,
    longitude: 7.1 + 0.2,
  };
  const stored = [
    { ...plain, ...more, title: 'Zwei' },
    { ...plain, title: 'Ähre' },
    { ...plain, title: 'Zwei', latitude: 50 + 1e-7, services: [] },
    { ...plain, title: 'eins', mapDescription: '' },
    { ...plain, title: 'Łódź', country: 'pl' as const, longitude: 19 },
  ];
  for (const one of stored) await payload.create({ collection: 'locations', data: one });
}
