import type { Changes } from '@oilway/store/published/read.ts';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { PublishedContent } from '../../content/published-content.ts';
import { boot, type TestSite } from '../../test/build-app.ts';
import { type BuildContent, ResponseCache } from './response-cache.ts';

describe('response cache of the site', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await boot({
      // Of the same module as the site's, so that `instanceof` holds for its errors.
      change: ({ cache, published }) => ({
        cache: new (cache.constructor as typeof ResponseCache)(published, {
          bytes: 2_000_000,
          pending: 10,
        }),
      }),
    });
  });
  afterAll(() => site?.close());
  beforeEach(() => {
    site.renders.mockClear();
  });

  const publish = (locale: 'de' | 'pl', title: string) =>
    site.payload.update({
      collection: 'pages',
      id: 3,
      locale,
      data: { title, _status: 'published' },
    });

  test('renders once for a hundred concurrent requests', async () => {
    await publish('de', 'Filter');
    await site.refresh();
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => site.app.inject('/filter')),
    );
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(site.renders).toHaveBeenCalledTimes(1);
  });

  test('returns 503 at once for more than ten pages being rendered', async () => {
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

  test('a publication changes the ETag in its language only', async () => {
    const before = [await site.app.inject('/filter'), await site.app.inject('/pl/filtry')];
    await publish('de', 'Neuer Titel');
    expect((await site.app.inject('/filter')).headers.etag).toBe(before[0]?.headers.etag);
    await site.refresh();
    const after = [await site.app.inject('/filter'), await site.app.inject('/pl/filtry')];
    expect(after[0]?.body).toContain('Neuer Titel');
    expect(after[0]?.headers.etag).not.toBe(before[0]?.headers.etag);
    expect(after[1]?.headers.etag).toBe(before[1]?.headers.etag);
  });

  test('a draft does not change the ETag', async () => {
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

  test('random queries do not grow the cache beyond its limit', async () => {
    for (let query = 0; query < 40; query += 1) await site.app.inject(`/standorte?ort=x${query}`);
    expect(site.context.cache.counts().bytes).toBeLessThanOrEqual(2_000_000);
  });
});

describe('expiry', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await boot();
  });
  afterAll(() => site?.close());
  const at = (moment: string) =>
    vi.useFakeTimers({ now: Date.parse(moment), toFake: ['Date'] }) && undefined;
  afterAll(() => void vi.useRealTimers());

  test('omits a station from the open-now list once it has closed', async () => {
    const open = async () => {
      const { body } = await site.app.inject('/standorte?offen=1');
      return [...body.matchAll(/id="location-(\d+)"/g)].length;
    };
    at('2026-12-02T15:58:00Z');
    await site.refresh();
    const before = await open();
    expect(before).toBeGreaterThan(0);
    const { misses } = site.context.cache.counts();
    expect(await open()).toBe(before);
    expect(site.context.cache.counts().misses).toBe(misses);
    at('2026-12-02T22:30:00Z');
    expect(await open()).toBe(0);
  });

  test('omits an event from the list once it has ended', async () => {
    const events = await site.context.published.reader().events('de-DE');
    const last = events.toSorted((one, other) => Date.parse(other.end) - Date.parse(one.end))[0];
    const end = Date.parse(last?.end ?? '');
    const list = async () => (await site.app.inject('/veranstaltungen')).body;
    at(new Date(end - 60_000).toISOString());
    expect(await list()).toContain(last?.title);
    at(new Date(end + 1000).toISOString());
    expect(await list()).not.toContain(`>${last?.title}</a>`);
  });
});

