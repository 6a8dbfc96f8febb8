import { readSettings } from '@oilway/store/settings.ts';
import type { APIError } from 'payload';
import { expect, test } from 'vitest';
import { testDatabase } from '../test/database.ts';

const database = testDatabase();

const siteOrigin = () => readSettings().siteOrigin;

test.each(['link', 'autolink'])(
  'trims the URL of a %s node in rich text and strips the site origin',
  async (type) => {
    const addresses = [
      [' https://www.oilway.example/x ', 'https://www.oilway.example/x'],
      [`${siteOrigin()}/kontakt?a#b`, '/kontakt?a#b'],
      [siteOrigin(), '/'],
      [`${siteOrigin()}//evil.example`, `${siteOrigin()}//evil.example`],
    ] as const;
    const links = addresses.map(([url]) => ({
      type,
      version: 3,
      fields: { linkType: 'custom', url, newTab: false },
      children: [{ type: 'text', text: 'hier', version: 1 }],
    }));
    const list = { type: 'list', listType: 'bullet', tag: 'ul', start: 1, version: 1 };
    const children = [
      { ...list, children: [{ type: 'listitem', value: 1, version: 1, children: links }] },
    ];
    const { blocks } = await database.payload.create({
      collection: 'pages',
      draft: true,
      locale: 'de',
      data: {
        title: 'Links',
        slug: type,
        blocks: [{ blockType: 'text', body: { root: { type: 'root', version: 1, children } } }],
      } as never,
    });
    const stored = JSON.stringify(blocks).match(/(?<="url":")[^"]*/g);
    expect(stored).toEqual(addresses.map(([, address]) => address));
  },
);

test.each([undefined, null, {}, { root: null }, 'text', [1]])(
  'saves or rejects a rich text of %j without an internal error',
  async (body) => {
    const saving = database.payload.create({
      collection: 'pages',
      draft: true,
      locale: 'de',
      data: { title: 'Leer', slug: 'leer', blocks: [{ blockType: 'text', body }] } as never,
    });
    const outcome = await saving.then(
      ({ id }) => database.payload.delete({ collection: 'pages', id }),
      (error) => error,
    );
    expect([200, 400]).toContain(outcome instanceof Error ? (outcome as APIError).status : 200);
  },
);
