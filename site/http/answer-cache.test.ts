import { brotliDecompressSync } from 'node:zlib';
import type { Changes } from '@oilway/store/published/read.ts';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Published } from '../reading/published.ts';
import { boot, type TestSite } from '../test/build-app.ts';
import { makeAnswer, sizeOf } from './answer.ts';
import { AnswerCache, type Maker } from './answer-cache.ts';

describe('in the running site', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await boot({
      // Of the same module as the site's, so that its errors are known there.
      change: ({ published, searches }) => ({
        searches: new (searches.constructor as typeof AnswerCache)(published, 1_000_000, 10),
      }),
    });
  });
  afterAll(() => site?.close());
  beforeEach(() => {
    site.renders.mockClear();
  });

  let number = 0;
  /** Makes the answers of one page old. */
  const renew = async () => {
    number += 1;
    const seo = { description: `Beschreibung ${number}` };
    await site.payload.update({
      collection: 'pages',
      id: 3,
      locale: 'de',
      data: { title: 'Filter', seo, _status: 'published' },
    });
    await site.refresh();
  };
  const publish = (locale: 'de' | 'pl', title: string) =>
    site.payload.update({
      collection: 'pages',
      id: 3,
      locale,
      data: { title, _status: 'published' },
    });

  test('a hundred visitors at once cause one render', async () => {
    await renew();
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => site.app.inject('/filter')),
    );
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(site.renders).toHaveBeenCalledTimes(1);
    await site.app.inject('/filter?utm=1');
    expect(site.renders).toHaveBeenCalledTimes(1);
  });

  test('past ten answers in the making the next one is 503 at once, and the others are whole', async () => {
    const path = (number: number) => `/standorte?ort=Stadt${number}`;
    const answers = await Promise.all(
      Array.from({ length: 13 }, (_, number) => site.app.inject(path(number))),
    );
    const refused = answers.filter(({ statusCode }) => statusCode === 503);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10);
    expect(refused).toHaveLength(3);
    for (const { headers, body } of refused) {
      expect(headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
      expect(body).toContain('<html lang="de"');
    }
    expect((await site.app.inject(path(12))).statusCode).toBe(200);
  });

  test('a publication renders anew, with another entity tag, in its language only', async () => {
    const before = [await site.app.inject('/filter'), await site.app.inject('/pl/filtry')];
    await publish('de', 'Neuer Titel');
    expect((await site.app.inject('/filter')).headers.etag).toBe(before[0]?.headers.etag);
    await site.refresh();
    const after = [await site.app.inject('/filter'), await site.app.inject('/pl/filtry')];
    expect(after[0]?.body).toContain('Neuer Titel');
    expect(after[0]?.headers.etag).not.toBe(before[0]?.headers.etag);
    expect(after[1]?.headers.etag).toBe(before[1]?.headers.etag);
  });

  test('a draft changes nothing', async () => {
    const before = await site.app.inject('/filter');
    await site.payload.update({
      collection: 'pages',
      id: 3,
      locale: 'de',
      draft: true,
      data: { title: 'Entwurf', _status: 'draft' },
    });
    const { revision } = site.context.published;
    await site.refresh();
    expect(site.context.published.revision).toBe(revision);
    expect((await site.app.inject('/filter')).headers.etag).toBe(before.headers.etag);
  });

  test('only answers that read what has changed are made anew', async () => {
    const all = ['/', '/filter', '/kontakt', '/standorte', '/aktuelles', '/pl', '/pl/filtry'];
    const rendered = async () => {
      for (const path of all) await site.app.inject(path);
      const paths = site.renders.mock.calls.map(([{ page }]) => page.breadcrumbs.at(-1)?.href);
      site.renders.mockClear();
      return paths;
    };
    await renew();
    await rendered();
    expect(await rendered()).toEqual([]);
    await renew();
    expect(await rendered()).toEqual(['/filter']);
    const { docs } = await site.payload.find({ collection: 'locations', limit: 1, sort: 'id' });
    await site.payload.update({
      collection: 'locations',
      id: Number(docs[0]?.id),
      data: { phone: '+49 30 1234567' },
    });
    await site.refresh();
    const withMap = await rendered();
    expect(withMap).toContain('/standorte');
    expect(withMap).not.toContain('/filter');
    expect(withMap.filter((path) => path?.startsWith('/pl'))).toEqual([]);
  });
});

