import { createLocalReq, type PayloadRequest } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createStaffAccount } from '../staff/create-staff-account.ts';
import { eitherDatabase, openDatabase, type TestDatabase } from '../test/database.ts';
import { draft, makePage, makePair, paragraph, publish } from '../test/pages.ts';
import type { TranslationStatus } from './translation-status.ts';

type Editor = 'admin' | 'editor-de' | 'editor-pl';

describe.each(eitherDatabase)('counterparts on %s', (kind) => {
  let database: TestDatabase;
  let homes: Record<'de' | 'pl', number>;
  const reqs = {} as Record<Editor | 'portal-manager', PayloadRequest>;
  beforeAll(async () => {
    database = await openDatabase(kind);
    const { payload } = database;
    homes = await makePair(payload, null, { de: 'Start', pl: 'Start' });
    for (const role of ['admin', 'editor-de', 'editor-pl', 'portal-manager'] as const) {
      const person = { name: role, email: `${role}@oilway.example`, role };
      const user = await createStaffAccount(payload, {
        ...person,
        password: 'correct horse battery',
      });
      const staffUser = { ...user, collection: 'staff' } as never;
      reqs[role] = await createLocalReq({ user: staffUser }, payload);
    }
  });
  afterAll(() => database?.close());

  const statusOf = async (id: number): Promise<TranslationStatus> => {
    const { readTranslationStatus } = await import('./translation-status.ts');
    const status = (await readTranslationStatus(database.payload, 'pages', undefined, [id])).get(
      id,
    );
    if (!status) throw new Error(`there is no page ${id}`);
    return status;
  };

  const newest = (id: number) =>
    database.payload.findByID({ collection: 'pages', id, draft: true, depth: 0 });

  /** Calls the endpoint as the studio does. @returns the id of the new draft. */
  async function createCounterpart(editor: Editor | 'portal-manager', id: number): Promise<number> {
    const { counterpartEndpoint } = await import('./create-counterpart.ts');
    const req = Object.assign(Object.create(reqs[editor]) as PayloadRequest, {
      routeParams: { id: String(id) },
      context: {},
    });
    const response = await counterpartEndpoint('pages').handler(req);
    return ((await response.json()) as { id: number }).id;
  }

  /** Updates a document with the access of a role, as a form does. */
  const update = (editor: Editor, id: number, data: object, more: object = {}) =>
    database.payload.update({
      collection: 'pages',
      id,
      data: data as never,
      overrideAccess: false,
      user: reqs[editor].user,
      ...more,
    });

  test('reports a document as draft, published or changed', async () => {
    const { payload } = database;
    const id = await makePage(payload, homes.de, 'Stand', { _status: 'draft' });
    expect(await statusOf(id)).toEqual({
      id,
      country: 'de',
      title: 'Stand',
      state: 'draft',
      publishedAt: undefined,
      planned: [],
      counterpart: undefined,
      behind: false,
    });
    const { updatedAt } = await publish(payload, id, {});
    expect(await statusOf(id)).toMatchObject({ state: 'published', publishedAt: updatedAt });
    await draft(payload, id, { title: 'Stand, neu' }, true);
    expect(await statusOf(id)).toMatchObject({
      state: 'changed',
      title: 'Stand, neu',
      publishedAt: updatedAt,
    });
    await payload.update({ collection: 'pages', id, data: { _status: 'draft' } });
    expect(await statusOf(id)).toMatchObject({ state: 'draft', publishedAt: undefined });
  });

  test('marks a counterpart as behind after republication until it is published too', async () => {
    const { payload } = database;
    const pair = await makePair(payload, homes, { de: 'Eins', pl: 'Jeden' });
    const behind = async () => {
      const statuses = [await statusOf(pair.de), await statusOf(pair.pl)];
      return statuses.filter((status) => status.behind).map(({ country }) => country);
    };
    // The first publication counts as the translation of the counterpart.
    expect(await behind()).toEqual([]);
    await publish(payload, pair.de, {});
    expect(await behind()).toEqual(['pl']);
    await draft(payload, pair.pl, { title: 'Jeden, nowy' }, true);
    await publish(payload, pair.de, {});
    expect(await behind()).toEqual(['pl']);
    expect((await statusOf(pair.de)).counterpart).toMatchObject({ id: pair.pl, state: 'changed' });
    await publish(payload, pair.pl, {});
    expect(await behind()).toEqual([]);
    await publish(payload, pair.pl, {});
    expect(await behind()).toEqual(['de']);
    await payload.update({ collection: 'pages', id: pair.pl, data: { _status: 'draft' } });
    expect(await behind()).toEqual([]);
  });

  test('returns only the requested documents, or all without ids', async () => {
    const { readTranslationStatus } = await import('./translation-status.ts');
    const pair = await makePair(database.payload, homes, { de: 'Viele', pl: 'Wiele' });
    const ids = [homes.de, pair.de, pair.pl];
    const statuses = await readTranslationStatus(database.payload, 'pages', undefined, ids);
    expect([...statuses.keys()].sort()).toEqual([...ids].sort());
    expect(statuses.get(homes.de)?.counterpart?.id).toBe(homes.pl);
    const all = await readTranslationStatus(database.payload, 'pages', undefined);
    expect(all.size).toBe((await database.payload.count({ collection: 'pages' })).totalDocs);
  });

  test('creates a counterpart as a draft of the newest text below the counterpart of the parent', async () => {
    const { payload } = database;
    const parents = await makePair(payload, homes, { de: 'Oben', pl: 'Góra' });
    const id = await makePage(payload, parents.de, 'Unten');
    await draft(payload, id, { title: 'Unten, neu' });
    const source = await newest(id);
    const created = await newest(await createCounterpart('editor-pl', id));
    const { translationKey } = source;
    expect(created).toMatchObject({ country: 'pl', parent: parents.pl, title: 'Unten, neu' });
    expect(created).toMatchObject({ translationKey, _status: 'draft' });
    expect(created.key).not.toBe(source.key);
    expect(created.blocks?.length).toBe(source.blocks?.length);
    expect(await statusOf(id)).toMatchObject({
      state: 'changed',
      counterpart: { id: created.id, state: 'draft' },
    });
    expect((await payload.findByID({ collection: 'pages', id, depth: 0 })).title).toBe('Unten');
  });

  test('creates a counterpart without a parent when the parent has no counterpart', async () => {
    const parent = await makePage(database.payload, homes.de, 'Nur hier');
    const id = await makePage(database.payload, parent, 'Auch nur hier');
    expect((await newest(await createCounterpart('admin', id))).parent ?? null).toBe(null);
  });

  test('maps links of a new counterpart to the counterparts of their targets', async () => {
    const { payload } = database;
    const targets = await makePair(payload, homes, { de: 'Ziel', pl: 'Cel' });
    const withoutCounterpart = await makePage(payload, homes.de, 'Ohne Gegenstück');
    const textLink = (value: number) => ({
      type: 'link',
      version: 3,
      fields: { linkType: 'internal', newTab: false, doc: { relationTo: 'pages', value } },
      children: [],
    });
    const body = paragraph('Siehe');
    body.root.children[0]?.children.push(
      ...([targets.de, withoutCounterpart].map(textLink) as never[]),
    );
    const links = [targets.de, withoutCounterpart].map((page) => ({
      link: { label: 'x', kind: 'page', page },
    }));
    const id = await makePage(payload, homes.de, 'Mit Verweisen', {
      blocks: [
        { blockType: 'text', heading: 'Text', body },
        { blockType: 'callToAction', heading: 'Weiter', links },
      ] as never,
    });
    const { blocks } = await newest(await createCounterpart('editor-pl', id));
    const [text, action] = blocks as unknown as [{ body: typeof body }, { links: typeof links }];
    expect(action.links.map(({ link }) => link.page)).toEqual([targets.pl, withoutCounterpart]);
    const inText = text.body.root.children[0]?.children.slice(1) as unknown as ReturnType<
      typeof textLink
    >[];
    expect(inText.map(({ fields }) => fields.doc.value)).toEqual([targets.pl, withoutCounterpart]);
  });

  test('allows only editors of the other country and administrators to create one counterpart', async () => {
    const id = await makePage(database.payload, homes.de, 'Einmal');
    for (const other of ['editor-de', 'portal-manager'] as const)
      await expect(createCounterpart(other, id)).rejects.toMatchObject({ status: 403 });
    expect((await statusOf(id)).counterpart).toBeUndefined();
    await createCounterpart('editor-pl', id);
    await expect(createCounterpart('admin', id)).rejects.toMatchObject({ status: 400 });
  });

  test('creates one document per country and translation key under concurrent requests', async () => {
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

  test('ignores changes to country and translation key', async () => {
    const { payload } = database;
    const id = await makePage(payload, homes.de, 'Bleibt');
    const { translationKey } = await newest(id);
    const data = { country: 'pl', translationKey: crypto.randomUUID() } as const;
    await draft(payload, id, data);
    expect(await newest(id)).toMatchObject({ country: 'de', translationKey });
    await publish(payload, id, { ...data, parent: homes.de });
    expect(await newest(id)).toMatchObject({ country: 'de', translationKey });
  });

  test('restricts editors to documents of their country', async () => {
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
    // A client-supplied key could make it the counterpart of any document.
    const { translationKey } = await newest(pair.de);
    const created = await create({ translationKey });
    expect(created.country).toBe('pl');
    expect(created.translationKey).not.toBe(translationKey);
  });

  test('duplicates a document as a draft of the same country with new keys', async () => {
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
    const created = await duplicate('admin');
    expect(created).toMatchObject({ country: 'pl', _status: 'draft', title: 'Wzór' });
    expect(created.translationKey).not.toBe(source.translationKey);
    expect(created.key).not.toBe(source.key);
    await expect(duplicate('editor-de')).rejects.toMatchObject({ status: 403 });
    // Access rules would remove the key from the copied data.
    const other = await payload.duplicate({ collection: 'pages', id, draft: true, depth: 0 });
    expect(other.translationKey).not.toBe(source.translationKey);
  });

  test('preserves country and keys when a version is restored', async () => {
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
