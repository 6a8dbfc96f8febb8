import { type PreviewGrant, signPreview } from '@oilway/store/published/preview-token.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { boot, type TestSite } from '../test/build-app.ts';

let site: TestSite;
beforeAll(async () => {
  site = await boot();
});
afterAll(() => site?.close());

const token = (change: Pick<PreviewGrant, 'id'> & Partial<PreviewGrant>) =>
  signPreview(
    { collection: 'pages', locale: 'de-DE', expiresAt: Date.now() + 60_000, ...change },
    site.context.config.previewSecret,
  );
const openPreview = (value: string) =>
  site.app.inject(`/preview?token=${encodeURIComponent(value)}`);
const getWithCookie = (url: string, value: string) =>
  site.app.inject({ url, headers: { cookie: `oilway-preview=${value}` } });

test('previews a draft without a slug and redirects once it has one', async () => {
  const begin = (data: object) =>
    site.payload.create({ collection: 'pages', draft: true, data: data as never });
  const { id } = await begin({ country: 'pl' });
  const value = token({ id, locale: 'pl-PL' });
  const path = `/pl/szkic-${id}`;
  const query = `?preview=pages.${id}`;
  expect((await openPreview(value)).headers.location).toBe(path + query);
  const shown = await getWithCookie(path, value);
  expect([shown.statusCode, shown.body.includes('Bez tytułu')]).toEqual([200, true]);
  expect(shown.body).not.toBe((await getWithCookie('/pl', value)).body);
  expect((await site.app.inject(path)).statusCode).toBe(404);
  const [parent] = (
    await site.payload.find({ collection: 'pages', where: { slug: { equals: 'filtry' } } })
  ).docs;
  await site.payload.update({
    collection: 'pages',
    id,
    draft: true,
    data: { slug: 'nowa', parent: parent?.id ?? 0 },
  });
  const framed = await getWithCookie(path + query, value);
  expect([framed.statusCode, framed.headers.location]).toEqual([302, `/pl/filtry/nowa${query}`]);
  expect((await getWithCookie(path, value)).statusCode).toBe(404);
});

test('previews the right page when another draft took its slug', async () => {
  const home = { country: { equals: 'de' }, parent: { exists: false } };
  const [above] = (await site.payload.find({ collection: 'pages', where: home })).docs;
  const begin = async (title: string, slug: string) => {
    const data = { country: 'de', parent: above?.id, title, slug, _status: 'draft' };
    return (await site.payload.create({ collection: 'pages', draft: true, data: data as never }))
      .id;
  };
  const own = await begin('Eigene', 'eigene');
  const other = await begin('Fremde', 'fremde');
  const move = (id: number, slug: string) =>
    site.payload.update({ collection: 'pages', id, draft: true, data: { slug } });
  await move(own, 'verschoben');
  await move(other, 'eigene');
  // One browser has the cookie of the preview that was opened last.
  const value = token({ id: other });
  const framed = await getWithCookie(`/eigene?preview=pages.${own}`, value);
  expect([framed.statusCode, framed.headers.location]).toEqual([
    302,
    `/verschoben?preview=pages.${own}`,
  ]);
  expect((await getWithCookie('/eigene', value)).body).toContain('Fremde');
  for (const wrong of ['pages.999999', 'pages.0x1', 'staff.1', 'pages.1.2', 'pages', '.', '']) {
    const response = await getWithCookie(`/eigene?preview=${wrong}`, value);
    expect([wrong, response.statusCode, response.body.includes('Fremde')]).toEqual([
      wrong,
      200,
      true,
    ]);
  }
});

test('previews an event without a date as not past', async () => {
  const data = { country: 'de', title: 'Ohne Termin', venue: 'Halle 3', _status: 'draft' } as never;
  const draft = { collection: 'events', draft: true } as const;
  const { id } = await site.payload.create({ ...draft, data });
  const value = token({ collection: 'events', id });
  const path = '/veranstaltungen/ohne-termin';
  const shown = async () => (await getWithCookie(path, value)).body;
  const body = await shown();
  expect(body).toContain('Halle 3');
  expect(body).not.toContain('ist vorbei');
  expect(body).not.toMatch(/<dt[^>]*>Wann</);
  await site.payload.update({ ...draft, id, data: { start: '2099-07-03T16:00:00.000Z' } });
  expect(await shown()).toContain('3. Juli 2099');
});

test('previews every block type without content', async () => {
  const [page] = (
    await site.payload.find({ collection: 'pages', where: { slug: { equals: 'filter' } } })
  ).docs;
  const id = page?.id ?? 0;
  const blocks = site.payload.collections.pages.config.flattenedFields.find(
    ({ name }) => name === 'blocks',
  );
  const kinds = (blocks as { blocks: { slug: string }[] }).blocks.map(({ slug }) => slug);
  expect(kinds.length).toBeGreaterThan(20);
  const shown: Record<string, number> = {};
  for (const blockType of kinds) {
    const data = { blocks: [{ blockType }] } as never;
    await site.payload.update({ collection: 'pages', id, draft: true, data });
    shown[blockType] = (await getWithCookie('/filter', token({ id }))).statusCode;
  }
  expect(shown).toEqual(Object.fromEntries(kinds.map((kind) => [kind, 200])));
});
