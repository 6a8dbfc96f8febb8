import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase, type TestDatabase } from '../test/database.ts';
import { listenLocally } from '../test/graph-server.ts';
import { paragraph } from '../test/pages.ts';

describe('a process that runs the jobs as the studio does', () => {
  let database: TestDatabase;
  let provider: Awaited<ReturnType<typeof listenLocally>>;
  let refreshes = 0;
  let status = 200;
  let caption = 'Erster Stand';
  const running: ChildProcess[] = [];
  const tokenEnds = Math.round(Date.now() / 1000) + 5 * 86_400;

  beforeAll(async () => {
    database = await openDatabase('sqlite');
    provider = await listenLocally((request, response) => {
      const asksToken = request.url?.includes('debug_token');
      const post = { id: '1', caption, timestamp: '2026-11-01T09:00:00+0000', like_count: 3 };
      const body = asksToken
        ? { data: { is_valid: true, expires_at: tokenEnds } }
        : { data: [post], paging: {} };
      const failure = { error: { message: 'Application request limit reached', code: 4 } };
      response.writeHead(status).end(JSON.stringify(status === 200 ? body : failure));
    });
  });
  afterAll(async () => {
    for (const child of running) child.kill('SIGKILL');
    provider?.stop();
    await database?.close();
  });

  async function runJobs(clock: Record<string, string> = {}): Promise<ChildProcess> {
    const child = fork(join(import.meta.dirname, '../test/run-jobs.ts'), {
      env: {
        ...process.env,
        ...database.environment,
        META_API: `${provider.origin}/v1`,
        META_TOKEN_DE: 'a-token-of-twenty-letters',
        META_INSTAGRAM_DE: '123',
        ...clock,
      },
      stdio: 'ignore',
    });
    running.push(child);
    await once(child, 'message');
    return child;
  }

  /** Runs the jobs until the feed's refresh has left its mark. */
  async function refreshOnce() {
    const before = JSON.stringify(await state());
    refreshes += 1;
    const child = await runJobs({ REFRESH_IN: '20', HOURS_ON: String(refreshes) });
    await expect
      .poll(async () => JSON.stringify(await state()), { timeout: 90_000, interval: 500 })
      .not.toBe(before);
    child.kill('SIGKILL');
    return state();
  }
  const state = async () => {
    const { feeds } = await database.payload.findGlobal({ slug: 'social-feeds', depth: 0 });
    return feeds?.[0];
  };
  const shown = async () =>
    (await database.content.socialPosts('de-DE', 'instagram')).map(({ message }) => message);

  test('the feed is refreshed at its minute, and staff see that the token ends soon', async () => {
    const now = await refreshOnce();
    expect(await shown()).toEqual(['Erster Stand']);
    expect(now).toMatchObject({ country: 'de', network: 'instagram' });
    expect(Date.parse(String(now?.tokenEnds))).toBe(tokenEnds * 1000);
    expect(now?.problem).toMatch(/token ends/i);
  }, 150_000);

  test('the last good list stays when the provider has had enough of us', async () => {
    const before = await state();
    [status, caption] = [429, 'Zweiter Stand'];
    const now = await refreshOnce();
    expect(await shown()).toEqual(['Erster Stand']);
    expect(now?.problem).toContain('request limit');
    expect(now?.refreshed).toBe(before?.refreshed);
    expect(now?.tokenEnds).toBe(before?.tokenEnds);
  }, 150_000);

  test('a news post is published at its time, and taken down at its time', async () => {
    const { content, payload } = database;
    const data = { title: 'Pünktlich', intro: 'Da.', body: paragraph('Da.'), _status: 'draft' };
    const made = await payload.create({
      collection: 'news',
      locale: 'de',
      draft: true,
      data: data as never,
    });
    const doc = { relationTo: 'news' as const, value: made.id };
    const queue = (type: 'publish' | 'unpublish', seconds: number) =>
      payload.jobs.queue({
        task: 'schedulePublish',
        input: { type, locale: 'de', doc },
        waitUntil: new Date(Date.now() + seconds * 1000),
      } as never);
    const isShown = async () => (await content.news('de-DE')).some(({ id }) => id === made.id);
    await runJobs();
    await queue('publish', 8);
    expect(await isShown()).toBe(false);
    await expect.poll(isShown, { timeout: 40_000, interval: 300 }).toBe(true);
    await queue('unpublish', 0);
    await expect.poll(isShown, { timeout: 40_000, interval: 300 }).toBe(false);
  }, 150_000);

  test('what a killed process had begun is done by the next one', async () => {
    const { content, payload } = database;
    const data = { title: 'Begonnen', intro: 'Da.', body: paragraph('Da.'), _status: 'draft' };
    const made = await payload.create({
      collection: 'news',
      locale: 'de',
      draft: true,
      data: data as never,
    });
    for (const child of running) child.kill('SIGKILL');
    const job = await payload.jobs.queue({
      task: 'schedulePublish',
      input: { type: 'publish', locale: 'de', doc: { relationTo: 'news', value: made.id } },
    } as never);
    await payload.update({
      collection: 'payload-jobs',
      id: job.id,
      data: { processing: true } as never,
    });
    await runJobs();
    const isShown = async () => (await content.news('de-DE')).some(({ id }) => id === made.id);
    await expect.poll(isShown, { timeout: 40_000, interval: 300 }).toBe(true);
  }, 90_000);
});
