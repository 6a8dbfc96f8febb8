import { randomUUID } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import { minute } from '../accounts/limits.ts';
import { hashOf } from '../accounts/tokens.ts';
import type { Session } from '../database/session.ts';
import { staffSteps } from './tables.ts';

/** Milliseconds in which the second factor has to follow the password. */
const lifetime = 5 * minute;

/** @param token whoever has it has shown the right password, and is not in yet. */
export async function beginStep(session: Session, person: number, token: string): Promise<void> {
  await session.orm.insert(staffSteps(session)).values({
    id: randomUUID(),
    tokenHash: hashOf(token),
    staff: person,
    expires: new Date(Date.now() + lifetime).toISOString(),
  });
}

/** Whose password was right; undefined once the step is over. */
export async function personOfStep(session: Session, token: string): Promise<number | undefined> {
  const rows = staffSteps(session);
  const [found] = await session.orm
    .select({ person: rows.staff })
    .from(rows)
    .where(and(eq(rows.tokenHash, hashOf(token)), gt(rows.expires, new Date().toISOString())));
  return found?.person;
}

export async function dropStep(session: Session, token: string): Promise<void> {
  const rows = staffSteps(session);
  await session.orm.delete(rows).where(eq(rows.tokenHash, hashOf(token)));
}

export async function dropSteps(session: Session, person: number): Promise<void> {
  const rows = staffSteps(session);
  await session.orm.delete(rows).where(eq(rows.staff, person));
}

/** @param now milliseconds. */
export async function deleteEndedSteps(session: Session, now: number): Promise<void> {
  const rows = staffSteps(session);
  await session.orm.delete(rows).where(lt(rows.expires, new Date(now).toISOString()));
}
