import { asc, eq } from 'drizzle-orm';
import type { Session } from '../database/session.ts';
import { defaultTerms, type RetentionTerms } from '../retention-terms.ts';
import { retention } from './tables.ts';

type Row = (typeof retention.sqlite)['$inferSelect'];

/** A run's results, for the next run and for staff. */
type Noted = Partial<Omit<Row, 'id' | 'createdAt' | 'updatedAt' | keyof RetentionTerms>>;

/** Returns the retention periods, the last run's results, and whether an administrator allowed an unusual next run. */
export async function readState(session: Session): Promise<RetentionTerms & Noted> {
  return (await findRow(session)) ?? defaultTerms;
}

/** Updates the columns of a run's results only: an administrator may be changing the periods. */
export async function noteRun(session: Session, noted: Noted): Promise<void> {
  const rows = retention(session);
  const now = new Date().toISOString();
  const found = await findRow(session);
  if (found) {
    const update = session.orm.update(rows).set({ ...noted, updatedAt: now });
    await update.where(eq(rows.id, found.id));
    return;
  }
  const insert = session.orm.insert(rows);
  await insert.values({ ...defaultTerms, ...noted, createdAt: now, updatedAt: now });
}

async function findRow(session: Session): Promise<Row | undefined> {
  const rows = retention(session);
  const [found] = await session.orm.select().from(rows).orderBy(asc(rows.id)).limit(1);
  return found;
}
