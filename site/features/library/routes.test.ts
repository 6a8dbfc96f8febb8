import { beforeAll, describe, expect, test } from 'vitest';
import { libraryFixtures } from '../../test/library-fixtures.ts';
import {
  company,
  cookieOf,
  createMember,
  get,
  logIn,
  portalSite,
  post,
  prefix,
  site,
} from '../../test/portal-site.ts';

let cookie: string;
let other: string;
let make: ReturnType<typeof libraryFixtures>;
const category = { ours: 0, below: 0, theirs: 0, polish: 0 };
const key = { ours: '', below: '', theirs: '', polish: '' };
const file: Record<string, number> = {};

portalSite();
beforeAll(async () => {
  const { payload } = site;
  make = libraryFixtures(payload);
  category.ours = await make.category('Motoröle');
  category.below = await make.category('Nutzfahrzeuge', category.ours);
  category.theirs = await make.category('Verträge');
  category.polish = await make.category('Oleje', undefined, 'pl-PL');
  for (const name of Object.keys(key) as (keyof typeof key)[]) {
    const found = await payload.findByID({ collection: 'file-categories', id: category[name] });
    key[name] = found.key;
  }
  const rival = await payload.create({
    collection: 'companies',
    data: { name: 'Rivale', country: 'de', categories: [category.theirs] },
  });
  await make.grant(company, category.ours, category.polish);
  const pdf = await make.pdf('blatt.pdf', 'Datenblatt');
  const text = await make.upload('liste.txt', Buffer.from('Liste'), 'text/plain');
  // As set by the job that creates thumbnails.
  const drawn = { thumbnail: 'liste.webp' };
  await payload.update({ collection: 'portal-uploads', id: text, data: drawn });
  file.sheet = await make.file(category.ours, 'Datenblatt Winter', {
    file: pdf,
    printFile: pdf,
    version: '1.2',
    date: '2026-03-01T00:00:00.000Z',
  });
  file.list = await make.file(category.below, 'Datenblatt Liste', {
    file: text,
    date: '2025-03-01T00:00:00.000Z',
  });
  file.link = await make.file(category.below, 'Datenblatt im Netz', {
    externalLink: 'https://hersteller.example/blatt',
    date: '2025-02-01T00:00:00.000Z',
  });
  file.secret = await make.file(category.theirs, 'Datenblatt Geheimvertrag', {
    file: await make.upload(
      'x.zip',
      Buffer.from(`504b0506${'00'.repeat(18)}`, 'hex'),
      'application/zip',
    ),
    date: '2019-01-01T00:00:00.000Z',
  });
  file.draft = await make.file(category.ours, 'Datenblatt Entwurf', { file: pdf, state: 'draft' });
  file.polish = await make.file(category.polish, 'Karta zimowa', { file: pdf });
  cookie = cookieOf(await logIn(await createMember()));
  other = cookieOf(await logIn(await createMember({ company: rival.id })));
  await site.refresh();
});

const postSearch = (body: object, as = cookie, url = '/search') => post(url, body, { cookie: as });
const names = async (body: object, as = cookie) =>
  (await postSearch(body, as)).json<{ name: string }[]>().map(({ name }) => name);
const filters = async (query = '', as = cookie) => (await get(`/getfilter${query}`, as)).json();

describe.each([prefix, ''])('%s/getFiles', (pathPrefix) => {
  const list = (query: string, session = cookie) => get(`${pathPrefix}/getFiles?${query}`, session);

  test('returns the files of a category and its subcategories as File entities', async () => {
    const answer = await list(`umbracoNodeId=${category.ours}&cultureName=de-DE`);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    const found = answer.json<{ name: string }[]>();
    expect(found.map(({ name }) => name)).toEqual([
      'Datenblatt Liste',
      'Datenblatt Winter',
      'Datenblatt im Netz',
    ]);
    const path = `/customerPortal/files/${file.sheet}`;
    expect(found[1]).toEqual({
      id: file.sheet,
      name: 'Datenblatt Winter',
      date: '2026-03-01T00:00:00.000Z',
      version: '1.2',
      file: path,
      fullFilePath: site.context.config.origin + path,
      printFile: `${path}/print`,
      thumbnail: null,
      externalLink: null,
      category: { umbracoNodeId: category.ours, nodeKey: key.ours, name: 'Motoröle' },
    });
    expect(found[2]).toMatchObject({
      file: null,
      fullFilePath: null,
      printFile: null,
      externalLink: 'https://hersteller.example/blatt',
    });
    expect(found[0]).toMatchObject({ thumbnail: `/customerPortal/files/${file.list}/thumbnail` });
    const only = await list(`umbracoNodeId=${category.below}&cultureName=de-DE`);
    expect(only.json()).toHaveLength(2);
  });

  test('returns 401 without a session, 404 for an inaccessible category and 400 for invalid parameters', async () => {
    const right = `umbracoNodeId=${category.ours}&cultureName=de-DE`;
    expect((await list(right, '')).statusCode).toBe(401);
    const unknown = [category.theirs, category.polish, 999_999].map(
      (id) => `umbracoNodeId=${id}&cultureName=de-DE`,
    );
    unknown.push(`umbracoNodeId=${category.ours}&cultureName=pl-PL`);
    const wrong = ['', 'umbracoNodeId=1', 'cultureName=de-DE', `${right}&x=1`];
    wrong.push('umbracoNodeId=-1&cultureName=de-DE', 'umbracoNodeId=1&cultureName=en-US');
    for (const query of [...unknown, ...wrong]) {
      const answer = await list(query);
      const status = unknown.includes(query) ? 404 : 400;
      expect([query, answer.statusCode]).toEqual([query, status]);
      if (status === 404) expect(answer.json().errors[0].name).toBe('umbracoNodeId');
    }
    expect((await list(`${right}&x=1&y=2`)).json().errors).toEqual([
      { name: 'x', code: 'unrecognized_keys', detail: 'is not known to this call' },
      { name: 'y', code: 'unrecognized_keys', detail: 'is not known to this call' },
    ]);
    const many = Array.from({ length: 1000 }, (_, index) => `x${index}=`).join('&');
    expect((await list(`${right}&${many}`)).json().errors).toHaveLength(20);
  });
});

