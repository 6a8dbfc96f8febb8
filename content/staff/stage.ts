import { readSettings } from '@oilway/store/settings.ts';
import { personOfStep } from '@oilway/store/staff/steps.ts';
import type { PayloadRequest } from 'payload';
import { sessionOf } from '../database/session.ts';
import { sessionToken } from './cookie.ts';
import { newcomerOf } from './strategy.ts';

/** What the page of the login has to ask for: a second factor, that one is set up, or the password. */
export async function stageOf({
  headers,
  payload,
}: Pick<PayloadRequest, 'headers' | 'payload'>): Promise<'factor' | 'set-up' | 'password'> {
  const step = sessionToken(headers, readSettings().studioOrigin, 'step');
  if (step && (await personOfStep(await sessionOf(payload), step))) return 'factor';
  // A page, which may be opened from anywhere.
  const newcomer = await newcomerOf({ headers, method: undefined, payload });
  return newcomer ? 'set-up' : 'password';
}
