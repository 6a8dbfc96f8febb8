import { newChallenge } from '@oilway/store/accounts/challenges.ts';
import { type Assertion, assertion } from '@oilway/store/accounts/passkey-schemas.ts';
import { RelyingParty } from '@oilway/store/accounts/relying-party.ts';
import { readSettings } from '@oilway/store/settings.ts';
import {
  findStaffPasskey,
  userHandleOf,
  type VerifiedStaffPasskey,
} from '@oilway/store/staff/passkeys.ts';
import { completeLogin, logInByPasskey } from '@oilway/store/staff/second-factor.ts';
import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { countFailedLogin } from '../audit/failed-logins.ts';
import { databaseOf } from '../database/session.ts';
import { AuthError, jsonResponse, successResponse } from './auth-responses.ts';
import {
  assertNotThrottled,
  authEndpoint,
  delays,
  deviceOf,
  networkOf,
  parseBody,
  requireSameOrigin,
} from './client-info.ts';
import { expiredCookie, sessionCookie, sessionToken } from './cookie.ts';

/** Endpoints for the second factor after a correct password, and for a passkey that replaces both. */
export const secondFactorEndpoints: Endpoint[] = [
  authEndpoint('/login-code', async (req) => {
    const { code } = await parseBody(req, z.object({ code: z.string().max(100) }));
    const network = networkOf(req);
    assertNotThrottled(delays.networks, network);
    const { studioOrigin } = readSettings();
    const challengeToken = sessionToken(req.headers, studioOrigin, 'step');
    if (!challengeToken) throw new AuthError('stepOver');
    const database = databaseOf(req.payload);
    const outcome = await completeLogin(database, readSettings(), challengeToken, {
      code,
      ...loginContext(req),
    });
    if (outcome === 'over') throw new AuthError('stepOver');
    if ('wait' in outcome) throw new AuthError('wait', outcome.wait);
    if ('wrong' in outcome) {
      countFailedLogin(req.payload, outcome.wrong);
      throw new AuthError('wrongCode');
    }
    delays.networks.refund([network], false);
    return loggedInResponse(outcome.token);
  }),

  authEndpoint('/login-passkey-options', async (req) => {
    requireSameOrigin(req);
    const { factorSecret, studioOrigin } = readSettings();
    const challenge = newChallenge(factorSecret, { login: true }, Date.now());
    return jsonResponse({
      options: new RelyingParty(studioOrigin).authenticationOptions(challenge),
    });
  }),

  authEndpoint('/login-passkey', async (req) => {
    const { credential } = await parseBody(req, z.object({ credential: assertion }));
    const network = networkOf(req);
    assertNotThrottled(delays.networks, network);
    const passkey = await verifyPasskey(req, credential);
    const database = databaseOf(req.payload);
    const token =
      passkey &&
      (await logInByPasskey(database, readSettings(), { passkey, ...loginContext(req) }));
    if (token === undefined) throw new AuthError('wrongPasskey');
    delays.networks.refund([network], false);
    return loggedInResponse(token);
  }),
];

/** Returns the verified passkey assertion of a staff account; undefined for an invalid one or an unknown passkey. */
export async function verifyPasskey(
  { payload }: PayloadRequest,
  credential: Assertion,
): Promise<VerifiedStaffPasskey | undefined> {
  const storedPasskey = await findStaffPasskey(databaseOf(payload), credential.id);
  if (!storedPasskey) return undefined;
  const ceremonies = new RelyingParty(readSettings().studioOrigin);
  const owner = userHandleOf(storedPasskey.person);
  const verified = await ceremonies.verifyAuthentication(credential, { ...storedPasskey, owner });
  return verified && { ...verified, id: credential.id };
}

const loginContext = (req: PayloadRequest) => ({
  device: deviceOf(req),
  previousToken: sessionToken(req.headers, readSettings().studioOrigin),
});

function loggedInResponse(token: string): Response {
  const { studioOrigin } = readSettings();
  return successResponse(sessionCookie(token, studioOrigin), expiredCookie(studioOrigin, 'step'));
}
