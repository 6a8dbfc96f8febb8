import { and, count, eq } from 'drizzle-orm';
import { verifyAudit } from '../audit/verify.ts';
import type { DbSession } from '../database/db-session.ts';
import { staff } from '../staff/tables.ts';
import { critical, type Diagnostic, ok } from './diagnostic.ts';

/** Checks that at least one administrator can log in. */
export async function checkAdmins(session: DbSession): Promise<Diagnostic[]> {
  const rows = staff(session);
  const [found] = await session.orm
    .select({ admins: count() })
    .from(rows)
    .where(and(eq(rows.role, 'admin'), eq(rows.state, 'active')));
  const admins = found?.admins ?? 0;
  return [
    admins > 0
      ? ok('admins', { count: admins })
      : critical('noAdmin', {}, 'oilway admin create <email> <name>'),
  ];
}

export async function checkAudit(session: DbSession): Promise<Diagnostic[]> {
  const { broken, rows } = await verifyAudit(session);
  return [
    broken
      ? critical('auditBroken', { row: broken.id, reason: broken.reason }, 'oilway audit verify')
      : ok('audit', { rows }),
  ];
}
