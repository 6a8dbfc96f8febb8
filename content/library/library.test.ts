import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { IndexedFile } from '@oilway/store/library/index-entries.ts';
import { fileDownloads } from '@oilway/store/library/tables.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases, openDatabase, type TestDatabase } from '../test/database.ts';
import { addUpload, pdfOf } from '../test/portal-files.ts';
import { rowsOf } from '../test/store-rows.ts';

describe.each(databases)('library on %s', (kind) => {
  let database: TestDatabase;
  let company: number;
  let reader: { id: string; companyId: number | null };
  const ids: Record<string, number> = {};

  beforeAll(async () => {
    database = await openDatabase(kind);
    const { payload } = database;
    const category = async (title: string, parent?: string, locale = 'de-DE') => {
      const data = { title, culture: locale, parent: parent && ids[parent] };
      const made = await payload.create({ collection: 'file-categories', data: data as never });
      ids[title] = made.id;
    };
    await category('Öle');
    await category('Motoröle', 'Öle');
    await category('Pkw', 'Motoröle');
    await category('Verträge');
    await category('Oleje', undefined, 'pl-PL');
    const made = await payload.create({
      collection: 'companies',
      data: { name: 'Brinkmann', country: 'de', categories: [ids.Motoröle ?? 0] },
    });
    company = made.id;
    reader = { id: crypto.randomUUID(), companyId: company };
  });
  afterAll(() => database?.close());

  const file = async (title: string, category: string, data: object = {}) => {
    const upload = await addUpload(database.payload, `${title}.pdf`, await pdfOf(title));
    const made = await database.payload.create({
      collection: 'portal-files',
      data: { title, category: ids[category], file: upload, state: 'published', ...data } as never,
    });
    return made.id;
  };
  const titles = async (node?: number) =>
    (await (await database.store.memberLibrary(reader)).files('de-DE', node))?.map(
      ({ name }) => name,
    );
  const grant = (...names: string[]) =>
    database.payload.update({
      collection: 'companies',
      id: company,
      data: { categories: names.map((name) => ids[name] ?? 0) },
    });

  test('grants access to a category and its subcategories, but not to parents or siblings', async () => {
    await file('Datenblatt', 'Pkw');
    await file('Übersicht', 'Motoröle');
    await file('Oben', 'Öle');
    await file('Vertrag', 'Verträge');
    await file('Entwurf', 'Pkw', { state: 'draft' });
    expect(await titles()).toEqual(['Datenblatt', 'Übersicht']);
    const [root, ...more] = (await database.store.memberLibrary(reader)).categoryTree('de-DE');
    expect(more).toEqual([]);
    expect(root).toMatchObject({ title: 'Motoröle', parent: null, id: ids.Motoröle });
    expect(root?.nodeKey).toMatch(/^[\da-f-]{36}$/);
    expect(root?.children.map(({ title }) => title)).toEqual(['Pkw']);
    expect(await titles(ids.Pkw)).toEqual(['Datenblatt']);
    for (const foreign of [ids.Öle, ids.Verträge, ids.Oleje, 999_999])
      expect(await titles(foreign)).toBeUndefined();
    expect(
      await (await database.store.memberLibrary({ ...reader, companyId: null })).files('de-DE'),
    ).toEqual([]);
  });

  test('revokes access immediately when a grant is removed or a category moves', async () => {
    const id = await file('Geheim', 'Pkw');
    const seen = async () =>
      (await (await database.store.memberLibrary(reader)).filesById([id])).length;
    expect(await seen()).toBe(1);
    await grant('Verträge');
    expect(await seen()).toBe(0);
    expect(await database.store.locateFile(reader, id, 'file')).toBeUndefined();
    await grant('Motoröle');
    expect(await seen()).toBe(1);
    const move = (parent: string) =>
      database.payload.update({
        collection: 'file-categories',
        id: ids.Pkw ?? 0,
        data: { parent: ids[parent] },
      });
    await move('Verträge');
    expect(await seen()).toBe(0);
    await move('Motoröle');
    await database.payload.delete({ collection: 'portal-files', id });
    expect(await seen()).toBe(0);
  });

  test('dates a replaced file now unless the editor sets its date', async () => {
    const { payload } = database;
    const old = '2026-01-02T00:00:00.000Z';
    const id = await file('Tafel', 'Pkw', { date: old });
    const replaceBy = async (name: string, date?: string) => {
      const upload = await addUpload(payload, name, await pdfOf(name));
      const data = { file: upload, ...(date === undefined ? {} : { date }) };
      return (await payload.update({ collection: 'portal-files', id, data })).date;
    };
    expect(Date.parse(await replaceBy('Tafel 2.pdf'))).toBeGreaterThan(Date.parse(old));
    expect(await replaceBy('Tafel 3.pdf', old)).toBe(old);
    const renamed = { collection: 'portal-files', id, data: { title: 'Schild' } } as const;
    expect((await payload.update(renamed)).date).toBe(old);
  });

  test('stores a replaced file as an earlier version and flags the change to members', async () => {
    const { store, payload } = database;
    const id = await file('Liste', 'Pkw', { version: '1', date: '2026-01-02T00:00:00.000Z' });
    const [first] = await (await store.memberLibrary(reader)).filesById([id]);
    await store.recordDownloads(reader, [{ file: id, upload: first?.file?.id ?? 0 }]);
    const upload = await addUpload(payload, 'Liste 2.pdf', await pdfOf('Zweite'));
    const data = { file: upload, version: '2', date: '2026-02-03T00:00:00.000Z' };
    await payload.update({ collection: 'portal-files', id, data });
    await payload.update({ collection: 'portal-files', id, data: { title: 'Preisliste' } });
    const [now] = await (await store.memberLibrary(reader)).filesById([id]);
    expect(now).toMatchObject({ name: 'Preisliste', version: '2', changedSince: true });
    expect(now?.changedAt).not.toBe(first?.changedAt);
    expect(now?.earlierVersions).toMatchObject([
      { version: '1', date: '2026-01-02T00:00:00.000Z', upload: { id: first?.file?.id } },
    ]);
    const bytes = await store.locateFile(reader, id, { version: first?.file?.id ?? 0 });
    expect(
      (await readFile(join(database.folder, bytes?.key ?? ''))).equals(await pdfOf('Liste')),
    ).toBe(true);
    await store.recordDownloads(reader, [{ file: id, upload }]);
    expect((await (await store.memberLibrary(reader)).filesById([id]))[0]?.changedSince).toBe(
      false,
    );
    const other = { ...reader, id: crypto.randomUUID() };
    expect((await (await store.memberLibrary(other)).filesById([id]))[0]?.lastDownload).toBeNull();
  });

  test('paginates files with equal names without gaps or duplicates', async () => {
    const { store } = database;
    for (const at of [1, 2, 3])
      await file(at === 2 ? 'Blatt' : 'Liste', 'Pkw', { version: `${at}` });
    const library = await store.memberLibrary(reader);
    const all = (await library.files('de-DE', ids.Pkw)) ?? [];
    const pages = await Promise.all(
      all.map((_, at) => library.files('de-DE', ids.Pkw, { page: at + 1, pageSize: 1 })),
    );
    expect(all.length).toBeGreaterThan(3);
    expect(pages.flat()).toEqual(all);
    const beyond = { page: all.length + 1, pageSize: 1 };
    expect(await library.files('de-DE', ids.Pkw, beyond)).toEqual([]);
  });

  test('looks up more file ids than one statement allows and omits drafts', async () => {
    const { store } = database;
    const [shown, draft] = [await file('Da', 'Pkw'), await file('Nie', 'Pkw', { state: 'draft' })];
    const strangers = Array.from({ length: 40_000 }, (_, at) => 1_000_000 + at);
    const found = await (await store.memberLibrary(reader)).filesById([draft, ...strangers, shown]);
    expect(found.map(({ id }) => id)).toEqual([shown]);
    expect(
      await (await store.memberLibrary({ ...reader, companyId: null })).filesById([shown]),
    ).toEqual([]);
  });

  test('records two downloads of a file in one call as one', async () => {
    const { store } = database;
    const id = await file('Zweimal', 'Pkw');
    const [{ file: part } = { file: null }] = await (await store.memberLibrary(reader)).filesById([
      id,
    ]);
    const taken = { file: id, upload: part?.id ?? 0 };
    await store.recordDownloads(reader, []);
    await store.recordDownloads(reader, [{ ...taken, upload: 1 }, taken]);
    const [noted] = await (await store.memberLibrary(reader)).filesById([id]);
    expect(noted).toMatchObject({ lastDownload: expect.any(String), changedSince: false });
  });

  test('includes downloads in the data of a member and deletes them with the member', async () => {
    const { store, payload } = database;
    const id = await file('Gelesen', 'Pkw');
    const member = await payload.create({
      collection: 'members',
      data: { name: 'Anna', email: 'anna@b.example', company, state: 'active' } as never,
      context: { byMember: true },
    });
    await store.recordDownloads({ id: member.id, companyId: company }, [{ file: id, upload: 1 }]);
    const own = await store.ownData(member.id);
    expect(own?.downloads).toEqual([{ file: 'Gelesen', at: expect.stringMatching(/^20.*Z$/) }]);
    await payload.delete({ collection: 'members', id: member.id });
    expect(await rowsOf(payload, fileDownloads, { member: member.id })).toEqual([]);
  });

  test('rejects deleting a used upload row, and deletes it with its file entry but not the bytes', async () => {
    const { store, payload } = database;
    const id = await file('Weg', 'Pkw');
    const path = join(database.folder, (await store.locateFile(reader, id, 'file'))?.key ?? '');
    const [seen] = await (await store.memberLibrary(reader)).filesById([id]);
    const upload = seen?.file?.id ?? 0;
    const where = { id: { equals: upload } };
    const { errors } = await payload.delete({ collection: 'portal-uploads', where });
    expect(errors).toHaveLength(1);
    await payload.delete({ collection: 'portal-files', id });
    expect((await payload.count({ collection: 'portal-uploads', where })).totalDocs).toBe(0);
    expect((await readFile(path)).length).toBeGreaterThan(0);
  });

  test('changes the index mark of a file when its category or state changes', async () => {
    const { store, payload } = database;
    const id = await file('Suche', 'Pkw');
    const all = async () => {
      const found: IndexedFile[] = [];
      for await (const batch of store.indexedFiles()) found.push(...batch);
      return found;
    };
    expect((await all()).find((entry) => entry.id === id)).toMatchObject({
      name: 'Suche',
      fileName: 'Suche.pdf',
      categoryTitle: 'Pkw',
      locale: 'de-DE',
      hasFile: true,
      hasPrintFile: false,
    });
    const [mark, revision] = [(await store.indexVersions()).get(id), await store.libraryRevision()];
    await payload.update({
      collection: 'file-categories',
      id: ids.Pkw ?? 0,
      data: { title: 'Personenwagen' },
    });
    expect((await store.indexVersions()).get(id)).not.toBe(mark);
    expect(await store.libraryRevision()).toBeGreaterThan(revision);
    expect((await all()).find((entry) => entry.id === id)?.categoryTitle).toBe('Personenwagen');
    await payload.update({ collection: 'portal-files', id, data: { state: 'draft' } });
    expect((await store.indexVersions()).has(id)).toBe(false);
  });

  test('rejects category cycles, parents of the other locale and deleting a filled category', async () => {
    const { payload } = database;
    const under = (id: number | undefined, parent: number | undefined) =>
      payload.update({ collection: 'file-categories', id: id ?? 0, data: { parent } });
    await expect(under(ids.Öle, ids.Pkw)).rejects.toThrow();
    await expect(under(ids.Öle, ids.Öle)).rejects.toThrow();
    await expect(under(ids.Öle, ids.Oleje)).rejects.toThrow();
    const drop = (id: number | undefined) =>
      payload.delete({ collection: 'file-categories', id: id ?? 0 });
    await expect(drop(ids.Motoröle)).rejects.toThrow();
    await expect(drop(ids.Verträge)).rejects.toThrow();
  });
});
