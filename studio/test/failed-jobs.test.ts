/** Listing, retrying and dropping failed jobs as an administrator. */
import { describe, expect, test } from 'vitest';
import { failedJobs } from '../../content/system-status/failed-jobs.ts';
import { databases } from '../../content/test/database.ts';
import { auditLogHelpers } from './audit-log-helpers.ts';
import { peopleAllowed } from './fixtures.ts';
import { testInProcessStudio } from './in-process-studio.ts';

describe.each(databases)('failed jobs on %s', (kind) => {
  const rest = testInProcessStudio(kind);

  const input = { doc: { relationTo: 'pages', value: 1 }, locale: 'de', type: 'publish' };

  const fail = async (data: object = {}) => {
    const job = { taskSlug: 'schedulePublish', input, hasError: true, ...data };
    const { id } = await rest.payload.create({ collection: 'payload-jobs', data: job as never });
    return Number(id);
  };
  const jobs = async () =>
    (await rest.payload.find({ collection: 'payload-jobs', pagination: false })).docs;
  const runAction = (id: number | string, verb: string) =>
    rest.ask('admin', 'POST', `/failed-jobs/${id}/${verb}`);

  test('lists a failed job with its error and drops it', async () => {
    const log = {
      executedAt: '2026-11-27T03:30:00.000Z',
      completedAt: '2026-11-27T03:30:01.000Z',
      taskSlug: 'schedulePublish',
      taskID: '1',
      state: 'failed',
      error: { message: 'no such page\n  at publish' },
    };
    const id = await fail({ log: [log] });
    const [found] = await failedJobs(rest.payload);
    expect(found).toMatchObject({ id, task: 'schedulePublish', reason: 'no such page' });
    expect((await runAction(id, 'drop')).status).toBe(204);
    expect(await jobs()).toEqual([]);
  });

  test('retries a failed job once as a new job, for administrators only', async () => {
    const id = await fail({ totalTried: 3 });
    expect(await peopleAllowed(rest.ask, 'POST', `/failed-jobs/${id}/again`)).toEqual(['admin']);
    const made = await jobs();
    expect(made).toHaveLength(1);
    expect(made[0]).toMatchObject({ input, hasError: false, totalTried: 0 });
    expect(made[0]?.id).not.toBe(id);
    const other = await fail();
    const answers = await Promise.all([1, 2, 3].map(() => runAction(other, 'again')));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404, 404]);
    expect(await jobs()).toHaveLength(2);
  });

  test('records retries and drops in the audit log', async () => {
    const { newEntries } = auditLogHelpers(rest);
    const [again, drop] = [await fail(), await fail()];
    const rows = await newEntries(async () => {
      await runAction(again, 'again');
      await runAction(drop, 'drop');
    });
    expect(rows).toEqual([
      ['admin', 'repeated', 'payload-jobs', 'schedulePublish', null],
      ['admin', 'deleted', 'payload-jobs', 'schedulePublish', null],
    ]);
  });

  test('rejects IDs of other jobs and malformed IDs', async () => {
    const waits = await fail({ hasError: false, waitUntil: '2030-01-01T00:00:00.000Z' });
    const before = await jobs();
    for (const id of [waits, 0, -1, '1e3', 'x', '1%20OR%201=1', '9'.repeat(400)])
      for (const verb of ['again', 'drop']) expect((await runAction(id, verb)).status).toBe(404);
    expect(await jobs()).toEqual(before);
  });
});
