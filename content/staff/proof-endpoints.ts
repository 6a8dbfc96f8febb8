import { Ceremonies } from '@oilway/store/accounts/ceremonies.ts';
import { newChallenge } from '@oilway/store/accounts/challenges.ts';
import { assertion } from '@oilway/store/accounts/passkey-answers.ts';
import { readSettings } from '@oilway/store/settings.ts';
import { isProved, provePasskey, provePassword } from '@oilway/store/staff/prove.ts';
import type { StaffVisit } from '@oilway/store/staff/sessions.ts';
import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { visitOf } from '../access/visit.ts';
import { databaseOf } from '../database/session.ts';
import { answerOf, answerWith, DoorRefusal, done } from './answers.ts';
import { delays, post, refuseEarly, refuseForeign, sentTo } from './asker.ts';
import { answeredPasskey } from './second-step.ts';

/** Endpoints for authenticating again; valid for ten minutes of this session. */
export const proofEndpoints: Endpoint[] = [
  {
    path: '/proved',
    method: 'get',
    handler: (req) => answerOf(req, async () => answerWith({ proved: isProved(visitorOf(req)) })),
  },

  post('/prove', async (req) => {
    const asked = await sentTo(req, z.strictObject({ password: z.string().max(1000) }));
    const visit = visitorOf(req);
    // Shares its limit with password changes, which verify the same password.
    const tries = ['change', String(visit.person)];
    refuseEarly(delays.logins, ...tries);
    if (!(await provePassword(databaseOf(req.payload), visit, asked.password)))
      throw new DoorRefusal('wrongProof');
    delays.logins.forgive(tries);
    return done();
  }),

  post('/prove-passkey-options', async (req) => {
    refuseForeign(req);
    const { factorSecret, studioOrigin } = readSettings();
    const proof = visitorOf(req).session;
    const challenge = newChallenge(factorSecret, { proof }, Date.now());
    return answerWith({ options: new Ceremonies(studioOrigin).loginOptions(challenge) });
  }),

  post('/prove-passkey', async (req) => {
    const { credential } = await sentTo(req, z.strictObject({ credential: assertion }));
    const visit = visitorOf(req);
    const passkey = await answeredPasskey(req, credential);
    const database = databaseOf(req.payload);
    if (!passkey || !(await provePasskey(database, readSettings(), visit, passkey)))
      throw new DoorRefusal('wrongPasskeyProof');
    return done();
  }),
];

/** @throws DoorRefusal */
function visitorOf(req: PayloadRequest): StaffVisit {
  const visit = visitOf(req);
  if (!visit) throw new DoorRefusal('loggedOut');
  return visit;
}
