import { accountByEmail } from '@oilway/store/staff/account.ts';
import type { Payload } from 'payload';
import { databaseOf } from '../database/session.ts';
import { removeFactorsByEmail } from './remove-factors-by-email.ts';

/** The changes made to a locked account. */
export interface Unlocked {
  /** Set for a reactivated account: `active` with a password, `invited` without one. */
  state: 'active' | 'invited' | undefined;
  factors: boolean;
}

/** Unlocks an account from the command line. @returns undefined for an unknown address. */
export async function unlock(payload: Payload, email: string): Promise<Unlocked | undefined> {
  const transactions = databaseOf(payload);
  const person = await accountByEmail(transactions, email);
  if (!person) return undefined;
  let state: Unlocked['state'];
  if (person.state === 'deactivated') {
    state = person.passwordHash ? 'active' : 'invited';
    await payload.update({
      collection: 'staff',
      id: person.id,
      data: { state },
      overrideAccess: true,
    });
  }
  return { state, factors: (await removeFactorsByEmail(transactions, email)) === 'done' };
}
