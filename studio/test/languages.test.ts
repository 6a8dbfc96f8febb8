import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases, openDatabase, type TestDatabase } from '../../content/test/database.ts';
import { blocksOf, makePage } from '../../content/test/pages.ts';
import { type Ask, askInProcess, hireEveryone, type Person } from './people.ts';

describe.each(databases)('each language is its own on %s', (kind) => {
  let database: TestDatabase;
  let payload: Payload;
  let ask: Ask;
  let home: number;
  beforeAll(async () => {
    database = await openDatabase(kind);
    ({ payload } = database);
    await hireEveryone(payload);
    ask = await askInProcess(payload);
    home = await makePage(payload, null, { de: 'Start', pl: 'Start' });
  });
  afterAll(() => database?.close());

  let made = 0;
  /** A page in both languages, published. */
  async function page() {
    made += 1;
    const titles = { de: `Ölwechsel ${made}`, pl: `Wymiana oleju ${made}` };
    return { id: await makePage(payload, home, titles), ...titles };
  }

  const save = (who: Person, id: number, locale: string, data: object, query = 'draft=true') =>
    ask(who, 'PATCH', `/pages/${id}?locale=${locale}&${query}`, data);
  const read = async (id: number, locale: string, query = 'draft=true') =>
    (await ask('admin', 'GET', `/pages/${id}?locale=${locale}&depth=0&${query}`)).body;
  const shown = (id: number, locale: string) => read(id, locale, 'draft=false');
  const wordsOf = ({ blocks }: { blocks: { heading?: string }[] }) => blocks[0]?.heading;

  /** What blocks hold, without what is empty. */
  const said = (blocks: object[]) =>
    JSON.parse(JSON.stringify(blocks), (_, value) =>
      value === null || (Array.isArray(value) && value.length === 0) ? undefined : value,
    );

  /** The versions of a page, the newest first. */
  async function versionsOf(id: number): Promise<{ id: number; version: { title: string } }[]> {
    const query = `where[parent][equals]=${id}&locale=de&sort=-updatedAt&limit=0&depth=0`;
    return (await ask('admin', 'GET', `/pages/versions?${query}`)).body.docs;
  }

  test('a version comes back in one language, as a draft, by whoever edits that country', async () => {
    const { de, id, pl } = await page();
    const [old] = await versionsOf(id);
    const german = { title: 'Ganz neu', blocks: blocksOf('Ganz neu'), _status: 'published' };
    const polish = { title: 'Całkiem nowe', blocks: blocksOf('Całkiem nowe') };
    expect((await save('editor-de', id, 'de', german, '')).status).toBe(200);
    expect((await save('editor-pl', id, 'pl', polish)).status).toBe(200);
    const restore = (who: Person, query: string) =>
      ask(who, 'POST', `/pages/versions/${old?.id}${query}`);

    expect((await restore('admin', '')).status).toBe(400);
    expect((await restore('admin', '?locale=all')).status).toBe(400);
    expect((await restore('editor-pl', '?locale=de')).status).toBe(403);
    expect((await restore('forms-clerk', '?locale=de')).status).toBe(403);
    expect((await read(id, 'de')).title).toBe('Ganz neu');

    // Though it is asked to be published, as the old call could be.
    const restored = await restore('editor-de', '?locale=de&draft=false');
    expect([restored.status, restored.body.doc.title]).toEqual([200, de]);
    const draft = await read(id, 'de');
    expect([draft.title, wordsOf(draft)]).toEqual([de, de]);
    expect([(await shown(id, 'de')).title, (await read(id, 'pl')).title]).toEqual([
      'Ganz neu',
      'Całkiem nowe',
    ]);
    expect(wordsOf(await read(id, 'pl'))).toBe('Całkiem nowe');
    expect((await shown(id, 'pl')).title).toBe(pl);

    const newest = (await versionsOf(id))[0];
    expect(
      (await ask('admin', 'GET', `/pages/versions/${newest?.id}?locale=all`)).body,
    ).toMatchObject({ version: { change: 'draft', changedIn: 'de' } });
  });

  test('an old version without a field empties it again', async () => {
    const { id } = await page();
    const [old] = await versionsOf(id);
    await save('editor-de', id, 'de', { seo: { title: 'Für Suchende' } });
    expect((await read(id, 'de')).seo.title).toBe('Für Suchende');
    await ask('editor-de', 'POST', `/pages/versions/${old?.id}?locale=de`);
    expect((await read(id, 'de')).seo.title).toBeNull();
  });

  test('an old version takes back what was added to its blocks and their rows', async () => {
    const { id } = await page();
    const then = [
      { blockType: 'hero', heading: 'Kontakt', links: [{ link: { label: 'Mehr', kind: 'url' } }] },
      { blockType: 'contactForm', heading: 'Schreiben Sie uns' },
    ];
    const { body } = await save('editor-de', id, 'de', { blocks: then });
    const polish = (await read(id, 'pl')).blocks;
    const [old] = await versionsOf(id);
    const [hero, form] = body.doc.blocks;
    const [{ link, ...row }] = hero.links;
    const now = [
      {
        ...hero,
        text: 'Neu',
        illustration: 'station',
        locator: true,
        links: [{ ...row, link: { ...link, url: '/kontakt' } }],
      },
      { ...form, text: 'Neu', moreFields: ['title'], trackingPage: '/kontakt' },
    ];
    expect((await save('editor-de', id, 'de', { blocks: now })).status).toBe(200);
    const written = (await read(id, 'de')).blocks;
    expect(written).toMatchObject([{ text: 'Neu' }, { trackingPage: '/kontakt' }]);
    expect(written[0].links[0].link.url).toBe('/kontakt');

    await ask('editor-de', 'POST', `/pages/versions/${old?.id}?locale=de`);
    expect(said((await read(id, 'de')).blocks)).toEqual(said(body.doc.blocks));
    expect((await read(id, 'pl')).blocks).toEqual(polish);
  });

  test('a version that is not there, and a name for one', async () => {
    expect((await ask('admin', 'POST', '/pages/versions/999999?locale=de')).status).toBe(404);
    expect((await ask('admin', 'POST', '/pages/versions/x?locale=de')).status).toBe(404);
  });

  test('"all" publishes the languages that have a text, each after its check', async () => {
    const only = await makePage(payload, home, { de: 'Nur Deutsch' });
    const all = 'publishAllLocales=true';
    const publish = (who: Person, id: number) => save(who, id, 'de', { _status: 'published' }, all);
    expect((await publish('editor-de', only)).status).toBe(403);
    expect((await publish('admin', only)).status).toBe(200);
    expect((await read(only, 'all'))._status).toEqual({ de: 'published' });

    const { id } = await page();
    await save('editor-pl', id, 'pl', { title: 'Szkic', slug: 'Zły adres!' });
    const refused = await publish('admin', id);
    expect(refused.status).toBe(400);
    expect(refused.text).toContain('Polnisch');
    await save('editor-pl', id, 'pl', { slug: 'dobry-adres' });
    expect((await publish('admin', id)).status).toBe(200);
    expect((await shown(id, 'pl')).title).toBe('Szkic');
    const many = await ask('admin', 'PATCH', `/pages?where[id][equals]=${id}&locale=de&${all}`, {
      _status: 'published',
    });
    expect(many.status).toBe(400);
  });

  test('a text is copied into the draft of the other language, without its address', async () => {
    const id = await makePage(payload, home, { de: 'Zu übersetzen' });
    const copy = (who: Person, query: string) =>
      ask(who, 'POST', `/pages/${id}/copy-language?${query}`);
    expect((await copy('admin', 'from=de')).status).toBe(400);
    expect((await copy('admin', 'from=de&locale=de')).status).toBe(400);
    expect((await copy('editor-de', 'from=de&locale=pl')).status).toBe(403);
    expect((await copy('forms-clerk', 'from=de&locale=pl')).status).toBe(403);
    await save('editor-pl', id, 'pl', { title: 'Tytuł', slug: 'tytul' });

    expect((await copy('editor-pl', 'from=de&locale=pl')).status).toBe(200);
    const filled = await read(id, 'pl');
    expect([filled.title, filled.slug, wordsOf(filled)]).toEqual([
      'Tytuł',
      'tytul',
      'Zu übersetzen',
    ]);
    expect((await read(id, 'all'))._status).toEqual({ de: 'published', pl: 'draft' });
    // The rows of one language stay its own.
    await save('editor-pl', id, 'pl', { blocks: [] });
    expect(wordsOf(await read(id, 'de'))).toBe('Zu übersetzen');

    expect((await copy('editor-pl', 'from=de&locale=pl&replace=true')).status).toBe(200);
    const replaced = await read(id, 'pl');
    expect([replaced.title, replaced.slug]).toEqual(['Zu übersetzen', 'tytul']);
  });

  test('the venue of an event is copied whole where there is none, and replaces none', async () => {
    const german = {
      venue: 'Berlin',
      address: 'Hof 1, 10115 Berlin',
      start: '2099-07-03T16:00:00.000Z',
      end: '2099-07-03T19:00:00.000Z',
      capacity: 40,
    };
    const { id } = await payload.create({
      collection: 'events',
      locale: 'de',
      draft: true,
      data: { title: 'Abend', ...german } as never,
    });
    const copy = async (query = '') => {
      const url = `/events/${id}/copy-language?from=de&locale=pl${query}`;
      return (await ask('editor-pl', 'POST', url)).body.doc;
    };
    expect(await copy()).toMatchObject({ title: 'Abend', ...german });
    const polish = { venue: 'Warszawa', start: '2099-09-12T08:00:00.000Z', capacity: null };
    await ask('editor-pl', 'PATCH', `/events/${id}?locale=pl&draft=true`, {
      title: 'Wieczór',
      ...polish,
    });
    for (const query of ['', '&replace=true'])
      expect(await copy(query)).toMatchObject({ ...german, ...polish });
    const kept = (await ask('admin', 'GET', `/events/${id}?locale=de&draft=true`)).body;
    expect(kept).toMatchObject(german);
  });

  test('over a published text a copy is a draft', async () => {
    const { de, id, pl } = await page();
    const query = 'from=de&locale=pl&replace=true';
    expect((await ask('editor-pl', 'POST', `/pages/${id}/copy-language?${query}`)).status).toBe(
      200,
    );
    expect([(await read(id, 'pl')).title, (await shown(id, 'pl')).title]).toEqual([de, pl]);
  });

  test('a copy into an empty language has no address until somebody gives it one', async () => {
    const id = await makePage(payload, home, { de: 'Ohne Adresse' });
    await ask('editor-pl', 'POST', `/pages/${id}/copy-language?from=de&locale=pl`);
    const { slug, title } = await read(id, 'pl');
    expect([title, slug]).toEqual(['Ohne Adresse', null]);
  });

  test('a duplicate is a draft in every language, and of an editor the own one alone', async () => {
    const { de, id, pl } = await page();
    const duplicate = async (who: Person, query: string, data?: object) =>
      (await ask(who, 'POST', `/pages/${id}/duplicate?locale=de&${query}`, data)).body?.doc?.id;
    for (const attempt of [
      await duplicate('admin', '', { _status: 'draft' }),
      await duplicate('admin', 'draft=false', { _status: 'published' }),
      await duplicate('admin', 'draft=false&publishAllLocales=true', { _status: 'published' }),
    ]) {
      const copy = await read(attempt, 'all');
      expect(copy).toMatchObject({
        title: { de, pl },
        _status: { de: 'draft', pl: 'draft' },
      });
      expect((await shown(attempt, 'all'))._status).toEqual({ de: 'draft', pl: 'draft' });
    }
    const own = await duplicate('editor-de', '', { _status: 'draft' });
    expect((await read(own, 'all')).title).toEqual({ de, pl: null });
    expect((await shown(id, 'pl'))._status).toBe('published');
  });

  test('whoever opens a new form takes away what they opened before and nobody wrote into', async () => {
    const long = '2020-01-01T00:00:00.000Z';
    const begin = async (who: Person, data: object = {}) => {
      const { body } = await ask(who, 'POST', '/pages?locale=de&draft=true', data);
      const id: number = body.doc.id;
      await payload.db.updateOne({ collection: 'pages', id, data: { updatedAt: long } });
      return id;
    };
    const empty = await begin('editor-de');
    const colleagues = await begin('admin');
    const written = await begin('editor-de', { blocks: blocksOf('Nur ein Absatz') });
    const saved = await begin('editor-de');
    await save('editor-de', saved, 'de', { title: 'Kurz da' }, 'draft=true&autosave=true');
    await save('editor-de', saved, 'de', { title: '' }, 'draft=true&autosave=true');
    await payload.db.updateOne({ collection: 'pages', id: saved, data: { updatedAt: long } });
    const { body } = await ask('editor-de', 'POST', '/pages?locale=de&draft=true', {});
    await ask('editor-de', 'POST', '/pages?locale=de&draft=true', {});
    const there = async (id: number) => (await ask('admin', 'GET', `/pages/${id}`)).status;
    const kept = [colleagues, written, saved, body.doc.id as number];
    expect([await there(empty), ...(await Promise.all(kept.map(there)))]).toEqual([
      404, 200, 200, 200, 200,
    ]);
  });
});
