import { readSettings } from '@oilway/store/settings.ts';
import { sendLink } from '@oilway/store/staff/send-link.ts';
import { endOwn, staffSessionsOf } from '@oilway/store/staff/sessions.ts';
import type { Endpoint } from 'payload';
import { z } from 'zod';
import { forbidden } from '../access/forbidden.ts';
import { admins } from '../access/rules.ts';
import { visitOf } from '../access/visit.ts';
import { actorOf, noteLast } from '../audit/note.ts';
import { personOf } from '../audit/staff-hooks.ts';
import { databaseOf } from '../database/session.ts';
import { answerOf, DoorRefusal, noStore } from './answers.ts';
import { sentTo } from './asker.ts';

/** `GET /api/staff/sessions`: returns the sessions of the logged-in person, and never those of others. */
const sessions: Endpoint = {
  path: '/sessions',
  method: 'get',
  handler: (req) =>
    answerOf(req, async () => {
      const visit = visitOf(req);
      if (!visit) throw new DoorRefusal('loggedOut');
      const found = await staffSessionsOf(databaseOf(req.payload), visit.person);
      const told = found.map((one) => ({ ...one, isThis: one.id === visit.session }));
      return Response.json({ sessions: told }, { headers: noStore });
    }),
};

/** `POST /api/staff/end-sessions`: ends one session of the logged-in person, or all others. */
const endSome: Endpoint = {
  path: '/end-sessions',
  method: 'post',
  handler: (req) =>
    answerOf(req, async () => {
      const asked = await sentTo(req, z.strictObject({ id: z.uuid().optional() }));
      const visit = visitOf(req);
      if (!visit) throw new DoorRefusal('loggedOut');
      await endOwn(databaseOf(req.payload), visit, asked.id);
      return new Response(null, { status: 204 });
    }),
};

/** `POST /api/staff/<id>/send-link`: an administrator sends the invitation again, or a password reset link. 409 for a deactivated account. */
const sendAgain: Endpoint = {
  path: '/:id/send-link',
  method: 'post',
  handler: async (req) => {
    if (!admins({ req })) return forbidden(req);
    const id = Number(req.routeParams?.id);
    if (!Number.isSafeInteger(id) || id < 1 || id >= 2 ** 31)
      return new Response(null, { status: 404 });
    const sent = await databaseOf(req.payload).transaction(async (session) => {
      const link = await sendLink(session, readSettings(), id);
      if (!link) return false;
      const action = link.purpose === 'invite' ? 'invited' : 'passwordAsked';
      await noteLast(session, { action, subject: personOf(link.person), actor: actorOf(req) });
      return true;
    });
    return new Response(null, { status: sent ? 204 : 409 });
  },
};

export const accountEndpoints: Endpoint[] = [sessions, endSome, sendAgain];
