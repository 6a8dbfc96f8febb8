import { databaseTime } from '../database/clock.ts';
import type { DbSession } from '../database/db-session.ts';
import { readRunState } from './run-state.ts';
import type { SkipReason } from './skip-reason.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** Maximal difference of two clocks in milliseconds. */
const maxClockSkew = hour / 6;

/** A longer gap since the last nightly run indicates a clock that jumped, or a long downtime. Milliseconds. */
const maxRunGap = 7 * day;

/** Times in milliseconds: of the process's clock, the database's clock, and the last run. */
export interface ClockReadings {
  process: number;
  database: number;
  lastRun: number | undefined;
}

export async function readClocks(session: DbSession): Promise<ClockReadings> {
  const { lastRunAt } = await readRunState(session);
  return {
    process: Date.now(),
    database: await databaseTime(session),
    lastRun: lastRunAt ? Date.parse(lastRunAt) : undefined,
  };
}

/** Returns the problem of the clock, as far as it is detectable. */
export function clockProblem({
  database,
  lastRun,
  process,
}: ClockReadings): SkipReason | undefined {
  if (Math.abs(process - database) > maxClockSkew) return 'clocks';
  if (lastRun === undefined) return 'first';
  if (lastRun > process + hour) return 'future';
  return process - lastRun > maxRunGap ? 'long' : undefined;
}