describe('POST /search', () => {
  test('returns name and url at both paths', async () => {
    for (const url of ['/search', `${prefix}/search`]) {
      const answer = await postSearch({ search: 'Winter' }, cookie, url);
      expect([url, answer.statusCode, answer.json()]).toEqual([
        url,
        200,
        [{ name: 'Datenblatt Winter', url: `/customerPortal/files/${file.sheet}` }],
      ]);
      expect(answer.headers['cache-control']).toBe('private, no-store');
    }
    expect((await postSearch({ search: 'Netz' })).json()).toEqual([
      { name: 'Datenblatt im Netz', url: 'https://hersteller.example/blatt' },
    ]);
  });

  test('finds only published files of the company', async () => {
    expect((await names({ search: 'Datenblatt' })).sort()).toEqual([
      'Datenblatt Liste',
      'Datenblatt Winter',
      'Datenblatt im Netz',
    ]);
    expect(await names({ search: 'Datenblatt' }, other)).toEqual(['Datenblatt Geheimvertrag']);
    for (const search of ['Geheimvertrag', 'Entwurf']) expect(await names({ search })).toEqual([]);
  });

  test('searches a category with its subcategories in the language of the category', async () => {
    expect(await names({ search: 'Winter', nodeKey: key.ours })).toEqual(['Datenblatt Winter']);
    expect(await names({ search: 'Netz', nodeKey: key.ours })).toEqual(['Datenblatt im Netz']);
    expect(await names({ search: 'Winter', nodeKey: key.below })).toEqual([]);
    expect(await names({ search: 'kart', nodeKey: key.polish, hasFocus: true })).toEqual([
      'Karta zimowa',
    ]);
    expect(await names({ search: 'karty', nodeKey: '' })).toEqual([]);
  });

  test('uses the language of the member without a nodeKey', async () => {
    const polish = cookieOf(await logIn(await createMember({ cultureName: 'pl-PL' })));
    expect(await names({ search: 'karty' }, polish)).toEqual(['Karta zimowa']);
    expect(await filters('', polish)).toContain('PDF');
  });

  test('returns the same 404 for an inaccessible and a nonexistent nodeKey', async () => {
    const foreign = await postSearch({ search: 'x', nodeKey: key.theirs });
    const unknown = await postSearch({ search: 'x', nodeKey: crypto.randomUUID() });
    expect([foreign.statusCode, foreign.body]).toEqual([404, unknown.body]);
    expect(foreign.json().errors[0].name).toBe('nodeKey');
  });

  test('matches a prefix of the last word only with hasFocus', async () => {
    expect(await names({ search: 'Datenblatt Win', hasFocus: true })).toEqual([
      'Datenblatt Winter',
    ]);
    expect(await names({ search: 'wi', hasFocus: true })).toEqual(['Datenblatt Winter']);
    expect(await names({ search: 'wi', hasFocus: false })).toEqual([]);
    expect(await names({ search: 'wi ', hasFocus: true })).toEqual([]);
  });

  test('accepts filters by key or name in both languages, with OR within and AND across groups', async () => {
    const found = (filters: string[], search = '') => names({ search, filters });
    for (const name of ['print', 'Mit Druckdatei', 'z plikiem do DRUKU'])
      expect(await found([name])).toEqual(['Datenblatt Winter']);
    expect(await found(['Texte', 'Linki'])).toEqual(['Datenblatt Liste', 'Datenblatt im Netz']);
    expect(await found(['Texte', '2026'])).toEqual([]);
    expect(await found(['2025'], 'Liste')).toEqual(['Datenblatt Liste']);
    expect(await found([])).toEqual([]);
    const unknown = await postSearch({ search: '', filters: ['PDF', 'Schatz'] });
    expect([unknown.statusCode, unknown.json().errors[0].name]).toEqual([400, 'filters']);
  });
});

