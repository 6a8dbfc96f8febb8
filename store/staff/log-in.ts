import { verifyPassword } from '../accounts/password-hash.ts';
import { newToken } from '../accounts/tokens.ts';
import type { TransactionRunner } from '../database/db-session.ts';
import { accountByEmail, lockAccount } from './account.ts';
import { auditAccountAction } from './account-actions.ts';
import { establishSession, type LoginContext } from './establish-session.ts';
import { createMfaChallenge } from './mfa-challenges.ts';
import { hasSecondFactor, mustSetUpFactor } from './mfa-policy.ts';

interface LoginAttempt extends Omit<LoginContext, 'token'> {
  email: string;
  password: string;
}

/** The next step of a login: the studio, the second factor, or its setup. The token is that of a session, or of a pending login. */
export interface LoginStep {
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
  database: TransactionRunner,
  { previousToken, device, email, password }: LoginAttempt,
): Promise<LoginStep | undefined> {
  const known = await accountByEmail(database, email);
  const passwordHash = known?.state === 'active' ? known.passwordHash : undefined;
  const isRight = await verifyPassword(passwordHash, password);
  if (!known || !passwordHash || !isRight) return undefined;
  return database.transaction(async (session) => {
    const person = await lockAccount(session, known.id);
    // The password may have been changed, or the account deactivated, during the verification.
    if (person?.state !== 'active' || person.passwordHash !== passwordHash) return undefined;
    const token = newToken();
    if (await hasSecondFactor(session, person.id)) {
      await createMfaChallenge(session, person.id, token);
      return { next: 'factor', token };
    }
    await establishSession(session, person, { previousToken, device, token });
    const next = (await mustSetUpFactor(session, person)) ? 'set-up' : 'in';
    await auditAccountAction(session, person, 'loggedIn');
    return { next, token };
  });
}
