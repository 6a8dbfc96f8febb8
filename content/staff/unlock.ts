import { personByEmail } from '@oilway/store/staff/person.ts';
import type { Payload } from 'payload';
import { databaseOf } from '../database/session.ts';
import { withoutFactors } from './without-factors.ts';

/** The changes made to a locked account. */
export interface Unlocked {
  /** Set for a reactivated account: `active` with a password, `invited` without one. */
  state: 'active' | 'invited' | undefined;
  factors: boolean;
}

/** Unlocks an account from the command line. @returns undefined for an unknown address. */
export async function unlock(payload: Payload, email: string): Promise<Unlocked | undefined> {
  const transactions = databaseOf(payload);
  const person = await personByEmail(transactions, email);
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
  return { state, factors: (await withoutFactors(transactions, email)) === 'done' };
}
