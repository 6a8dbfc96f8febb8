import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases, openDatabase, type TestDatabase } from '../test/database.ts';
import type { StudioClient } from '../test/edits/studio-client.ts';
import { blocksOf, makePage, makePair } from '../test/pages.ts';
import { readPublishedDocuments } from '../test/published.ts';

describe.each(databases)('concurrent requests on %s', (kind) => {
  let database: TestDatabase;
  let studio: StudioClient;
  let home: Record<'de' | 'pl', number>;
  let pair: Record<'de' | 'pl', number>;
  let edits: Awaited<ReturnType<typeof import('../test/edits/open-edits.ts').openEdits>>;

  beforeAll(async () => {
    database = await openDatabase(kind);
    home = await makePair(database.payload, null, { de: 'Start', pl: 'Start' });
    pair = await makePair(database.payload, home, { de: 'Eins', pl: 'Jeden' });
    const { openEdits } = await import('../test/edits/open-edits.ts');
    const { openStudioClient } = await import('../test/edits/studio-client.ts');
    studio = await openStudioClient(database.payload);
    edits = await openEdits(database.payload, studio);
  });
  afterAll(async () => {
    edits?.close();
    await database?.close();
  });

  const savePrice = (amount: number) =>
    studio.ask('POST', '/globals/prices?locale=de', {
      prices: [{ key: 'filter', name: 'Filter', from: 24 }],
      inTexts: [{ key: 'small', name: 'Klein', amount }],
    });
  const differences = async () => (await import('./rebuild.ts')).compareDocuments(database.payload);

  test('stores one of two concurrent saves completely, as one latest version', async () => {
    const { payload } = database;
    const newest = { parent: { equals: pair.de }, latest: { equals: true } };
    for (let round = 0; round < 15; round += 1) {
      const titles = [`Runde ${round} a`, `Runde ${round} b`];
      const query = round % 2 ? '&draft=true&autosave=true' : '&draft=true';
      await Promise.all(
        titles.map((title) => {
          const data = { title, seo: { title }, blocks: blocksOf(title), _status: 'draft' };
          return studio.patch('pages', pair.de, data, query);
        }),
      );
      const saved = { collection: 'pages', id: pair.de, draft: true } as const;
      const { blocks, seo, title } = await payload.findByID(saved);
      expect(titles).toContain(title);
      expect(seo?.title).toBe(title);
      expect(blocks?.[0]).toMatchObject({ heading: title });
      const versions = await payload.countVersions({ collection: 'pages', where: newest });
      expect(versions.totalDocs).toBe(1);
    }
    expect(await differences()).toEqual([]);
  });

  test('writes concurrent publications that share an image, a price and links', async () => {
    const { payload } = database;
    expect(
      await edits.attempt('createImage', { a: 1, b: 1, locale: 'de', word: 'Gemeinsam' }),
    ).toBe('');
    const image = await studio.one('media', 0);
    await savePrice(1);
    const other = await makePage(payload, home.de, 'Zwei');
    const textOf = (title: string, page: number) => ({
      title: `${title} {{small}}`,
      seo: { image },
      blocks: [
        ...(blocksOf(title) ?? []),
        {
          blockType: 'callToAction',
          heading: title,
          links: [{ link: { label: title || 'x', kind: 'page', page } }],
        },
      ],
      _status: 'published',
    });
    for (let round = 2; round < 12; round += 1) {
      const data = textOf(`Neu ${round}`, pair.de);
      const [made] = await Promise.all([
        studio.ask('POST', '/pages?depth=0', { ...data, parent: home.de, country: 'de' }),
        studio.patch('pages', pair.de, textOf(`Eins ${round}`, other)),
        studio.patch('pages', other, textOf(`Zwei ${round}`, pair.de)),
        studio.patch('pages', pair.pl, {
          ...textOf('Jeden', home.pl),
          title: `Jeden ${round}`,
        }),
        studio.patch('media', image, { altDe: `Bild ${round}`, altPl: `Obraz ${round}` }),
        savePrice(round),
      ]);
      const german = await readPublishedDocuments(payload, 'page', 'de-DE');
      for (const [at, title] of [
        [pair.de, 'Eins'],
        [other, 'Zwei'],
        [(made?.doc as { id: number } | undefined)?.id ?? 0, 'Neu'],
      ] as const)
        expect(german.get(at)).toMatchObject({
          title: `${title} ${round} {{small}}`,
          seo: { image: { ref: 'media', id: image } },
        });
      const [prices] = (await readPublishedDocuments(payload, 'prices', 'de-DE')).values();
      expect(prices?.inTexts).toMatchObject([{ key: 'small', amount: round }]);
      const polish = await readPublishedDocuments(payload, 'page', 'pl-PL');
      expect(polish.get(pair.pl)?.title).toBe(`Jeden ${round}`);
      expect((await readPublishedDocuments(payload, 'media', 'pl-PL')).get(image)?.altPl).toBe(
        `Obraz ${round}`,
      );
    }
    expect(await differences()).toEqual([]);
  });

  test('creates one counterpart for two concurrent requests and rejects the other', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await makePage(database.payload, home.de, `Allein ${round}`);
      const create = () => studio.ask('POST', `/pages/${id}/counterpart`);
      const answers = await Promise.allSettled([create(), create()]);
      const made = answers.filter(({ status }) => status === 'fulfilled');
      expect(made).toHaveLength(1);
      const refused = answers.find((one) => one.status === 'rejected');
      expect(refused?.reason).toMatchObject({ status: 400 });
    }
    expect(await differences()).toEqual([]);
  });

  test('stores concurrent saves of the settings in both languages', async () => {
    const { payload } = database;
    const save = (locale: 'de' | 'pl', seoTitleSuffix: string) =>
      studio.ask('POST', `/globals/settings?locale=${locale}`, { seoTitleSuffix });
    for (let round = 0; round < 10; round += 1) {
      await Promise.all([save('de', `de ${round}`), save('pl', `pl ${round}`)]);
      for (const locale of ['de', 'pl'] as const) {
        const { seoTitleSuffix } = await payload.findGlobal({ slug: 'settings', locale });
        expect(seoTitleSuffix).toBe(`${locale} ${round}`);
      }
    }
  });

  test('deletes an image once for two concurrent requests and returns not found to the other', async () => {
    for (let round = 0; round < 10; round += 1) {
      const chance = { a: 1, b: 0, locale: 'de', word: `Bild${round}` } as const;
      expect(await edits.attempt('createImage', chance)).toBe('');
      const outcomes = await Promise.all([1, 2].map(() => edits.attempt('deleteImage', chance)));
      expect(outcomes.sort()).toEqual(['', expect.stringContaining('Nicht gefunden')]);
    }
  });
});
