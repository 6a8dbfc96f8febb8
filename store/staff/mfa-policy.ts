import { and, eq } from 'drizzle-orm';
import type { DbSession } from '../database/db-session.ts';
import { mfaPolicy, staffPasskeys, staffTotpSecrets } from './tables.ts';

/** Who requires a second factor: some roles, every account, or, for demos without real data, no account. */
export const mfaPolicies = ['roles', 'all', 'none'] as const;
export type MfaPolicy = (typeof mfaPolicies)[number];

/** Roles that can create staff accounts, read reports or admit companies. */
const rolesWithMfa: readonly string[] = ['admin', 'compliance-officer', 'portal-manager'];

/** Returns whether an account of this role requires a second factor. */
export async function requiresSecondFactor(session: DbSession, role: string): Promise<boolean> {
  const rows = mfaPolicy(session);
  const [policyRow] = await session.orm.select({ rule: rows.requiredFor }).from(rows).limit(1);
  const rule = policyRow?.rule ?? 'roles';
  return rule === 'all' || (rule === 'roles' && rolesWithMfa.includes(role));
}

export async function hasSecondFactor(session: DbSession, person: number): Promise<boolean> {
  return (await hasTotpApp(session, person)) || (await countPasskeys(session, person)) > 0;
}

/** Returns whether a session is restricted to the setup of a second factor. */
export async function mustSetUpFactor(
  session: DbSession,
  { id, role }: { id: number; role: string },
): Promise<boolean> {
  return (await requiresSecondFactor(session, role)) && !(await hasSecondFactor(session, id));
}

export async function hasTotpApp(session: DbSession, person: number): Promise<boolean> {
  const rows = staffTotpSecrets(session);
  const found = await session.orm.select({ id: rows.id }).from(rows).where(eq(rows.staff, person));
  return found.length > 0;
}

/** @param id one passkey; all without it. */
export async function countPasskeys(
  session: DbSession,
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