describe('GET /getfilter', () => {
  test('lists only filters that match accessible files', async () => {
    expect(await filters()).toEqual(['PDF', 'Texte', 'Links', 'Mit Druckdatei', '2026', '2025']);
    expect(await filters('', other)).toEqual(['Archive', '2019']);
    expect(await filters(`?umbracoNodeKey=${key.below}`)).toEqual(['Texte', 'Links', '2025']);
    const polish = await get(`${prefix}/getfilter?umbracoNodeKey=${key.polish}`, cookie);
    expect(polish.json()[0]).toBe('PDF');
  });

  test('returns 401 without a session and the same 404 for inaccessible and nonexistent keys', async () => {
    for (const { statusCode } of [await get('/getfilter'), await postSearch({ search: 'x' }, '')])
      expect(statusCode).toBe(401);
    const foreign = await get(`/getfilter?umbracoNodeKey=${key.theirs}`, cookie);
    const unknown = await get(`/getfilter?umbracoNodeKey=nothing`, cookie);
    expect([foreign.statusCode, foreign.body]).toEqual([404, unknown.body]);
  });
});

interface WireFile {
  name: string;
}
interface NodeAttributes {
  id: string;
  key: string;
}

/** Returns id and key of the first element whose tag matches. */
function nodeAttributes(html: string, piece: RegExp): NodeAttributes {
  const tag = [...html.matchAll(/<\w+[^>]*data-node-id="[^>]*>/g)].find(([found]) =>
    piece.test(found),
  )?.[0];
  const [, id = ''] = /data-node-id="(\d+)"/.exec(tag ?? '') ?? [];
  const [, key = ''] = /data-node-key="([\da-f-]{36})"/.exec(tag ?? '') ?? [];
  return { id, key };
}

async function namesBy({ id, key }: NodeAttributes, locale: string, search: string) {
  const files = await get(`/getFiles?umbracoNodeId=${id}&cultureName=${locale}`, cookie);
  const filterNames = await get(`/getfilter?umbracoNodeKey=${key}`, cookie);
  const found = await post('/search', { search, nodeKey: key, filters: null }, { cookie });
  expect([files.statusCode, filterNames.statusCode, found.statusCode]).toEqual([200, 200, 200]);
  expect(filterNames.json()).not.toEqual([]);
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
  ['de-DE', '/kundenportal', '/kundenportal/dateien', 'Datenblatt', 3],
  ['pl-PL', '/pl/portal-klienta', '/pl/portal-klienta/pliki', 'Karta', 1],
] as const)('data-node-id and data-node-key (%s)', (locale, start, library, search, count) => {
  test.each([start, library, `${start}/profil`])(
    'the html element of %s has the id and key that list all files',
    async (path) => {
      const { body } = await get(path, cookie);
      expect(await namesBy(nodeAttributes(body, /^<html/), locale, search)).toHaveLength(count);
    },
  );

  test('category links have their own id and key, and the list has those of the shown category', async () => {
    const { body } = await get(library, cookie);
    const all = nodeAttributes(body, /data-region="results"/);
    expect(all).toEqual(nodeAttributes(body, /^<html/));
    expect(nodeAttributes(body, /aria-current="page"/)).toEqual(all);
    const one = nodeAttributes(body, /category=/);
    expect(await namesBy(one, locale, search)).toHaveLength(count);
    const page = await get(`${library}?category=${one.id}`, cookie);
    expect(nodeAttributes(page.body, /data-region="results"/)).toEqual(one);
  });
});

test('accepts a node key in upper case, with braces and without hyphens', async () => {
  const { body } = await get('/kundenportal/dateien', cookie);
  for (const attributes of [nodeAttributes(body, /^<html/), nodeAttributes(body, /category=/)]) {
    const { key: own } = attributes;
    const forms = [own.toUpperCase(), `{${own}}`, own.replaceAll('-', '')];
    for (const form of forms) {
      const filterNames = await get(
        `/getfilter?umbracoNodeKey=${encodeURIComponent(form)}`,
        cookie,
      );
      expect([form, filterNames.statusCode]).toEqual([form, 200]);
      const found = await post('/search', { search: 'Datenblatt', nodeKey: form }, { cookie });
      expect([form, found.json<WireFile[]>().length]).toEqual([form, 3]);
    }
  }
});
