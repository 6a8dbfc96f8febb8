import { readSettings } from '@oilway/store/settings.ts';
import { accountOfMfaChallenge } from '@oilway/store/staff/mfa-challenges.ts';
import { hasTotpApp } from '@oilway/store/staff/mfa-policy.ts';
import type { PayloadRequest } from 'payload';
import { databaseOf } from '../database/session.ts';
import { sessionToken } from './cookie.ts';
import { getMfaSetupSession } from './strategy.ts';

/** The step that the login page shows. */
type LoginStep = 'password' | 'code' | 'passkey' | 'set-up';

/** Returns the step of the login page: the password, a second factor that the account has, or setting one up. */
export async function loginStep({
  headers,
  payload,
}: Pick<PayloadRequest, 'headers' | 'payload'>): Promise<LoginStep> {
  const challengeToken = sessionToken(headers, readSettings().studioOrigin, 'step');
  const session = databaseOf(payload);
  const person = challengeToken && (await accountOfMfaChallenge(session, challengeToken));
  if (person) return (await hasTotpApp(session, person)) ? 'code' : 'passkey';
  // A page request, which may come from another site.
  const setupSession = await getMfaSetupSession({ headers, method: undefined, payload });
  return setupSession ? 'set-up' : 'password';
}
