import type { PayloadRequest } from 'payload';
import { describe, expect, test } from 'vitest';
import { databases, testDatabase } from '../test/database.ts';
import { makePage } from '../test/pages.ts';
import { redirectLoop } from './redirect-loops.ts';

const origin = 'https://oilway.example';

describe('redirectLoop', () => {
  test.each([
    ['/rund1', '/rund1'],
    ['/rund1', '/rund1/'],
    ['/rund1', '/RUND1'],
    ['/rund1', '/rund1?x=1#y'],
    ['/rund1', '/./rund1'],
    ['/rund1', '/x/../rund1'],
    ['/rund1', '/rund1.html'],
    ['/rund1', '/de/rund1'],
    ['/rund1', '/rund1/index.html'],
    ['/rund1', '/rund1.'],
    ['/rund1', 'https://oilway.example/rund1'],
    ['/rund1', 'http://oilway.example/rund1'],
    ['/rund1', 'HTTPS://OILWAY.EXAMPLE:443/rund1/'],
    ['/größe', '/gr%C3%B6%C3%9Fe'],
    ['/gr%C3%B6%C3%9Fe', '/größe'],
    ['/pl/łódź', '/PL/Łódź'],
    ['/rund1', '#x'],
    ['/rund1', '?x'],
  ])('finds a loop from %s to %s', (from, url) => {
    expect(redirectLoop({ from, url }, [], origin)).toEqual([from, from]);
  });

  test.each([
    ['/rund1', '/rund2'],
    ['/rund1', '/rund1/weiter'],
    ['/rund1', '/rund10'],
    ['/rund1', '/pl/rund1'],
    ['/rund1/', '/rund1'],
    ['/rund1', 'https://other.example/rund1'],
    ['/rund1', 'mailto:rund1@oilway.example'],
    ['/rund1', 'tel:+49231557788'],
    ['/rund1', '/%'],
  ])('finds no loop from %s to %s', (from, url) => {
    expect(redirectLoop({ from, url }, [], origin)).toBeUndefined();
  });

  test('finds a loop through a chain of 60 redirects', () => {
    const chain = Array.from({ length: 60 }, (_, at) => ({
      from: `/k${at + 1}`,
      url: at === 59 ? 'https://oilway.example/K0/' : `/k${at + 2}`,
    }));
    expect(redirectLoop({ from: '/k0', url: '/k1' }, chain, origin)).toHaveLength(62);
    expect(redirectLoop({ from: '/k0', url: '/k1' }, chain.slice(0, -1), origin)).toBeUndefined();
  });

  test('finds a loop among other redirects that a redirect leads into', () => {
    const others = [
      { from: '/a', url: '/b' },
      { from: '/b', url: '/a' },
    ];
    expect(redirectLoop({ from: '/x', url: '/a' }, others, origin)).toEqual([
      '/x',
      '/a',
      '/b',
      '/a',
    ]);
  });
});

describe.each(databases)('redirect loops on %s', (kind) => {
  const database = testDatabase(kind);

  const create = (from: string, url: string) =>
    database.payload.create({
      collection: 'redirects',
      data: { from, kind: 'url', culture: 'de-DE', url },
    });
  const update = (id: number, data: object) =>
    database.payload.update({ collection: 'redirects', id, data: data as never });
  /** Returns the validation error of the URL field. */
  const refusal = async (saved: Promise<unknown>) => {
    const error = (await saved.then(
      () => undefined,
      (cause) => cause,
    )) as { data?: { errors: { path: string; message: string }[] } } | undefined;
    return error?.data?.errors.map(({ message, path }) => `${path}: ${message}`);
  };

  test('rejects a loop on create and on a change of target or path', async () => {
    await create('/rund1', '/rund2');
    const said = (way: string) => [
      `url: Diese Weiterleitung führt im Kreis: ${way}. Bitte ein anderes Ziel angeben.`,
    ];
    expect(await refusal(create('/rund2', '/rund1'))).toEqual(said('/rund2 → /rund1 → /rund2'));
    expect(await refusal(create('/selbst', '/selbst'))).toEqual(said('/selbst → /selbst'));
    const { id } = await create('/rund2', '/rund3');
    expect(await refusal(update(id, { url: '/rund1' }))).toEqual(said('/rund2 → /rund1 → /rund2'));
    const end = await create('/ende', '/rund1');
    expect(await refusal(update(end.id, { from: '/rund3' }))).toEqual(
      said('/rund3 → /rund1 → /rund2 → /rund3'),
    );
    // Saving a redirect unchanged is not a loop.
    expect(await refusal(update(id, { url: '/rund3' }))).toBeUndefined();
  });

  test('rejects a loop when the kind changes to url', async () => {
    const page = await makePage(database.payload, null, 'Start');
    await create('/kreis1', '/kreis2');
    const { id } = await database.payload.create({
      collection: 'redirects',
      data: { from: '/kreis2', kind: 'page', page, culture: 'de-DE', url: '/kreis1' },
    });
    expect(await refusal(update(id, { kind: 'url' }))).toHaveLength(1);
  });

  test.each(['#x', '?x', '#', '?'])('rejects a target of only %s', async (url) => {
    const words = (language: string) =>
      refusal(
        database.payload.create({
          collection: 'redirects',
          data: { from: '/nirgends', kind: 'url', culture: 'de-DE', url },
          req: { i18n: { language } } as PayloadRequest,
        }),
      );
    expect(await words('de')).toEqual([
      expect.stringMatching(/^url: Vor # oder \? fehlt der Pfad/),
    ]);
    expect(await words('pl')).toEqual([
      expect.stringMatching(/^url: Przed # lub \? brakuje ścieżki/),
    ]);
    expect(await words('en')).toEqual([expect.stringMatching(/^url: The path before # or \?/)]);
  });
});
