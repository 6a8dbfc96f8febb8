import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase, type TestDatabase } from '../test/database.ts';
import { makePage, publish } from '../test/pages.ts';
import { shownTree } from '../test/published.ts';

let database: TestDatabase;
let home: number;

beforeAll(async () => {
  database = await openDatabase('sqlite');
  home = await makePage(database.payload, null, { de: 'Start', pl: 'Start' });
});
afterAll(() => database?.close());

test('there is one home page', async () => {
  await expect(makePage(database.payload, null, { de: 'Zweite' })).rejects.toThrow();
  await expect(publish(database.payload, home, 'de', { slug: 'start' })).rejects.toThrow();
});

test('a page below itself is refused', async () => {
  const top = await makePage(database.payload, home, { de: 'Oben' });
  const below = await makePage(database.payload, top, { de: 'Unten' });
  await expect(publish(database.payload, top, 'de', { parent: below })).rejects.toThrow();
  await expect(publish(database.payload, top, 'de', { parent: top })).rejects.toThrow();
});

test('a slug comes from the title, German and Polish letters spelt out', async () => {
  const id = await makePage(database.payload, home, {
    de: 'Größe & Öl – für Süßes',
    pl: 'Łódź: wymiana oleju',
  });
  const slug = async (locale: 'de' | 'pl') =>
    (await database.payload.findByID({ collection: 'pages', id, locale })).slug;
  expect(await slug('de')).toBe('groesse-oel-fuer-suesses');
  expect(await slug('pl')).toBe('lodz-wymiana-oleju');
});

test.each(['Groß', 'a b', 'a/b', '-a', 'a--b', '../a', 'ä', 'a'.repeat(81)])(
  'the slug %j is refused',
  async (slug) => {
    const id = await makePage(database.payload, home, { de: 'Anfang' }).catch(() => undefined);
    const page = id ?? (await shownTree(database.payload, 'de-DE')).byPath.get('/anfang')?.id;
    await expect(publish(database.payload, Number(page), 'de', { slug })).rejects.toThrow();
  },
);

test('what the site itself answers is refused at the top of the German site only', async () => {
  const page = await makePage(database.payload, home, { de: 'Vorn', pl: 'Przod' });
  const deep = await makePage(database.payload, page, { de: 'Tief' });
  await expect(publish(database.payload, page, 'de', { slug: 'pl' })).rejects.toThrow();
  await expect(publish(database.payload, page, 'de', { slug: 'umbraco' })).rejects.toThrow();
  await publish(database.payload, page, 'pl', { slug: 'media' });
  await publish(database.payload, deep, 'de', { slug: 'api' });
});

test('two pages side by side do not share a slug; in different places they may', async () => {
  const one = await makePage(database.payload, home, { de: 'Eins' });
  await expect(makePage(database.payload, home, { de: 'Eins' })).rejects.toThrow();
  await makePage(database.payload, one, { de: 'Eins' });
});

test('a page with pages below it is not deleted, and says why in the language of the studio', async () => {
  const top = await makePage(database.payload, home, { de: 'Voll' });
  const below = await makePage(database.payload, top, { de: 'Inhalt' });
  const remove = (id: number, language: 'de' | 'pl' | 'en') =>
    database.payload.delete({ collection: 'pages', id, req: { i18n: { language } } as never });
  await expect(remove(top, 'de')).rejects.toThrow(/Unter dieser Seite/);
  await expect(remove(top, 'pl')).rejects.toThrow(/Pod tą stroną/);
  await expect(remove(top, 'en')).rejects.toThrow(/below this one/);
  await remove(below, 'de');
  await remove(top, 'de');
  expect((await shownTree(database.payload, 'de-DE')).byId.has(top)).toBe(false);
});

test.each(['pages', 'news', 'events'] as const)(
  'the studio is handed a signed address of the preview of %s',
  async (collection) => {
    const { readPreview } = await import('@oilway/store/published/preview-token.ts');
    const { readSettings } = await import('@oilway/store/settings.ts');
    const { livePreview, preview } = database.payload.collections[collection].config.admin;
    const asked = { data: { id: 7 }, locale: { code: 'pl' } } as never;
    const framed = typeof livePreview?.url === 'function' && (await livePreview.url(asked));
    const opened = await preview?.({ id: 7 }, { locale: 'pl' } as never);
    const { previewSecret, siteOrigin } = readSettings();
    for (const address of [framed, opened]) {
      const url = new URL(String(address));
      expect(url.origin).toBe(siteOrigin);
      const token = url.searchParams.get('token');
      const grant = readPreview(token, previewSecret, Date.now());
      expect(grant).toMatchObject({ collection, id: 7, culture: 'pl-PL' });
      expect(readPreview(token, previewSecret, Date.now() + 31 * 60_000)).toBeUndefined();
    }
  },
);