describe('by itself', () => {
  /** What is published at a revision that the test sets; an Error stands for a database that is away. */
  function setUp(limit?: number, recent?: number) {
    let now: number | Error = 1;
    const read = async (since: number): Promise<Changes> => {
      if (now instanceof Error) throw now;
      const json = JSON.stringify({ open: now % 2 === 0 });
      const office = { kind: 'reportingOffice', id: 1, culture: 'both', json } as const;
      return { revision: now, documents: since === now ? [] : [office] };
    };
    const published = new Published({ read, log: pino({ level: 'silent' }) });
    const cache = new AnswerCache(published, limit, 100, recent);
    const turn = (value: number | Error) => {
      now = value;
      return published.poll();
    };
    return { cache, turn };
  }
  /** An answer that was made from what is published. */
  const reading =
    (text: string): Maker =>
    async (from) => {
      await from.reporting('de-DE');
      return answerOf(text);
    };
  const answerOf = (text: string) => makeAnswer(text, { type: 'text/plain' });
  const failing = () => Promise.reject(new Error('no connection'));
  const away = new Error('away');

  test('of questions it keeps only what was asked before, within the last ones', async () => {
    const { cache, turn } = setUp(undefined, 2);
    await turn(1);
    const ask = async (key: string) => {
      await cache.answer(key, reading(key));
      return cache.held(key) !== undefined;
    };
    expect([await ask('a'), await ask('b'), await ask('a')]).toEqual([false, false, true]);
    expect([await ask('c'), await ask('d'), await ask('b')]).toEqual([false, false, false]);
    expect(cache.bytes).toBe(sizeOf(await answerOf('a')));
  });

  test('holds no more bytes than its limit and drops the oldest first', async () => {
    const one = await answerOf('x'.repeat(5000));
    const { cache, turn } = setUp(sizeOf(one) * 3);
    await turn(1);
    for (const key of ['a', 'b', 'c', 'd']) await cache.answer(key, async () => one);
    expect(['a', 'b', 'c', 'd'].map((key) => cache.held(key) !== undefined)).toEqual([
      false,
      true,
      true,
      true,
    ]);
    expect(cache.bytes).toBe(sizeOf(one) * 3);
  });

  test('what is too long for the first round trip becomes shorter once all pages are made', async () => {
    const { cache, turn } = setUp();
    await turn(1);
    const words = Array.from({ length: 9000 }, (_, at) => (at * at * 7919).toString(36)).join(' ');
    const [long, short] = [await answerOf(words), await answerOf('x'.repeat(60_000))];
    await cache.answer('long', async () => long);
    await cache.answer('short', async () => short);
    expect(cache.held('long')).toBe(long);
    await cache.strengthen(() => true);
    expect(cache.held('long')?.br?.length).toBeLessThan(long.br.length);
    const stronger = cache.held('long');
    expect(stronger?.br && String(brotliDecompressSync(stronger.br))).toBe(words);
    expect(stronger?.tag).toBe(long.tag);
    expect(cache.bytes).toBe(sizeOf(stronger ?? long) + sizeOf(short));
    expect(cache.held('short')).toBe(short);
  });

  test('counts what even an empty answer takes', async () => {
    const { cache, turn } = setUp(100_000);
    await turn(1);
    const empty = await answerOf('');
    for (let key = 0; key < 1000; key += 1) await cache.answer(String(key), async () => empty);
    const held = Array.from({ length: 1000 }, (_, key) => cache.held(String(key))).filter(Boolean);
    expect(held.length).toBeLessThanOrEqual(100);
  });

  test('serves the last answer where no new one can be made', async () => {
    const { cache, turn } = setUp();
    await turn(1);
    await cache.answer('a', reading('old'));
    await turn(2);
    expect(cache.held('a')).toBeUndefined();
    expect((await cache.answer('a', failing))?.identity?.toString()).toBe('old');
    await turn(away);
    expect((await cache.answer('a', failing))?.identity?.toString()).toBe('old');
    await expect(cache.answer('b', failing)).rejects.toThrow('no connection');
    await turn(2);
    expect((await cache.answer('a', reading('new')))?.identity?.toString()).toBe('new');
    await turn(3);
    expect((await cache.answer('a', failing))?.identity?.toString()).toBe('new');
  });

  test('does not bring back what was withdrawn', async () => {
    const { cache, turn } = setUp();
    await turn(1);
    for (const key of ['page:/a', 'page:/b', 'page:/c']) await cache.answer(key, reading(key));
    await turn(2);
    expect(await cache.answer('page:/a', async () => undefined)).toBeUndefined();
    cache.forget((key) => key === 'page:/b');
    await turn(away);
    await expect(cache.answer('page:/a', failing)).rejects.toThrow();
    await expect(cache.answer('page:/b', failing)).rejects.toThrow();
    expect((await cache.answer('page:/c', failing))?.identity?.toString()).toBe('page:/c');
  });

  test('previous answers are bound by the same bytes, the newest kept', async () => {
    const one = await answerOf('x'.repeat(5000));
    const { cache, turn } = setUp(sizeOf(one) * 2);
    for (const [revision, key] of ['a', 'b', 'c'].entries()) {
      await turn(revision + 1);
      await cache.answer(key, async (from) => {
        await from.reporting('de-DE');
        return one;
      });
    }
    await turn(9);
    const kept = await Promise.all(
      ['a', 'b', 'c'].map((key) => cache.answer(key, failing).catch(() => undefined)),
    );
    expect(kept.map(Boolean)).toEqual([false, true, true]);
  });

  test('an answer that is old when it comes is not kept', async () => {
    const { cache, turn } = setUp();
    await turn(1);
    const late = cache.answer('a', async (from) => {
      await from.reporting('de-DE');
      await turn(2);
      return answerOf('old');
    });
    await late;
    expect(cache.held('a')).toBeUndefined();
    expect((await cache.answer('a', () => answerOf('new')))?.identity?.toString()).toBe('new');
  });

  test('nor is one that waited for something that was old when it came', async () => {
    const { cache, turn } = setUp();
    await turn(1);
    const begun = Promise.withResolvers<void>();
    const shared: Maker = (from) =>
      from.memo('shared', async (own) => {
        await own.reporting('de-DE');
        await begun.promise;
        return answerOf('old');
      });
    const late = Promise.all([cache.answer('a', shared), cache.answer('b', shared)]);
    await turn(2);
    begun.resolve();
    await late;
    expect([cache.held('a'), cache.held('b')]).toEqual([undefined, undefined]);
  });

  test('one maker runs for all who wait, and a failure is not kept', async () => {
    const { cache, turn } = setUp();
    await turn(1);
    let runs = 0;
    const fails = async () => {
      runs += 1;
      await new Promise(setImmediate);
      throw new Error('broken');
    };
    const all = await Promise.allSettled(
      Array.from({ length: 50 }, () => cache.answer('a', fails)),
    );
    expect(all.every(({ status }) => status === 'rejected')).toBe(true);
    expect(runs).toBe(1);
    expect(await cache.answer('a', () => answerOf('mended'))).toBeDefined();
  });
});
