import type { FeedAccount } from '@oilway/store/feed-accounts.ts';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '../test/database.ts';
import { startLocalServer } from '../test/local-server.ts';
import { readPublishedDocuments as published } from '../test/published.ts';
import { readPosts } from './graph.ts';
import { refreshFeed } from './refresh-feed.ts';

/** A server with the used part of the Graph API and configurable failures. */
interface Provider {
  api: string;
  posts: Record<string, unknown>[];
  pageSize: number;
  /** Error responses, used in order. */
  failures: { status: number; body: unknown }[];
  expires: number;
  authorizations: Set<string | undefined>;
  picture: Buffer;
  next?: string;
}

const token = 'a-token-of-twenty-letters';
let server: Awaited<ReturnType<typeof startLocalServer>>;
let provider: Provider;

beforeAll(async () => {
  server = await startLocalServer((request, response) => {
    const url = new URL(request.url ?? '/', provider.api);
    const json = (body: unknown, status = 200) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (url.pathname === '/picture') return response.end(provider.picture);
    provider.authorizations.add(request.headers.authorization);
    const failure = provider.failures.shift();
    if (failure) {
      return typeof failure.body === 'string'
        ? response.writeHead(failure.status).end(failure.body)
        : json(failure.body, failure.status);
    }
    if (url.pathname === '/v1/debug_token') {
      return json({ data: { is_valid: true, expires_at: provider.expires } });
    }
    const from = Number(url.searchParams.get('after') ?? 0);
    const to = from + provider.pageSize;
    url.searchParams.set('after', String(to));
    url.searchParams.set('access_token', token);
    const more = to < provider.posts.length;
    return json({
      data: provider.posts.slice(from, to),
      paging: more ? { next: provider.next ?? url.href } : {},
    });
  });
  const account = { META_TOKEN_DE: token, META_INSTAGRAM_DE: '123' };
  Object.assign(process.env, { META_API_URL: `${server.origin}/v1`, ...account });
});
afterAll(() => server?.stop());
// Opened after the server listens, because it reads the settings.
const database = testDatabase();

beforeEach(async () => {
  provider = {
    api: `${server.origin}/v1`,
    posts: [post(1), post(2), post(3)],
    pageSize: 2,
    failures: [],
    expires: 0,
    authorizations: new Set(),
    picture: await sharp({
      create: { width: 40, height: 30, channels: 3, background: '#f5a71e' },
    })
      .jpeg()
      .toBuffer(),
  };
});
afterEach(async () => {
  await database.payload.delete({ collection: 'social-posts', where: { id: { exists: true } } });
});

/** Returns the published posts of a network, newest first. */
const postsOf = async (network: 'instagram' | 'facebook') =>
  [...(await published(database.payload, 'socialPost', 'de-DE')).values()]
    .filter((post) => post.network === network)
    .sort((one, other) => other.postedAt.localeCompare(one.postedAt) || other.id - one.id);

const feed: FeedAccount = { country: 'de', network: 'instagram', account: '123', token };
const refresh = (changes: Partial<FeedAccount> = {}, now?: Date) =>
  refreshFeed(database.payload, provider.api, { ...feed, ...changes }, now);
const publishedMessages = async (network: 'instagram' | 'facebook' = 'instagram') =>
  (await postsOf(network)).map(({ message }) => message);

function post(number: number): Record<string, unknown> {
  return {
    id: String(number),
    caption: `Beitrag ${number}`,
    media_type: 'IMAGE',
    media_url: `${server.origin}/picture`,
    permalink: `https://www.instagram.com/p/${number}/`,
    timestamp: `2026-11-0${number}T09:00:00+0000`,
    like_count: number * 10,
  };
}