describe('ResponseCache', () => {
  /** The published content at a revision that the test sets. */
  function setUp(bytes = 64_000_000) {
    let now = 1;
    const read = async (since: number): Promise<Changes> => {
      const json = JSON.stringify({ open: now % 2 === 0 });
      const office = { kind: 'reportingOffice', id: 1, locale: 'both', json } as const;
      return { revision: now, documents: since === now ? [] : [office] };
    };
    const published = new PublishedContent({ read, log: pino({ level: 'silent' }) });
    const cache = new ResponseCache(published, { bytes, pending: 100 });
    const publishRevision = (revision: number) => {
      now = revision;
      return published.poll();
    };
    const fetchBody = async (key: string, build: BuildContent) =>
      (await cache.getOrCreate({ key, encoding: 'identity', url: `/${key}`, route: '/*' }, build))
        ?.body;
    const cached = (key: string) => cache.get(`/${key}`, 'identity')?.response.body;
    return { cache, cached, fetchBody, publishRevision };
  }
  const text = (body: string) => ({ body, type: 'text/plain' });
  /** Content that depends on the collection that changes. */
  const dependent =
    (body: string): BuildContent =>
    async (content) => {
      await content.reporting('de-DE');
      return text(body);
    };

  test('evicts the least recently used entry beyond its limit', async () => {
    const { cached, fetchBody, publishRevision } = setUp(3 * 7000);
    await publishRevision(1);
    for (const key of ['a', 'b', 'c']) await fetchBody(key, async () => text('x'.repeat(5000)));
    expect(cached('a')).toHaveLength(5000);
    await fetchBody('d', async () => text('x'.repeat(5000)));
    expect(['a', 'b', 'c', 'd'].map((key) => cached(key) !== undefined)).toEqual([
      true,
      false,
      true,
      true,
    ]);
  });

  test('does not return a private response by URL', async () => {
    const { cached, fetchBody, publishRevision } = setUp();
    await publishRevision(1);
    const build = async () => ({ ...text('de'), cacheControl: 'private, no-cache' });
    expect([await fetchBody('a', build), cached('a')]).toEqual(['de', undefined]);
  });

  test('counts the overhead of an empty response', async () => {
    const { cache, fetchBody, publishRevision } = setUp(100_000);
    await publishRevision(1);
    for (let key = 0; key < 1000; key += 1) await fetchBody(String(key), async () => text(''));
    expect(cache.counts().entries).toBeLessThanOrEqual(100);
  });

  test('invalidates only entries that depend on a changed collection', async () => {
    const { cached, fetchBody, publishRevision } = setUp();
    await publishRevision(1);
    await fetchBody('office', dependent('1'));
    await fetchBody('other', async () => text('1'));
    await publishRevision(2);
    expect([cached('office'), cached('other')]).toEqual([undefined, '1']);
    expect(await fetchBody('office', dependent('2'))).toBe('2');
  });

  test('does not cache a response built from content that changed meanwhile', async () => {
    const { cached, fetchBody, publishRevision } = setUp();
    await publishRevision(1);
    const late = await fetchBody('a', async (content) => {
      await content.reporting('de-DE');
      await publishRevision(2);
      return text('old');
    });
    expect([late, cached('a')]).toEqual(['old', undefined]);
    expect(await fetchBody('a', dependent('new'))).toBe('new');
  });

  test('does not cache a response that waited for a memo of changed content', async () => {
    const { cached, fetchBody, publishRevision } = setUp();
    await publishRevision(1);
    const begun = Promise.withResolvers<void>();
    const shared: BuildContent = (content) =>
      content.memo('shared', async (own) => {
        await own.reporting('de-DE');
        await begun.promise;
        return text('old');
      });
    const late = Promise.all([fetchBody('a', shared), fetchBody('b', shared)]);
    await publishRevision(2);
    begun.resolve();
    await late;
    expect([cached('a'), cached('b')]).toEqual([undefined, undefined]);
  });

  test('builds once for concurrent requests and caches neither failures nor undefined', async () => {
    const { cached, fetchBody, publishRevision } = setUp();
    await publishRevision(1);
    let runs = 0;
    const fails = async () => {
      runs += 1;
      await new Promise(setImmediate);
      throw new Error('broken');
    };
    const all = await Promise.allSettled(Array.from({ length: 50 }, () => fetchBody('a', fails)));
    expect(all.every(({ status }) => status === 'rejected')).toBe(true);
    expect(runs).toBe(1);
    expect(await fetchBody('a', async () => undefined)).toBeUndefined();
    expect(cached('a')).toBeUndefined();
    expect(await fetchBody('a', async () => text('mended'))).toBe('mended');
  });
});
