import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases, openDatabase, type TestDatabase } from '../test/database.ts';
import type { Desk } from '../test/edits/desk.ts';
import { makePage } from '../test/pages.ts';
import { shown } from '../test/published.ts';

describe.each(databases)('two who save one text at the same moment, on %s', (kind) => {
  let database: TestDatabase;
  let desk: Desk;
  let page: number;
  let openEdits: typeof import('../test/edits/open-edits.ts').openEdits;

  beforeAll(async () => {
    database = await openDatabase(kind);
    const home = await makePage(database.payload, null, { de: 'Start', pl: 'Start' });
    page = await makePage(database.payload, home, { de: 'Eins', pl: 'Jeden' });
    ({ openEdits } = await import('../test/edits/open-edits.ts'));
    const { openDesk } = await import('../test/edits/desk.ts');
    desk = await openDesk(database.payload);
  });
  afterAll(() => database?.close());

  test('what both save is stored, in both languages', async () => {
    const { payload } = database;
    const save = (locale: 'de' | 'pl', title: string) =>
      desk.patch('pages', page, { title, _status: 'draft' }, `&draft=true&locale=${locale}`);
    const titleIn = async (locale: 'de' | 'pl') =>
      (await payload.findByID({ collection: 'pages', id: page, draft: true, locale })).title;
    const where = { parent: { equals: page }, latest: { equals: true } };
    for (let round = 0; round < 25; round += 1) {
      const titles = { de: `Runde ${round}`, pl: `Kolejka ${round}` };
      await Promise.all([save('de', titles.de), save('pl', titles.pl)]);
      expect({ de: await titleIn('de'), pl: await titleIn('pl') }).toEqual(titles);
      expect((await payload.countVersions({ collection: 'pages', where })).totalDocs).toBe(1);
    }
    // What is there stays, when the other language is copied: also what comes to be there at that moment.
    for (let round = 0; round < 25; round += 1) {
      const title = `Kopia ${round}`;
      await Promise.all([
        save('pl', title),
        desk.ask('POST', `/pages/${page}/copy-language?from=de&locale=pl`),
      ]);
      expect(await titleIn('pl')).toBe(title);
    }
    const { compareDocuments } = await import('./rebuild.ts');
    expect(await compareDocuments(database.payload)).toEqual([]);
  });

  test('of the settings both languages are stored', async () => {
    const { payload } = database;
    const save = (locale: 'de' | 'pl', seoTitleSuffix: string) =>
      desk.ask('POST', `/globals/settings?locale=${locale}`, { seoTitleSuffix });
    for (let round = 0; round < 10; round += 1) {
      await Promise.all([save('de', `de ${round}`), save('pl', `pl ${round}`)]);
      for (const locale of ['de', 'pl'] as const) {
        const { seoTitleSuffix } = await payload.findGlobal({ slug: 'settings', locale });
        expect(seoTitleSuffix).toBe(`${locale} ${round}`);
      }
    }
  });

  test('a page that is made while its price changes shows the new one', async () => {
    const { payload } = database;
    const savePrice = (amount: number) =>
      desk.ask('POST', '/globals/prices?locale=de', {
        prices: [{ key: 'filter', name: 'Filter', from: 24 }],
        inTexts: [{ key: 'small', name: 'Klein', amount }],
      });
    await savePrice(1);
    for (let round = 2; round < 22; round += 1) {
      const [made] = await Promise.all([
        makePage(payload, page, { de: `Runde ${round} für {{small}}` }),
        wait(round % 10).then(() => savePrice(round)),
      ]);
      const pages = await shown(payload, 'page', 'de-DE');
      expect(pages.get(made)?.title).toBe(`Runde ${round} für ${round}\u00a0€`);
    }
    const { compareDocuments } = await import('./rebuild.ts');
    expect(await compareDocuments(payload)).toEqual([]);
  });

  test('a picture is deleted by one, and gone for the other', async () => {
    const edits = await openEdits(database.payload, desk);
    for (let round = 0; round < 10; round += 1) {
      const chance = { a: 0, b: 0, locale: 'de', word: `Bild${round}` } as const;
      expect(await edits.attempt('createPicture', chance)).toBe('');
      const said = await Promise.all([1, 2].map(() => edits.attempt('deletePicture', chance)));
      expect(said.sort()).toEqual(['', expect.stringContaining('Nicht gefunden')]);
    }
    edits.close();
  });
});
