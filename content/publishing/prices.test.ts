import { readChanges } from '@oilway/store/published/read.ts';
import { readRevision } from '@oilway/store/published/revision.ts';
import { createLocalReq } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases, openDatabase, type TestDatabase } from '../test/database.ts';
import { usually } from '../test/full.ts';
import { blocksOf, draft, makePair, publish } from '../test/pages.ts';

const euros = (amount: string) => `${amount}\u00a0€`;

describe.each(usually('sqlite', databases))('prices in texts on %s', (kind) => {
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
  const session = async () => (await import('../database/session.ts')).sessionOf(database.payload);
  const since = async (revision: number) => {
    const { documents } = await readChanges(await session(), revision);
    return documents.map(({ culture, id, json, kind: of }) => ({
      of: `${of} ${id} ${culture}`,
      json: String(json),
    }));
  };
  const shownPage = async (country: 'de' | 'pl') =>
    (await since(0)).find(({ of }) => of.startsWith(`page ${page[country]} `))?.json ?? '';
  const differences = async () => (await import('./rebuild.ts')).compareDocuments(database.payload);

  test('a text shows the amount of its country, and its address none', async () => {
    const { blocks, slug, title } = JSON.parse(await shownPage('de'));
    expect({ slug, title }).toEqual({ slug: 'oel-ab', title: `Öl ab ${euros('79')}` });
    expect(blocks[0].body.root.children[0].children[0].text).toBe(`Öl ab ${euros('79')}`);
    expect(blocks[1].items[0].text).toBe(`Öl ab ${euros('79')}`);
    expect(await shownPage('pl')).toContain('"Olej od 249\u00a0zł"');
    await publish(database.payload, page.de, { blocks: blocksOf('{{filter}} {{large}}') });
    expect(await shownPage('de')).toContain(`"${euros('24')} ${euros('1.099,50')}"`);
  });

  test('a new price is written into each text that shows it, and into no other', async () => {
    const before = await readRevision(await session());
    await save({ small: 84, large: 12.8 });
    const written = await since(before);
    expect(written.map(({ of }) => of).sort()).toEqual([`page ${page.de} de-DE`, 'prices 1 de-DE']);
    expect(await shownPage('de')).toContain(`"${euros('24')} ${euros('12,80')}"`);
    expect(await differences()).toEqual([]);
  });

  test('a draft follows, too, where it said the same as what is published', async () => {
    const { payload } = database;
    const typed = blocksOf(`nur ${euros('84')}`);
    const { blocks } = await publish(payload, page.de, { blocks: typed });
    // With all that a save adds.
    await publish(payload, page.de, { blocks });
    const field = JSON.stringify(blocks).replaceAll(euros('84'), '{{small}}');
    await draft(payload, page.de, { blocks: JSON.parse(field) });
    const drafts = async () =>
      (await import('@oilway/store/published/read.ts')).readDrafts(await session(), 'page');
    expect(await drafts()).toEqual([]);
    await save({ small: 85, large: 12.8 });
    expect((await drafts()).map(({ json }) => json)).toEqual([
      expect.stringContaining(`nur ${euros('85')}`),
    ]);
    expect(await differences()).toEqual([]);
  });

  test('a price that a published text names is neither removed nor called otherwise', async () => {
    const refused = { message: expect.stringContaining('{{small}} – Seite Öl ab') };
    await expect(save({ large: 12.8 })).rejects.toMatchObject(refused);
    await expect(save({ tiny: 85, large: 12.8 })).rejects.toMatchObject(refused);
    await save({ small: 85 });
    expect(await differences()).toEqual([]);
  });

  test('what a key or an amount may not be', async () => {
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

  test('a field without a price is not published; one that lost it stays out, and is reported', async () => {
    const { payload } = database;
    const attempt = publish(payload, page.de, { blocks: blocksOf('für {{gone}} hier') });
    await expect(attempt).rejects.toThrow();
    const { execute } = await import('../database/execute.ts');
    await execute(payload, `DELETE FROM prices_in_texts WHERE key = 'small'`);
    const { rebuildDocuments } = await import('./rebuild.ts');
    await rebuildDocuments(payload);
    expect(JSON.parse(await shownPage('de')).title).toBe('Öl ab ');
    const { makeReport } = await import('../editing/report.ts');
    const user = { id: 1, collection: 'staff', role: 'admin' } as never;
    const { texts } = await makeReport(await createLocalReq({ user }, payload));
    const found = texts.flatMap((one) => (one.about === 'finding' ? [one.finding] : []));
    expect(found).toContainEqual(
      expect.objectContaining({ code: 'priceUnknown', path: 'title', about: '{{small}}' }),
    );
  });
});
