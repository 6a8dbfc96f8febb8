import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eitherDatabase, openDatabase, type TestDatabase } from '../test/database.ts';
import { draft, makePage } from '../test/pages.ts';
import { trimVersions } from './trim-versions.ts';

describe.each(eitherDatabase)('page versions on %s', (kind) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openDatabase(kind);
  });
  afterAll(() => database?.close());

  test('keeps versions for 90 days and the newest 50 indefinitely', async () => {
    const { payload } = database;
    const long = await makePage(payload, null, 'Start');
    const short = await makePage(payload, long, 'Kurz');
    for (let at = 1; at <= 54; at += 1) await draft(payload, long, { title: `Fassung ${at}` });
    const titles = async (parent: number) => {
      const where = { parent: { equals: parent } };
      const { docs } = await payload.findVersions({
        collection: 'pages',
        where,
        sort: 'updatedAt',
        pagination: false,
      });
      return docs.map(({ version }) => version.title);
    };
    await trimVersions(payload, Date.now() + 89 * 86_400_000);
    expect(await titles(long)).toHaveLength(55);
    await trimVersions(payload, Date.now() + 91 * 86_400_000);
    const remaining = await titles(long);
    expect([remaining.length, remaining[0], remaining.at(-1)]).toEqual([
      50,
      'Fassung 5',
      'Fassung 54',
    ]);
    expect(await titles(short)).toEqual(['Kurz']);
    expect((await payload.findByID({ collection: 'pages', id: long })).title).toBe('Start');
  });
});