describe('feed refresh', () => {
  test('reads every page, copies images and like counts, and sends the token as a Bearer header', async () => {
    const state = await refresh();
    expect(state.problem).toBeUndefined();
    expect(await publishedMessages()).toEqual(['Beitrag 3', 'Beitrag 2', 'Beitrag 1']);
    const [newest] = await postsOf('instagram');
    expect(newest).toMatchObject({ likes: 30, url: 'https://www.instagram.com/p/3/' });
    const pictures = await published(database.payload, 'media', 'de-DE');
    const { id } = (newest?.image ?? {}) as { id?: number };
    expect(pictures.get(id ?? 0)).toMatchObject({
      mimeType: 'image/webp',
      width: 40,
      altDe: 'Beitrag 3',
    });
    expect([...provider.authorizations]).toEqual([`Bearer ${token}`]);
  });

  test('preserves changes by editors, updates counts and removes deleted posts', async () => {
    await refresh();
    const [one] = await postsOf('instagram');
    await database.payload.update({
      collection: 'social-posts',
      id: Number(one?.id),
      data: { pinned: true },
    });
    provider.posts = [{ ...post(3), like_count: 99 }, post(1)];
    await refresh();
    const after = await postsOf('instagram');
    expect(after.map(({ likes, message, pinned }) => [message, likes, pinned])).toEqual([
      ['Beitrag 3', 99, true],
      ['Beitrag 1', 10, false],
    ]);
  });

  test('does not change posts written by editors', async () => {
    await database.payload.create({
      collection: 'social-posts',
      data: {
        country: 'de',
        network: 'instagram',
        message: 'Von Hand',
        postedAt: '2026-11-09T00:00:00.000Z',
      },
    });
    await refresh();
    provider.posts = [];
    await refresh();
    expect(await publishedMessages()).toEqual(['Von Hand']);
  });

  test('preserves the last refresh time and token expiry of a failing feed', async () => {
    const { handler } = (await import('./refresh-feeds.ts')).refreshSocialFeeds;
    provider.expires = Math.floor(Date.now() / 1000) + 5 * 86_400;
    const run = async () => {
      await (handler as (args: object) => Promise<unknown>)({ req: database });
      const { feeds } = await database.payload.findGlobal({ slug: 'social-feeds', depth: 0 });
      return feeds?.[0];
    };
    const before = await run();
    expect(Date.parse(String(before?.tokenEnds))).toBe(provider.expires * 1000);
    expect(before?.problem).toMatch(/token ends/i);
    const limit = { error: { message: 'Application request limit reached', code: 4 } };
    provider.failures = [{ status: 429, body: limit }];
    const { problem, refreshed, tokenEnds } = (await run()) ?? {};
    expect(problem).toContain('request limit');
    expect([refreshed, tokenEnds]).toEqual([before?.refreshed, before?.tokenEnds]);
    expect(await publishedMessages()).toHaveLength(3);
  });

  test('reads Facebook posts', async () => {
    provider.posts = [
      {
        id: '9',
        message: 'Hallo',
        permalink_url: 'https://www.facebook.com/9',
        created_time: '2026-11-01T09:00:00+0000',
        likes: { summary: { total_count: 7 } },
      },
    ];
    await refresh({ network: 'facebook' });
    expect(await postsOf('facebook')).toMatchObject([
      { message: 'Hallo', likes: 7, url: 'https://www.facebook.com/9' },
    ]);
  });
});

describe('provider failures', () => {
  test.each([
    ['an expired token', 400, { error: { message: 'Session expired', code: 190 } }, 'Session'],
    ['a rate limit', 400, { error: { message: 'request limit', code: 4 } }, 'request limit'],
    ['too many requests', 429, {}, '429'],
    ['a server error', 500, 'oops', '500'],
    ['a response that is not JSON', 200, '<html>', '200'],
    ['a response without a list', 200, { data: 'x' }, 'no list'],
  ])('preserves the last posts after %s', async (_, status, body, words) => {
    await refresh();
    provider.posts = [];
    provider.failures = [{ status, body }];
    expect((await refresh()).problem).toContain(words);
    expect(await publishedMessages()).toHaveLength(3);
  });

  test('preserves the last posts when a later page fails', async () => {
    await refresh();
    provider.posts = [post(3), post(2), post(1)];
    const first = { data: [post(3)], paging: { next: `${provider.api}/x` } };
    provider.failures = [
      { status: 200, body: first },
      { status: 500, body: {} },
    ];
    expect((await refresh()).problem).toBeDefined();
    expect(await publishedMessages()).toHaveLength(3);
  });

  test.each(['https://evil.example/next', 'http://127.0.0.1:1/next'])(
    'rejects a next page on another origin: %s',
    async (next) => {
      provider.next = next;
      expect((await refresh()).problem).toContain('another origin');
    },
  );

  test('preserves the last posts when the provider is unreachable', async () => {
    await refresh();
    const state = await refreshFeed(database.payload, 'http://127.0.0.1:1/v1', feed);
    expect(state.problem).toBe('the provider does not respond');
    expect(await publishedMessages()).toHaveLength(3);
  });
});

test.each([
  [3, true],
  [13, true],
  [15, false],
])('warns about a token that expires in %i days: %s', async (days, alarm) => {
  const now = new Date('2026-11-21T00:00:00Z');
  provider.expires = now.getTime() / 1000 + days * 86_400;
  const state = await refresh({}, now);
  expect(state.tokenEnds).toBe(new Date(provider.expires * 1000).toISOString());
  expect(state.problem !== undefined).toBe(alarm);
});

test('drops invalid posts and sanitizes the URL and like count of others', async () => {
  provider.picture = Buffer.from('<svg onload="x"/>'.repeat(10));
  provider.posts = [
    { ...post(1), caption: undefined },
    { ...post(2), timestamp: 'gestern' },
    { ...post(3), permalink: 'javascript:alert(1)', like_count: -5 },
    null as never,
  ];
  expect((await refresh()).problem).toBeUndefined();
  expect(await postsOf('instagram')).toMatchObject([{ message: 'Beitrag 3', url: null, likes: 0 }]);
});

test('accepts image URLs on the hosts of Meta only', async () => {
  const places = [
    'https://scontent.cdninstagram.com/v/1.jpg',
    'https://scontent-ber1-1.xx.fbcdn.net/v/2.jpg',
    'https://cdninstagram.com.evil.example/3.jpg',
    'https://evil-fbcdn.net/4.jpg',
    'https://scontent.fbcdn.net:8443/5.jpg',
    'http://scontent.fbcdn.net/6.jpg',
    'http://169.254.169.254/7.jpg',
    'file:///etc/passwd',
  ];
  provider.posts = places.map((place, at) => ({ ...post(at + 1), media_url: place }));
  const read = await readPosts({ api: provider.api, ...feed }, 36);
  expect(read.map(({ image }) => image)).toEqual([
    ...places.slice(0, 2),
    ...places.slice(2).map(() => undefined),
  ]);
});
