import { asc, eq } from 'drizzle-orm';
import type { DbSession } from '../database/db-session.ts';
import { defaultRetentionPeriods, type RetentionPeriods } from '../retention-periods.ts';
import { retention } from './tables.ts';

type Row = (typeof retention.sqlite)['$inferSelect'];

/** A run's results, for the next run and for staff. */
type RunResult = Partial<Omit<Row, 'id' | 'createdAt' | 'updatedAt' | keyof RetentionPeriods>>;

/** Returns the retention periods, the last run's results, and whether an administrator allowed an unusual next run. */
export async function readRunState(session: DbSession): Promise<RetentionPeriods & RunResult> {
  return (await findRow(session)) ?? defaultRetentionPeriods;
}

/** Updates the columns of a run's results only: an administrator may be changing the periods. */
export async function recordRun(session: DbSession, result: RunResult): Promise<void> {
  const rows = retention(session);
  const now = new Date().toISOString();
  const found = await findRow(session);
  if (found) {
    const update = session.orm.update(rows).set({ ...result, updatedAt: now });
    await update.where(eq(rows.id, found.id));
    return;
  }
  const insert = session.orm.insert(rows);
  await insert.values({ ...defaultRetentionPeriods, ...result, createdAt: now, updatedAt: now });
}

async function findRow(session: DbSession): Promise<Row | undefined> {
  const rows = retention(session);
  const [found] = await session.orm.select().from(rows).orderBy(asc(rows.id)).limit(1);
  return found;
}
