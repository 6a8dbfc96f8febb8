import type { Payload } from 'payload';
import { beforeAll, describe, expect, test } from 'vitest';
import { eitherDatabase, testDatabase } from '../test/database.ts';
import { makePage, makePair, paragraph, publish } from '../test/pages.ts';
import { readPublishedDocuments, readPublishedTree } from '../test/published.ts';

/** Returns the target of a redirect: a page, post or event of a culture, or a URL. */
async function readTarget(payload: Payload, path: string) {
  const found = [
    ...(await readPublishedDocuments(payload, 'redirect', 'de-DE')).values(),
    ...(await readPublishedDocuments(payload, 'redirect', 'pl-PL')).values(),
  ].find(({ from }) => from === path);
  if (!found) return undefined;
  const { culture: locale, events, kind, locations, news, page, url } = found;
  if (kind === 'url') return { url };
  const id = { page, news, events, locations }[kind];
  return id ? { kind: kind === 'events' ? 'event' : kind, id, culture: locale } : undefined;
}

describe.each(eitherDatabase)('automatic redirects on %s', (kind) => {
  const database = testDatabase(kind);
  let home: Record<'de' | 'pl', number>;

  beforeAll(async () => {
    home = await makePair(database.payload, null, { de: 'Start', pl: 'Start' });
  });

  const make = (title: string, parent = home.de) => makePage(database.payload, parent, title);
  const pathOf = async (id: number) =>
    (await readPublishedTree(database.payload, 'de-DE')).byId.get(id)?.path;
  const target = (path: string) => readTarget(database.payload, path);

  test('creates a redirect for a changed slug, but none for the counterpart', async () => {
    const page = await makePair(database.payload, home, { de: 'Alt', pl: 'Stary' });
    await publish(database.payload, page.de, { slug: 'neu' });
    expect(await pathOf(page.de)).toBe('/neu');
    expect(await target('/alt')).toEqual({ kind: 'page', id: page.de, culture: 'de-DE' });
    expect(await target('/pl/stary')).toBeUndefined();
    await publish(database.payload, page.pl, { slug: 'nowy' });
    expect(await target('/pl/stary')).toEqual({ kind: 'page', id: page.pl, culture: 'pl-PL' });
  });

  test('creates a redirect when a restored version changes the slug', async () => {
    const { payload } = database;
    const page = await make('Vorher');
    await publish(payload, page, { slug: 'nachher' });
    const where = { parent: { equals: page } };
    const { docs } = await payload.findVersions({ collection: 'pages', where, sort: 'createdAt' });
    await payload.restoreVersion({ collection: 'pages', id: String(docs[0]?.id) });
    expect(await pathOf(page)).toBe('/vorher');
    expect(await target('/nachher')).toEqual({ kind: 'page', id: page, culture: 'de-DE' });
    expect(await target('/vorher')).toBeUndefined();
  });

  test('creates redirects for child pages of a renamed or moved page', async () => {
    const parent = await make('Eltern');
    const child = await make('Kind', parent);
    const other = await make('Andere');
    await publish(database.payload, parent, { slug: 'ahnen' });
    expect(await pathOf(child)).toBe('/ahnen/kind');
    expect(await target('/eltern/kind')).toEqual({ kind: 'page', id: child, culture: 'de-DE' });
    await publish(database.payload, parent, { parent: other });
    expect(await pathOf(child)).toBe('/andere/ahnen/kind');
    expect(await target('/ahnen/kind')).toEqual({ kind: 'page', id: child, culture: 'de-DE' });
    expect(await target('/ahnen')).toEqual({ kind: 'page', id: parent, culture: 'de-DE' });
  });

  test('deletes a redirect when its path becomes a page again', async () => {
    const page = await make('Wieder');
    await publish(database.payload, page, { slug: 'anders' });
    expect(await target('/wieder')).toBeDefined();
    await publish(database.payload, page, { slug: 'wieder' });
    expect(await target('/wieder')).toBeUndefined();
    expect(await target('/anders')).toEqual({ kind: 'page', id: page, culture: 'de-DE' });
    const another = await make('Anders');
    expect(await pathOf(another)).toBe('/anders');
    expect(await target('/anders')).toBeUndefined();
  });
});

