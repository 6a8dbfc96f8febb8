/** A client that only speaks HTTP learns numbers and keys from the portal's pages and lists, and calls with them. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestSite } from '../../test/build-app.ts';
import { libraryMaker } from '../../test/portal-library.ts';
import { cookieOf, get, logIn, member, openPortal, post } from '../../test/portal-site.ts';

interface WireFile {
  name: string;
  category: { umbracoNodeId: number; nodeKey: string; name: string };
}
interface Stated {
  id: string;
  key: string;
}

let site: TestSite;
let cookie: string;

beforeAll(async () => {
  const portal = await openPortal();
  site = portal.site;
  const make = libraryMaker(site.payload);
  const oil = await make.category('Motoröle');
  const cars = await make.category('Pkw', oil);
  const polish = await make.category('Oleje silnikowe', undefined, 'pl-PL');
  await make.grant(portal.company, oil, polish);
  const pdf = await make.pdf('blatt.pdf', 'Blatt');
  await make.file(cars, 'Datenblatt Pkw', { file: pdf });
  await make.file(oil, 'Datenblatt Öl', { file: pdf });
  await make.file(polish, 'Karta oleju', { file: pdf });
  // A German member: the language is that of what the page states, not that of the member.
  cookie = cookieOf(await logIn(await member()));
  await site.refresh();
});
afterAll(() => site?.close());

/** What an element states, by a piece of its tag. */
function statedBy(html: string, piece: RegExp): Stated {
  const tag = [...html.matchAll(/<\w+[^>]*data-node-id="[^>]*>/g)].find(([found]) =>
    piece.test(found),
  )?.[0];
  const [, id = ''] = /data-node-id="(\d+)"/.exec(tag ?? '') ?? [];
  const [, key = ''] = /data-node-key="([\da-f-]{36})"/.exec(tag ?? '') ?? [];
  return { id, key };
}

async function namesBy({ id, key }: Stated, culture: string, search: string) {
  const files = await get(`/getFiles?umbracoNodeId=${id}&cultureName=${culture}`, cookie);
  const filters = await get(`/getfilter?umbracoNodeKey=${key}`, cookie);
  const found = await post('/search', { search, nodeKey: key, filters: null }, { cookie });
  expect([files.statusCode, filters.statusCode, found.statusCode]).toEqual([200, 200, 200]);
  expect(filters.json()).toContain('PDF');
  const listed = files.json<WireFile[]>().map(({ name }) => name);
  expect(
    found
      .json<WireFile[]>()
      .map(({ name }) => name)
      .sort(),
  ).toEqual(listed.toSorted());
  return listed;
}

describe.each([
  ['de-DE', '/kundenportal', '/kundenportal/dateien', 'Datenblatt', 2],
  ['pl-PL', '/pl/portal-klienta', '/pl/portal-klienta/pliki', 'Karta', 1],
] as const)('%s', (culture, start, library, search, count) => {
  test.each([start, library, `${start}/profil`])(
    'the html element of %s states what all files are listed by',
    async (path) => {
      const { body } = await get(path, cookie);
      expect(await namesBy(statedBy(body, /^<html/), culture, search)).toHaveLength(count);
    },
  );

  test('each category states its own on its link, and the library those of what it shows', async () => {
    const { body } = await get(library, cookie);
    const all = statedBy(body, /data-exchanged="found"/);
    expect(all).toEqual(statedBy(body, /^<html/));
    expect(statedBy(body, /aria-current="page"/)).toEqual(all);
    const category = statedBy(body, /category=/);
    expect(await namesBy(category, culture, search)).toHaveLength(count);
    const page = await get(`${library}?category=${category.id}`, cookie);
    expect(statedBy(page.body, /data-exchanged="found"/)).toEqual(category);
  });
});

test('each file of a list names its category by what the calls take', async () => {
  const { id } = statedBy((await get('/kundenportal', cookie)).body, /^<html/);
  const files = await get(`/getFiles?umbracoNodeId=${id}&cultureName=de-DE`, cookie);
  const { category } = files.json<WireFile[]>().find(({ name }) => name === 'Datenblatt Pkw') ?? {};
  expect(category?.name).toBe('Pkw');
  const stated = { id: String(category?.umbracoNodeId), key: category?.nodeKey ?? '' };
  expect(await namesBy(stated, 'de-DE', 'Datenblatt')).toEqual(['Datenblatt Pkw']);
});

test('a key counts in any case, with braces and without hyphens', async () => {
  const { body } = await get('/kundenportal/dateien', cookie);
  for (const stated of [statedBy(body, /^<html/), statedBy(body, /category=/)]) {
    const { key } = stated;
    const forms = [
      key.toUpperCase(),
      `{${key}}`,
      `{${key.toUpperCase()}}`,
      key.replaceAll('-', ''),
    ];
    for (const form of forms) {
      const filters = await get(`/getfilter?umbracoNodeKey=${encodeURIComponent(form)}`, cookie);
      expect([form, filters.statusCode]).toEqual([form, 200]);
      const found = await post('/search', { search: 'Datenblatt', nodeKey: form }, { cookie });
      expect([form, found.json<WireFile[]>().length]).toEqual([form, 2]);
    }
  }
});
