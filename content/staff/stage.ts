import { readSettings } from '@oilway/store/settings.ts';
import { hasCodes } from '@oilway/store/staff/required.ts';
import { personOfStep } from '@oilway/store/staff/steps.ts';
import type { PayloadRequest } from 'payload';
import { databaseOf } from '../database/session.ts';
import { sessionToken } from './cookie.ts';
import { newcomerOf } from './strategy.ts';

/** What the page of the login asks for. */
type Stage = 'password' | 'code' | 'passkey' | 'set-up';

/** What the page of the login has to ask for: a second factor, of those that somebody has, that one is set up, or the password. */
export async function stageOf({
  headers,
  payload,
}: Pick<PayloadRequest, 'headers' | 'payload'>): Promise<Stage> {
  const step = sessionToken(headers, readSettings().studioOrigin, 'step');
  const session = databaseOf(payload);
  const person = step && (await personOfStep(session, step));
  if (person) return (await hasCodes(session, person)) ? 'code' : 'passkey';
  // A page, which may be opened from anywhere.
  const newcomer = await newcomerOf({ headers, method: undefined, payload });
  return newcomer ? 'set-up' : 'password';
}
