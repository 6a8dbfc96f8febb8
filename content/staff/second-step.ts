import { Ceremonies } from '@oilway/store/accounts/ceremonies.ts';
import { newChallenge } from '@oilway/store/accounts/challenges.ts';
import { type Assertion, assertion } from '@oilway/store/accounts/passkey-answers.ts';
import { readSettings } from '@oilway/store/settings.ts';
import { handleOf, type StaffPasskeyAnswer, staffPasskey } from '@oilway/store/staff/passkeys.ts';
import { finishLogIn, logInByPasskey } from '@oilway/store/staff/second-step.ts';
import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { countFailedLogin } from '../audit/failed-logins.ts';
import { databaseOf } from '../database/session.ts';
import { answerWith, DoorRefusal, done } from './answers.ts';
import { delays, deviceOf, networkOf, post, refuseEarly, refuseForeign, sentTo } from './asker.ts';
import { cookieGone, cookieWith, sessionToken } from './cookie.ts';

/** Endpoints for the second factor after a correct password, and for a passkey that replaces both. */
export const secondStepEndpoints: Endpoint[] = [
  post('/login-code', async (req) => {
    const { code } = await sentTo(req, z.object({ code: z.string().max(100) }));
    const network = networkOf(req);
    refuseEarly(delays.networks, network);
    const { studioOrigin } = readSettings();
    const step = sessionToken(req.headers, studioOrigin, 'step');
    if (!step) throw new DoorRefusal('stepOver');
    const database = databaseOf(req.payload);
    const came = await finishLogIn(database, readSettings(), step, { code, ...entranceOf(req) });
    if (came === 'over') throw new DoorRefusal('stepOver');
    if ('wait' in came) throw new DoorRefusal('wait', came.wait);
    if ('wrong' in came) {
      countFailedLogin(req.payload, came.wrong);
      throw new DoorRefusal('wrongCode');
    }
    delays.networks.forgive([network], false);
    return inside(came.token);
  }),

  post('/login-passkey-options', async (req) => {
    refuseForeign(req);
    const { factorSecret, studioOrigin } = readSettings();
    const challenge = newChallenge(factorSecret, { login: true }, Date.now());
    return answerWith({ options: new Ceremonies(studioOrigin).loginOptions(challenge) });
  }),

  post('/login-passkey', async (req) => {
    const { credential } = await sentTo(req, z.object({ credential: assertion }));
    const network = networkOf(req);
    refuseEarly(delays.networks, network);
    const passkey = await answeredPasskey(req, credential);
    const database = databaseOf(req.payload);
    const token =
      passkey && (await logInByPasskey(database, readSettings(), { passkey, ...entranceOf(req) }));
    if (token === undefined) throw new DoorRefusal('wrongPasskey');
    delays.networks.forgive([network], false);
    return inside(token);
  }),
];

/** Returns the verified passkey assertion of a staff account; undefined for an invalid one or an unknown passkey. */
export async function answeredPasskey(
  { payload }: PayloadRequest,
  credential: Assertion,
): Promise<StaffPasskeyAnswer | undefined> {
  const known = await staffPasskey(databaseOf(payload), credential.id);
  if (!known) return undefined;
  const ceremonies = new Ceremonies(readSettings().studioOrigin);
  const owner = handleOf(known.person);
  const answer = await ceremonies.answered(credential, { ...known, owner });
  return answer && { ...answer, id: credential.id };
}

const entranceOf = (req: PayloadRequest) => ({
  device: deviceOf(req),
  before: sessionToken(req.headers, readSettings().studioOrigin),
});

function inside(token: string): Response {
  const { studioOrigin } = readSettings();
  return done(cookieWith(token, studioOrigin), cookieGone(studioOrigin, 'step'));
}
