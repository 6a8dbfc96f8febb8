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
import { readPublishedDocuments } from '../test/published.ts';
import type { Candidate } from './leader.ts';
import { acquireLease, leaseTtl, releaseLease } from './lease.ts';

const collection = 'payload-jobs';
const dayMs = 86_400_000;
const scheduledTasks = [
  'purgeExpiredSubmissions',
  'refreshSocialFeeds',
  'remindAndPurgeReports',
  'sendAlerts',
];

/** Runs what Payload's cron runs every five seconds. @returns whether this process is the leader. */
async function tick(payload: Payload): Promise<boolean> {
  const leads = await payload.config.jobs.shouldAutoRun?.(payload);
  if (leads) await payload.jobs.run({ limit: 20, silent: true });
  return Boolean(leads);
}

const startCandidate = async (payload: Payload): Promise<Candidate> =>
  (await import('./leader.ts')).startJobs(payload);

const jobsOf = async (payload: Payload) =>
  (await payload.find({ collection, pagination: false })).docs;

/** Queues a job that does nothing, or what its input specifies. */
const queue = async (payload: Payload, input: object = {}, more: object = {}) => {
  const job = { task: 'schedulePublish', input, ...more };
  return ((await payload.jobs.queue(job as never)) as { id: number }).id;
};

const updateJob = (payload: Payload, id: number, data: object) =>
  payload.update({ collection, id, data: data as never });

const exists = async (payload: Payload, id: number) =>
  (await jobsOf(payload)).some((job) => job.id === id);

describe.each(databases)('job leader election between two processes on %s', (kind) => {
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

  test('schedules and runs each job once on one leader', async () => {
    expect(await tick(payload), 'a process that runs no jobs').toBe(false);
    const candidates = [await startCandidate(payload), await startCandidate(other)];
    for (let job = 0; job < 10; job += 1) await queue(payload);
    const ticks = await Promise.all([tick(payload), tick(other)]);
    expect(ticks.filter(Boolean)).toHaveLength(1);
    expect((await jobsOf(payload)).map(({ taskSlug }) => taskSlug).sort()).toEqual(scheduledTasks);
    for (const candidate of candidates) await candidate.stop();
    expect(await tick(payload), 'a process that has stopped').toBe(false);
  });

  test('transfers the lease when it expires or is released', async () => {
    const setLeaseEnd = async (timestamp: number) =>
      execute(payload, `UPDATE payload_kv SET data = '{"holder": "one", "until": ${timestamp}}'`);
    expect(await acquireLease(payload, 'one')).toBe(true);
    expect(await acquireLease(other, 'two')).toBe(false);
    expect(await acquireLease(payload, 'one')).toBe(true);
    // A lease that another process writes after this one has read the clock.
    await setLeaseEnd(Date.now() + leaseTtl + 1000);
    expect(await acquireLease(other, 'two')).toBe(false);
    await setLeaseEnd(Date.now() - 1000);
    expect(await acquireLease(other, 'two')).toBe(true);
    expect(await acquireLease(payload, 'one')).toBe(false);
    await releaseLease(payload, 'one');
    expect(await acquireLease(payload, 'one')).toBe(false);
    await releaseLease(other, 'two');
    expect(await acquireLease(payload, 'one')).toBe(true);
    // A lease that was written by a wrong clock.
    await setLeaseEnd(Date.now() + 500 * dayMs);
    expect(await acquireLease(other, 'two')).toBe(true);
    await releaseLease(other, 'two');
  });

  test('retries interrupted jobs and attempts failed jobs three times', async () => {
    const leader = await startCandidate(payload);
    const interrupted = await queue(payload);
    await updateJob(payload, interrupted, { processing: true });
    // Payload refuses a user without a collection.
    const failing = await queue(payload, { user: 1 });
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      expect(await tick(payload)).toBe(true);
      const failed = await payload.findByID({ collection, id: failing });
      expect(failed).toMatchObject({ hasError: true, totalTried: attempt });
      await tick(payload);
      const { hasError, waitUntil } = await payload.findByID({ collection, id: failing });
      expect(hasError).toBe(attempt === 3);
      if (attempt < 3) expect(Date.parse(String(waitUntil)) - Date.now()).toBeGreaterThan(20_000);
      await updateJob(payload, failing, { waitUntil: null });
    }
    expect(await exists(payload, interrupted)).toBe(false);
    await leader.stop();
  });
});

test('retries a job whose outcome could not be written', async () => {
  const database = await openDatabase('sqlite');
  const { payload } = database;
  const leader = await startCandidate(payload);
  onTestFinished(() => leader.stop().finally(() => database.close()));
  const id = await queue(payload);
  await execute(
    payload,
    `CREATE TRIGGER no_room BEFORE INSERT ON payload_jobs_log BEGIN SELECT RAISE(ABORT, 'no room'); END`,
  );
  await tick(payload);
  expect(await payload.findByID({ collection, id })).toMatchObject({ hasError: true, log: [] });
  await execute(payload, 'DROP TRIGGER no_room');
  await tick(payload);
  await updateJob(payload, id, { waitUntil: null });
  await tick(payload);
  expect(await exists(payload, id)).toBe(false);
});

