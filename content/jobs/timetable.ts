import { Cron } from 'croner';
import type { Payload } from 'payload';

/**
 * Sets anew what the timetable has further ahead than its next turn: a clock that was wrong for a moment planned it, and Payload
 * plans nothing while something is planned.
 */
export async function setAnew(payload: Payload): Promise<void> {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: {
      and: [
        { 'meta.scheduled': { equals: true } },
        { completedAt: { exists: false } },
        { waitUntil: { greater_than: new Date().toISOString() } },
      ],
    },
    pagination: false,
    limit: 0,
    depth: 0,
    overrideAccess: true,
  });
  for (const { id, taskSlug, waitUntil } of docs) {
    const next = nextTurn(payload, String(taskSlug));
    if (!next || Date.parse(waitUntil ?? '') <= next.getTime()) continue;
    await payload.update({
      collection: 'payload-jobs',
      id,
      data: { waitUntil: next.toISOString() },
      overrideAccess: true,
      depth: 0,
    });
    payload.logger.warn({ task: taskSlug }, 'a job was planned too far ahead: planned anew');
  }
}

function nextTurn(payload: Payload, slug: string): Date | undefined {
  const task = payload.config.jobs.tasks?.find((one) => one.slug === slug);
  const turns = (task?.schedule ?? []).map(({ cron }) => new Cron(cron).nextRun());
  return turns.filter((turn) => turn !== null).sort((a, b) => a.getTime() - b.getTime())[0];
}
