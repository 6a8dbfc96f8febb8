import { newChallenge } from '@oilway/store/accounts/challenges.ts';
import { assertion } from '@oilway/store/accounts/passkey-schemas.ts';
import { RelyingParty } from '@oilway/store/accounts/relying-party.ts';
import { readSettings } from '@oilway/store/settings.ts';
import {
  isReauthenticated,
  reauthenticateByPasskey,
  reauthenticateByPassword,
} from '@oilway/store/staff/reauthenticate.ts';
import type { StaffSession } from '@oilway/store/staff/sessions.ts';
import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { staffSessionOf } from '../access/staff-session.ts';
import { databaseOf } from '../database/session.ts';
import { AuthError, jsonResponse, successResponse, withAuthErrors } from './auth-responses.ts';
import {
  assertNotThrottled,
  authEndpoint,
  delays,
  parseBody,
  requireSameOrigin,
} from './client-info.ts';
import { verifyPasskey } from './second-factor.ts';

/** Endpoints for authenticating again; valid for ten minutes of this session. */
export const reauthenticationEndpoints: Endpoint[] = [
  {
    path: '/proved',
    method: 'get',
    handler: (req) =>
      withAuthErrors(req, async () =>
        jsonResponse({ proved: isReauthenticated(requireSession(req)) }),
      ),
  },

  authEndpoint('/prove', async (req) => {
    const body = await parseBody(req, z.strictObject({ password: z.string().max(1000) }));
    const staffSession = requireSession(req);
    // Shares its limit with password changes, which verify the same password.
    const throttleKey = ['change', String(staffSession.person)];
    assertNotThrottled(delays.logins, ...throttleKey);
    if (!(await reauthenticateByPassword(databaseOf(req.payload), staffSession, body.password)))
      throw new AuthError('wrongProof');
    delays.logins.refund(throttleKey);
    return successResponse();
  }),

  authEndpoint('/prove-passkey-options', async (req) => {
    requireSameOrigin(req);
    const { factorSecret, studioOrigin } = readSettings();
    const proof = requireSession(req).id;
    const challenge = newChallenge(factorSecret, { proof }, Date.now());
    return jsonResponse({
      options: new RelyingParty(studioOrigin).authenticationOptions(challenge),
    });
  }),

  authEndpoint('/prove-passkey', async (req) => {
    const { credential } = await parseBody(req, z.strictObject({ credential: assertion }));
    const staffSession = requireSession(req);
    const passkey = await verifyPasskey(req, credential);
    const database = databaseOf(req.payload);
    if (
      !passkey ||
      !(await reauthenticateByPasskey(database, readSettings(), staffSession, passkey))
    )
      throw new AuthError('wrongPasskeyProof');
    return successResponse();
  }),
];

/** @throws AuthError */
function requireSession(req: PayloadRequest): StaffSession {
  const staffSession = staffSessionOf(req);
  if (!staffSession) throw new AuthError('loggedOut');
  return staffSession;
}
