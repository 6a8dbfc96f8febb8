import { createLocalReq, getLocalI18n, type ValidationError } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createStaffAccount } from '../staff/create-staff-account.ts';
import { openDatabase, type TestDatabase } from '../test/database.ts';
import { draft, makePage, makePair } from '../test/pages.ts';
import { readPublishedDocuments } from '../test/published.ts';
import { findingText, isError } from './findings.ts';

let database: TestDatabase;
let homes: Record<'de' | 'pl', number>;

beforeAll(async () => {
  database = await openDatabase('sqlite');
  homes = await makePair(database.payload, null, { de: 'Start', pl: 'Start' });
});
afterAll(() => database?.close());

const callToAction = (...links: object[]) => ({
  blockType: 'callToAction',
  heading: 'Los',
  shape: 'corner',
  links: links.map((link) => ({ link: { label: 'Mehr', kind: 'page', ...link } })),
});

describe('publication checks', () => {
  test('reports field validation errors before publishing, in the language of the studio', async () => {
    const { payload } = database;
    const { collectFindings } = await import('./collect-findings.ts');
    const form = { blockType: 'contactForm', heading: 'Schreiben Sie uns' };
    const id = await makePage(payload, homes.de, 'Mit Formular');
    const data = { name: 'Ada', email: 'ada@oilway.example', role: 'admin' } as const;
    const user = await createStaffAccount(payload, { ...data, password: 'correct horse battery' });
    const localizedReq = async (language: 'de' | 'pl') =>
      ({ i18n: await getLocalI18n({ config: payload.config, language }) }) as never;
    const messages = async (language: 'de' | 'pl', ...blocks: object[]) => {
      await draft(payload, id, { blocks: blocks as never });
      const req = await createLocalReq(
        {
          user: { ...user, collection: 'staff' } as never,
          req: await localizedReq(language),
        },
        payload,
      );
      return (await collectFindings('pages', id, req))
        .filter(isError)
        .map((one) => `${one.path}: ${findingText(one, language)}`);
    };
    expect(await messages('de', form)).toEqual([]);
    const withoutCategories = { ...form, moreFields: ['category'] };
    expect(await messages('de', withoutCategories)).toEqual([
      'blocks.0.categories: Es fehlen die Themen zur Auswahl.',
    ]);
    const wrong = { ...withoutCategories, heading: '', trackingPage: 'https://evil.example/' };
    expect(await messages('pl', wrong)).toEqual([
      'blocks.0.heading: Tu czegoś brakuje.',
      'blocks.0.categories: Brakuje kategorii do wyboru.',
      'blocks.0.trackingPage: Tylko adres w tej witrynie, zaczynający się od /, albo inny dozwolony.',
    ]);
    const refused = await refusal(
      publishIn('pl', id, [withoutCategories], { req: await localizedReq('pl') }),
    );
    expect(refused).toMatchObject([
      { path: 'blocks.0.categories', message: 'Brakuje kategorii do wyboru.' },
    ]);
  });

  /** Returns the errors of a rejected publication, in the language of the studio. */
  async function refusal(attempt: Promise<unknown>): Promise<{ path: string; label: string }[]> {
    const error = (await attempt.then(
      () => undefined,
      (cause) => cause,
    )) as ValidationError | undefined;
    return (error?.data?.errors ?? []) as { path: string; label: string }[];
  }
  const publishIn = (language: 'de' | 'pl' | 'en', id: number, blocks: object[], more = {}) =>
    database.payload.update({
      collection: 'pages',
      id,
      data: { blocks, _status: 'published' } as never,
      req: { i18n: { language, fallbackLanguage: 'de' } } as never,
      ...more,
    });

  test('rejects a link to a deleted page, naming block and field in the language of the studio', async () => {
    const { payload } = database;
    const id = await makePage(payload, homes.de, 'Quelle');
    const gone = await makePage(payload, homes.de, 'Vorbei');
    await payload.delete({ collection: 'pages', id: gone });
    const blocks = [{ blockType: 'anchor', name: 'a' }, callToAction({ page: gone })];
    const messages = await Promise.all([
      refusal(publishIn('de', id, blocks)),
      refusal(publishIn('pl', id, blocks)),
      refusal(publishIn('en', id, blocks)),
    ]);
    expect(messages.map(([first]) => first)).toMatchObject([
      {
        path: 'blocks.1.links.0.link.page',
        label:
          '2. Aufruf > 1. Verweise > Verweis > Seite – Die verlinkte Seite gibt es nicht mehr.',
      },
      { label: expect.stringContaining('Docelowa strona odnośnika już nie istnieje.') },
      { label: expect.stringContaining('2. Call to action') },
    ]);
    expect((await readPublishedDocuments(payload, 'page', 'de-DE')).get(id)?.blocks?.length).toBe(
      2,
    );
    await draft(payload, id, { blocks: blocks as never });
  });

  test('publishes pages that link to each other one after the other', async () => {
    const { payload } = database;
    const one = await makePage(payload, homes.de, 'Hin');
    const two = await makePage(payload, homes.de, 'Her', { _status: 'draft' });
    expect(await refusal(publishIn('de', one, [callToAction({ page: two })]))).toEqual([]);
    expect(await refusal(publishIn('de', two, [callToAction({ page: one })]))).toEqual([]);
  });

  test('rejects a link to a page of the other country, including the counterpart', async () => {
    const { payload } = database;
    const pair = await makePair(payload, homes, { de: 'Hier', pl: 'Tutaj' });
    const german = await makePage(payload, homes.de, 'Ziel');
    const blocks = [callToAction({ page: german }, { page: pair.de })];
    expect(await refusal(publishIn('de', pair.de, blocks))).toEqual([]);
    const label = (title: string) =>
      expect.stringContaining(`Docelowa strona odnośnika „${title}” należy do drugiego kraju.`);
    expect(await refusal(publishIn('pl', pair.pl, blocks))).toMatchObject([
      { path: 'blocks.0.links.0.link.page', label: label('Ziel') },
      { path: 'blocks.0.links.1.link.page', label: label('Hier') },
    ]);
  });

  test('unpublishes a page without checking its links', async () => {
    const { payload } = database;
    const id = await makePage(payload, homes.de, 'Kurz da');
    await draft(payload, id, { blocks: [callToAction({ page: 99_999 })] as never });
    const off = payload.update({ collection: 'pages', id, data: { _status: 'draft' } });
    expect(await refusal(off)).toEqual([]);
    expect((await readPublishedDocuments(payload, 'page', 'de-DE')).get(id)).toBeUndefined();
  });
});
