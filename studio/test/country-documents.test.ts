/** Restoring and duplicating documents of one country and creating counterparts. */
import { beforeAll, describe, expect, test } from 'vitest';
import { eitherDatabase } from '../../content/test/database.ts';
import { blocksOf, makePage, makePair } from '../../content/test/pages.ts';
import { testInProcessStudio } from './in-process-studio.ts';
import type { Person } from './people.ts';

describe.each(eitherDatabase)('documents of one country on %s', (kind) => {
  const rest = testInProcessStudio(kind);
  const { ask } = rest;
  let homes: Record<'de' | 'pl', number>;
  beforeAll(async () => {
    homes = await makePair(rest.payload, null, { de: 'Start', pl: 'Start' });
  });

  let made = 0;
  /** Creates a published German page. */
  async function page() {
    made += 1;
    const title = `Ölwechsel ${made}`;
    return { id: await makePage(rest.payload, homes.de, title), title };
  }

  const save = (who: Person, id: number, data: object, query = 'draft=true') =>
    ask(who, 'PATCH', `/pages/${id}?${query}`, data);
  const read = async (id: number, query = 'draft=true') =>
    (await ask('admin', 'GET', `/pages/${id}?depth=0&${query}`)).body;
  const readPublished = (id: number) => read(id, 'draft=false');
  const firstHeading = ({ blocks }: { blocks: { heading?: string }[] }) => blocks[0]?.heading;

  /** Returns the blocks without empty fields. */
  const withoutEmpty = (blocks: object[]) =>
    JSON.parse(JSON.stringify(blocks), (_, value) =>
      value === null || (Array.isArray(value) && value.length === 0) ? undefined : value,
    );

  /** Returns the newest version of a page. */
  async function lastVersion(id: number) {
    const where = { parent: { equals: id } };
    const { docs } = await rest.payload.findVersions({
      collection: 'pages',
      where,
      limit: 1,
      depth: 0,
    });
    const [last] = docs;
    if (!last) throw new Error(`page ${id} has no version`);
    return { id: Number(last.id), version: last.version };
  }
  const restore = (who: Person, version: number, query = 'draft=true') =>
    ask(who, 'POST', `/pages/versions/${version}?${query}`);

  test('restores a published version as draft or published and preserves the document keys', async () => {
    const { id, title } = await page();
    const { key, translationKey } = await read(id);
    const old = await lastVersion(id);
    const now = { title: 'Ganz neu', blocks: blocksOf('Ganz neu'), _status: 'published' };
    expect((await save('editor-de', id, now, '')).status).toBe(200);
    expect((await restore('editor-pl', old.id)).status).toBe(403);
    expect((await restore('forms-clerk', old.id)).status).toBe(403);
    expect((await read(id)).title).toBe('Ganz neu');

    expect((await restore('editor-de', old.id)).status).toBe(200);
    const drafted = await read(id);
    expect([drafted.title, firstHeading(drafted)]).toEqual([title, title]);
    expect(drafted).toMatchObject({ country: 'de', key, translationKey, _status: 'draft' });
    expect(await readPublished(id)).toMatchObject({ title: 'Ganz neu', _status: 'published' });
    expect(await lastVersion(id)).toMatchObject({ version: { change: 'draft' } });

    expect((await restore('editor-de', old.id, '')).status).toBe(200);
    expect(await readPublished(id)).toMatchObject({
      title,
      key,
      translationKey,
      _status: 'published',
    });
    expect(await lastVersion(id)).toMatchObject({ version: { change: 'published' } });
  });

  test('restores a draft without changing the published document', async () => {
    const { id } = await page();
    await save('editor-de', id, { title: 'Entwurf von gestern' });
    const old = await lastVersion(id);
    await save('editor-de', id, { title: 'Heute', _status: 'published' }, '');
    expect((await restore('editor-de', old.id, 'draft=false')).status).toBe(200);
    expect((await read(id)).title).toBe('Entwurf von gestern');
    expect(await readPublished(id)).toMatchObject({ title: 'Heute', _status: 'published' });
  });

  test('reverts changed and added block fields when an old version is restored', async () => {
    const { id } = await page();
    const then = [
      { blockType: 'hero', heading: 'Kontakt', links: [{ link: { label: 'Mehr', kind: 'url' } }] },
      { blockType: 'contactForm', heading: 'Schreiben Sie uns' },
    ];
    const { body } = await save('editor-de', id, { blocks: then });
    const old = await lastVersion(id);
    const [hero, form] = body.doc.blocks;
    const [{ link, ...row }] = hero.links;
    const now = [
      {
        ...hero,
        heading: 'Anders',
        text: 'Neu',
        illustration: 'station',
        locator: true,
        links: [{ ...row, link: { ...link, url: '/kontakt' } }],
      },
      { ...form, text: 'Neu', moreFields: ['title'], trackingPage: '/kontakt' },
    ];
    expect((await save('editor-de', id, { blocks: now, seo: { title: 'Neu' } })).status).toBe(200);
    expect((await read(id)).blocks).toMatchObject([
      { heading: 'Anders', text: 'Neu' },
      { trackingPage: '/kontakt' },
    ]);
    await restore('editor-de', old.id);
    const again = await read(id);
    expect([withoutEmpty(again.blocks), again.seo.title]).toEqual([
      withoutEmpty(body.doc.blocks),
      null,
    ]);
  });

  test.each(['pages', 'news', 'events'] as const)(
    'lists versions of %s from newest to oldest',
    async (collection) => {
      const { body } = await ask('admin', 'POST', `/${collection}?draft=true`, { title: 'Erste' });
      const { id } = body.doc;
      for (const title of ['Zweite', 'Dritte'])
        await ask('admin', 'PATCH', `/${collection}/${id}?draft=true`, { title });
      const found = await ask(
        'admin',
        'GET',
        `/${collection}/versions?where[parent][equals]=${id}`,
      );
      const titles = found.body.docs.map(
        ({ version }: { version: { title: string } }) => version.title,
      );
      expect(titles).toEqual(['Dritte', 'Zweite', 'Erste']);
    },
  );

  test('returns 404 for unknown and malformed version IDs', async () => {
    expect((await restore('admin', 999_999)).status).toBe(404);
    expect((await restore('admin', Number.NaN)).status).toBe(404);
  });

  test('creates a duplicate as a draft without a counterpart', async () => {
    const pair = await makePair(rest.payload, homes, { de: 'Doppelt', pl: 'Podwójnie' });
    for (const [query, data] of [
      ['', { _status: 'draft' }],
      ['draft=true', {}],
    ] as const) {
      const { body } = await ask('editor-de', 'POST', `/pages/${pair.de}/duplicate?${query}`, data);
      expect(await read(body.doc.id)).toMatchObject({ title: 'Doppelt', _status: 'draft' });
      expect((await readPublished(body.doc.id))._status).toBe('draft');
      const { line } = (await ask('admin', 'GET', `/pages/${body.doc.id}/check`)).body;
      expect(line.counterpart).toBeUndefined();
    }
    const { line } = (await ask('admin', 'GET', `/pages/${pair.de}/check`)).body;
    expect(line.counterpart).toMatchObject({ id: pair.pl, title: 'Podwójnie' });
  });

  test('creates one counterpart as a draft of the newest text below the counterpart of the parent', async () => {
    const above = await makePair(rest.payload, homes, { de: 'Oben', pl: 'Góra' });
    const id = await makePage(rest.payload, above.de, 'Zu übersetzen');
    await save('editor-de', id, { title: 'Neuer als auf der Website' });
    const make = (who: Person) => ask(who, 'POST', `/pages/${id}/counterpart`);
    for (const who of ['editor-de', 'forms-clerk'] as const)
      expect((await make(who)).status, who).toBe(403);
    const first = await make('editor-pl');
    expect(first.status).toBe(201);
    const counterpart = await read(first.body.id);
    expect(counterpart).toMatchObject({
      title: 'Neuer als auf der Website',
      country: 'pl',
      parent: above.pl,
      translationKey: (await read(id)).translationKey,
      _status: 'draft',
    });
    expect(firstHeading(counterpart)).toBe('Zu übersetzen');
    expect((await readPublished(first.body.id))._status).toBe('draft');
    expect((await make('admin')).status).toBe(400);
    expect((await ask('admin', 'POST', '/pages/999999/counterpart')).status).toBe(404);
  });
});
