import { databaseTime } from '../database/clock.ts';
import type { Session } from '../database/session.ts';
import type { HeldBack } from './held-back.ts';
import { readState } from './state.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** So far apart two clocks may be. Milliseconds. */
const apart = hour / 6;

/** A night's run that comes longer after the last one than this comes by a clock that jumped, or after a long rest. */
const longest = 7 * day;

/** Moments in milliseconds: what the process's clock and the database's say, and when the last run was. */
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

/** What is wrong with the clock, as far as anybody can tell. */
export function clockProblem({ database, lastRun, process }: Clocks): HeldBack | undefined {
  if (Math.abs(process - database) > apart) return 'clocks';
  if (lastRun === undefined) return 'first';
  if (lastRun > process + hour) return 'future';
  return process - lastRun > longest ? 'long' : undefined;
}
