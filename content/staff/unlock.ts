import { personByEmail } from '@oilway/store/staff/person.ts';
import type { Payload } from 'payload';
import { databaseOf } from '../database/session.ts';
import { withoutFactors } from './without-factors.ts';

/** What was done for somebody who was locked out. */
export interface Unlocked {
  /** Whoever was deactivated may come in again: with their password, or, where they never had one, by an invitation. */
  state: 'active' | 'invited' | undefined;
  factors: boolean;
}

/** Lets somebody in again, from the machine itself. @returns undefined where nobody has the address. */
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
