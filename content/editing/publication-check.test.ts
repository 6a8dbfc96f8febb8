import { createLocalReq, getLocalI18n, type ValidationError } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hire } from '../staff/hire.ts';
import { openDatabase, type TestDatabase } from '../test/database.ts';
import { draft, makePage, publish } from '../test/pages.ts';
import { shown } from '../test/published.ts';
import { findingText, isError } from './findings.ts';

let database: TestDatabase;
let home: number;

beforeAll(async () => {
  database = await openDatabase('sqlite');
  home = await makePage(database.payload, null, { de: 'Start', pl: 'Start' });
});
afterAll(() => database?.close());

const callToAction = (...links: object[]) => ({
  blockType: 'callToAction',
  heading: 'Los',
  shape: 'corner',
  links: links.map((link) => ({ link: { label: 'Mehr', kind: 'page', ...link } })),
});

describe('publishing', () => {
  test('what a field itself would refuse is found before, in the language of the studio', async () => {
    const { payload } = database;
    const { checkNewest } = await import('./check-newest.ts');
    const form = { blockType: 'contactForm', heading: 'Schreiben Sie uns' };
    const id = await makePage(payload, home, { de: 'Mit Formular' });
    const data = { name: 'Ada', email: 'ada@oilway.example', role: 'admin' } as const;
    const user = await hire(payload, { ...data, password: 'correct horse battery' });
    const words = async (language: 'de' | 'pl') =>
      ({ i18n: await getLocalI18n({ config: payload.config, language }) }) as never;
    const said = async (language: 'de' | 'pl', ...blocks: object[]) => {
      await draft(payload, id, 'de', { blocks: blocks as never });
      const req = await createLocalReq(
        {
          user: { ...user, collection: 'staff' } as never,
          req: await words(language),
        },
        payload,
      );
      return (await checkNewest('pages', id, 'de', req))
        .filter(isError)
        .map((one) => `${one.path}: ${findingText(one, language)}`);
    };
    expect(await said('de', form)).toEqual([]);
    const bare = { ...form, moreFields: ['category'] };
    expect(await said('de', bare)).toEqual([
      'blocks.0.categories: Es fehlen die Themen zur Auswahl.',
    ]);
    const wrong = { ...bare, heading: '', trackingPage: 'https://evil.example/' };
    expect(await said('pl', wrong)).toEqual([
      'blocks.0.heading: Tu czegoś brakuje.',
      'blocks.0.categories: Brakuje kategorii do wyboru.',
      'blocks.0.trackingPage: Tylko adres w tej witrynie, zaczynający się od /, albo inny dozwolony.',
    ]);
    const refused = await refusal(publishAs('pl', id, [bare], { req: await words('pl') }));
    expect(refused).toMatchObject([
      { path: 'blocks.0.categories', message: 'Brakuje kategorii do wyboru.' },
    ]);
  });

  /** What the server says of a publication, in the language of the studio. */
  async function refusal(attempt: Promise<unknown>): Promise<{ path: string; label: string }[]> {
    const error = (await attempt.then(
      () => undefined,
      (cause) => cause,
    )) as ValidationError | undefined;
    return (error?.data?.errors ?? []) as { path: string; label: string }[];
  }
  const publishAs = (language: 'de' | 'pl' | 'en', id: number, blocks: object[], more = {}) =>
    database.payload.update({
      collection: 'pages',
      id,
      locale: 'de',
      data: { blocks, _status: 'published' } as never,
      req: { i18n: { language, fallbackLanguage: 'de' } } as never,
      ...more,
    });

  test('a link into nowhere is refused, naming block and field in the language of the studio', async () => {
    const { payload } = database;
    const id = await makePage(payload, home, { de: 'Quelle' });
    const gone = await makePage(payload, home, { de: 'Vorbei' });
    await payload.delete({ collection: 'pages', id: gone });
    const blocks = [{ blockType: 'anchor', name: 'a' }, callToAction({ page: gone })];
    const said = await Promise.all([
      refusal(publishAs('de', id, blocks)),
      refusal(publishAs('pl', id, blocks)),
      refusal(publishAs('en', id, blocks)),
    ]);
    expect(said.map(([first]) => first)).toMatchObject([
      {
        path: 'blocks.1.links.0.link.page',
        label:
          '2. Aufruf > 1. Verweise > Verweis > Seite – Die verlinkte Seite gibt es nicht mehr.',
      },
      { label: expect.stringContaining('Docelowa strona odnośnika już nie istnieje.') },
      { label: expect.stringContaining('2. Call to action') },
    ]);
    expect((await shown(database.payload, 'page', 'de-DE')).get(id)?.blocks?.length).toBe(2);
    await draft(payload, id, 'de', { blocks: blocks as never });
  });

  test('pages that link to each other are published one after the other', async () => {
    const { payload } = database;
    const one = await makePage(payload, home, { de: 'Hin' });
    const two = await payload.create({
      collection: 'pages',
      locale: 'de',
      draft: true,
      data: { title: 'Her', parent: home } as never,
    });
    expect(await refusal(publishAs('de', one, [callToAction({ page: two.id })]))).toEqual([]);
    expect(await refusal(publishAs('de', two.id, [callToAction({ page: one })]))).toEqual([]);
  });

  test('a link to a page without a text in this language is refused there only', async () => {
    const { payload } = database;
    const id = await makePage(payload, home, { de: 'Zweisprachig', pl: 'Dwujęzyczna' });
    const german = await makePage(payload, home, { de: 'Nur hier' });
    const blocks = [callToAction({ page: german })] as never;
    expect(await refusal(publish(payload, id, 'de', { blocks }))).toEqual([]);
    expect(await refusal(publish(payload, id, 'pl', { blocks }))).toMatchObject([
      { path: 'blocks.0.links.0.link.page' },
    ]);
  });

  test('publishing all languages at once checks all of them', async () => {
    const { payload } = database;
    const id = await makePage(payload, home, { de: 'Alle', pl: 'Wszystkie' });
    await draft(payload, id, 'pl', { blocks: [callToAction({ page: 99_999 })] as never });
    const all = await refusal(publishAs('de', id, [], { publishAllLocales: true }));
    expect(all).toMatchObject([{ label: expect.stringMatching(/^Polnisch > 1\. Aufruf/) }]);
    expect(await refusal(publishAs('de', id, []))).toEqual([]);
  });

  test('taking a page off the site asks nothing', async () => {
    const { payload } = database;
    const id = await makePage(payload, home, { de: 'Kurz da' });
    await draft(payload, id, 'de', { blocks: [callToAction({ page: 99_999 })] as never });
    const off = payload.update({
      collection: 'pages',
      id,
      locale: 'de',
      data: { _status: 'draft' },
    });
    expect(await refusal(off)).toEqual([]);
    expect((await shown(database.payload, 'page', 'de-DE')).get(id)).toBeUndefined();
  });
});
