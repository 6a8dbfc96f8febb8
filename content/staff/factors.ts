import { newChallenge } from '@oilway/store/accounts/challenges.ts';
import { passkeyLimit } from '@oilway/store/accounts/passkey.ts';
import { registration } from '@oilway/store/accounts/passkey-schemas.ts';
import { verifyPassword } from '@oilway/store/accounts/password-hash.ts';
import { RelyingParty } from '@oilway/store/accounts/relying-party.ts';
import { readSettings } from '@oilway/store/settings.ts';
import { accountById, type StaffAccount } from '@oilway/store/staff/account.ts';
import {
  type AddFactorResult,
  addApp,
  addStaffPasskey,
  readAccountFactors,
  renewRecoveryCodes,
} from '@oilway/store/staff/factors.ts';
import { listStaffPasskeys, userHandleOf } from '@oilway/store/staff/passkeys.ts';
import { isReauthenticated } from '@oilway/store/staff/reauthenticate.ts';
import type { StaffSession } from '@oilway/store/staff/sessions.ts';
import { createTotpSetup } from '@oilway/store/staff/totp-app.ts';
import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { staffSessionOf } from '../access/staff-session.ts';
import { databaseOf } from '../database/session.ts';
import { AuthError, jsonResponse, withAuthErrors } from './auth-responses.ts';
import { assertNotThrottled, authEndpoint, delays, deviceOf, parseBody } from './client-info.ts';
import { qrCode } from './qr-code.ts';
import { getMfaSetupSession } from './strategy.ts';

const password = z.string().max(1000);
const maybePassword = z.object({ password: password.optional() });

/** The logged-in account, and whether it has to enter the password again. */
interface OwnAccount {
  staffSession: StaffSession;
  person: StaffAccount;
  asksPassword: boolean;
}

/** @throws AuthError without a session. */
async function requireAccount(req: PayloadRequest): Promise<OwnAccount> {
  const fullSession = staffSessionOf(req);
  const staffSession = fullSession ?? (await getMfaSetupSession(req));
  const session = databaseOf(req.payload);
  const person = staffSession && (await accountById(session, staffSession.person));
  if (!staffSession || !person) throw new AuthError('loggedOut');
  // A login that awaits its first factor has just verified the password; a full session verifies it again, because a new factor outlasts the session.
  return {
    staffSession,
    person,
    asksPassword: fullSession !== undefined || !isReauthenticated(staffSession),
  };
}

/** Returns the account after verifying its password where that is required. @throws AuthError, TooBusyError */
export async function requireVerifiedAccount(
  req: PayloadRequest,
  enteredPassword: string | undefined,
): Promise<Pick<OwnAccount, 'person' | 'staffSession'>> {
  const { asksPassword, person, staffSession } = await requireAccount(req);
  if (!asksPassword) return { person, staffSession };
  const throttleKey = ['change', String(person.id)];
  assertNotThrottled(delays.logins, ...throttleKey);
  if (!(await verifyPassword(person.passwordHash, enteredPassword ?? '')))
    throw new AuthError('wrongPassword');
  delays.logins.refund(throttleKey);
  return { person, staffSession };
}

/** Endpoints for listing and adding the second factors of the logged-in account. */
export const factorEndpoints: Endpoint[] = [
  {
    path: '/factors',
    method: 'get',
    handler: (req) =>
      withAuthErrors(req, async () => {
        const { asksPassword, person } = await requireAccount(req);
        return jsonResponse({
          ...(await readAccountFactors(databaseOf(req.payload), person)),
          asksPassword,
        });
      }),
  },

  authEndpoint('/app-secret', async (req) => {
    const body = await parseBody(req, maybePassword);
    const { person, staffSession } = await requireVerifiedAccount(req, body.password);
    const created = createTotpSetup(readSettings(), staffSession);
    return jsonResponse({ ...created, qr: qrCode(otpauthUri(created.secret, person.email)) });
  }),

  authEndpoint('/add-app', async (req) => {
    const body = await parseBody(
      req,
      z.object({ sealed: z.string().max(200), code: z.string().max(20) }),
    );
    const { person, staffSession } = await requireAccount(req);
    // Limits attempts to confirm an app: enough for typing errors, too few for guessing by a program.
    const throttleKey = ['app', String(person.id)];
    assertNotThrottled(delays.logins, ...throttleKey);
    const attempt = { sealed: body.sealed, code: body.code.replaceAll(/\s/g, '') };
    const outcome = await addApp(databaseOf(req.payload), readSettings(), staffSession, attempt);
    if (typeof outcome === 'object') delays.logins.refund(throttleKey);
    return added(outcome);
  }),

  authEndpoint('/passkey-options', async (req) => {
    const body = await parseBody(req, maybePassword);
    const { person, staffSession } = await requireVerifiedAccount(req, body.password);
    const has = await listStaffPasskeys(databaseOf(req.payload), person.id);
    if (has.length >= passkeyLimit) throw new AuthError('tooManyPasskeys');
    const { factorSecret, studioOrigin } = readSettings();
    const challenge = newChallenge(factorSecret, { session: staffSession.id }, Date.now());
    const owner = { id: userHandleOf(person.id), email: person.email, name: person.name };
    return jsonResponse({
      options: new RelyingParty(studioOrigin).registrationOptions(challenge, owner, has),
    });
  }),

  authEndpoint('/add-passkey', async (req) => {
    const body = await parseBody(
      req,
      z.object({ name: z.string().trim().max(40), credential: registration }),
    );
    const { staffSession } = await requireAccount(req);
    const created = await new RelyingParty(readSettings().studioOrigin).verifyRegistration(
      body.credential,
    );
    if (!created) throw new AuthError('passkeyFailed');
    const passkey = {
      ...created.passkey,
      name: withoutControlCharacters(body.name) || deviceOf(req),
    };
    const database = databaseOf(req.payload);
    return added(
      await addStaffPasskey(database, readSettings(), staffSession, { ...created, passkey }),
    );
  }),

  authEndpoint('/new-recovery-codes', async (req) => {
    const body = await parseBody(req, z.object({ password }));
    const { staffSession } = await requireVerifiedAccount(req, body.password);
    const codes = await renewRecoveryCodes(databaseOf(req.payload), staffSession);
    if (!codes) throw new AuthError('noFactor');
    return jsonResponse({ recovery: codes });
  }),
];

const refusals = {
  wrong: 'wrongCode',
  over: 'passkeyFailed',
  known: 'passkeyFailed',
  full: 'tooManyPasskeys',
} as const;

/** @throws AuthError */
function added(outcome: AddFactorResult): Response {
  if (typeof outcome === 'string') throw new AuthError(refusals[outcome]);
  return jsonResponse(outcome);
}

/** Returns the `otpauth:` URI for authenticator apps (Key Uri Format of Google Authenticator). Omitted parameters have the defaults of all apps. */
function otpauthUri(secret: string, email: string): string {
  const issuer = 'Oilway Studio';
  const params = new URLSearchParams({ secret, issuer });
  return `otpauth://totp/${encodeURIComponent(`${issuer}:${email}`)}?${String(params).replaceAll('+', '%20')}`;
}

const withoutControlCharacters = (name: string): string =>
  name.toWellFormed().replaceAll(/\p{Cc}/gu, '');
