import { createLocalReq, type PayloadRequest } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eitherDatabase, openDatabase, type TestDatabase } from '../test/database.ts';
import { draft, makePage, makePair, paragraph, publish } from '../test/pages.ts';
import { readPublishedTree } from '../test/published.ts';
import { trailText } from './traverse-fields.ts';
import { findUsages } from './usage.ts';

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

describe.each(eitherDatabase)('usage lookup on %s', (kind) => {
  let database: TestDatabase;
  let req: PayloadRequest;
  let homes: Record<'de' | 'pl', number>;

  beforeAll(async () => {
    database = await openDatabase(kind);
    homes = await makePair(database.payload, null, { de: 'Start', pl: 'Start' });
    req = await createLocalReq({ req: { i18n: { language: 'de' } as never } }, database.payload);
  });
  afterAll(() => database?.close());

  async function createImage(name: string): Promise<number> {
    const made = await database.payload.create({
      collection: 'media',
      data: { altDe: name, altPl: name },
      file: { data: pixel, mimetype: 'image/png', name: `${name}.png`, size: pixel.length },
    });
    return made.id;
  }

  /** Returns the uses, as `pages Title de+: trail`; `+` is published, `~` only in a draft. */
  async function usesOf(collection: string, id: number): Promise<string[]> {
    const usages = await findUsages({ collection, id }, req, { overrideAccess: true });
    return usages.map(({ from, locale, published, newest, trail }) => {
      const state = `${published ? '+' : ''}${newest ? '~' : ''}`;
      return `${from.slug} ${from.title ?? ''} ${locale ?? '*'} ${state}: ${trailText(trail, req.i18n)}`;
    });
  }

  const link = (page: number) => ({ label: 'Hin', kind: 'page', page });
  const callToAction = (page: number) => ({
    blockType: 'callToAction',
    heading: 'Los',
    shape: 'corner',
    links: [{ link: link(page) }],
  });

  test('finds uses of a page in blocks, rich text, menus and as parent', async () => {
    const { payload } = database;
    const target = await makePage(payload, homes.de, 'Ziel');
    await makePage(payload, target, 'Kind');
    const body = paragraph('Text');
    const node = {
      type: 'link',
      version: 3,
      fields: { linkType: 'internal', doc: { relationTo: 'pages', value: target } },
      children: paragraph('hier').root.children[0]?.children,
    };
    Object.assign(body.root.children[0] ?? {}, { children: [node] });
    const source = await makePage(payload, homes.de, 'Quelle');
    await publish(payload, source, { blocks: [callToAction(target)] as never });
    const text = await makePage(payload, homes.de, 'Text');
    await publish(payload, text, { blocks: [{ blockType: 'text', body }] as never });
    // A draft may link to the other country.
    const polish = await makePage(payload, homes.pl, 'Szkic', { country: 'pl', _status: 'draft' });
    await draft(payload, polish, { blocks: [callToAction(target)] as never });
    await payload.updateGlobal({
      slug: 'header',
      locale: 'de',
      data: {
        menu: [{ ...link(homes.de), columns: [{ heading: 'A', links: [link(target)] }] }],
      } as never,
    });
    expect(await usesOf('pages', target)).toEqual([
      'pages Kind de +~: Übergeordnete Seite',
      'pages Quelle de +~: 1. Aufruf > 1. Verweise > Verweis > Seite',
      'pages Text de +~: 1. Text > Text',
      'pages Szkic pl ~: 1. Aufruf > 1. Verweise > Verweis > Seite',
      'header  de +~: 1. Hauptmenü > 1. Spalten > 1. Verweise > Seite',
    ]);
  });

  test('distinguishes uses in published texts from uses in drafts', async () => {
    const { payload } = database;
    const [old, fresh] = [
      await makePage(payload, homes.de, 'Alt'),
      await makePage(payload, homes.de, 'Frisch'),
    ];
    const source = await makePage(payload, homes.de, 'Entwurf darüber');
    await publish(payload, source, { blocks: [callToAction(old)] as never });
    await draft(payload, source, { blocks: [callToAction(fresh)] as never });
    const place = '1. Aufruf > 1. Verweise > Verweis > Seite';
    expect(await usesOf('pages', old)).toEqual([`pages Entwurf darüber de +: ${place}`]);
    expect(await usesOf('pages', fresh)).toEqual([`pages Entwurf darüber de ~: ${place}`]);
  });

  test('finds uses of media, locations and categories and rejects deleting used ones', async () => {
    const { payload } = database;
    const [used, unused] = [await createImage('benutzt'), await createImage('unbenutzt')];
    const category = await payload.create({
      collection: 'location-categories',
      data: { title: 'Station', key: `station-${kind}` },
    });
    const place = await payload.create({
      collection: 'locations',
      data: {
        title: 'Mitte',
        country: 'de',
        category: category.id,
        icon: 'station',
        street: 'Weg 1',
        postalCode: '10115',
        town: 'Berlin',
        latitude: 52,
        longitude: 13,
        image: used,
      },
    });
    const source = await makePage(payload, homes.de, 'Bilder');
    const gallery = { blockType: 'gallery', images: [{ image: used }] };
    const map = { blockType: 'map', heading: 'K', display: 'teaser', featured: place.id };
    const blocks = [gallery, map] as never;
    await publish(payload, source, { blocks, seo: { image: used } });
    expect(await usesOf('media', used)).toEqual([
      'pages Bilder de +~: 1. Bild oder Galerie > 1. Bilder > Bild',
      'pages Bilder de +~: Suchmaschinen > Vorschaubild',
      'locations Mitte * +~: Bild',
    ]);
    expect(await usesOf('media', unused)).toEqual([]);
    expect(await usesOf('locations', place.id)).toEqual([
      'pages Bilder de +~: 2. Landkarte > Hervorgehobene Station',
    ]);
    expect(await usesOf('location-categories', category.id)).toEqual([
      'locations Mitte * +~: Kategorie',
    ]);
    const expectRefused = (collection: 'media' | 'locations' | 'location-categories', id: number) =>
      expect(payload.delete({ collection, id, req })).rejects.toThrow(/^Wird noch verwendet: /);
    await expectRefused('media', used);
    await expectRefused('locations', place.id);
    await expectRefused('location-categories', category.id);
    await payload.delete({ collection: 'media', id: unused });
  });

  test('rejects deleting a used page and names the use, but ignores its redirects', async () => {
    const { payload } = database;
    const target = await makePage(payload, homes.de, 'Bleibt');
    await publish(payload, target, { slug: 'bleibt-hier' });
    const source = await makePage(payload, homes.de, 'Hängt dran');
    await draft(payload, source, { blocks: [callToAction(target)] as never });
    await expect(payload.delete({ collection: 'pages', id: target, req })).rejects.toThrow(
      'Wird noch verwendet: Seite Hängt dran (Deutsch) > 1. Aufruf > 1. Verweise > Verweis > Seite. Bitte dort zuerst entfernen.',
    );
    await draft(payload, source, { blocks: [] });
    await payload.delete({ collection: 'pages', id: target, req });
    expect((await readPublishedTree(database.payload, 'de-DE')).byId.has(target)).toBe(false);
  });
});
