import { newToken } from '../accounts/tokens.ts';
import type { Session, Transactions } from '../database/session.ts';
import { type Entrance, enter } from './enter.ts';
import { noteOwn } from './own-acts.ts';
import type { StaffPasskeyAnswer } from './passkeys.ts';
import { staffPasskey } from './passkeys.ts';
import { heldPerson, type Person } from './person.ts';
import { type FactorProof, proveFactor } from './prove-factor.ts';
import { dropStep, personOfStep } from './steps.ts';
import { type FactorSettings, tellOwner } from './tell.ts';

/** The token of the new session; `over` where the password must be entered again; `wrong` with the account's address, for the log. */
export type SecondStep = { token: string } | 'over' | { wrong: string } | { wait: number };

/** Completes a login by a code of the app, or a recovery code. @param step the token of the pending login. */
export const finishLogIn = (
  database: Transactions,
  settings: FactorSettings,
  step: string,
  { code, ...entrance }: Omit<Entrance, 'token'> & { code: string },
): Promise<SecondStep> =>
  database.transaction(async (session) => {
    const id = await personOfStep(session, step);
    const person = id === undefined ? undefined : await heldPerson(session, id);
    // A concurrent request may have completed the login.
    if (person?.state !== 'active' || (await personOfStep(session, step)) !== person.id)
      return 'over';
    const token = await proven(session, settings, person, { code }, entrance);
    if (typeof token !== 'string') return token ?? { wrong: person.email };
    await dropStep(session, step);
    return { token };
  });

/** Creates a session by a verified passkey response alone. @returns the new session's token; undefined for an account that may not log in. */
export async function logInByPasskey(
  database: Transactions,
  settings: FactorSettings,
  { passkey, ...entrance }: Omit<Entrance, 'token'> & { passkey: StaffPasskeyAnswer },
): Promise<string | undefined> {
  const known = await staffPasskey(database, passkey.id);
  if (!known) return undefined;
  return database.transaction(async (session) => {
    const person = await heldPerson(session, known.person);
    if (person?.state !== 'active') return undefined;
    const proof = { passkey, ceremony: { login: true } as const };
    const token = await proven(session, settings, person, proof, entrance);
    return typeof token === 'string' ? token : undefined;
  });
}

async function proven(
  session: Session,
  settings: FactorSettings,
  person: Person,
  proof: FactorProof,
  entrance: Omit<Entrance, 'token'>,
): Promise<string | { wait: number } | undefined> {
  const outcome = await proveFactor(session, settings, person.id, proof);
  if (outcome === 'wrong') return undefined;
  if ('wait' in outcome) return outcome;
  const token = newToken();
  const passkey = 'passkey' in proof ? proof.passkey.id : undefined;
  await enter(session, person, { ...entrance, token }, { beganWith: outcome.by, passkey });
  if (outcome.by === 'recovery') {
    await tellOwner(session, settings, person, 'recoveryUsed');
    await noteOwn(session, person, 'recoveryUsed');
  }
  await noteOwn(session, person, 'loggedIn');
  return token;
}
