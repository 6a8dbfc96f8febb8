import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestSite } from '../../../test/build-app.ts';
import { libraryMaker } from '../../../test/portal-library.ts';
import {
  cookieOf,
  get,
  logIn,
  member,
  openPortal,
  post,
  prefix,
} from '../../../test/portal-site.ts';

let site: TestSite;
let cookie: string;
let other: string;
let make: ReturnType<typeof libraryMaker>;
const category = { ours: 0, below: 0, theirs: 0, polish: 0 };
const key = { ours: '', below: '', theirs: '', polish: '' };
const file: Record<string, number> = {};

beforeAll(async () => {
  let company: number;
  ({ site, company } = await openPortal());
  const { payload } = site;
  make = libraryMaker(payload);
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
  file.sheet = await make.file(category.ours, 'Datenblatt Winter', {
    file: pdf,
    printFile: pdf,
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
      Buffer.from('UEsFBgAAAAAAAAAAAAAAAAAAAAAAAA==', 'base64'),
      'application/zip',
    ),
    date: '2019-01-01T00:00:00.000Z',
  });
  file.draft = await make.file(category.ours, 'Datenblatt Entwurf', { file: pdf, state: 'draft' });
  file.polish = await make.file(category.polish, 'Karta zimowa', { file: pdf });
  cookie = cookieOf(await logIn(await member()));
  other = cookieOf(await logIn(await member({ company: rival.id })));
  await site.refresh();
});
afterAll(() => site?.close());

const ask = (body: object, as = cookie, url = '/search') => post(url, body, { cookie: as });
const names = async (body: object, as = cookie) =>
  (await ask(body, as)).json<{ name: string }[]>().map(({ name }) => name);

describe('POST /search', () => {
  test('at both addresses, with name and url', async () => {
    for (const url of ['/search', `${prefix}/search`]) {
      const answer = await ask({ search: 'Winter' }, cookie, url);
      expect([url, answer.statusCode, answer.json()]).toEqual([
        url,
        200,
        [{ name: 'Datenblatt Winter', url: `/customerPortal/files/${file.sheet}` }],
      ]);
      expect(answer.headers['cache-control']).toBe('private, no-store');
    }
    expect((await ask({ search: 'Netz' })).json()).toEqual([
      { name: 'Datenblatt im Netz', url: 'https://hersteller.example/blatt' },
    ]);
  });

  test('a company finds its own, never drafts', async () => {
    expect((await names({ search: 'Datenblatt' })).sort()).toEqual([
      'Datenblatt Liste',
      'Datenblatt Winter',
      'Datenblatt im Netz',
    ]);
    expect(await names({ search: 'Datenblatt' }, other)).toEqual(['Datenblatt Geheimvertrag']);
    expect(await names({ search: 'Geheimvertrag' })).toEqual([]);
    expect(await names({ search: 'Entwurf' })).toEqual([]);
  });

  test('a category and what lies below it; its language counts', async () => {
    expect(await names({ search: 'Winter', nodeKey: key.ours })).toEqual(['Datenblatt Winter']);
    expect(await names({ search: 'Netz', nodeKey: key.ours })).toEqual(['Datenblatt im Netz']);
    expect(await names({ search: 'Winter', nodeKey: key.below })).toEqual([]);
    expect(await names({ search: 'kart', nodeKey: key.polish, hasFocus: true })).toEqual([
      'Karta zimowa',
    ]);
    expect(await names({ search: 'karty', nodeKey: '' })).toEqual([]);
  });

  test('without a category, from no page of ours: in the language of the member', async () => {
    const polish = cookieOf(await logIn(await member({ cultureName: 'pl-PL' })));
    expect(await names({ search: 'karty' }, polish)).toEqual(['Karta zimowa']);
    const answer = await get('/getfilter', polish);
    expect(answer.json()).toContain('PDF');
  });

  test('a foreign category and one that is not there: the same answer', async () => {
    const foreign = await ask({ search: 'x', nodeKey: key.theirs });
    const unknown = await ask({ search: 'x', nodeKey: crypto.randomUUID() });
    expect([foreign.statusCode, foreign.body]).toEqual([404, unknown.body]);
    expect(foreign.json().errors[0].name).toBe('nodeKey');
  });

  test('with the focus the last word may be unfinished, without it not', async () => {
    expect(await names({ search: 'Datenblatt Win', hasFocus: true })).toEqual([
      'Datenblatt Winter',
    ]);
    expect(await names({ search: 'wi', hasFocus: true })).toEqual(['Datenblatt Winter']);
    expect(await names({ search: 'wi', hasFocus: false })).toEqual([]);
    expect(await names({ search: 'wi ', hasFocus: true })).toEqual([]);
  });

  test('filters by their names in either language, or keys; groups narrow, within a group they widen', async () => {
    const found = (filters: string[], search = '') => names({ search, filters });
    for (const name of ['print', 'Mit Druckdatei', 'z plikiem do DRUKU'])
      expect(await found([name])).toEqual(['Datenblatt Winter']);
    expect(await found(['Texte', 'Linki'])).toEqual(['Datenblatt Liste', 'Datenblatt im Netz']);
    expect(await found(['Texte', '2026'])).toEqual([]);
    expect(await found(['2025'], 'Liste')).toEqual(['Datenblatt Liste']);
    expect(await found([])).toEqual([]);
    const unknown = await ask({ search: '', filters: ['PDF', 'Schatz'] });
    expect([unknown.statusCode, unknown.json().errors[0].name]).toEqual([400, 'filters']);
  });

  test('nobody without a session', async () => {
    expect((await ask({ search: 'x' }, '')).statusCode).toBe(401);
  });
});

describe('GET /getfilter', () => {
  const filters = async (query = '', as = cookie) => (await get(`/getfilter${query}`, as)).json();

  test('names what occurs among what the member may see', async () => {
    expect(await filters()).toEqual(['PDF', 'Texte', 'Links', 'Mit Druckdatei', '2026', '2025']);
    expect(await filters('', other)).toEqual(['Archive', '2019']);
    expect(await filters(`?umbracoNodeKey=${key.below}`)).toEqual(['Texte', 'Links', '2025']);
    const polish = await get(`${prefix}/getfilter?umbracoNodeKey=${key.polish}`, cookie);
    expect(polish.json()[0]).toBe('PDF');
  });

  test('401, and one 404', async () => {
    expect((await get('/getfilter')).statusCode).toBe(401);
    const foreign = await get(`/getfilter?umbracoNodeKey=${key.theirs}`, cookie);
    const unknown = await get(`/getfilter?umbracoNodeKey=nothing`, cookie);
    expect([foreign.statusCode, foreign.body]).toEqual([404, unknown.body]);
  });
});
