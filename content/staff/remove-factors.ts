import { credentialId } from '@oilway/store/accounts/passkey-answers.ts';
import { readSettings } from '@oilway/store/settings.ts';
import {
  type OneFactor,
  removeAllFactors,
  removeFactor,
} from '@oilway/store/staff/remove-factors.ts';
import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { forbidden } from '../access/forbidden.ts';
import { afterProof } from '../access/prove.ts';
import { admins } from '../access/rules.ts';
import { actorOf, noteLast } from '../audit/note.ts';
import { personOf } from '../audit/staff-hooks.ts';
import { databaseOf } from '../database/session.ts';
import { DoorRefusal, done } from './answers.ts';
import { post, refuseForeign, sentTo } from './asker.ts';
import { ownerOf } from './factors.ts';

const password = z.string().max(1000);

async function removeOwn(req: PayloadRequest, shown: string, which: OneFactor): Promise<Response> {
  const { person } = await ownerOf(req, shown);
  const actor = actorOf(req);
  const outcome = await databaseOf(req.payload).transaction(async (session) => {
    const removed = await removeFactor(session, readSettings(), person.id, which);
    const action = removed === 'last' ? 'lastFactorRemoved' : 'factorRemoved';
    if (removed === 'done' || removed === 'last')
      await noteLast(session, { action, subject: personOf(person), actor });
    return removed;
  });
  if (outcome === 'needed') throw new DoorRefusal('needed');
  if (outcome === 'gone') throw new DoorRefusal('noFactor');
  return done();
}

const takeAway = post('/:id/without-factors', async (req) => {
  refuseForeign(req);
  if (!admins({ req })) return forbidden(req);
  const id = Number(req.routeParams?.id);
  // Administrators remove their own factors on the account page, which verifies the password and keeps the last factor.
  if (!Number.isSafeInteger(id) || id < 1 || id >= 2 ** 31 || id === Number(req.user?.id))
    return new Response(null, { status: 404 });
  const actor = actorOf(req);
  const had = await databaseOf(req.payload).transaction(async (session) => {
    const person = await removeAllFactors(session, readSettings(), id);
    if (!person) return false;
    await noteLast(session, { action: 'lastFactorRemoved', subject: personOf(person), actor });
    return true;
  });
  return new Response(null, { status: had ? 204 : 409 });
});

/** Endpoints for removing factors: by their owner, or by an administrator when the owner has lost them. */
export const removalEndpoints: Endpoint[] = [
  post('/remove-app', async (req) => {
    const asked = await sentTo(req, z.object({ password }));
    return removeOwn(req, asked.password, 'app');
  }),

  post('/remove-passkey', async (req) => {
    const asked = await sentTo(req, z.object({ password, id: credentialId }));
    return removeOwn(req, asked.password, { passkey: asked.id });
  }),

  // Requires recent authentication.
  { ...takeAway, handler: afterProof(takeAway.handler) },
];
