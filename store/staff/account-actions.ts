import type { Action } from '../audit/actions.ts';
import { appendAuditEvent } from '../audit/append.ts';
import type { DbSession } from '../database/db-session.ts';
import type { StaffAccount } from './account.ts';

type AuditedAccount = Pick<StaffAccount, 'id' | 'name' | 'role'>;

/** Adds an entry for an account's change by its owner to the audit log; must be the last statement of the transaction. */
export const auditAccountAction = (
  session: DbSession,
  { id, name, role }: AuditedAccount,
  action: Action,
): Promise<void> =>
  appendAuditEvent(session, {
    action,
    actor: { id, name, role },
    subject: { kind: 'staff', id, title: name },
  });
