import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases, openDatabase, type TestDatabase } from '../test/database.ts';
import type { Desk } from '../test/edits/desk.ts';
import { makePage } from '../test/pages.ts';

describe.each(databases)('two who save one text at the same moment, on %s', (kind) => {
  let database: TestDatabase;
  let desk: Desk;
  let page: number;

  beforeAll(async () => {
    database = await openDatabase(kind);
    const home = await makePage(database.payload, null, { de: 'Start', pl: 'Start' });
    page = await makePage(database.payload, home, { de: 'Eins', pl: 'Jeden' });
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
});
