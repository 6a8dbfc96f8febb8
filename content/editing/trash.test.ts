import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases, openDatabase, type TestDatabase } from '../test/database.ts';
import { makePage, makePair, publish } from '../test/pages.ts';
import { readPublishedDocuments, readPublishedTree } from '../test/published.ts';
import { purgeTrash } from './trash.ts';

describe.each(databases)('the trash on %s', (kind) => {
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
