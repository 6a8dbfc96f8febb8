import { databaseTime } from '../database/clock.ts';
import type { Session } from '../database/session.ts';
import type { HeldBack } from './held-back.ts';
import { readState } from './state.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** Maximal difference of two clocks in milliseconds. */
const apart = hour / 6;

/** A longer gap since the last nightly run indicates a clock that jumped, or a long downtime. Milliseconds. */
const longest = 7 * day;

/** Times in milliseconds: of the process's clock, the database's clock, and the last run. */
export interface Clocks {
  process: number;
  database: number;
  lastRun: number | undefined;
}

export async function readClocks(session: Session): Promise<Clocks> {
  const { lastRunAt } = await readState(session);
  return {
    process: Date.now(),
    database: await databaseTime(session),
    lastRun: lastRunAt ? Date.parse(lastRunAt) : undefined,
  };
}

/** Returns the problem of the clock, as far as it is detectable. */
export function clockProblem({ database, lastRun, process }: Clocks): HeldBack | undefined {
  if (Math.abs(process - database) > apart) return 'clocks';
  if (lastRun === undefined) return 'first';
  if (lastRun > process + hour) return 'future';
  return process - lastRun > longest ? 'long' : undefined;
}
