import { readSettings } from '@oilway/store/settings.ts';
import { sendLink } from '@oilway/store/staff/send-link.ts';
import { endOwnSessions, listStaffSessions } from '@oilway/store/staff/sessions.ts';
import type { Endpoint } from 'payload';
import { z } from 'zod';
import { forbiddenResponse } from '../access/forbidden.ts';
import { admins } from '../access/rules.ts';
import { staffSessionOf } from '../access/staff-session.ts';
import { actorOf, appendToAuditLog } from '../audit/record-actions.ts';
import { staffSubject } from '../audit/staff-audit.ts';
import { databaseOf } from '../database/session.ts';
import { AuthError, noStore, withAuthErrors } from './auth-responses.ts';
import { parseBody } from './client-info.ts';

/** `GET /api/staff/sessions`: returns the sessions of the logged-in person, and never those of others. */
const sessions: Endpoint = {
  path: '/sessions',
  method: 'get',
  handler: (req) =>
    withAuthErrors(req, async () => {
      const staffSession = staffSessionOf(req);
      if (!staffSession) throw new AuthError('loggedOut');
      const found = await listStaffSessions(databaseOf(req.payload), staffSession.person);
      const withCurrent = found.map((one) => ({ ...one, isThis: one.id === staffSession.id }));
      return Response.json({ sessions: withCurrent }, { headers: noStore });
    }),
};

/** `POST /api/staff/end-sessions`: ends one session of the logged-in person, or all others. */
const endSessionsEndpoint: Endpoint = {
  path: '/end-sessions',
  method: 'post',
  handler: (req) =>
    withAuthErrors(req, async () => {
      const body = await parseBody(req, z.strictObject({ id: z.uuid().optional() }));
      const staffSession = staffSessionOf(req);
      if (!staffSession) throw new AuthError('loggedOut');
      await endOwnSessions(databaseOf(req.payload), staffSession, body.id);
      return new Response(null, { status: 204 });
    }),
};

/** `POST /api/staff/<id>/send-link`: an administrator sends the invitation again, or a password reset link. 409 for a deactivated account. */
const sendLinkEndpoint: Endpoint = {
  path: '/:id/send-link',
  method: 'post',
  handler: async (req) => {
    if (!admins({ req })) return forbiddenResponse(req);
    const id = Number(req.routeParams?.id);
    if (!Number.isSafeInteger(id) || id < 1 || id >= 2 ** 31)
      return new Response(null, { status: 404 });
    const sent = await databaseOf(req.payload).transaction(async (session) => {
      const link = await sendLink(session, readSettings(), id);
      if (!link) return false;
      const action = link.purpose === 'invite' ? 'invited' : 'passwordResetRequested';
      await appendToAuditLog(session, {
        action,
        subject: staffSubject(link.person),
        actor: actorOf(req),
      });
      return true;
    });
    return new Response(null, { status: sent ? 204 : 409 });
  },
};

export const accountEndpoints: Endpoint[] = [sessions, endSessionsEndpoint, sendLinkEndpoint];
