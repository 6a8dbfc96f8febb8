import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databases, openDatabase, type TestDatabase } from '../test/database.ts';
import { blocksOf, draft, makePage, makePair, paragraph, publish } from '../test/pages.ts';
import {
  readNewestDocuments,
  readPublishedDocuments,
  readPublishedTree,
} from '../test/published.ts';

describe.each(databases)('publication on %s', (kind) => {
  let database: TestDatabase;
  let home: Record<'de' | 'pl', number>;
  let pair: Record<'de' | 'pl', number>;
  let number = 0;

  beforeAll(async () => {
    database = await openDatabase(kind);
    home = await makePair(database.payload, null, { de: 'Start', pl: 'Start' });
  });
  beforeEach(async () => {
    number += 1;
    const titles = { de: `Seite ${number}`, pl: `Strona ${number}` };
    pair = await makePair(database.payload, home, titles);
  });
  afterAll(() => database?.close());

  const seenOn = async (locale: 'de-DE' | 'pl-PL', id: number) => {
    const found = (await readPublishedDocuments(database.payload, 'page', locale)).get(id);
    const inTree = (await readPublishedTree(database.payload, locale)).byId.has(id);
    return { title: found?.title, words: JSON.stringify(found?.blocks ?? null), inTree };
  };
  const german = () => seenOn('de-DE', pair.de);
  const polish = () => seenOn('pl-PL', pair.pl);
  const publications = async () => {
    const where = { action: { equals: 'published' } } as const;
    return (await database.payload.count({ collection: 'audit-log', where })).totalDocs;
  };
  const nothing = { title: undefined, words: 'null', inTree: false };

  test('publishing a page leaves its published counterpart unchanged', async () => {
    const before = await polish();
    const data = { title: 'Neu', blocks: blocksOf('Neue Worte') };
    await publish(database.payload, pair.de, data);
    expect(await polish()).toEqual(before);
    const after = await german();
    expect(after.title).toBe('Neu');
    expect(after.words).toContain('Neue Worte');
    expect(after.words).not.toContain(`Seite ${number}`);
  });

  test('publishing a page does not publish the draft of its counterpart', async () => {
    await draft(database.payload, pair.pl, { title: 'Szkic', blocks: blocksOf('Szkic') });
    await publish(database.payload, pair.de, { title: 'Neu' });
    const shownToVisitors = await polish();
    expect(shownToVisitors.title).toBe(`Strona ${number}`);
    expect(shownToVisitors.words).not.toContain('Szkic');
    const own = (await readNewestDocuments(database.payload, 'page', 'pl-PL')).get(pair.pl);
    expect(own?.title).toBe('Szkic');
    expect(JSON.stringify(own?.blocks)).toContain('Szkic');
  });

  test('shows a draft of a published page in the preview only', async () => {
    await draft(database.payload, pair.de, { title: 'Entwurf', blocks: blocksOf('Entwurf') });
    const { title, words } = await german();
    expect(title).toBe(`Seite ${number}`);
    expect(words).not.toContain('Entwurf');
    const newest = (await readNewestDocuments(database.payload, 'page', 'de-DE')).get(pair.de);
    expect(newest?.title).toBe('Entwurf');
  });

  test('sets no-break spaces before units and after Polish one-letter words in published texts', async () => {
    const { payload } = database;
    await publish(payload, pair.pl, { title: 'Olej i filtr', blocks: blocksOf('w 18 minut') });
    await publish(payload, pair.de, { title: '7 l Öl', blocks: blocksOf('18 Minuten i. d. R.') });
    const { title, words } = await polish();
    expect(title).toBe('Olej i\u00a0filtr');
    expect(words.match(/w\u00a018\u00a0minut/g)).toHaveLength(4);
    expect(words).toContain('"blockType":"text"');
    expect((await german()).title).toBe('7\u00a0l Öl');
    expect((await german()).words).toContain('18\u00a0Minuten i. d. R.');
    const code = paragraph('npm i w 5 km');
    Object.assign(code.root.children[0]?.children[0] ?? {}, { format: 16 });
    const blocks = [{ blockType: 'text', heading: 'w kodzie', body: code }] as never;
    await publish(payload, pair.pl, { title: 'Olej i filtr', blocks });
    expect((await polish()).words).toContain('"npm i w 5 km"');
    const typed = await payload.findByID({ collection: 'pages', id: pair.pl });
    expect(typed.title).toBe('Olej i filtr');
  });

  test.each([
    ['de', german, polish],
    ['pl', polish, german],
  ] as const)(
    'unpublishing the page of %s leaves its counterpart published',
    async (country, gone, remaining) => {
      const before = await remaining();
      const data = { _status: 'draft' } as const;
      await database.payload.update({ collection: 'pages', id: pair[country], data });
      expect(await gone()).toEqual(nothing);
      expect(await remaining()).toEqual(before);
    },
  );

  test('publishes a page on the site of its country only', async () => {
    const alone = await makePage(database.payload, home.de, `Nur deutsch ${number}`);
    expect((await seenOn('de-DE', alone)).inTree).toBe(true);
    expect(await seenOn('pl-PL', alone)).toEqual(nothing);
    expect(await seenOn('pl-PL', pair.de)).toEqual(nothing);
    expect(await seenOn('de-DE', pair.pl)).toEqual(nothing);
  });

  test.each([undefined, null, 'fr', 7])(
    'assigns a draft with the country %j to the country of its locale',
    async (country) => {
      const { payload } = database;
      for (const payloadLocale of ['de', 'pl'] as const) {
        const data = { title: 'Entwurf', ...(country === undefined ? {} : { country }) } as never;
        const made = await payload.create({
          collection: 'pages',
          locale: payloadLocale,
          draft: true,
          data,
        });
        expect(made.country).toBe(payloadLocale);
        const locale = payloadLocale === 'de' ? 'de-DE' : 'pl-PL';
        expect((await readNewestDocuments(payload, 'page', locale)).has(made.id)).toBe(true);
      }
    },
  );

  test('increments the revision for published changes only', async () => {
    const { store, payload } = database;
    const start = await store.revision();
    await draft(payload, pair.de, { title: 'Entwurf' });
    await draft(payload, pair.pl, { title: 'Szkic' }, true);
    const data = { title: 'Neu', parent: home.de, country: 'de', slug: `neu-${number}` } as never;
    const { id } = await payload.create({ collection: 'pages', draft: true, data });
    await payload.duplicate({ collection: 'pages', id: pair.de, draft: true });
    await payload.delete({ collection: 'pages', id });
    expect(await store.revision()).toBe(start);
    await publish(payload, pair.de, { title: 'Neu' });
    const published = await store.revision();
    expect(published).toBeGreaterThan(start);
    const down = { _status: 'draft' } as const;
    await payload.update({ collection: 'pages', id: pair.de, data: down });
    const unpublished = await store.revision();
    expect(unpublished).toBeGreaterThan(published);
    await payload.delete({ collection: 'pages', id: pair.de });
    const deleted = await store.revision();
    expect(deleted).toBe(unpublished);
    await payload.delete({ collection: 'pages', id: pair.pl });
    const counterpart = await store.revision();
    expect(counterpart).toBeGreaterThan(deleted);
    const company = { company: 'Oilway Polska' };
    await payload.updateGlobal({ slug: 'settings', locale: 'pl', data: company });
    expect(await store.revision()).toBeGreaterThan(counterpart);
  });

  test('a version restored as a draft is neither published nor logged as published', async () => {
    const { payload, store } = database;
    await publish(payload, pair.de, { title: 'Neu' });
    const where = { parent: { equals: pair.de } };
    const { docs } = await payload.findVersions({ collection: 'pages', where, sort: 'createdAt' });
    const before = { revision: await store.revision(), published: await publications() };
    // Payload's Local API restores no drafts.
    const { openStudioClient } = await import('../test/edits/studio-client.ts');
    const { ask } = await openStudioClient(payload);
    await ask('POST', `/pages/versions/${docs[0]?.id}?draft=true`);
    const newest = await payload.findByID({ collection: 'pages', id: pair.de, draft: true });
    expect(newest).toMatchObject({ title: `Seite ${number}`, change: 'draft', _status: 'draft' });
    expect((await german()).title).toBe('Neu');
    expect({ revision: await store.revision(), published: await publications() }).toEqual(before);
    await ask('POST', `/pages/versions/${docs[0]?.id}`);
    expect((await german()).title).toBe(`Seite ${number}`);
    expect(await publications()).toBe(before.published + 1);
  });

  test('leaves the revision unchanged when a publication fails', async () => {
    const start = await database.store.revision();
    const attempt = publish(database.payload, pair.de, { slug: 'Nicht Erlaubt' });
    await expect(attempt).rejects.toThrow();
    expect(await database.store.revision()).toBe(start);
  });
});
