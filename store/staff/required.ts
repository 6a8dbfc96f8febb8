import { and, eq } from 'drizzle-orm';
import type { Session } from '../database/session.ts';
import { staffCodes, staffDoor, staffPasskeys } from './tables.ts';

/** Of whom a second factor is asked: of some roles, of everybody, or, where nothing real is kept, of nobody. */
export const factorRules = ['roles', 'all', 'nobody'] as const;
export type FactorRule = (typeof factorRules)[number];

/** Whoever can make others of staff, read reports or let companies in. */
const roles: readonly string[] = ['admin', 'compliance-officer', 'portal-manager'];

/** Whether somebody of this role has to have a second factor. */
export async function needsFactor(session: Session, role: string): Promise<boolean> {
  const rows = staffDoor(session);
  const [set] = await session.orm.select({ rule: rows.factorsOf }).from(rows).limit(1);
  const rule = set?.rule ?? 'roles';
  return rule === 'all' || (rule === 'roles' && roles.includes(role));
}

export async function hasFactor(session: Session, person: number): Promise<boolean> {
  return (await hasCodes(session, person)) || (await countPasskeys(session, person)) > 0;
}

/** Whether a session of somebody may do nothing yet but set a second factor up. */
export async function mustSetUp(
  session: Session,
  { id, role }: { id: number; role: string },
): Promise<boolean> {
  return (await needsFactor(session, role)) && !(await hasFactor(session, id));
}

export async function hasCodes(session: Session, person: number): Promise<boolean> {
  const rows = staffCodes(session);
  const found = await session.orm.select({ id: rows.id }).from(rows).where(eq(rows.staff, person));
  return found.length > 0;
}

/** @param id one of them; all without it. */
export async function countPasskeys(
  session: Session,
  person: number,
  id?: string,
): Promise<number> {
  const rows = staffPasskeys(session);
  const one = id === undefined ? undefined : eq(rows.id, id);
  const found = await session.orm
    .select({ id: rows.id })
    .from(rows)
    .where(and(eq(rows.staff, person), one));
  return found.length;
}
