import { randomUUID } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import { minute } from '../accounts/limits.ts';
import { hashOf } from '../accounts/tokens.ts';
import type { Session } from '../database/session.ts';
import { staffSteps } from './tables.ts';

/** Milliseconds within which the second factor must follow the password. */
const lifetime = 5 * minute;

/** Stores a pending login. @param token its secret; it proves the right password, but is no session. */
export async function beginStep(session: Session, person: number, token: string): Promise<void> {
  await session.orm.insert(staffSteps(session)).values({
    id: randomUUID(),
    tokenHash: hashOf(token),
    staff: person,
    expires: new Date(Date.now() + lifetime).toISOString(),
  });
}

/** Returns the account of a pending login; undefined when it has expired. */
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
