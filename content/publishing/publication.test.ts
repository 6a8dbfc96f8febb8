import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databases, openDatabase, type TestDatabase } from '../test/database.ts';
import { blocksOf, draft, makePage, paragraph, publish } from '../test/pages.ts';
import { drafted, shown, shownTree } from '../test/published.ts';

describe.each(databases)('publication per language on %s', (kind) => {
  let database: TestDatabase;
  let home: number;
  let page: number;
  let number = 0;

  beforeAll(async () => {
    database = await openDatabase(kind);
    home = await makePage(database.payload, null, { de: 'Start', pl: 'Start' });
  });
  beforeEach(async () => {
    number += 1;
    page = await makePage(database.payload, home, {
      de: `Seite ${number}`,
      pl: `Strona ${number}`,
    });
  });
  afterAll(() => database?.close());

  const seen = async (culture: 'de-DE' | 'pl-PL', id = page) => {
    const found = (await shown(database.payload, 'page', culture)).get(id);
    const inTree = (await shownTree(database.payload, culture)).byId.has(id);
    return { title: found?.title, words: JSON.stringify(found?.blocks ?? null), inTree };
  };

  test('publishing German leaves the published Polish text alone', async () => {
    const before = await seen('pl-PL');
    await publish(database.payload, page, 'de', { title: 'Neu', blocks: blocksOf('Neue Worte') });
    expect(await seen('pl-PL')).toEqual(before);
    const german = await seen('de-DE');
    expect(german.title).toBe('Neu');
    expect(german.words).toContain('Neue Worte');
    expect(german.words).not.toContain(`Seite ${number}`);
  });

  test('publishing German does not publish a Polish draft', async () => {
    await draft(database.payload, page, 'pl', { title: 'Szkic', blocks: blocksOf('Szkic') });
    await publish(database.payload, page, 'de', { title: 'Neu' });
    const polish = await seen('pl-PL');
    expect(polish.title).toBe(`Strona ${number}`);
    expect(polish.words).not.toContain('Szkic');
    const own = (await drafted(database.payload, 'page', 'pl-PL')).get(page);
    expect(own?.title).toBe('Szkic');
    expect(JSON.stringify(own?.blocks)).toContain('Szkic');
  });

  test('a draft over a published text is visible to a preview only', async () => {
    await draft(database.payload, page, 'de', { title: 'Entwurf', blocks: blocksOf('Entwurf') });
    const german = await seen('de-DE');
    expect(german.title).toBe(`Seite ${number}`);
    expect(german.words).not.toContain('Entwurf');
    expect((await drafted(database.payload, 'page', 'de-DE')).get(page)?.title).toBe('Entwurf');
  });

  test('what was typed with plain spaces breaks nowhere between a number and its unit, nor after a Polish one-letter word', async () => {
    const { payload } = database;
    await publish(payload, page, 'pl', { title: 'Olej i filtr', blocks: blocksOf('w 18 minut') });
    await publish(payload, page, 'de', {
      title: '7 l Öl',
      blocks: blocksOf('18 Minuten i. d. R.'),
    });
    const polish = await seen('pl-PL');
    expect(polish.title).toBe('Olej i\u00a0filtr');
    expect(polish.words.match(/w\u00a018\u00a0minut/g)).toHaveLength(4);
    expect(polish.words).toContain('"blockType":"text"');
    const german = await seen('de-DE');
    expect(german.title).toBe('7\u00a0l Öl');
    expect(german.words).toContain('18\u00a0Minuten i. d. R.');
    const code = paragraph('npm i w 5 km');
    Object.assign(code.root.children[0]?.children[0] ?? {}, { format: 16 });
    const blocks = [{ blockType: 'text', heading: 'w kodzie', body: code }] as never;
    await publish(payload, page, 'pl', { title: 'Olej i filtr', blocks });
    expect((await seen('pl-PL')).words).toContain('"npm i w 5 km"');
    const typed = await payload.findByID({ collection: 'pages', id: page, locale: 'pl' });
    expect(typed.title).toBe('Olej i filtr');
  });

  test.each(['de', 'pl'] as const)(
    'unpublishing %s leaves the other language published',
    async (locale) => {
      const [gone, kept] =
        locale === 'de' ? (['de-DE', 'pl-PL'] as const) : (['pl-PL', 'de-DE'] as const);
      const before = await seen(kept);
      await database.payload.update({
        collection: 'pages',
        id: page,
        locale,
        data: { _status: 'draft' },
      });
      expect(await seen(gone)).toEqual({ title: undefined, words: 'null', inTree: false });
      expect(await seen(kept)).toEqual(before);
    },
  );

  test('a page published in German alone is not on the Polish site', async () => {
    const alone = await makePage(database.payload, home, { de: `Nur deutsch ${number}` });
    expect((await seen('de-DE', alone)).inTree).toBe(true);
    expect(await seen('pl-PL', alone)).toEqual({ title: undefined, words: 'null', inTree: false });
  });

  test('the revision rises for what visitors see and for nothing else', async () => {
    const { store, payload } = database;
    const start = await store.revision();
    await draft(payload, page, 'de', { title: 'Entwurf' });
    await draft(payload, page, 'pl', { title: 'Szkic' }, true);
    await payload.create({
      collection: 'pages',
      locale: 'de',
      draft: true,
      data: { title: 'Neu', parent: home, slug: `neu-${number}`, _status: 'draft' } as never,
    });
    expect(await store.revision()).toBe(start);
    await publish(payload, page, 'de', { title: 'Neu' });
    const published = await store.revision();
    expect(published).toBeGreaterThan(start);
    await payload.update({
      collection: 'pages',
      id: page,
      locale: 'de',
      data: { _status: 'draft' },
    });
    const unpublished = await store.revision();
    expect(unpublished).toBeGreaterThan(published);
    await payload.delete({ collection: 'pages', id: page });
    const deleted = await store.revision();
    expect(deleted).toBeGreaterThan(unpublished);
    await payload.updateGlobal({
      slug: 'settings',
      locale: 'pl',
      data: { company: 'Oilway Polska' },
    });
    expect(await store.revision()).toBeGreaterThan(deleted);
  });

  test('a publication that fails raises nothing', async () => {
    const start = await database.store.revision();
    await expect(
      publish(database.payload, page, 'de', { slug: 'Nicht Erlaubt' }),
    ).rejects.toThrow();
    expect(await database.store.revision()).toBe(start);
  });
});
