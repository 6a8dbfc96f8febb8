import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createStaffAccount } from '../staff/create-staff-account.ts';
import { eitherDatabase, openDatabase, type TestDatabase } from '../test/database.ts';
import { draft, makePage, makePair, publish } from '../test/pages.ts';
import { readPublishedDocuments, readPublishedTree } from '../test/published.ts';
import { purgeTrash } from './trash.ts';

describe.each(eitherDatabase)('the trash on %s', (kind) => {
  let database: TestDatabase;
  let payload: Payload;
  let home: Record<'de' | 'pl', number>;
  beforeAll(async () => {
    database = await openDatabase(kind);
    ({ payload } = database);
    home = await makePair(payload, null, { de: 'Start', pl: 'Start' });
  });
  afterAll(() => database?.close());

  const trash = (id: number, deletedAt: string | null = new Date().toISOString()) =>
    payload.update({ collection: 'pages', id, data: { deletedAt } as never, trash: true });
  const paths = async () => [...(await readPublishedTree(payload, 'de-DE')).byPath.keys()];
  const exists = async (id: number) =>
    (await payload.count({ collection: 'pages', where: { id: { equals: id } }, trash: true }))
      .totalDocs === 1;

  test('unpublishes a trashed page but not its counterpart, and restores it as a draft', async () => {
    const pair = await makePair(payload, home, { de: 'Weg', pl: 'Nie ma' });
    await trash(pair.de);
    expect(await paths()).not.toContain('/weg');
    expect((await readPublishedDocuments(payload, 'page', 'de-DE')).has(pair.de)).toBe(false);
    expect((await readPublishedDocuments(payload, 'page', 'pl-PL')).has(pair.pl)).toBe(true);
    const { docs } = await payload.find({
      collection: 'pages',
      where: { slug: { equals: 'weg' } },
    });
    expect(docs).toEqual([]);
    // The path is available for another page.
    const other = await makePage(payload, home.de, 'Weg');
    await trash(pair.de, null);
    expect(await paths()).toContain('/weg');
    await expect(publish(payload, pair.de, {})).rejects.toThrow();
    await publish(payload, pair.de, { slug: 'wieder-da' });
    expect(await paths()).toEqual(expect.arrayContaining(['/weg', '/wieder-da']));
    await trash(other);
  });

  test('rejects pages with child pages and pages linked from a menu', async () => {
    const parent = await makePage(payload, home.de, 'Oben');
    const child = await makePage(payload, parent, 'Unten');
    await expect(trash(parent)).rejects.toThrow();
    const menu = [{ label: 'Unten', kind: 'page', page: child }];
    await payload.updateGlobal({ slug: 'header', locale: 'de', data: { menu } as never });
    await expect(trash(child)).rejects.toThrow();
    await payload.updateGlobal({ slug: 'header', locale: 'de', data: { menu: [] } });
    await trash(child);
    await trash(parent);
    expect(await paths()).not.toContain('/oben');
  });

  test('lets editors trash what is not on the site of their country, and delete nothing', async () => {
    const account = { name: 'Eda', email: 'eda@oilway.example', role: 'editor-de' } as const;
    const made = await createStaffAccount(payload, {
      ...account,
      password: 'correct horse battery',
    });
    const editor = { overrideAccess: false, user: { ...made, collection: 'staff' } as never };
    const trashAsEditor = (id: number) => {
      const data = { deletedAt: new Date().toISOString() };
      return payload.update({ collection: 'pages', id, data, ...editor });
    };
    const published = await makePage(payload, home.de, 'Steht');
    await draft(payload, published, { title: 'Steht anders' });
    await expect(trashAsEditor(published)).rejects.toThrow('Steht auf der Website');
    const others = { country: 'pl', _status: 'draft' } as const;
    const polish = await makePage(payload, home.pl, 'Szkic', others);
    await expect(trashAsEditor(polish)).rejects.toThrow();
    const own = await makePage(payload, home.de, 'Entwurf', { _status: 'draft' });
    await trashAsEditor(own);
    const removal = payload.delete({ collection: 'pages', id: own, trash: true, ...editor });
    await expect(removal).rejects.toThrow();
    expect(await exists(own)).toBe(true);
  });

  test('takes a trashed location and image off the site until they are restored', async () => {
    const data = { title: 'Station', key: 'station' };
    const category = (await payload.create({ collection: 'location-categories', data })).id;
    const address = { street: 'Hof 1', postalCode: '10115', town: 'Berlin' };
    const place = { latitude: 52.5, longitude: 13.4, country: 'de', icon: 'station' } as const;
    const made = {
      location: await payload.create({
        collection: 'locations',
        data: { title: 'Nord', ...address, ...place, category },
      }),
      media: await payload.create({
        collection: 'media',
        data: { altDe: 'Bild', altPl: 'Obraz' },
        file: {
          data: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'),
          ...{ mimetype: 'image/svg+xml', name: 'a.svg', size: 59 },
        },
      }),
    };
    for (const [kind, collection] of [
      ['location', 'locations'],
      ['media', 'media'],
    ] as const) {
      const { id } = made[kind];
      const isPublic = async () => (await readPublishedDocuments(payload, kind, 'de-DE')).has(id);
      const move = (deletedAt: string | null) =>
        payload.update({ collection, id, data: { deletedAt } as never, trash: true });
      expect(await isPublic()).toBe(true);
      await move(new Date().toISOString());
      expect(await isPublic()).toBe(false);
      await purgeTrash(payload, Date.now() + 29 * 86_400_000);
      await move(null);
      expect(await isPublic()).toBe(true);
      await move(new Date().toISOString());
      await purgeTrash(payload, Date.now() + 31 * 86_400_000);
      const where = { id: { equals: id } };
      expect((await payload.count({ collection, where, trash: true })).totalDocs).toBe(0);
    }
  });

  test('keeps the category of a trashed location, and deletes one that earlier versions name', async () => {
    const makeCategory = async (key: string) =>
      (await payload.create({ collection: 'location-categories', data: { title: key, key } })).id;
    const [former, latter] = [await makeCategory('former'), await makeCategory('latter')];
    const remove = (id: number) => payload.delete({ collection: 'location-categories', id });
    const address = { street: 'Hof 1', postalCode: '10115', town: 'Berlin' };
    const place = { latitude: 52.5, longitude: 13.4, country: 'de', icon: 'station' } as const;
    const { id } = await payload.create({
      collection: 'locations',
      data: { title: 'Süd', ...address, ...place, category: former },
    });
    await expect(remove(former)).rejects.toThrow(/Süd > /);
    await payload.update({ collection: 'locations', id, data: { category: latter } });
    await remove(former);
    const deletedAt = new Date().toISOString();
    await payload.update({ collection: 'locations', id, data: { deletedAt } as never });
    await expect(remove(latter)).rejects.toThrow(/Süd \(.+\) > /);
    await payload.delete({ collection: 'locations', id, trash: true });
    await remove(latter);
  });

  test('deletes pages and their versions after 30 days in the trash', async () => {
    const [old, fresh, never] = await Promise.all(
      ['Alt', 'Neu', 'Nie'].map((title) => makePage(payload, home.de, title)),
    );
    const now = Date.now();
    await trash(old ?? 0, new Date(now - 31 * 86_400_000).toISOString());
    await trash(fresh ?? 0, new Date(now - 29 * 86_400_000).toISOString());
    await purgeTrash(payload, now);
    expect(await Promise.all([old, fresh, never].map((id) => exists(id ?? 0)))).toEqual([
      false,
      true,
      true,
    ]);
    const where = { parent: { equals: old } };
    expect((await payload.countVersions({ collection: 'pages', where })).totalDocs).toBe(0);
  });
});