test('completes a job after the database restarts during its run', async () => {
  const cluster = await startCluster(inject('templates').postgres.template);
  onTestFinished(() => cluster.stop());
  const database = await openDatabase('postgres', 'empty', cluster);
  const { payload } = database;
  const leader = await startCandidate(payload);
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
  await tick(payload);
  expect(await payload.findByID({ collection, id })).toMatchObject({ hasError: true });
  await tick(payload);
  await updateJob(payload, id, { waitUntil: null });
  await tick(payload);
  expect(await exists(payload, id)).toBe(false);
  expect((await readPublishedDocuments(payload, 'news', 'de-DE')).size).toBe(1);
});

async function draft(payload: Payload): Promise<number> {
  const data = { title: 'Pünktlich', intro: 'Da.', body: paragraph('Da.'), _status: 'draft' };
  const made = await payload.create({ collection: 'news', draft: true, data: data as never });
  return made.id;
}

describe('job schedule with a fake clock', () => {
  let database: TestDatabase;
  let payload: Payload;
  let leader: Candidate;
  beforeAll(async () => {
    database = await openDatabase('sqlite');
    ({ payload } = database);
    leader = await startCandidate(payload);
  });
  afterEach(() => vi.useRealTimers());
  afterAll(async () => {
    await leader?.stop();
    await database?.close();
  });

  async function advanceClock(milliseconds: number): Promise<void> {
    vi.setSystemTime(Date.now() + milliseconds);
    expect(await tick(payload)).toBe(true);
  }

  test('publishes and unpublishes a news post at the scheduled times', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-02T12:00:00Z'), toFake: ['Date'] });
    const news = await draft(payload);
    const isShown = async () => (await readPublishedDocuments(payload, 'news', 'de-DE')).has(news);
    for (const type of ['publish', 'unpublish']) {
      const doc = { relationTo: 'news', value: news };
      await queue(payload, { type, doc }, { waitUntil: new Date(Date.now() + 8000) });
      await advanceClock(5000);
      expect(await isShown()).toBe(type === 'unpublish');
      await advanceClock(5000);
      expect(await isShown()).toBe(type === 'publish');
    }
  });

  test('lists the last and next run of each task in the timetable', async () => {
    const { timetable } = await import('../system-status/scheduled-tasks.ts');
    vi.useFakeTimers({ now: new Date('2026-11-02T12:09:57Z'), toFake: ['Date'] });
    await payload.delete({ collection, where: {} });
    await advanceClock(0);
    await advanceClock(5000);
    await advanceClock(5000);
    const rows = (await timetable(payload)).map(({ last, next, task }) => [task, last, next]);
    // Payload's schedules are in the time zone of the process.
    const atLocalTime = (hour: number, minute: number) =>
      new Date(2026, 10, 3, hour, minute).toISOString();
    expect(rows.sort()).toEqual([
      ['purgeExpiredSubmissions', undefined, atLocalTime(3, 30)],
      ['refreshSocialFeeds', undefined, '2026-11-02T12:17:00.000Z'],
      ['remindAndPurgeReports', undefined, atLocalTime(5, 0)],
      ['sendAlerts', '2026-11-02T12:10:02.000Z', '2026-11-02T12:20:00.000Z'],
    ]);
  });

  test('deletes nothing and keeps scheduling jobs after a clock jump of 500 days', async () => {
    const submission = { cultureName: 'de-DE', status: 'done', reference: 'OW-26-000-0001' };
    const keys = { idempotencyKey: 'once', fingerprint: 'same' };
    const data = { id: 'one', email: 'miriam@posteo.example', ...submission, ...keys } as never;
    await payload.create({ collection: 'contact-messages', data });
    // Nothing is due in the next seconds.
    const now = Math.floor(Date.now() / 600_000) * 600_000 + 60_000;
    const lastRun = { at: new Date(now - 3_600_000).toISOString() };
    await payload.updateGlobal({ slug: 'retention', data: { lastRun } });
    const plannedRuns = async () =>
      (await jobsOf(payload)).map(
        ({ taskSlug, waitUntil }) => [taskSlug, Date.parse(waitUntil ?? '')] as const,
      );
    vi.useFakeTimers({ now, toFake: ['Date'] });
    await advanceClock(0);
    await advanceClock(500 * dayMs);
    await advanceClock(5000);
    for (const [, timestamp] of await plannedRuns())
      expect(timestamp).toBeGreaterThan(now + 499 * dayMs);
    expect((await payload.count({ collection: 'contact-messages' })).totalDocs).toBe(1);
    const { skipped } = await payload.findGlobal({ slug: 'retention', depth: 0 });
    expect(skipped?.reason).toBe('clocks');
    vi.setSystemTime(now);
    await advanceClock(0);
    await advanceClock(5000);
    expect((await plannedRuns()).map(([task]) => task).sort()).toEqual(scheduledTasks);
    for (const [, timestamp] of await plannedRuns())
      expect(timestamp).toBeLessThanOrEqual(now + dayMs + 10_000);
  });
});
