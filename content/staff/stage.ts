import { readSettings } from '@oilway/store/settings.ts';
import { hasCodes } from '@oilway/store/staff/required.ts';
import { personOfStep } from '@oilway/store/staff/steps.ts';
import type { PayloadRequest } from 'payload';
import { databaseOf } from '../database/session.ts';
import { sessionToken } from './cookie.ts';
import { newcomerOf } from './strategy.ts';

/** The step that the login page shows. */
type Stage = 'password' | 'code' | 'passkey' | 'set-up';

/** Returns the step of the login page: the password, a second factor that the account has, or setting one up. */
export async function stageOf({
  headers,
  payload,
}: Pick<PayloadRequest, 'headers' | 'payload'>): Promise<Stage> {
  const step = sessionToken(headers, readSettings().studioOrigin, 'step');
  const session = databaseOf(payload);
  const person = step && (await personOfStep(session, step));
  if (person) return (await hasCodes(session, person)) ? 'code' : 'passkey';
  // A page request, which may come from another site.
  const newcomer = await newcomerOf({ headers, method: undefined, payload });
  return newcomer ? 'set-up' : 'password';
}
