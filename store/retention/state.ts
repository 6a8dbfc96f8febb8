import { asc, eq } from 'drizzle-orm';
import type { Session } from '../database/session.ts';
import { retention } from './tables.ts';

/** For how many days what forms sent is kept: since it was last changed, a sign-up since the end of its event's venue; and what people did. */
export interface Terms {
  contactMessages: number;
  sponsoringMessages: number;
  eventSignUps: number;
  auditLog: number;
}

/** Until an admin says otherwise. */
export const defaultTerms: Terms = {
  contactMessages: 365,
  sponsoringMessages: 1095,
  eventSignUps: 90,
  auditLog: 1095,
};

type Row = (typeof retention.sqlite)['$inferSelect'];

/** What a run leaves for the next one and for staff to read. */
type Noted = Partial<Omit<Row, 'id' | 'createdAt' | 'updatedAt' | keyof Terms>>;

/** The terms, what the last run did, and whether an admin allowed the next one what is unusual. */
export async function readState(session: Session): Promise<Terms & Noted> {
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
