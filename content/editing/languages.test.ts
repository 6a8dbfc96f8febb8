import type { Locale } from '@oilway/store/cultures.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases, openDatabase, type TestDatabase } from '../test/database.ts';
import { draft, makePage, publish } from '../test/pages.ts';
import { lagOf, readLanguages } from './languages.ts';

/** Plays publications through that are named by their languages: `de`, `pl`, or both at once. */
function behind(...languages: ('de' | 'pl' | 'both')[]) {
  const published = new Set<Locale>();
  const publications = languages.map((one, index) => {
    const now: Locale[] = one === 'both' ? ['de', 'pl'] : [one];
    for (const language of now) published.add(language);
    const at = new Date(index * 1000).toISOString();
    return { version: index, at, languages: now, published: [...published] };
  });
  return lagOf(publications);
}

test('the first publication of a language is the translation of the other', () => {
  expect(behind('de')).toBeUndefined();
  expect(behind('de', 'pl')).toBeUndefined();
  expect(behind('pl', 'de')).toBeUndefined();
  expect(behind('both')).toBeUndefined();
});

test('a language that is published anew leaves the other behind', () => {
  expect(behind('de', 'pl', 'de')).toMatchObject({ language: 'pl', lastCommon: 1 });
  expect(behind('both', 'pl')).toMatchObject({ language: 'de', lastCommon: 0 });
});

test('several changes leave it behind since the first of them', () => {
  const lag = behind('de', 'pl', 'de', 'de', 'de');
  expect(lag).toEqual({ language: 'pl', since: '1970-01-01T00:00:02.000Z', lastCommon: 1 });
});

test('publishing what is behind catches up and leaves nobody behind', () => {
  expect(behind('de', 'pl', 'de', 'pl')).toBeUndefined();
  expect(behind('de', 'pl', 'de', 'pl', 'pl')).toMatchObject({ language: 'de' });
  expect(behind('de', 'pl', 'de', 'both')).toBeUndefined();
});

test('a history that begins in the middle tells a language that is behind', () => {
  const both: Locale[] = ['de', 'pl'];
  const rows = [7, 8].map((version) => ({
    version,
    at: `${version}`,
    languages: ['de'] as Locale[],
    published: both,
  }));
  expect(lagOf(rows)).toMatchObject({ language: 'pl', lastCommon: 7 });
});

describe.each(databases)('the languages of a page on %s', (kind) => {
  let database: TestDatabase;
  let home: number;
  beforeAll(async () => {
    database = await openDatabase(kind);
    home = await makePage(database.payload, null, { de: 'Start', pl: 'Start' });
  });
  afterAll(() => database?.close());

  const statesOf = async (id: number) => {
    const found = (await readLanguages(database.payload, 'pages', [id])).get(id);
    const words = (['de', 'pl'] as const).map((one) => {
      const { pending, state } = found?.states[one] ?? {};
      return pending ? `${state}, pending` : state;
    });
    return words.join(' / ');
  };

  test('go from missing over draft to up to date and outdated', async () => {
    const { payload } = database;
    const id = await makePage(payload, home, { de: 'Eins' });
    expect(await statesOf(id)).toBe('current / missing');
    await draft(payload, id, 'pl', { title: 'Jeden' }, true);
    expect(await statesOf(id)).toBe('current / draft');
    await publish(payload, id, 'pl', { title: 'Jeden' });
    expect(await statesOf(id)).toBe('current / current');
    await draft(payload, id, 'de', { title: 'Eins, neu' }, true);
    expect(await statesOf(id)).toBe('current, pending / current');
    await publish(payload, id, 'de', { title: 'Eins, neu' });
    expect(await statesOf(id)).toBe('current / outdated');
    await draft(payload, id, 'pl', { title: 'Jeden, nowy' }, true);
    expect(await statesOf(id)).toBe('current / outdated, pending');
    await publish(payload, id, 'pl', {});
    expect(await statesOf(id)).toBe('current / current');
  });

  test('of many pages are read at once', async () => {
    const ids = [home];
    for (let number = 0; number < 3; number += 1)
      ids.push(await makePage(database.payload, home, { de: `Viele ${number}` }));
    const found = await readLanguages(database.payload, 'pages', ids);
    expect([...found.keys()].sort()).toEqual([...ids].sort());
    expect(found.get(home)?.titles).toEqual({ de: 'Start', pl: 'Start' });
  });
});
