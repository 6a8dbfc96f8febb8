import { getPayload, type Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { execute } from '../database/execute.ts';
import { closePayload } from '../test/close-payload.ts';
import { databases, openDatabase, type TestDatabase } from '../test/database.ts';
import { listenLocally } from '../test/graph-server.ts';
import { type Cluster, startCluster } from '../test/postgres.ts';
import { shown } from '../test/published.ts';
import { giveUpJobs, holdJobs, term } from './lease.ts';
import type { Jobs } from './loop.ts';

async function anotherStudio(): Promise<Payload> {
  const { default: config } = await import('../payload.config.ts');
  const payload = await getPayload({ config, key: 'another studio' });
  payload.logger.level = 'silent';
  return payload;
}

const open = async (payload: Payload): Promise<Jobs> =>
  (await import('./loop.ts')).openJobs(payload);

describe.each(databases)('of two studios on %s', (kind) => {
  let database: TestDatabase;
  let other: Payload;
  beforeAll(async () => {
    database = await openDatabase(kind);
    other = await anotherStudio();
  });
  afterAll(async () => {
    if (other) await closePayload(other);
    await database?.close();
  });

  test('one has the jobs: each is planned once and run once', async () => {
    const { payload } = database;
    const studios = [await open(payload), await open(other), await open(other)];
    for (let job = 0; job < 10; job += 1)
      await payload.jobs.queue({ task: 'schedulePublish', input: {} } as never);
    const turns = await Promise.all(studios.map((studio) => studio.turn()));
    expect(turns.filter(Boolean)).toHaveLength(1);
    const { docs } = await payload.find({ collection: 'payload-jobs', pagination: false });
    // What is done is no longer there.
    const left = docs.map(({ taskSlug }) => String(taskSlug));
    expect(left.sort()).toEqual(['refreshSocialFeeds', 'tendInboxes', 'tendReports', 'watchState']);
    for (const studio of studios) await studio.stop();
  });

  test('the other takes them over when the one that has them is silent for a term, or gives them up', async () => {
    const { payload } = database;
    const until = async (moment: number) =>
      execute(payload, `UPDATE payload_kv SET data = '{"holder": "one", "until": ${moment}}'`);
    expect(await holdJobs(payload, 'one')).toBe(true);
    expect(await holdJobs(other, 'two')).toBe(false);
    expect(await holdJobs(payload, 'one')).toBe(true);
    await until(Date.now() + 1000);
    expect(await holdJobs(other, 'two')).toBe(false);
    // As whoever reads the clock a moment before another one writes.
    await until(Date.now() + term + 1000);
    expect(await holdJobs(other, 'two')).toBe(false);
    await until(Date.now() - 1000);
    expect(await holdJobs(other, 'two')).toBe(true);
    expect(await holdJobs(payload, 'one')).toBe(false);
    await giveUpJobs(payload, 'one');
    expect(await holdJobs(payload, 'one')).toBe(false);
    await giveUpJobs(other, 'two');
    expect(await holdJobs(payload, 'one')).toBe(true);
    // By a clock that was wrong.
    await until(Date.now() + 500 * 86_400_000);
    expect(await holdJobs(other, 'two')).toBe(true);
    expect(term).toBeLessThan(60_000);
  });
});

describe('a disk that is full for a moment', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openDatabase('sqlite');
  });
  afterAll(() => database?.close());

  test('at the end of a job lets it begin again; a job that failed itself stays failed', async () => {
    const { payload } = database;
    const jobs = await open(payload);
    const { id } = (await payload.jobs.queue({ task: 'schedulePublish', input: {} } as never)) as {
      id: number;
    };
    const failed = await payload.create({
      collection: 'payload-jobs',
      data: {
        taskSlug: 'schedulePublish',
        hasError: true,
        log: [
          {
            executedAt: new Date().toISOString(),
            completedAt: new Date().toISOString(),
            taskSlug: 'schedulePublish',
            taskID: '1',
            state: 'failed',
            error: { message: 'as it was' },
          },
        ],
      } as never,
    });
    await execute(
      payload,
      `CREATE TRIGGER no_room BEFORE INSERT ON payload_jobs_log BEGIN SELECT RAISE(ABORT, 'no room'); END`,
    );
    await jobs.turn();
    const job = () => payload.findByID({ collection: 'payload-jobs', id });
    expect(await job()).toMatchObject({ hasError: true, log: [] });
    await execute(payload, 'DROP TRIGGER no_room');
    await jobs.turn();
    const { hasError, waitUntil } = await job();
    expect(hasError).toBe(false);
    expect(Date.parse(String(waitUntil)) - Date.now()).toBeLessThan(60_000);
    // Half a minute later.
    await payload.update({ collection: 'payload-jobs', id, data: { waitUntil: null } as never });
    await jobs.turn();
    const { docs } = await payload.find({
      collection: 'payload-jobs',
      where: { taskSlug: { equals: 'schedulePublish' } },
    });
    expect(docs).toEqual([expect.objectContaining({ id: failed.id, hasError: true })]);
    await jobs.stop();
  });
});

