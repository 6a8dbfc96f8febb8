import { and, eq } from 'drizzle-orm';
import type { Session } from '../database/session.ts';
import { staffCodes, staffDoor, staffPasskeys } from './tables.ts';

/** Who requires a second factor: some roles, every account, or, for demos without real data, no account. */
export const factorRules = ['roles', 'all', 'nobody'] as const;
export type FactorRule = (typeof factorRules)[number];

/** Roles that can create staff accounts, read reports or admit companies. */
const roles: readonly string[] = ['admin', 'compliance-officer', 'portal-manager'];

/** Returns whether an account of this role requires a second factor. */
export async function needsFactor(session: Session, role: string): Promise<boolean> {
  const rows = staffDoor(session);
  const [set] = await session.orm.select({ rule: rows.factorsOf }).from(rows).limit(1);
  const rule = set?.rule ?? 'roles';
  return rule === 'all' || (rule === 'roles' && roles.includes(role));
}

export async function hasFactor(session: Session, person: number): Promise<boolean> {
  return (await hasCodes(session, person)) || (await countPasskeys(session, person)) > 0;
}

/** Returns whether a session is restricted to the setup of a second factor. */
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

/** @param id one passkey; all without it. */
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
