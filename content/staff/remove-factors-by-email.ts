import type { TransactionRunner } from '@oilway/store/database/db-session.ts';
import { readSettings } from '@oilway/store/settings.ts';
import { accountByEmail } from '@oilway/store/staff/account.ts';
import { removeAllFactors } from '@oilway/store/staff/remove-factors.ts';
import { appendToAuditLog } from '../audit/record-actions.ts';
import { staffSubject } from '../audit/staff-audit.ts';

/** Removes every factor of an account from the command line; logs it and notifies all administrators, as the studio does. */
export async function removeFactorsByEmail(
  database: TransactionRunner,
  email: string,
): Promise<'done' | 'none' | 'unknown'> {
  const account = await accountByEmail(database, email);
  if (!account || account.state === 'deactivated') return 'unknown';
  return database.transaction(async (session) => {
    const person = await removeAllFactors(session, readSettings(), account.id);
    if (!person) return 'none';
    await appendToAuditLog(session, { action: 'lastFactorRemoved', subject: staffSubject(person) });
    return 'done';
  });
}
