import type { Transactions } from '@oilway/store/database/session.ts';
import { readSettings } from '@oilway/store/settings.ts';
import { personByEmail } from '@oilway/store/staff/person.ts';
import { removeAllFactors } from '@oilway/store/staff/remove-factors.ts';
import { noteLast } from '../audit/note.ts';
import { personOf } from '../audit/staff-hooks.ts';

/** Removes every factor of an account from the command line; logs it and notifies all administrators, as the studio does. */
export async function withoutFactors(
  database: Transactions,
  email: string,
): Promise<'done' | 'none' | 'nobody'> {
  const known = await personByEmail(database, email);
  if (!known || known.state === 'deactivated') return 'nobody';
  return database.transaction(async (session) => {
    const person = await removeAllFactors(session, readSettings(), known.id);
    if (!person) return 'none';
    await noteLast(session, { action: 'lastFactorRemoved', subject: personOf(person) });
    return 'done';
  });
}
