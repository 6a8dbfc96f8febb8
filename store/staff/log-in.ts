import { verifyPassword } from '../accounts/hashing.ts';
import { newToken } from '../accounts/tokens.ts';
import type { Transactions } from '../database/session.ts';
import { type Entrance, enter } from './enter.ts';
import { noteOwn } from './own-acts.ts';
import { heldPerson, personByEmail } from './person.ts';
import { hasFactor, mustSetUp } from './required.ts';
import { beginStep } from './steps.ts';

interface Attempt extends Omit<Entrance, 'token'> {
  email: string;
  password: string;
}

/** The next step of a login: the studio, the second factor, or its setup. The token is that of a session, or of a pending login. */
export interface LogIn {
  next: 'in' | 'factor' | 'set-up';
  token: string;
}

/**
 * Verifies a password, and creates a session or a pending login. A password hash is verified in any case, so the response time does not reveal
 * whether an account exists.
 * @returns undefined for anything but the right password of an active account.
 * @throws TooBusyError
 */
export async function logIn(
  database: Transactions,
  { before, device, email, password }: Attempt,
): Promise<LogIn | undefined> {
  const known = await personByEmail(database, email);
  const usable = known?.state === 'active' ? known.passwordHash : undefined;
  const isRight = await verifyPassword(usable, password);
  if (!known || !usable || !isRight) return undefined;
  return database.transaction(async (session) => {
    const person = await heldPerson(session, known.id);
    // The password may have been changed, or the account deactivated, during the verification.
    if (person?.state !== 'active' || person.passwordHash !== usable) return undefined;
    const token = newToken();
    if (await hasFactor(session, person.id)) {
      await beginStep(session, person.id, token);
      return { next: 'factor', token };
    }
    await enter(session, person, { before, device, token });
    const next = (await mustSetUp(session, person)) ? 'set-up' : 'in';
    await noteOwn(session, person, 'loggedIn');
    return { next, token };
  });
}
