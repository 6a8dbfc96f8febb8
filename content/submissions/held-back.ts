import type { Inbox } from '@oilway/store/submissions/inboxes.ts';
import type { Payload, Where } from 'payload';
import { databaseTime } from '../database/clock.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** So far apart two clocks may be. Milliseconds. */
const apart = hour / 6;

/** A night's run that comes longer after the last one than this comes by a clock that jumped, or after a long rest. */
const longest = 7 * day;

/** From so many on, and this share of an inbox on, it is unusual what goes in one night. */
const unusual = { count: 20, share: 1 / 4 };

/** Moments in milliseconds: what the process's clock and the database's say, and when the last run was. */
export interface Clocks {
  process: number;
  database: number;
  lastRun: number | undefined;
}

/**
 * Why nothing is deleted, though its term is over: both clocks differ; there is no last run to compare with, or one that has
 * not been yet; it was long ago; or it would be unusually much.
 */
export type HeldBack = 'clocks' | 'first' | 'future' | 'long' | 'many';

export async function readClocks(payload: Payload): Promise<Clocks> {
  const { lastRun } = await payload.findGlobal({
    slug: 'retention',
    depth: 0,
    overrideAccess: true,
  });
  return {
    process: Date.now(),
    database: await databaseTime(payload),
    lastRun: lastRun?.at ? Date.parse(lastRun.at) : undefined,
  };
}

/** What is wrong with the clock, as far as anybody can tell. */
export function clockProblem({ database, lastRun, process }: Clocks): HeldBack | undefined {
  if (Math.abs(process - database) > apart) return 'clocks';
  if (lastRun === undefined) return 'first';
  if (lastRun > process + hour) return 'future';
  return process - lastRun > longest ? 'long' : undefined;
}

/** Whether so much of an inbox would go as never goes in one night. Of sign-ups it is events that are counted. */
export async function isMany(payload: Payload, inbox: Inbox, over: Where): Promise<boolean> {
  const count = (where: Where) =>
    inbox === 'event-sign-ups'
      ? payload.findDistinct({ collection: inbox, field: 'event', where, limit: 0 })
      : payload.count({ collection: inbox, where });
  const { totalDocs: going } = await count(over);
  if (going <= unusual.count) return false;
  const { totalDocs: all } = await count({});
  return going > all * unusual.share;
}
