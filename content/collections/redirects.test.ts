import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases, openDatabase, type TestDatabase } from '../test/database.ts';
import { draft, makePage, publish } from '../test/pages.ts';

describe.each(databases)('redirects made by themselves on %s', (kind) => {
  let database: TestDatabase;
  let home: number;

  beforeAll(async () => {
    database = await openDatabase(kind);
    home = await makePage(database.payload, null, { de: 'Start', pl: 'Start' });
  });
  afterAll(() => database?.close());

  const pathOf = async (id: number) => (await database.content.tree('de-DE')).byId.get(id)?.path;
  const target = async (path: string) => (await database.content.redirects()).get(path);

  test('a new slug leaves a redirect at the old path, in that language only', async () => {
    const page = await makePage(database.payload, home, { de: 'Alt', pl: 'Stary' });
    await publish(database.payload, page, 'de', { slug: 'neu' });
    expect(await pathOf(page)).toBe('/neu');
    expect(await target('/alt')).toEqual({ page, culture: 'de-DE' });
    expect(await target('/pl/stary')).toBeUndefined();
    await publish(database.payload, page, 'pl', { slug: 'nowy' });
    expect(await target('/pl/stary')).toEqual({ page, culture: 'pl-PL' });
  });

  test('a drafted slug leaves none', async () => {
    const page = await makePage(database.payload, home, { de: 'Bleibt' });
    await draft(database.payload, page, 'de', { slug: 'kommt' });
    expect(await target('/bleibt')).toBeUndefined();
    expect(await pathOf(page)).toBe('/bleibt');
  });

  test('pages below a renamed and a moved page redirect too', async () => {
    const { payload } = database;
    const parent = await makePage(payload, home, { de: 'Eltern' });
    const child = await makePage(payload, parent, { de: 'Kind' });
    const other = await makePage(payload, home, { de: 'Andere' });
    await publish(payload, parent, 'de', { slug: 'ahnen' });
    expect(await pathOf(child)).toBe('/ahnen/kind');
    expect(await target('/eltern/kind')).toEqual({ page: child, culture: 'de-DE' });
    await publish(payload, parent, 'de', { parent: other });
    expect(await pathOf(child)).toBe('/andere/ahnen/kind');
    expect(await target('/ahnen/kind')).toEqual({ page: child, culture: 'de-DE' });
    expect(await target('/ahnen')).toEqual({ page: parent, culture: 'de-DE' });
  });

  test('a → b → c leaves two redirects to the page itself', async () => {
    const page = await makePage(database.payload, home, { de: 'Kette a' });
    await publish(database.payload, page, 'de', { slug: 'kette-b' });
    await publish(database.payload, page, 'de', { slug: 'kette-c' });
    expect(await target('/kette-a')).toEqual({ page, culture: 'de-DE' });
    expect(await target('/kette-b')).toEqual({ page, culture: 'de-DE' });
    expect(await target('/kette-c')).toBeUndefined();
  });

  test('a path that is a page again loses its redirect', async () => {
    const page = await makePage(database.payload, home, { de: 'Wieder' });
    await publish(database.payload, page, 'de', { slug: 'anders' });
    expect(await target('/wieder')).toBeDefined();
    await publish(database.payload, page, 'de', { slug: 'wieder' });
    expect(await target('/wieder')).toBeUndefined();
    expect(await target('/anders')).toEqual({ page, culture: 'de-DE' });
    const another = await makePage(database.payload, home, { de: 'Anders' });
    expect(await pathOf(another)).toBe('/anders');
    expect(await target('/anders')).toBeUndefined();
  });
});
