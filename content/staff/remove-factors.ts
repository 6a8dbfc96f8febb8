import { credentialId } from '@oilway/store/accounts/passkey-schemas.ts';
import { readSettings } from '@oilway/store/settings.ts';
import {
  type FactorRef,
  removeAllFactors,
  removeFactor,
} from '@oilway/store/staff/remove-factors.ts';
import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { forbiddenResponse } from '../access/forbidden.ts';
import { withReauthentication } from '../access/reauthentication.ts';
import { admins } from '../access/rules.ts';
import { actorOf, appendToAuditLog } from '../audit/record-actions.ts';
import { staffSubject } from '../audit/staff-audit.ts';
import { databaseOf } from '../database/session.ts';
import { AuthError, successResponse } from './auth-responses.ts';
import { authEndpoint, parseBody, requireSameOrigin } from './client-info.ts';
import { requireVerifiedAccount } from './factors.ts';

const password = z.string().max(1000);

async function removeOwnFactor(
  req: PayloadRequest,
  enteredPassword: string,
  which: FactorRef,
): Promise<Response> {
  const { person } = await requireVerifiedAccount(req, enteredPassword);
  const actor = actorOf(req);
  const outcome = await databaseOf(req.payload).transaction(async (session) => {
    const removed = await removeFactor(session, readSettings(), person.id, which);
    const action = removed === 'last' ? 'lastFactorRemoved' : 'factorRemoved';
    if (removed === 'done' || removed === 'last')
      await appendToAuditLog(session, { action, subject: staffSubject(person), actor });
    return removed;
  });
  if (outcome === 'needed') throw new AuthError('needed');
  if (outcome === 'gone') throw new AuthError('noFactor');
  return successResponse();
}

const removeAllFactorsEndpoint = authEndpoint('/:id/without-factors', async (req) => {
  requireSameOrigin(req);
  if (!admins({ req })) return forbiddenResponse(req);
  const id = Number(req.routeParams?.id);
  // Administrators remove their own factors on the account page, which verifies the password and keeps the last factor.
  if (!Number.isSafeInteger(id) || id < 1 || id >= 2 ** 31 || id === Number(req.user?.id))
    return new Response(null, { status: 404 });
  const actor = actorOf(req);
  const removed = await databaseOf(req.payload).transaction(async (session) => {
    const person = await removeAllFactors(session, readSettings(), id);
    if (!person) return false;
    await appendToAuditLog(session, {
      action: 'lastFactorRemoved',
      subject: staffSubject(person),
      actor,
    });
    return true;
  });
  return new Response(null, { status: removed ? 204 : 409 });
});

/** Endpoints for removing factors: by their owner, or by an administrator when the owner has lost them. */
export const removalEndpoints: Endpoint[] = [
  authEndpoint('/remove-app', async (req) => {
    const body = await parseBody(req, z.object({ password }));
    return removeOwnFactor(req, body.password, 'app');
  }),

  authEndpoint('/remove-passkey', async (req) => {
    const body = await parseBody(req, z.object({ password, id: credentialId }));
    return removeOwnFactor(req, body.password, { passkey: body.id });
  }),

  // Requires recent authentication.
  { ...removeAllFactorsEndpoint, handler: withReauthentication(removeAllFactorsEndpoint.handler) },
];
