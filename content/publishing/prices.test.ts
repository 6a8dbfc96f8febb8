import { readChanges } from '@oilway/store/published/read.ts';
import { readRevision } from '@oilway/store/published/revision.ts';
import { createLocalReq, type FlattenedField } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases, openDatabase, type TestDatabase } from '../test/database.ts';
import { selectCases } from '../test/full.ts';
import { blocksOf, makePair, publish } from '../test/pages.ts';

describe.each(selectCases('sqlite', databases))('prices in texts on %s', (kind) => {
  let database: TestDatabase;
  let page: Record<'de' | 'pl', number>;

  beforeAll(async () => {
    database = await openDatabase(kind);
    const { payload } = database;
    await save({ small: 79, large: 1099.5 });
    await save({ small: 249 }, 'pl');
    const home = await makePair(payload, null, { de: 'Start', pl: 'Start' });
    page = await makePair(payload, home, { de: 'Öl ab {{small}}', pl: 'Olej od {{small}}' });
    await makePair(payload, home, { de: 'Ohne', pl: 'Bez' });
  });
  afterAll(() => database?.close());

  const save = (amounts: Record<string, number>, locale: 'de' | 'pl' = 'de') =>
    database.payload.updateGlobal({
      slug: 'prices',
      locale,
      data: {
        prices: [{ key: 'filter', name: 'Filter', from: 24 }],
        inTexts: Object.entries(amounts).map(([key, amount]) => ({ key, name: key, amount })),
      },
    });
  const session = async () => (await import('../database/session.ts')).databaseOf(database.payload);
  const since = async (revision: number) => {
    const { documents } = await readChanges(await session(), revision);
    return documents.map(({ locale, id, json, kind: of }) => ({
      of: `${of} ${id} ${locale}`,
      json: String(json),
    }));
  };
  const shownPage = async (country: 'de' | 'pl') =>
    (await since(0)).find(({ of }) => of.startsWith(`page ${page[country]} `))?.json ?? '';
  const differences = async () => (await import('./rebuild.ts')).compareDocuments(database.payload);

  test('stores price fields unresolved in documents and omits them from slugs', async () => {
    const { blocks, slug, title } = JSON.parse(await shownPage('de'));
    expect({ slug, title }).toEqual({ slug: 'oel-ab', title: 'Öl ab {{small}}' });
    expect(blocks[0].body.root.children[0].children[0].text).toBe('Öl ab {{small}}');
    expect(await shownPage('pl')).toContain('"Olej od {{small}}"');
  });

  test('updates only the prices document when a price changes', async () => {
    const before = await readRevision(await session());
    await save({ small: 84, large: 12.8 });
    expect((await since(before)).map(({ of }) => of)).toEqual(['prices 1 de-DE']);
    expect(await differences()).toEqual([]);
  });

  test('finds free text only in text, textarea and richText fields', () => {
    const { collections, config } = database.payload;
    const found = new Set<string>();
    const walk = (fields: readonly FlattenedField[]) => {
      for (const field of fields) {
        found.add('hasMany' in field && field.hasMany ? `many of ${field.type}` : field.type);
        if (field.type === 'blocks') for (const block of field.blocks) walk(block.flattenedFields);
        else if ('flattenedFields' in field) walk(field.flattenedFields);
      }
    };
    for (const slug of ['pages', 'news', 'events'] as const)
      walk(collections[slug].config.flattenedFields);
    for (const slug of ['header', 'side-menus', 'footer'])
      walk(config.globals.find((one) => one.slug === slug)?.flattenedFields ?? []);
    const withStrings = new Set(['text', 'textarea', 'richText']);
    expect([...found].filter((type) => !withStrings.has(type)).sort()).toEqual([
      'array',
      'blocks',
      'checkbox',
      'date',
      'group',
      'many of select',
      'number',
      'relationship',
      'select',
      'upload',
    ]);
  });

  test('rejects removing or renaming a price that a published text uses', async () => {
    const refused = {
      message: expect.stringContaining('{{small}} – Seite Öl ab {{small}} (Deutsch)'),
    };
    await expect(save({ large: 12.8 })).rejects.toMatchObject(refused);
    await expect(save({ tiny: 85, large: 12.8 })).rejects.toMatchObject(refused);
    await save({ small: 85 });
    expect(await differences()).toEqual([]);
  });

  test('rejects invalid or duplicate keys and invalid amounts', async () => {
    for (const key of ['', 'Groß', 'a b', '__proto__', '-a', 'a--b', 'filter', 'x'.repeat(41)])
      await expect(save({ small: 85, [key]: 1 })).rejects.toThrow();
    for (const amount of [-1, 1.005, Number.NaN, 1e9])
      await expect(save({ small: amount })).rejects.toThrow();
    const twice = ['small', 'small'].map((key) => ({ key, name: key, amount: 1 }));
    const data = { inTexts: twice };
    await expect(
      database.payload.updateGlobal({ slug: 'prices', locale: 'de', data }),
    ).rejects.toThrow();
  });

  test('rejects publishing an unknown price field and reports one whose price was deleted', async () => {
    const { payload } = database;
    const attempt = publish(payload, page.de, { blocks: blocksOf('für {{gone}} hier') });
    await expect(attempt).rejects.toThrow();
    const { execute } = await import('../database/execute.ts');
    await execute(payload, `DELETE FROM prices_in_texts WHERE key = 'small'`);
    const { rebuildDocuments } = await import('./rebuild.ts');
    await rebuildDocuments(payload);
    expect(JSON.parse(await shownPage('de')).title).toBe('Öl ab {{small}}');
    const { createContentReport } = await import('../editing/content-report.ts');
    const user = { id: 1, collection: 'staff', role: 'admin' } as never;
    const { texts } = await createContentReport(await createLocalReq({ user }, payload));
    const found = texts.flatMap((one) => (one.about === 'finding' ? [one.finding] : []));
    expect(found).toContainEqual(
      expect.objectContaining({ code: 'priceUnknown', path: 'title', about: '{{small}}' }),
    );
  });
});
