import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eitherDatabase, openDatabase, type TestDatabase } from '../test/database.ts';
import { draft, makePage, makePair, paragraph, publish } from '../test/pages.ts';
import { readPublishedDocuments } from '../test/published.ts';

describe.each(eitherDatabase)('document URLs on %s', (kind) => {
  let database: TestDatabase;
  let payload: Payload;
  let home: Record<'de' | 'pl', number>;
  let lists: Record<'news' | 'events' | 'locations', number>;
  let category: number;

  beforeAll(async () => {
    database = await openDatabase(kind);
    ({ payload } = database);
    home = await makePair(payload, null, { de: 'Start', pl: 'Start' });
    const list = (title: string) => makePage(payload, home.de, title);
    lists = {
      news: await list('Aktuelles'),
      events: await list('Veranstaltungen'),
      locations: await list('Standorte'),
    };
    const data = {
      newsPage: lists.news,
      eventsPage: lists.events,
      locationsPage: lists.locations,
    };
    await payload.updateGlobal({ slug: 'settings', locale: 'de', data: data as never });
    const station = { title: 'Station', key: 'station' };
    category = (await payload.create({ collection: 'location-categories', data: station })).id;
  });
  afterAll(() => database?.close());

  const article = {
    country: 'de',
    intro: 'Vorspann',
    body: paragraph('Text'),
    _status: 'published',
  };
  const documents = {
    news: { ...article, publishDate: '2026-01-01T00:00:00.000Z' },
    events: {
      ...article,
      start: '2099-07-03T16:00:00.000Z',
      end: '2099-07-03T19:00:00.000Z',
      venue: 'Oilway',
      address: 'Hof 1, 44263 Dortmund',
    },
    locations: {
      country: 'de',
      icon: 'station',
      street: 'Hof 1',
      postalCode: '10115',
      town: 'Berlin',
      latitude: 52.5,
      longitude: 13.4,
    },
  };
  type Listed = keyof typeof documents;

  test('publishes several drafts with new addresses in one bulk operation', async () => {
    const own: number[] = [];
    for (const title of ['Erster Entwurf', 'Zweiter Entwurf', 'Dritter Entwurf'])
      own.push(await makePage(payload, home.de, title, { _status: 'draft' }));
    const { docs, errors } = await payload.update({
      collection: 'pages',
      where: { id: { in: own } },
      data: { _status: 'published' },
      depth: 0,
    });
    expect(errors).toEqual([]);
    expect(docs.map(({ id }) => id).sort()).toEqual(own);
    const pages = await readPublishedDocuments(payload, 'page', 'de-DE');
    for (const id of own) expect(pages.get(id)).toMatchObject({ id });
  });

  const make = async (collection: Listed, title: string) => {
    const more = collection === 'locations' ? { category } : {};
    const data = { ...documents[collection], ...more, title } as never;
    return Number((await payload.create({ collection, data })).id);
  };
  const redirects = async () =>
    [...(await readPublishedDocuments(payload, 'redirect', 'de-DE')).values()].map(
      ({ from }) => from,
    );

  test.each(['news', 'events', 'locations'] as const)(
    'rejects equal URLs of %s and pages',
    async (collection) => {
      const title = `Frost in ${collection}`;
      const id = await make(collection, title);
      await expect(makePage(payload, lists[collection], title)).rejects.toThrow(
        expect.objectContaining({
          data: expect.objectContaining({
            errors: [{ path: 'slug', message: expect.stringContaining(`/frost-in-${collection}`) }],
          }),
        }),
      );
      const other = await makePage(payload, lists[collection], `Hitze in ${collection}`);
      const slug = `hitze-in-${collection}`;
      await expect(
        payload.update({ collection, id, data: { slug, _status: 'published' } as never }),
      ).rejects.toThrow();
      await expect(publish(payload, other, { slug: `frost-in-${collection}` })).rejects.toThrow();
      // Available again once the document is deleted.
      await payload.delete({ collection, id });
      await publish(payload, other, { slug: `frost-in-${collection}` });
      expect(await redirects()).toContain(
        `/${{ news: 'aktuelles', events: 'veranstaltungen', locations: 'standorte' }[collection]}/${slug}`,
      );
    },
  );

  test('reserves the URL of a page until it is unpublished', async () => {
    const page = await makePage(payload, lists.news, 'Nur kurz');
    const { id } = await payload.create({
      collection: 'news',
      draft: true,
      data: { ...documents.news, title: 'Nur kurz', _status: 'draft' } as never,
    });
    const goLive = () =>
      payload.update({ collection: 'news', id, data: { _status: 'published' } as never });
    await expect(goLive()).rejects.toThrow();
    await draft(payload, page, { slug: 'anders' });
    await expect(goLive()).rejects.toThrow();
    await payload.update({ collection: 'pages', id: page, data: { _status: 'draft' } });
    await goLive();
  });

  test('rejects a second home page', async () => {
    await expect(makePage(payload, null, 'Zweite Startseite')).rejects.toThrow();
    await expect(makePage(payload, null, 'Druga', { country: 'pl' })).rejects.toThrow();
  });

  test('moves article URLs with their list page and creates a redirect for the list only', async () => {
    const id = await make('news', 'Zieht mit');
    await publish(payload, lists.news, { slug: 'neues' });
    expect(await redirects()).toContain('/aktuelles');
    expect(await redirects()).not.toContain('/aktuelles/zieht-mit');
    const data = { slug: 'zog-um', _status: 'published' } as never;
    await payload.update({ collection: 'news', id, data });
    expect(await redirects()).toContain('/neues/zieht-mit');
    await make('news', 'Zieht mit');
    expect(await redirects()).not.toContain('/neues/zieht-mit');
  });

  test('publishes one of two documents that claim a URL concurrently', async () => {
    const page = await makePage(payload, home.de, 'Eine von beiden');
    const post = await make('news', 'Vorher da');
    const [one, other] = await Promise.allSettled([
      publish(payload, page, { parent: lists.news, slug: 'zugleich' }),
      payload.update({
        collection: 'news',
        id: post,
        data: { slug: 'zugleich', _status: 'published' } as never,
      }),
    ]);
    expect([one.status, other.status].sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('rejects a bulk update that gives two pages one URL and stores nothing', async () => {
    const ids = [
      await makePage(payload, home.de, 'Eins'),
      await makePage(payload, home.de, 'Zwei'),
    ];
    const bulk = { collection: 'pages', where: { id: { in: ids } } } as const;
    const data = { slug: 'gleich', _status: 'published' } as const;
    await expect(payload.update({ ...bulk, data })).rejects.toMatchObject({ status: 400 });
    const { docs } = await payload.find({ ...bulk, sort: 'id' });
    expect(docs.map(({ slug }) => slug)).toEqual(['eins', 'zwei']);
    const { compareDocuments } = await import('./rebuild.ts');
    expect(await compareDocuments(payload)).toEqual([]);
  });

  test('creates ten pages with distinct URLs concurrently', async () => {
    const titles = Array.from({ length: 10 }, (_, at) => `Zugleich ${at}`);
    await Promise.all(titles.map((title) => makePage(payload, home.de, title)));
  });
});
