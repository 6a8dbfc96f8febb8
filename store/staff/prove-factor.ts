import type { Ceremony } from '../accounts/challenges.ts';
import { codeForm } from '../accounts/totp.ts';
import type { Session } from '../database/session.ts';
import type { Settings } from '../settings.ts';
import { checkCode } from './one-time-codes.ts';
import { countAnswer, type StaffPasskeyAnswer } from './passkeys.ts';
import { spendRecoveryCode } from './recovery-codes.ts';
import type { FactorKind } from './tables.ts';

/** A proof of a factor: six digits of the app or a recovery code, as typed; or a verified passkey response. */
export type FactorProof = { code: string } | { passkey: StaffPasskeyAnswer; ceremony: Ceremony };

/** The kind of the proven factor; `wrong`; or the seconds until the next code is accepted for verification. */
export type FactorOutcome = { by: FactorKind } | 'wrong' | { wait: number };

/**
 * Verifies a second factor of an account that this transaction has locked (`heldPerson`). Commit whatever the result: wrong codes are counted in the
 * transaction. After a recovery code the caller must add an audit entry and notify the owner.
 */
export async function proveFactor(
  session: Session,
  settings: Pick<Settings, 'factorSecret'>,
  person: number,
  proof: FactorProof,
): Promise<FactorOutcome> {
  if ('passkey' in proof) {
    const isTheirs = await countAnswer(session, settings, person, proof.passkey, proof.ceremony);
    return isTheirs ? { by: 'passkey' } : 'wrong';
  }
  const code = proof.code.replaceAll(/\s/g, '');
  if (!codeForm.test(code))
    return (await spendRecoveryCode(session, person, code)) ? { by: 'recovery' } : 'wrong';
  const looked = await checkCode(session, settings, person, code);
  return looked === 'right' ? { by: 'code' } : looked;
}
