import type { Ceremony } from '../accounts/challenges.ts';
import { codeForm } from '../accounts/totp.ts';
import type { Session } from '../database/session.ts';
import type { Settings } from '../settings.ts';
import { checkCode } from './one-time-codes.ts';
import { countAnswer, type StaffPasskeyAnswer } from './passkeys.ts';
import { spendRecoveryCode } from './recovery-codes.ts';
import type { FactorKind } from './tables.ts';

/** What somebody shows: six digits of the app or a recovery code, as it was typed; or the answer of a passkey, which was verified. */
export type FactorProof = { code: string } | { passkey: StaffPasskeyAnswer; ceremony: Ceremony };

/** What it was; `wrong`; or the seconds until the next code is looked at. */
export type FactorOutcome = { by: FactorKind } | 'wrong' | { wait: number };

/**
 * Whether somebody has a factor of theirs at hand. They are held by this transaction (`heldPerson`), which is committed whatever this
 * answers: wrong codes are counted in it. Whoever takes a recovery code has to note and tell it.
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
