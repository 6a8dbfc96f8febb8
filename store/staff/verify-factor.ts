import type { Ceremony } from '../accounts/challenges.ts';
import { totpPattern } from '../accounts/totp.ts';
import type { DbSession } from '../database/db-session.ts';
import type { Settings } from '../settings.ts';
import { usePasskey, type VerifiedStaffPasskey } from './passkeys.ts';
import { useRecoveryCode } from './recovery-codes.ts';
import type { FactorKind } from './tables.ts';
import { verifyTotpCode } from './totp-app.ts';

/** A proof of a factor: six digits of the app or a recovery code, as typed; or a verified passkey response. */
export type FactorProof = { code: string } | { passkey: VerifiedStaffPasskey; ceremony: Ceremony };

/** The kind of the proven factor; `wrong`; or the seconds until the next code is accepted for verification. */
export type FactorOutcome = { by: FactorKind } | 'wrong' | { wait: number };

/**
 * Verifies a second factor of an account that this transaction has locked (`lockAccount`). Commit whatever the result: wrong codes are counted in the
 * transaction. After a recovery code the caller must add an audit entry and notify the owner.
 */
export async function verifyFactor(
  session: DbSession,
  settings: Pick<Settings, 'factorSecret'>,
  person: number,
  proof: FactorProof,
): Promise<FactorOutcome> {
  if ('passkey' in proof) {
    const isValid = await usePasskey(session, settings, person, proof.passkey, proof.ceremony);
    return isValid ? { by: 'passkey' } : 'wrong';
  }
  const code = proof.code.replaceAll(/\s/g, '');
  if (!totpPattern.test(code))
    return (await useRecoveryCode(session, person, code)) ? { by: 'recovery' } : 'wrong';
  const result = await verifyTotpCode(session, settings, person, code);
  return result === 'right' ? { by: 'code' } : result;
}
