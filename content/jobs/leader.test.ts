import { getPayload, type Payload } from 'payload';
import {
  afterAll,
  afterEach,
  beforeAll,
  describe,
  expect,
  inject,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import { execute } from '../database/execute.ts';
import { closePayload } from '../test/close-payload.ts';
import { databases, openDatabase, type TestDatabase } from '../test/database.ts';
import { paragraph } from '../test/pages.ts';
import { startCluster } from '../test/postgres.ts';
import { shown } from '../test/published.ts';
import type { Candidate } from './leader.ts';
import { acquireLease, leaseTerm, releaseLease } from './lease.ts';

const collection = 'payload-jobs';
const day = 86_400_000;
const scheduled = ['refreshSocialFeeds', 'sendAlerts', 'tendInboxes', 'tendReports'];

/** What Payload's cron does every five seconds. @returns whether this process leads. */
async function turn(payload: Payload): Promise<boolean> {
  const leads = await payload.config.jobs.shouldAutoRun?.(payload);
  if (leads) await payload.jobs.run({ limit: 20, silent: true });
  return Boolean(leads);
}

const lead = async (payload: Payload): Promise<Candidate> =>
  (await import('./leader.ts')).startJobs(payload);

const jobsOf = async (payload: Payload) =>
  (await payload.find({ collection, pagination: false })).docs;

/** A job that does nothing, or whatever its input says. */
const queue = async (payload: Payload, input: object = {}, more: object = {}) => {
  const job = { task: 'schedulePublish', input, ...more };
  return ((await payload.jobs.queue(job as never)) as { id: number }).id;
};

const change = (payload: Payload, id: number, data: object) =>
  payload.update({ collection, id, data: data as never });

const exists = async (payload: Payload, id: number) =>
  (await jobsOf(payload)).some((job) => job.id === id);

describe.each(databases)('of two processes on %s', (kind) => {
  let database: TestDatabase;
  let payload: Payload;
  let other: Payload;
  beforeAll(async () => {
    database = await openDatabase(kind);
    ({ payload } = database);
    const { default: config } = await import('../payload.config.ts');
    other = await getPayload({ config, key: 'another process' });
    other.logger.level = 'silent';
  });
  afterAll(async () => {
    if (other) await closePayload(other);
    await database?.close();
  });

  test('one leads: each job is scheduled once and run once', async () => {
    expect(await turn(payload), 'a process that runs no jobs').toBe(false);
    const candidates = [await lead(payload), await lead(other)];
    for (let job = 0; job < 10; job += 1) await queue(payload);
    const turns = await Promise.all([turn(payload), turn(other)]);
    expect(turns.filter(Boolean)).toHaveLength(1);
    expect((await jobsOf(payload)).map(({ taskSlug }) => taskSlug).sort()).toEqual(scheduled);
    for (const candidate of candidates) await candidate.stop();
    expect(await turn(payload), 'a process that has stopped').toBe(false);
  });

  test('the other leads when the lease was not renewed for a term, or is released', async () => {
    const end = async (moment: number) =>
      execute(payload, `UPDATE payload_kv SET data = '{"holder": "one", "until": ${moment}}'`);
    expect(await acquireLease(payload, 'one')).toBe(true);
    expect(await acquireLease(other, 'two')).toBe(false);
    expect(await acquireLease(payload, 'one')).toBe(true);
    // Written by another process after this one has read the clock.
    await end(Date.now() + leaseTerm + 1000);
    expect(await acquireLease(other, 'two')).toBe(false);
    await end(Date.now() - 1000);
    expect(await acquireLease(other, 'two')).toBe(true);
    expect(await acquireLease(payload, 'one')).toBe(false);
    await releaseLease(payload, 'one');
    expect(await acquireLease(payload, 'one')).toBe(false);
    await releaseLease(other, 'two');
    expect(await acquireLease(payload, 'one')).toBe(true);
    // Written while a clock was wrong.
    await end(Date.now() + 500 * day);
    expect(await acquireLease(other, 'two')).toBe(true);
    await releaseLease(other, 'two');
  });

  test('the leader repeats what was interrupted, and tries what failed three times', async () => {
    const leader = await lead(payload);
    const interrupted = await queue(payload);
    await change(payload, interrupted, { processing: true });
    // Payload refuses a user without a collection.
    const failing = await queue(payload, { user: 1 });
    for (let tried = 1; tried <= 3; tried += 1) {
      expect(await turn(payload)).toBe(true);
      const failed = await payload.findByID({ collection, id: failing });
      expect(failed).toMatchObject({ hasError: true, totalTried: tried });
      await turn(payload);
      const { hasError, waitUntil } = await payload.findByID({ collection, id: failing });
      expect(hasError).toBe(tried === 3);
      if (tried < 3) expect(Date.parse(String(waitUntil)) - Date.now()).toBeGreaterThan(20_000);
      await change(payload, failing, { waitUntil: null });
    }
    expect(await exists(payload, interrupted)).toBe(false);
    await leader.stop();
  });
});

test('a job whose outcome could not be written, on a full disk, is repeated', async () => {
  const database = await openDatabase('sqlite');
  const { payload } = database;
  const leader = await lead(payload);
  onTestFinished(() => leader.stop().finally(() => database.close()));
  const id = await queue(payload);
  await execute(
    payload,
    `CREATE TRIGGER no_room BEFORE INSERT ON payload_jobs_log BEGIN SELECT RAISE(ABORT, 'no room'); END`,
  );
  await turn(payload);
  expect(await payload.findByID({ collection, id })).toMatchObject({ hasError: true, log: [] });
  await execute(payload, 'DROP TRIGGER no_room');
  await turn(payload);
  await change(payload, id, { waitUntil: null });
  await turn(payload);
  expect(await exists(payload, id)).toBe(false);
});

test('a database that restarts in the middle of a job loses neither job nor process', async () => {
  const cluster = await startCluster(inject('templates').postgres.template);
  onTestFinished(() => cluster.stop());
  const database = await openDatabase('postgres', 'empty', cluster);
  const { payload } = database;
  const leader = await lead(payload);
  onTestFinished(() => leader.stop().finally(() => database.close()));
  const id = await queue(payload, { doc: { relationTo: 'news', value: await draft(payload) } });
  const { commitTransaction } = payload.db;
  const update = payload.update.bind(payload);
  const updates = vi.spyOn(payload, 'update').mockImplementation((async (args: never) => {
    if ((args as { collection: string }).collection !== 'news') return update(args);
    updates.mockRestore();
    vi.spyOn(payload.db, 'commitTransaction').mockImplementationOnce(async (transaction) => {
      cluster.halt('immediate');
      cluster.start();
      return commitTransaction.call(payload.db, transaction);
    });
    return update(args);
  }) as never);
  await turn(payload);
  expect(await payload.findByID({ collection, id })).toMatchObject({ hasError: true });
  await turn(payload);
  await change(payload, id, { waitUntil: null });
  await turn(payload);
  expect(await exists(payload, id)).toBe(false);
  expect((await shown(payload, 'news', 'de-DE')).size).toBe(1);
});

async function draft(payload: Payload): Promise<number> {
  const data = { title: 'Pünktlich', intro: 'Da.', body: paragraph('Da.'), _status: 'draft' };
  const made = await payload.create({ collection: 'news', draft: true, data: data as never });
  return made.id;
}

describe('by a clock that stands still between turns', () => {
  let database: TestDatabase;
  let payload: Payload;
  let leader: Candidate;
  beforeAll(async () => {
    database = await openDatabase('sqlite');
    ({ payload } = database);
    leader = await lead(payload);
  });
  afterEach(() => vi.useRealTimers());
  afterAll(async () => {
    await leader?.stop();
    await database?.close();
  });

  async function later(milliseconds: number): Promise<void> {
    vi.setSystemTime(Date.now() + milliseconds);
    expect(await turn(payload)).toBe(true);
  }

  test('a news post is published at its time, and taken down at its time', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-02T12:00:00Z'), toFake: ['Date'] });
    const news = await draft(payload);
    const isShown = async () => (await shown(payload, 'news', 'de-DE')).has(news);
    for (const type of ['publish', 'unpublish']) {
      const doc = { relationTo: 'news', value: news };
      await queue(payload, { type, doc }, { waitUntil: new Date(Date.now() + 8000) });
      await later(5000);
      expect(await isShown()).toBe(type === 'unpublish');
      await later(5000);
      expect(await isShown()).toBe(type === 'publish');
    }
  });

  test('the timetable has what each task did last and when it runs next', async () => {
    const { timetable } = await import('../state/timetable.ts');
    vi.useFakeTimers({ now: new Date('2026-11-02T12:09:57Z'), toFake: ['Date'] });
    await payload.delete({ collection, where: {} });
    await later(0);
    await later(5000);
    await later(5000);
    const rows = (await timetable(payload)).map(({ last, next, task }) => [task, last, next]);
    expect(rows.sort()).toEqual([
      ['refreshSocialFeeds', undefined, '2026-11-02T12:17:00.000Z'],
      ['sendAlerts', '2026-11-02T12:10:02.000Z', '2026-11-02T12:20:00.000Z'],
      ['tendInboxes', undefined, '2026-11-03T03:30:00.000Z'],
      ['tendReports', undefined, '2026-11-03T05:00:00.000Z'],
    ]);
  });

  test('a clock that is 500 days ahead for a moment deletes nothing and stops no scheduled job', async () => {
    const submission = { cultureName: 'de-DE', status: 'done', reference: 'OW-26-000-0001' };
    const keys = { idempotencyKey: 'once', fingerprint: 'same' };
    const data = { id: 'one', email: 'miriam@posteo.example', ...submission, ...keys } as never;
    await payload.create({ collection: 'contact-messages', data });
    // Nothing is due in the next seconds.
    const now = Math.floor(Date.now() / 600_000) * 600_000 + 60_000;
    const lastRun = { at: new Date(now - 3_600_000).toISOString() };
    await payload.updateGlobal({ slug: 'retention', data: { lastRun } });
    const planned = async () =>
      (await jobsOf(payload)).map(
        ({ taskSlug, waitUntil }) => [taskSlug, Date.parse(waitUntil ?? '')] as const,
      );
    vi.useFakeTimers({ now, toFake: ['Date'] });
    await later(0);
    await later(500 * day);
    await later(5000);
    for (const [, moment] of await planned()) expect(moment).toBeGreaterThan(now + 499 * day);
    expect((await payload.count({ collection: 'contact-messages' })).totalDocs).toBe(1);
    const { heldBack } = await payload.findGlobal({ slug: 'retention', depth: 0 });
    expect(heldBack?.reason).toBe('clocks');
    vi.setSystemTime(now);
    await later(0);
    await later(5000);
    expect((await planned()).map(([task]) => task).sort()).toEqual(scheduled);
    for (const [, moment] of await planned())
      expect(moment).toBeLessThanOrEqual(now + day + 10_000);
  });
});
