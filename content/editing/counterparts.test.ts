import { createLocalReq, type PayloadRequest } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hire } from '../staff/hire.ts';
import { databases, openDatabase, type TestDatabase } from '../test/database.ts';
import { draft, makePage, makePair, paragraph, publish } from '../test/pages.ts';
import type { DocumentLine } from './counterparts.ts';

type Editor = 'admin' | 'editor-de' | 'editor-pl';

describe.each(databases)('counterparts on %s', (kind) => {
  let database: TestDatabase;
  let homes: Record<'de' | 'pl', number>;
  const reqs = {} as Record<Editor | 'portal-manager', PayloadRequest>;
  beforeAll(async () => {
    database = await openDatabase(kind);
    const { payload } = database;
    homes = await makePair(payload, null, { de: 'Start', pl: 'Start' });
    for (const role of ['admin', 'editor-de', 'editor-pl', 'portal-manager'] as const) {
      const person = { name: role, email: `${role}@oilway.example`, role };
      const user = await hire(payload, { ...person, password: 'correct horse battery' });
      const own = { ...user, collection: 'staff' } as never;
      reqs[role] = await createLocalReq({ user: own }, payload);
    }
  });
  afterAll(() => database?.close());

  const lineOf = async (id: number): Promise<DocumentLine> => {
    const { readLines } = await import('./counterparts.ts');
    const line = (await readLines(database.payload, 'pages', undefined, [id])).get(id);
    if (!line) throw new Error(`there is no page ${id}`);
    return line;
  };

  const newest = (id: number) =>
    database.payload.findByID({ collection: 'pages', id, draft: true, depth: 0 });

  /** Calls the endpoint as the studio does. Returns the id of the new draft. */
  async function createCounterpart(editor: Editor | 'portal-manager', id: number): Promise<number> {
    const { counterpartEndpoint } = await import('./create-counterpart.ts');
    const req = Object.assign(Object.create(reqs[editor]) as PayloadRequest, {
      routeParams: { id: String(id) },
      context: {},
    });
    const answer = await counterpartEndpoint('pages').handler(req);
    return ((await answer.json()) as { id: number }).id;
  }

  /** A write with the access of a role, as a form sends it. */
  const update = (editor: Editor, id: number, data: object, more: object = {}) =>
    database.payload.update({
      collection: 'pages',
      id,
      data: data as never,
      overrideAccess: false,
      user: reqs[editor].user,
      ...more,
    });

  test('a document is a draft, published, or published with a newer draft', async () => {
    const { payload } = database;
    const id = await makePage(payload, homes.de, 'Stand', { _status: 'draft' });
    expect(await lineOf(id)).toEqual({
      id,
      country: 'de',
      title: 'Stand',
      state: 'draft',
      publishedAt: undefined,
      counterpart: undefined,
      behind: false,
    });
    const { updatedAt } = await publish(payload, id, {});
    expect(await lineOf(id)).toMatchObject({ state: 'published', publishedAt: updatedAt });
    await draft(payload, id, { title: 'Stand, neu' }, true);
    expect(await lineOf(id)).toMatchObject({
      state: 'changed',
      title: 'Stand, neu',
      publishedAt: updatedAt,
    });
    await payload.update({ collection: 'pages', id, data: { _status: 'draft' } });
    expect(await lineOf(id)).toMatchObject({ state: 'draft', publishedAt: undefined });
  });

  test('a document published anew leaves its counterpart behind until that one is published', async () => {
    const { payload } = database;
    const pair = await makePair(payload, homes, { de: 'Eins', pl: 'Jeden' });
    const behind = async () => {
      const lines = [await lineOf(pair.de), await lineOf(pair.pl)];
      return lines.filter((line) => line.behind).map(({ country }) => country);
    };
    // The first publication of one is the translation of the other.
    expect(await behind()).toEqual([]);
    await publish(payload, pair.de, {});
    expect(await behind()).toEqual(['pl']);
    await draft(payload, pair.pl, { title: 'Jeden, nowy' }, true);
    await publish(payload, pair.de, {});
    expect(await behind()).toEqual(['pl']);
    expect((await lineOf(pair.de)).counterpart).toMatchObject({ id: pair.pl, state: 'changed' });
    await publish(payload, pair.pl, {});
    expect(await behind()).toEqual([]);
    await publish(payload, pair.pl, {});
    expect(await behind()).toEqual(['de']);
    await payload.update({ collection: 'pages', id: pair.pl, data: { _status: 'draft' } });
    expect(await behind()).toEqual([]);
  });

  test('the lines of many documents are read at once, without those of others', async () => {
    const { readLines } = await import('./counterparts.ts');
    const pair = await makePair(database.payload, homes, { de: 'Viele', pl: 'Wiele' });
    const ids = [homes.de, pair.de, pair.pl];
    const lines = await readLines(database.payload, 'pages', undefined, ids);
    expect([...lines.keys()].sort()).toEqual([...ids].sort());
    expect(lines.get(homes.de)?.counterpart?.id).toBe(homes.pl);
    const all = await readLines(database.payload, 'pages', undefined);
    expect(all.size).toBe((await database.payload.count({ collection: 'pages' })).totalDocs);
  });

  test('a counterpart is created as a draft with the newest text, below the counterpart of its parent', async () => {
    const { payload } = database;
    const parents = await makePair(payload, homes, { de: 'Oben', pl: 'Góra' });
    const id = await makePage(payload, parents.de, 'Unten');
    await draft(payload, id, { title: 'Unten, neu' });
    const source = await newest(id);
    const made = await newest(await createCounterpart('editor-pl', id));
    const { translationKey } = source;
    expect(made).toMatchObject({ country: 'pl', parent: parents.pl, title: 'Unten, neu' });
    expect(made).toMatchObject({ translationKey, _status: 'draft' });
    expect(made.key).not.toBe(source.key);
    expect(made.blocks?.length).toBe(source.blocks?.length);
    expect(await lineOf(id)).toMatchObject({
      state: 'changed',
      counterpart: { id: made.id, state: 'draft' },
    });
    expect((await payload.findByID({ collection: 'pages', id, depth: 0 })).title).toBe('Unten');
  });

  test('a page whose parent has no counterpart gets one without a parent', async () => {
    const parent = await makePage(database.payload, homes.de, 'Nur hier');
    const id = await makePage(database.payload, parent, 'Auch nur hier');
    expect((await newest(await createCounterpart('admin', id))).parent ?? null).toBe(null);
  });

  test('links of a counterpart lead to the counterparts of what the original names', async () => {
    const { payload } = database;
    const there = await makePair(payload, homes, { de: 'Ziel', pl: 'Cel' });
    const alone = await makePage(payload, homes.de, 'Ohne Gegenstück');
    const textLink = (value: number) => ({
      type: 'link',
      version: 3,
      fields: { linkType: 'internal', newTab: false, doc: { relationTo: 'pages', value } },
      children: [],
    });
    const body = paragraph('Siehe');
    body.root.children[0]?.children.push(...([there.de, alone].map(textLink) as never[]));
    const links = [there.de, alone].map((page) => ({ link: { label: 'x', kind: 'page', page } }));
    const id = await makePage(payload, homes.de, 'Mit Verweisen', {
      blocks: [
        { blockType: 'text', heading: 'Text', body },
        { blockType: 'callToAction', heading: 'Weiter', links },
      ] as never,
    });
    const { blocks } = await newest(await createCounterpart('editor-pl', id));
    const [text, action] = blocks as unknown as [{ body: typeof body }, { links: typeof links }];
    expect(action.links.map(({ link }) => link.page)).toEqual([there.pl, alone]);
    const inText = text.body.root.children[0]?.children.slice(1) as unknown as ReturnType<
      typeof textLink
    >[];
    expect(inText.map(({ fields }) => fields.doc.value)).toEqual([there.pl, alone]);
  });

  test('only editors of the other country and administrators create a counterpart, and only one', async () => {
    const id = await makePage(database.payload, homes.de, 'Einmal');
    for (const other of ['editor-de', 'portal-manager'] as const)
      await expect(createCounterpart(other, id)).rejects.toMatchObject({ status: 403 });
    expect((await lineOf(id)).counterpart).toBeUndefined();
    await createCounterpart('editor-pl', id);
    await expect(createCounterpart('admin', id)).rejects.toMatchObject({ status: 400 });
  });

  test('a country has one document of a key, however many are created at once', async () => {
    const { payload } = database;
    const id = await makePage(payload, homes.de, 'Gleichzeitig');
    const { translationKey } = await newest(id);
    const created = await Promise.allSettled(
      (['admin', 'editor-pl', 'admin'] as const).map((editor) => createCounterpart(editor, id)),
    );
    expect(created.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(makePage(payload, homes.de, 'Zweite', { translationKey })).rejects.toThrow();
    const where = { translationKey: { equals: translationKey } };
    expect((await payload.count({ collection: 'pages', where })).totalDocs).toBe(2);
  });

  test('country and key of a document cannot be changed', async () => {
    const { payload } = database;
    const id = await makePage(payload, homes.de, 'Bleibt');
    const { translationKey } = await newest(id);
    const data = { country: 'pl', translationKey: crypto.randomUUID() } as const;
    await draft(payload, id, data);
    expect(await newest(id)).toMatchObject({ country: 'de', translationKey });
    await publish(payload, id, { ...data, parent: homes.de });
    expect(await newest(id)).toMatchObject({ country: 'de', translationKey });
  });

  test('an editor writes documents of their own country only', async () => {
    const { payload } = database;
    const pair = await makePair(payload, homes, { de: 'Meine', pl: 'Moja' });
    await update('editor-pl', pair.pl, { title: 'Moja, nowa' });
    for (const more of [{}, { draft: true }])
      await expect(
        update('editor-pl', pair.de, { title: 'Fremd', country: 'pl' }, more),
      ).rejects.toMatchObject({ status: 403 });
    expect((await newest(pair.de)).title).toBe('Meine');
    const create = (data: object) =>
      payload.create({
        collection: 'pages',
        draft: true,
        data: { title: 'Neu', parent: homes.pl, ...data } as never,
        overrideAccess: false,
        user: reqs['editor-pl'].user,
      });
    await expect(create({ country: 'de' })).rejects.toMatchObject({ status: 403 });
    // A key of the client's choice would make it the counterpart of any document.
    const { translationKey } = await newest(pair.de);
    const made = await create({ translationKey });
    expect(made.country).toBe('pl');
    expect(made.translationKey).not.toBe(translationKey);
  });

  test('a duplicate is a draft of the same country with a key of its own', async () => {
    const { payload } = database;
    const id = await makePage(payload, homes.pl, 'Wzór', { country: 'pl' });
    const source = await newest(id);
    const duplicate = (editor: Editor) =>
      payload.duplicate({
        collection: 'pages',
        id,
        draft: true,
        depth: 0,
        overrideAccess: false,
        user: reqs[editor].user,
      });
    const made = await duplicate('admin');
    expect(made).toMatchObject({ country: 'pl', _status: 'draft', title: 'Wzór' });
    expect(made.translationKey).not.toBe(source.translationKey);
    expect(made.key).not.toBe(source.key);
    await expect(duplicate('editor-de')).rejects.toMatchObject({ status: 403 });
    // Without access rules, which take the key out of what is copied.
    const other = await payload.duplicate({ collection: 'pages', id, draft: true, depth: 0 });
    expect(other.translationKey).not.toBe(source.translationKey);
  });

  test('a restored version keeps country and key', async () => {
    const { payload } = database;
    const { pl: id } = await makePair(payload, homes, { de: 'Alt', pl: 'Stary' });
    const before = await newest(id);
    await publish(payload, id, { title: 'Nowy' });
    const { docs } = await payload.findVersions({
      collection: 'pages',
      where: { and: [{ parent: { equals: id } }, { 'version.title': { equals: 'Stary' } }] },
    });
    const version = String(docs[0]?.id);
    const restore = (editor: Editor) =>
      payload.restoreVersion({
        collection: 'pages',
        id: version,
        depth: 0,
        overrideAccess: false,
        user: reqs[editor].user,
      });
    await expect(restore('editor-de')).rejects.toMatchObject({ status: 403 });
    await restore('editor-pl');
    const { country, key, translationKey } = before;
    expect(await newest(id)).toMatchObject({
      title: 'Stary',
      ...{ country, key, translationKey },
    });
  });
});
