import { reminderMail, type Waiting } from '@oilway/store/mails/reporting.ts';
import { clocksOf, type Day, dayOf, deletedFrom } from '@oilway/store/reporting/clocks.ts';
import { readSettings } from '@oilway/store/settings.ts';
import type { Payload, TaskConfig } from 'payload';
import { inTransaction } from '../database/in-transaction.ts';
import { enqueue } from '../outbox/enqueue.ts';
import type { Report } from '../payload-types.ts';
import { clockProblem, readClocks } from '../submissions/held-back.ts';
import { deleteOldTraces } from './spam.ts';

/**
 * Every morning: deletes what the law wants deleted, and tells the officers what waits. A mail for each report
 * would keep in the outbox, and at the mail servers, when it came.
 */
export const tendReports: TaskConfig<'tendReports'> = {
  slug: 'tendReports',
  schedule: [{ cron: '0 0 5 * * *', queue: 'default' }],
  retries: 0,
  handler: async ({ req: { payload } }) => {
    const now = dayOf(Date.now());
    const problem = clockProblem(await readClocks(payload));
    if (problem) payload.logger.error({ reason: problem }, 'old reports were not deleted');
    else {
      await deleteOld(payload, now);
      await deleteOldTraces(payload, now);
    }
    await remind(payload, now);
    return { output: {} };
  },
};

const all = { overrideAccess: true, depth: 0, limit: 0, pagination: false } as const;

/** Deletes the cases whose term is over, with everything written in them. @returns how many. */
export async function deleteOld(payload: Payload, now: Day): Promise<number> {
  const { docs } = await payload.find({
    ...all,
    collection: 'reports',
    where: { closedOn: { exists: true } },
  });
  const old = docs.filter((report) => {
    const from = deletedFrom(report);
    return from !== undefined && from <= now;
  });
  for (const { id } of old) {
    await inTransaction(payload, async (req) => {
      const own = { req, overrideAccess: true } as const;
      const where = { report: { equals: id } };
      await payload.delete({ ...own, collection: 'report-messages', where });
      await payload.delete({ ...own, collection: 'reports', id });
    });
  }
  return old.length;
}

/** One mail to every officer, if there is anything to say. @returns what it said. */
export async function remind(payload: Payload, now: Day): Promise<Waiting> {
  const { docs: reports } = await payload.find({ ...all, collection: 'reports' });
  const waiting = await countWaiting(payload, reports, now);
  if (Object.values(waiting).every((count) => count === 0)) return waiting;
  const { docs: officers } = await payload.find({
    ...all,
    collection: 'staff',
    where: { role: { equals: 'compliance-officer' } },
  });
  const desk = `${readSettings().studioOrigin}/admin/reporting`;
  // Without a number, so that nobody reads it in the outbox of the forms.
  for (const { email } of officers)
    await enqueue(payload, { to: email, ...(await reminderMail(waiting, desk)) }, undefined);
  return waiting;
}

async function countWaiting(payload: Payload, reports: Report[], now: Day): Promise<Waiting> {
  const open = reports.filter(({ closedOn }) => !closedOn);
  const clocks = open.flatMap((report) => clocksOf(report, now));
  const { docs: messages } = await payload.find({
    ...all,
    collection: 'report-messages',
    sort: 'number',
    select: { report: true, direction: true, number: true },
  });
  const last = new Map(messages.map(({ direction, report }) => [report, direction]));
  return {
    unacknowledged: open.filter(({ acknowledgedOn }) => !acknowledgedOn).length,
    soon: clocks.filter(({ state }) => state === 'warning').length,
    late: clocks.filter(({ state }) => state === 'late').length,
    unanswered: open.filter(
      ({ acknowledgedOn, id }) => acknowledgedOn && last.get(id) === 'fromReporter',
    ).length,
  };
}
