import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../test/database.ts';
import { draft, makePage, makePair, paragraph, publish } from '../test/pages.ts';
import { readPublishedTree } from '../test/published.ts';

const database = testDatabase();
let home: Record<'de' | 'pl', number>;

beforeAll(async () => {
  home = await makePair(database.payload, null, { de: 'Start', pl: 'Start' });
});

test.each(['de', 'pl'] as const)(
  'rejects a second home page of %s and a slug for the home page',
  async (country) => {
    await expect(makePage(database.payload, null, 'Zweite', { country })).rejects.toThrow();
    await expect(publish(database.payload, home[country], { slug: 'start' })).rejects.toThrow();
  },
);

test('places a page that an editor begins below the home page, with a slug from its title', async () => {
  const { payload } = database;
  const user = { id: 1, name: 'Ewa', collection: 'staff', role: 'editor-pl' } as never;
  const options = { collection: 'pages', draft: true, depth: 0, user } as const;
  const begun = await payload.create({ ...options, data: {} as never });
  expect([begun.country, begun.parent, begun.change]).toEqual(['pl', home.pl, 'begun']);
  const data = { title: 'Nowa strona' };
  const named = await payload.update({ ...options, id: begun.id, data });
  expect(named.slug).toBe('nowa-strona');
});

test('rejects a cycle of parent pages, also in a draft', async () => {
  const top = await makePage(database.payload, home.de, 'Oben');
  const below = await makePage(database.payload, top, 'Unten');
  for (const parent of [below, top]) {
    await expect(publish(database.payload, top, { parent })).rejects.toThrow();
    await expect(draft(database.payload, top, { parent }, true)).rejects.toThrow();
  }
});

test('rejects a parent page of the other country', async () => {
  const page = await makePage(database.payload, home.de, 'Hier');
  await expect(publish(database.payload, page, { parent: home.pl })).rejects.toThrow();
  const made = makePage(database.payload, home.de, 'Tam', { country: 'pl' });
  await expect(made).rejects.toThrow();
});

test('rejects settings that refer to a page of the other country', async () => {
  const { payload } = database;
  const save = (locale: 'de' | 'pl', newsPage: number) =>
    payload.updateGlobal({ slug: 'settings', locale, data: { newsPage } });
  await expect(save('de', home.pl)).rejects.toThrow('Meldungen');
  await save('de', home.de);
  await save('pl', home.pl);
});

test('accepts synonyms only as groups of two or more words per line', async () => {
  const write = (synonyms: string) =>
    database.payload.updateGlobal({ slug: 'settings', locale: 'de', data: { synonyms } });
  const groups = 'Karriere, Jobs, offene Stellen\n\nPreise,Kosten';
  expect(await write(groups)).toMatchObject({ synonyms: groups });
  for (const alone of ['Karriere', 'Preise, Kosten\nJobs,', ', Jobs', 'Karriere; Jobs'])
    await expect(write(alone)).rejects.toThrow('Gleichbedeutende Wörter der Suche');
});

test('derives the slug from the title and transliterates German and Polish letters', async () => {
  const ids = await makePair(database.payload, home, {
    de: 'Größe & Öl – für Süßes',
    pl: 'Łódź: wymiana oleju',
  });
  const slug = async (id: number) =>
    (await database.payload.findByID({ collection: 'pages', id })).slug;
  expect(await slug(ids.de)).toBe('groesse-oel-fuer-suesses');
  expect(await slug(ids.pl)).toBe('lodz-wymiana-oleju');
});

test.each(['Groß', 'a b', 'a/b', '-a', 'a--b', '../a', 'ä', 'a'.repeat(81)])(
  'rejects the slug %j',
  async (slug) => {
    const id = await makePage(database.payload, home.de, 'Anfang').catch(() => undefined);
    const page =
      id ?? (await readPublishedTree(database.payload, 'de-DE')).byPath.get('/anfang')?.id;
    await expect(publish(database.payload, Number(page), { slug })).rejects.toThrow();
  },
);

test('rejects reserved slugs at the top level of the German site only', async () => {
  const page = await makePair(database.payload, home, { de: 'Vorn', pl: 'Przod' });
  const deep = await makePage(database.payload, page.de, 'Tief');
  await expect(publish(database.payload, page.de, { slug: 'pl' })).rejects.toThrow();
  await expect(publish(database.payload, page.de, { slug: 'umbraco' })).rejects.toThrow();
  await publish(database.payload, page.pl, { slug: 'media' });
  await publish(database.payload, deep, { slug: 'api' });
});

test('rejects equal slugs of sibling pages but allows them under different parents', async () => {
  const one = await makePair(database.payload, home, { de: 'Eins', pl: 'Eins' });
  await expect(makePage(database.payload, home.de, 'Eins')).rejects.toThrow();
  await makePage(database.payload, one.de, 'Eins');
});

test('publishes the original of a duplicate and requires a new slug to publish the duplicate', async () => {
  const { payload } = database;
  const page = await makePage(payload, home.de, 'Vorlage');
  const words = { title: 'Muster', intro: 'x', body: paragraph('x'), _status: 'published' };
  const post = { collection: 'news', data: { ...words, country: 'de' } as never } as const;
  const news = (await payload.create(post)).id;
  for (const [collection, id] of [
    ['pages', page],
    ['news', news],
  ] as const) {
    const copy = await payload.duplicate({ collection, id, draft: true });
    const publishOne = (at: number, data: object = {}) =>
      payload.update({ collection, id: at, data: { ...data, _status: 'published' } });
    await publishOne(id);
    await expect(publishOne(copy.id)).rejects.toThrow('Adresse');
    await publishOne(copy.id, { slug: 'kopie' });
  }
});

test('rejects deleting a page with child pages, in the language of the studio', async () => {
  const top = await makePage(database.payload, home.de, 'Voll');
  const below = await makePage(database.payload, top, 'Inhalt');
  const remove = (id: number, language: 'de' | 'pl' | 'en') =>
    database.payload.delete({ collection: 'pages', id, req: { i18n: { language } } as never });
  await expect(remove(top, 'de')).rejects.toThrow(/Unter dieser Seite/);
  await expect(remove(top, 'pl')).rejects.toThrow(/Pod tą stroną/);
  await expect(remove(top, 'en')).rejects.toThrow(/below this one/);
  await remove(below, 'de');
  await remove(top, 'de');
  expect((await readPublishedTree(database.payload, 'de-DE')).byId.has(top)).toBe(false);
});

test.each(['pages', 'news', 'events'] as const)(
  'signs the preview URL of %s for the country of the document',
  async (collection) => {
    const { readPreview } = await import('@oilway/store/published/preview-token.ts');
    const { readSettings } = await import('@oilway/store/settings.ts');
    const { livePreview, preview } = database.payload.collections[collection].config.admin;
    const data = { id: 7, country: 'pl' };
    const options = { data, locale: { code: 'de' } } as never;
    const framed = typeof livePreview?.url === 'function' && (await livePreview.url(options));
    const opened = await preview?.(data, { locale: 'de' } as never);
    const { previewSecret, siteOrigin } = readSettings();
    for (const address of [framed, opened]) {
      const url = new URL(String(address));
      expect(url.origin).toBe(siteOrigin);
      const token = url.searchParams.get('token');
      const grant = readPreview(token, previewSecret, Date.now());
      expect(grant).toMatchObject({ collection, id: 7, locale: 'pl-PL' });
      expect(readPreview(token, previewSecret, Date.now() + 31 * 60_000)).toBeUndefined();
    }
  },
);
