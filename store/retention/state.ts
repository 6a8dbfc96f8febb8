import { asc, eq } from 'drizzle-orm';
import type { Session } from '../database/session.ts';
import { defaultTerms, type RetentionTerms } from '../retention-terms.ts';
import { retention } from './tables.ts';

type Row = (typeof retention.sqlite)['$inferSelect'];

/** What a run leaves for the next one and for staff to read. */
type Noted = Partial<Omit<Row, 'id' | 'createdAt' | 'updatedAt' | keyof RetentionTerms>>;

/** The terms, what the last run did, and whether an admin allowed the next one what is unusual. */
export async function readState(session: Session): Promise<RetentionTerms & Noted> {
  return (await findRow(session)) ?? defaultTerms;
}

/** Writes down what a run did, and nothing else of the row: an admin may be changing the terms. */
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
