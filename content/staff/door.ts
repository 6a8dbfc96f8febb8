import { newToken } from '@oilway/store/accounts/tokens.ts';
import { readSettings } from '@oilway/store/settings.ts';
import { logIn } from '@oilway/store/staff/log-in.ts';
import {
  changePassword,
  type StaffPasswordOutcome,
  setPassword,
} from '@oilway/store/staff/new-password.ts';
import { normalEmail } from '@oilway/store/staff/person.ts';
import { requestLink } from '@oilway/store/staff/send-link.ts';
import { logOut } from '@oilway/store/staff/sessions.ts';
import type { Endpoint } from 'payload';
import { z } from 'zod';
import { visitOf } from '../access/visit.ts';
import { countFailedLogin } from '../audit/failed-logins.ts';
import { databaseOf } from '../database/session.ts';
import { answerWith, DoorRefusal, done } from './answers.ts';
import { delays, deviceOf, networkOf, post, refuseEarly, refuseForeign, sentTo } from './asker.ts';
import { cookieGone, cookieWith, sessionToken } from './cookie.ts';

/** Longer input is no valid address. */
const email = z.string().max(254);
const password = z.string().max(1000);

/** The auth endpoints of staff. Each precedes Payload's endpoint of the same path. */
export const doorEndpoints: Endpoint[] = [
  post('/login', async (req) => {
    const asked = await sentTo(req, z.object({ email, password })).catch((error: unknown) => {
      // Counts a malformed attempt, which names no account.
      if (error instanceof DoorRefusal && error.word !== 'foreign')
        countFailedLogin(req.payload, '');
      throw error;
    });
    const network = networkOf(req);
    const account = [normalEmail(asked.email), network];
    // The order matters: an attempt that has to wait for its account does not count for its network.
    refuseEarly(delays.logins, ...account);
    refuseEarly(delays.networks, network);
    const { studioOrigin } = readSettings();
    const before = sessionToken(req.headers, studioOrigin);
    const attempt = { ...asked, device: deviceOf(req), before };
    const came = await logIn(databaseOf(req.payload), attempt).catch((error) => {
      delays.logins.forgive(account, false);
      throw error;
    });
    if (!came) {
      countFailedLogin(req.payload, asked.email);
      throw new DoorRefusal('wrongLogin');
    }
    delays.logins.forgive(account);
    delays.networks.forgive([network], false);
    const kind = came.next === 'factor' ? 'step' : 'session';
    const cookie = cookieWith(came.token, studioOrigin, kind);
    return answerWith({ success: true, next: came.next }, [cookie]);
  }),

  post('/logout', async (req) => {
    refuseForeign(req);
    const { studioOrigin } = readSettings();
    const token = sessionToken(req.headers, studioOrigin);
    if (token) await logOut(databaseOf(req.payload), token);
    return done(cookieGone(studioOrigin), cookieGone(studioOrigin, 'step'));
  }),

  post('/forgot-password', async (req) => {
    const asked = await sentTo(req, z.object({ email }));
    const network = networkOf(req);
    refuseEarly(delays.mails, network);
    // A repeated request gets the same response, and sends no mail.
    if (delays.links.begin(normalEmail(asked.email)) > 0) return done();
    const { payload } = req;
    const database = databaseOf(payload);
    const { rest } = await requestLink(database, readSettings(), { ...asked, network });
    rest.catch((error: unknown) =>
      payload.logger.error({ err: error }, 'the mail for a new password was not written'),
    );
    return done();
  }),

  post('/reset-password', async (req) => {
    const asked = await sentTo(req, z.object({ token: z.string().max(100), password }));
    const network = networkOf(req);
    refuseEarly(delays.networks, network);
    took(await setPassword(databaseOf(req.payload), readSettings(), asked));
    delays.networks.forgive([network], false);
    return done();
  }),

  post('/change-password', async (req) => {
    const asked = await sentTo(req, z.object({ old: password, password }));
    const visit = visitOf(req);
    if (!visit) throw new DoorRefusal('loggedOut');
    const tries = ['change', String(visit.person)];
    refuseEarly(delays.logins, ...tries);
    const settings = readSettings();
    const wish = { ...asked, token: newToken() };
    took(await changePassword(databaseOf(req.payload), settings, visit, wish));
    delays.logins.forgive(tries);
    return done(cookieWith(wish.token, settings.studioOrigin));
  }),
];

/** @throws DoorRefusal */
function took(outcome: StaffPasswordOutcome): void {
  if (outcome !== 'done') throw new DoorRefusal(outcome === 'wrong' ? 'wrongPassword' : outcome);
}