describe.each(eitherDatabase)('redirects of news and events on %s', (kind) => {
  const database = testDatabase(kind);

  beforeAll(async () => {
    const { payload } = database;
    const home = await makePair(payload, null, { de: 'Start', pl: 'Start' });
    const list = await makePair(payload, home, { de: 'Aktuelles', pl: 'Wieści' });
    for (const locale of ['de', 'pl'] as const) {
      const data = { newsPage: list[locale], eventsPage: list[locale] };
      await payload.updateGlobal({ slug: 'settings', locale, data });
    }
  });

  const places = {
    news: { publishDate: '2026-11-01T00:00:00.000Z' },
    events: {
      start: '2026-12-01T10:00:00.000Z',
      end: '2026-12-01T12:00:00.000Z',
      venue: 'Hof',
      address: 'Hof 1, 10115 Berlin',
    },
  };
  const make = async (
    collection: 'news' | 'events',
    slug: string,
    country: 'de' | 'pl' = 'de',
    more: object = {},
  ) => {
    const words = { title: slug, intro: slug, body: paragraph(slug), slug, country };
    const data = { ...places[collection], ...words, ...more, _status: 'published' };
    return (await database.payload.create({ collection, data: data as never })).id;
  };
  const move = (collection: 'news' | 'events', id: number, slug: string) =>
    database.payload.update({ collection, id, data: { slug, _status: 'published' } });
  const target = (path: string) => readTarget(database.payload, path);

  test.each([
    ['news', 'news'],
    ['events', 'event'],
  ] as const)('creates a redirect for each old slug of %s, per country', async (name, kind) => {
    const translationKey = `key-${name}`;
    const id = await make(name, `${name}-a`, 'de', { translationKey });
    const counterpart = await make(name, `pl-${name}-a`, 'pl', { translationKey });
    expect(await target(`/aktuelles/${name}-a`)).toBeUndefined();
    await move(name, id, `${name}-b`);
    await move(name, id, `${name}-c`);
    const here = { kind, id, culture: 'de-DE' };
    expect(await target(`/aktuelles/${name}-a`)).toEqual(here);
    expect(await target(`/aktuelles/${name}-b`)).toEqual(here);
    expect(await target(`/aktuelles/${name}-c`)).toBeUndefined();
    expect(await target(`/pl/wiesci/pl-${name}-a`)).toBeUndefined();
    await move(name, counterpart, `pl-${name}-b`);
    const there = { kind, id: counterpart, culture: 'pl-PL' };
    expect(await target(`/pl/wiesci/pl-${name}-a`)).toEqual(there);
    expect(await target(`/aktuelles/${name}-a`)).toEqual(here);
  });

  test('removes a redirect when its path is used again by the post or by an event', async () => {
    const id = await make('news', 'hin');
    await move('news', id, 'her');
    await move('news', id, 'hin');
    expect(await target('/aktuelles/hin')).toBeUndefined();
    expect(await target('/aktuelles/her')).toMatchObject({ id });
    await make('events', 'her');
    expect(await target('/aktuelles/her')).toBeUndefined();
  });

  test('creates a redirect only when a slug change of a published document is published', async () => {
    const id = await make('news', 'entwurf');
    const { payload } = database;
    const save = (data: object, asDraft: boolean) =>
      payload.update({ collection: 'news', id, draft: asDraft, data: data as never });
    await save({ slug: 'fertig', _status: 'draft' }, true);
    expect(await target('/aktuelles/entwurf')).toBeUndefined();
    await save({ slug: 'fertig', _status: 'published' }, false);
    expect(await target('/aktuelles/entwurf')).toMatchObject({ id });
    await save({ _status: 'draft' }, false);
    await save({ slug: 'wieder', _status: 'published' }, false);
    expect(await target('/aktuelles/fertig')).toBeUndefined();
  });

  test.each(['news', 'events'] as const)('deletes the redirects of deleted %s', async (name) => {
    const id = await make(name, `${name}-weg`);
    await move(name, id, `${name}-fort`);
    await database.payload.delete({ collection: name, id });
    expect(await target(`/aktuelles/${name}-weg`)).toBeUndefined();
  });
});
