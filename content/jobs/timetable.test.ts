import { getPayload, type Payload } from 'payload';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { closePayload } from '../test/close-payload.ts';
import { openDatabase, type TestDatabase } from '../test/database.ts';
import { listenLocally } from '../test/graph-server.ts';
import { paragraph } from '../test/pages.ts';
import { shown } from '../test/published.ts';
import type { Jobs } from './loop.ts';

const begin = new Date('2026-11-02T09:16:51Z');
const tokenEnds = begin.getTime() / 1000 + 5 * 86_400;

let database: TestDatabase;
let provider: Awaited<ReturnType<typeof listenLocally>>;
let status = 200;
let caption = 'Erster Stand';
let studio: Payload | undefined;
let jobs: Jobs | undefined;
let studios = 0;

beforeAll(async () => {
  provider = await listenLocally((request, response) => {
    const asksToken = request.url?.includes('debug_token');
    const post = { id: '1', caption, timestamp: '2026-11-01T09:00:00+0000', like_count: 3 };
    const body = asksToken
      ? { data: { is_valid: true, expires_at: tokenEnds } }
      : { data: [post], paging: {} };
    const failure = { error: { message: 'Application request limit reached', code: 4 } };
    response.writeHead(status).end(JSON.stringify(status === 200 ? body : failure));
  });
  Object.assign(process.env, {
    META_API: `${provider.origin}/v1`,
    META_TOKEN_DE: 'a-token-of-twenty-letters',
    META_INSTAGRAM_DE: '123',
  });
  database = await openDatabase('sqlite');
});
afterEach(async () => {
  await jobs?.stop();
  if (studio) await closePayload(studio);
  studio = undefined;
  vi.useRealTimers();
});
afterAll(async () => {
  provider?.stop();
  await database?.close();
});

/** Opens Payload as the studio does, by a clock that stands still between turns. */
async function openStudio(now: Date): Promise<void> {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  const { default: config } = await import('../payload.config.ts');
  const { openJobs } = await import('./loop.ts');
  studios += 1;
  studio = await getPayload({ config, key: `studio ${studios}` });
  studio.logger.level = 'silent';
  jobs = openJobs(studio);
}

/** Lets five seconds pass, after which the jobs that are due are done. */
async function turn(): Promise<void> {
  vi.advanceTimersByTime(5000);
  expect(await jobs?.turn()).toBe(true);
}

const feed = async () => {
  const { feeds } = await database.payload.findGlobal({ slug: 'social-feeds', depth: 0 });
  return feeds?.[0];
};
const posts = async () =>
  [...(await shown(database.payload, 'socialPost', 'de-DE')).values()]
    .filter(({ network }) => network === 'instagram')
    .map(({ message }) => message);

async function draftOfNews(title: string): Promise<number> {
  const data = { title, intro: 'Da.', body: paragraph('Da.'), _status: 'draft' };
  const made = await database.payload.create({
    collection: 'news',
    draft: true,
    data: data as never,
  });
  return made.id;
}
const queue = (type: 'publish' | 'unpublish', news: number, seconds: number) =>
  database.payload.jobs.queue({
    task: 'schedulePublish',
    input: { type, doc: { relationTo: 'news', value: news } },
    waitUntil: new Date(Date.now() + seconds * 1000),
  } as never);
const isShown = async (news: number) => (await shown(database.payload, 'news', 'de-DE')).has(news);

test('the feed is refreshed at its minute, and staff see that the token ends soon', async () => {
  await openStudio(begin);
  await turn();
  expect(await posts()).toEqual([]);
  await turn();
  expect(await posts()).toEqual(['Erster Stand']);
  const now = await feed();
  expect(now).toMatchObject({ country: 'de', network: 'instagram' });
  expect(Date.parse(String(now?.tokenEnds))).toBe(tokenEnds * 1000);
  expect(now?.problem).toMatch(/token ends/i);
});

test('an hour later, the last good list stays when the provider has had enough of us', async () => {
  const before = await feed();
  [status, caption] = [429, 'Zweiter Stand'];
  await openStudio(new Date(begin.getTime() + 3_600_000));
  await turn();
  await turn();
  expect(await posts()).toEqual(['Erster Stand']);
  const now = await feed();
  expect(now?.problem).toContain('request limit');
  expect(now?.refreshed).toBe(before?.refreshed);
  expect(now?.tokenEnds).toBe(before?.tokenEnds);
});

test('a news post is published at its time, and taken down at its time', async () => {
  const id = await draftOfNews('Pünktlich');
  await openStudio(new Date('2026-11-02T12:00:00Z'));
  await queue('publish', id, 8);
  await turn();
  expect(await isShown(id)).toBe(false);
  await turn();
  expect(await isShown(id)).toBe(true);
  await queue('unpublish', id, 8);
  await turn();
  expect(await isShown(id)).toBe(true);
  await turn();
  expect(await isShown(id)).toBe(false);
});

test('what a killed process had begun is done by the next one', async () => {
  const id = await draftOfNews('Begonnen');
  const job = await queue('publish', id, -60);
  await database.payload.update({
    collection: 'payload-jobs',
    id: (job as { id: number }).id,
    data: { processing: true } as never,
  });
  await openStudio(new Date());
  await turn();
  expect(await isShown(id)).toBe(true);
});

test('a clock that is 500 days ahead for a moment deletes nothing and stops no timed job', async () => {
  const { payload } = database;
  const submission = { cultureName: 'de-DE', status: 'done', reference: 'OW-26-000-0001' };
  const keys = { idempotencyKey: 'once', fingerprint: 'same' };
  const data = { id: 'one', email: 'miriam@posteo.example', ...submission, ...keys } as never;
  await payload.create({ collection: 'contact-messages', data });
  const now = Date.now();
  const lastRun = { at: new Date(now - 3_600_000).toISOString() };
  await payload.updateGlobal({ slug: 'retention', data: { lastRun } });
  const day = 86_400_000;
  const planned = async () => {
    const where = { 'meta.scheduled': { equals: true } };
    const { docs } = await payload.find({ collection: 'payload-jobs', where, pagination: false });
    return docs.map(({ taskSlug, waitUntil }) => [taskSlug, Date.parse(waitUntil ?? '')] as const);
  };
  await openStudio(new Date(now));
  await turn();
  vi.setSystemTime(now + 500 * day);
  await turn();
  await turn();
  for (const [, moment] of await planned()) expect(moment).toBeGreaterThan(now + 499 * day);
  expect((await payload.count({ collection: 'contact-messages' })).totalDocs).toBe(1);
  const { heldBack } = await payload.findGlobal({ slug: 'retention', depth: 0 });
  expect(heldBack?.reason).toBe('clocks');
  vi.setSystemTime(now);
  await turn();
  await turn();
  const timed = await planned();
  expect(timed.map(([task]) => task).sort()).toEqual([
    'refreshSocialFeeds',
    'tendInboxes',
    'tendReports',
    'watchState',
  ]);
  for (const [, moment] of timed) expect(moment).toBeLessThanOrEqual(now + day + 10_000);
});
