import { newToken } from '@oilway/store/accounts/tokens.ts';
import { readSettings } from '@oilway/store/settings.ts';
import { normalEmail } from '@oilway/store/staff/account.ts';
import { logIn } from '@oilway/store/staff/log-in.ts';
import {
  changePassword,
  type StaffPasswordOutcome,
  setPassword,
} from '@oilway/store/staff/new-password.ts';
import { requestLink } from '@oilway/store/staff/send-link.ts';
import { logOut } from '@oilway/store/staff/sessions.ts';
import type { Endpoint } from 'payload';
import { z } from 'zod';
import { staffSessionOf } from '../access/staff-session.ts';
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

/** Longer input is no valid address. */
const email = z.string().max(254);
const password = z.string().max(1000);

/** The auth endpoints of staff. Each precedes Payload's endpoint of the same path. */
export const authEndpoints: Endpoint[] = [
  authEndpoint('/login', async (req) => {
    const body = await parseBody(req, z.object({ email, password })).catch((error: unknown) => {
      // Counts a malformed attempt, which names no account.
      if (error instanceof AuthError && error.code !== 'foreign') countFailedLogin(req.payload, '');
      throw error;
    });
    const network = networkOf(req);
    const account = [normalEmail(body.email), network];
    // The order matters: an attempt that has to wait for its account does not count for its network.
    assertNotThrottled(delays.logins, ...account);
    assertNotThrottled(delays.networks, network);
    const { studioOrigin } = readSettings();
    const previousToken = sessionToken(req.headers, studioOrigin);
    const attempt = { ...body, device: deviceOf(req), previousToken };
    const outcome = await logIn(databaseOf(req.payload), attempt).catch((error) => {
      delays.logins.refund(account, false);
      throw error;
    });
    if (!outcome) {
      countFailedLogin(req.payload, body.email);
      throw new AuthError('wrongLogin');
    }
    delays.logins.refund(account);
    delays.networks.refund([network], false);
    const kind = outcome.next === 'factor' ? 'step' : 'session';
    const cookie = sessionCookie(outcome.token, studioOrigin, kind);
    return jsonResponse({ success: true, next: outcome.next }, [cookie]);
  }),

  authEndpoint('/logout', async (req) => {
    requireSameOrigin(req);
    const { studioOrigin } = readSettings();
    const token = sessionToken(req.headers, studioOrigin);
    if (token) await logOut(databaseOf(req.payload), token);
    return successResponse(expiredCookie(studioOrigin), expiredCookie(studioOrigin, 'step'));
  }),

  authEndpoint('/forgot-password', async (req) => {
    const body = await parseBody(req, z.object({ email }));
    const network = networkOf(req);
    assertNotThrottled(delays.mails, network);
    // A repeated request gets the same response, and sends no mail.
    if (delays.links.attempt(normalEmail(body.email)) > 0) return successResponse();
    const { payload } = req;
    const database = databaseOf(payload);
    const { rest } = await requestLink(database, readSettings(), { ...body, network });
    rest.catch((error: unknown) =>
      payload.logger.error({ err: error }, 'the mail for a new password could not be enqueued'),
    );
    return successResponse();
  }),

  authEndpoint('/reset-password', async (req) => {
    const body = await parseBody(req, z.object({ token: z.string().max(100), password }));
    const network = networkOf(req);
    assertNotThrottled(delays.networks, network);
    assertDone(await setPassword(databaseOf(req.payload), readSettings(), body));
    delays.networks.refund([network], false);
    return successResponse();
  }),

  authEndpoint('/change-password', async (req) => {
    const body = await parseBody(req, z.object({ old: password, password }));
    const staffSession = staffSessionOf(req);
    if (!staffSession) throw new AuthError('loggedOut');
    const throttleKey = ['change', String(staffSession.person)];
    assertNotThrottled(delays.logins, ...throttleKey);
    const settings = readSettings();
    const change = { ...body, token: newToken() };
    assertDone(await changePassword(databaseOf(req.payload), settings, staffSession, change));
    delays.logins.refund(throttleKey);
    return successResponse(sessionCookie(change.token, settings.studioOrigin));
  }),
];

/** @throws AuthError */
function assertDone(outcome: StaffPasswordOutcome): void {
  if (outcome !== 'done') throw new AuthError(outcome === 'wrong' ? 'wrongPassword' : outcome);
}
