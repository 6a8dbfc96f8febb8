import { newToken } from '../accounts/tokens.ts';
import type { DbSession, TransactionRunner } from '../database/db-session.ts';
import { lockAccount, type StaffAccount } from './account.ts';
import { auditAccountAction } from './account-actions.ts';
import { establishSession, type LoginContext } from './establish-session.ts';
import { accountOfMfaChallenge, deleteMfaChallenge } from './mfa-challenges.ts';
import { type FactorSettings, notifyOwner } from './notify-owner.ts';
import type { VerifiedStaffPasskey } from './passkeys.ts';
import { findStaffPasskey } from './passkeys.ts';
import { type FactorProof, verifyFactor } from './verify-factor.ts';

/** The token of the new session; `over` where the password must be entered again; `wrong` with the account's address, for the log. */
export type SecondFactorResult = { token: string } | 'over' | { wrong: string } | { wait: number };

/** Completes a login by a code of the app, or a recovery code. @param challengeToken the token of the pending login. */
export const completeLogin = (
  database: TransactionRunner,
  settings: FactorSettings,
  challengeToken: string,
  { code, ...loginContext }: Omit<LoginContext, 'token'> & { code: string },
): Promise<SecondFactorResult> =>
  database.transaction(async (session) => {
    const id = await accountOfMfaChallenge(session, challengeToken);
    const person = id === undefined ? undefined : await lockAccount(session, id);
    // A concurrent request may have completed the login.
    if (
      person?.state !== 'active' ||
      (await accountOfMfaChallenge(session, challengeToken)) !== person.id
    )
      return 'over';
    const token = await establishWithFactor(session, settings, person, { code }, loginContext);
    if (typeof token !== 'string') return token ?? { wrong: person.email };
    await deleteMfaChallenge(session, challengeToken);
    return { token };
  });

/** Creates a session by a verified passkey response alone. @returns the new session's token; undefined for an account that may not log in. */
export async function logInByPasskey(
  database: TransactionRunner,
  settings: FactorSettings,
  { passkey, ...loginContext }: Omit<LoginContext, 'token'> & { passkey: VerifiedStaffPasskey },
): Promise<string | undefined> {
  const known = await findStaffPasskey(database, passkey.id);
  if (!known) return undefined;
  return database.transaction(async (session) => {
    const person = await lockAccount(session, known.person);
    if (person?.state !== 'active') return undefined;
    const proof = { passkey, ceremony: { login: true } as const };
    const token = await establishWithFactor(session, settings, person, proof, loginContext);
    return typeof token === 'string' ? token : undefined;
  });
}

async function establishWithFactor(
  session: DbSession,
  settings: FactorSettings,
  person: StaffAccount,
  proof: FactorProof,
  loginContext: Omit<LoginContext, 'token'>,
): Promise<string | { wait: number } | undefined> {
  const outcome = await verifyFactor(session, settings, person.id, proof);
  if (outcome === 'wrong') return undefined;
  if ('wait' in outcome) return outcome;
  const token = newToken();
  const passkey = 'passkey' in proof ? proof.passkey.id : undefined;
  await establishSession(
    session,
    person,
    { ...loginContext, token },
    { factor: outcome.by, passkey },
  );
  if (outcome.by === 'recovery') {
    await notifyOwner(session, settings, person, 'recoveryUsed');
    await auditAccountAction(session, person, 'recoveryUsed');
  }
  await auditAccountAction(session, person, 'loggedIn');
  return token;
}
