import { beforeAll, describe, expect, test } from 'vitest';
import { eitherDatabase, testDatabase } from '../test/database.ts';
import { makePair } from '../test/pages.ts';
import { readPublishedDocuments } from '../test/published.ts';

describe.each(eitherDatabase)('location slugs on %s', (kind) => {
  const database = testDatabase(kind);
  let category: number;

  beforeAll(async () => {
    const { payload } = database;
    const data = { title: 'Station', key: 'station' };
    category = (await payload.create({ collection: 'location-categories', data })).id;
    const home = await makePair(payload, null, { de: 'Start', pl: 'Start' });
    const list = await makePair(payload, home, { de: 'Standorte', pl: 'Stacje' });
    for (const locale of ['de', 'pl'] as const) {
      const data = { locationsPage: list[locale] };
      await payload.updateGlobal({ slug: 'settings', locale, data });
    }
  });

  const coordinates = { de: [52.5, 13.4], pl: [52.2, 21] } as const;
  const make = (title: string, more: { country?: 'de' | 'pl'; slug?: string } = {}) => {
    const [latitude, longitude] = coordinates[more.country ?? 'de'];
    return database.payload.create({
      collection: 'locations',
      data: {
        title,
        country: 'de',
        category,
        icon: 'station',
        street: 'Hof 1',
        postalCode: '10115',
        town: 'Berlin',
        latitude,
        longitude,
        ...more,
      } as never,
    });
  };
  const change = (id: number, data: object) =>
    database.payload.update({ collection: 'locations', id, data });
  const redirectAt = async (path: string) =>
    [...(await readPublishedDocuments(database.payload, 'redirect', 'de-DE')).values()].find(
      ({ from }) => from === path,
    );

  test('derives the slug from the initial title and numbers duplicates', async () => {
    const first = await make('Dortmund-Hörde');
    expect(first.slug).toBe('dortmund-hoerde');
    expect((await make('Dortmund-Hörde')).slug).toBe('dortmund-hoerde-2');
    expect((await make('Dortmund-Hörde', { country: 'pl' })).slug).toBe('dortmund-hoerde');
    expect((await change(first.id, { title: 'Hörde' })).slug).toBe('dortmund-hoerde');
    expect((await make('???')).slug).toBe('station');
    expect((await make('x'.repeat(120))).slug).toHaveLength(80);
    expect((await make('x'.repeat(120))).slug).toMatch(/^x{78}-2$/);
  });

  test.each(['Groß', 'a b', '-a', 'a/b', '../a', 'a'.repeat(81)])(
    'rejects the slug %j with a message',
    async (slug) => {
      await expect(make('Falsch', { slug })).rejects.toThrow(/Address|Adresse|Slug|slug/);
    },
  );

  test('rejects a slug that another location of the country has', async () => {
    await make('Eins', { slug: 'eins' });
    const refused = await make('Zwei', { slug: 'eins' }).catch((error) => error.data.errors);
    expect(refused).toEqual([
      expect.objectContaining({
        path: 'slug',
        message: 'Eine andere Station dieses Landes hat diese Adresse schon.',
      }),
    ]);
  });

  test('creates a redirect when the slug changes and removes it when another location reuses the slug', async () => {
    const { id } = await make('Alt');
    await change(id, { slug: 'neu' });
    expect(await redirectAt('/standorte/alt')).toMatchObject({
      kind: 'locations',
      culture: 'de-DE',
      locations: { ref: 'location', id },
    });
    expect(await redirectAt('/standorte/neu')).toBeUndefined();
    await make('Alt');
    expect(await redirectAt('/standorte/alt')).toBeUndefined();
    await change(id, { slug: 'neuer' });
    await database.payload.delete({ collection: 'locations', id });
    expect((await redirectAt('/standorte/neu'))?.locations ?? null).toBeNull();
  });
});