describe('a database that restarts', () => {
  let cluster: Cluster;
  let database: TestDatabase;
  let answer: Promise<void>;
  let asked: () => void = () => undefined;
  let provider: Awaited<ReturnType<typeof listenLocally>>;
  beforeAll(async () => {
    cluster = await startCluster(inject('templates').postgres.template);
    provider = await listenLocally(async (request, response) => {
      const isPosts = !request.url?.includes('debug_token');
      if (isPosts) {
        asked();
        await answer;
      }
      const post = { id: '1', caption: 'Angekommen', timestamp: '2026-11-01T09:00:00+0000' };
      const body = isPosts ? { data: [post], paging: {} } : { data: { is_valid: true } };
      response.end(JSON.stringify(body));
    });
    Object.assign(process.env, {
      META_API: `${provider.origin}/v1`,
      META_TOKEN_DE: 'a-token-of-twenty-letters',
      META_INSTAGRAM_DE: '123',
    });
    database = await openDatabase('postgres', 'empty', cluster);
  });
  afterAll(async () => {
    provider?.stop();
    await database?.close();
    cluster?.stop();
  });

  test('in the middle of a job lets it be finished, and ends no process', async () => {
    const { payload } = database;
    const jobs = await open(payload);
    await payload.jobs.queue({ task: 'refreshSocialFeeds', input: {} } as never);
    const answered = Promise.withResolvers<void>();
    const middle = Promise.withResolvers<void>();
    answer = answered.promise;
    asked = middle.resolve;
    const turn = jobs.turn();
    await middle.promise;
    cluster.halt('immediate');
    answered.resolve();
    await expect(payload.count({ collection: 'pages' })).rejects.toThrow();
    cluster.start();
    await turn;
    const posts = [...(await shown(payload, 'socialPost', 'de-DE')).values()];
    expect(posts.map(({ message }) => message)).toEqual(['Angekommen']);
    // What is done is no longer there.
    const where = { taskSlug: { equals: 'refreshSocialFeeds' }, waitUntil: { exists: false } };
    expect((await payload.count({ collection: 'payload-jobs', where })).totalDocs).toBe(0);
    await jobs.stop();
  });

  test('between the end of a job and its mark lets it be taken up again at the next turn', async () => {
    const { payload } = database;
    const jobs = await open(payload);
    const job = await payload.jobs.queue({ task: 'schedulePublish', input: {} } as never);
    const { id } = job as { id: number };
    const data = { processing: true } as never;
    await payload.update({ collection: 'payload-jobs', id, data });
    expect(await jobs.turn()).toBe(true);
    const where = { id: { equals: id } };
    expect((await payload.count({ collection: 'payload-jobs', where })).totalDocs).toBe(0);
  });
});
