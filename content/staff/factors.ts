import { Ceremonies } from '@oilway/store/accounts/ceremonies.ts';
import { newChallenge } from '@oilway/store/accounts/challenges.ts';
import { verifyPassword } from '@oilway/store/accounts/hashing.ts';
import { passkeyLimit } from '@oilway/store/accounts/passkey.ts';
import { registration } from '@oilway/store/accounts/passkey-answers.ts';
import { readSettings } from '@oilway/store/settings.ts';
import {
  type Added,
  addApp,
  addStaffPasskey,
  ownFactors,
  renewRecovery,
} from '@oilway/store/staff/factors.ts';
import { newCodes } from '@oilway/store/staff/one-time-codes.ts';
import { handleOf, staffPasskeysOf } from '@oilway/store/staff/passkeys.ts';
import { type Person, personById } from '@oilway/store/staff/person.ts';
import { isProved } from '@oilway/store/staff/prove.ts';
import type { StaffVisit } from '@oilway/store/staff/sessions.ts';
import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { visitOf } from '../access/visit.ts';
import { databaseOf } from '../database/session.ts';
import { answerOf, answerWith, DoorRefusal } from './answers.ts';
import { delays, deviceOf, post, refuseEarly, sentTo } from './asker.ts';
import { qrCode } from './qr-code.ts';
import { newcomerOf } from './strategy.ts';

const password = z.string().max(1000);
const maybePassword = z.object({ password: password.optional() });

/** The logged-in account, and whether it has to enter the password again. */
interface OwnAccount {
  visit: StaffVisit;
  person: Person;
  asksPassword: boolean;
}

/** @throws DoorRefusal without a session. */
async function accountOf(req: PayloadRequest): Promise<OwnAccount> {
  const full = visitOf(req);
  const visit = full ?? (await newcomerOf(req));
  const session = databaseOf(req.payload);
  const person = visit && (await personById(session, visit.person));
  if (!visit || !person) throw new DoorRefusal('loggedOut');
  // A login that awaits its first factor has just verified the password; a full session verifies it again, because a new factor outlasts the session.
  return { visit, person, asksPassword: full !== undefined || !isProved(visit) };
}

/** Returns the account after verifying its password where that is required. @throws DoorRefusal, TooBusyError */
export async function ownerOf(
  req: PayloadRequest,
  shown: string | undefined,
): Promise<Pick<OwnAccount, 'person' | 'visit'>> {
  const { asksPassword, person, visit } = await accountOf(req);
  if (!asksPassword) return { person, visit };
  const tries = ['change', String(person.id)];
  refuseEarly(delays.logins, ...tries);
  if (!(await verifyPassword(person.passwordHash, shown ?? '')))
    throw new DoorRefusal('wrongPassword');
  delays.logins.forgive(tries);
  return { person, visit };
}

/** Endpoints for listing and adding the second factors of the logged-in account. */
export const factorEndpoints: Endpoint[] = [
  {
    path: '/factors',
    method: 'get',
    handler: (req) =>
      answerOf(req, async () => {
        const { asksPassword, person } = await accountOf(req);
        return answerWith({
          ...(await ownFactors(databaseOf(req.payload), person)),
          asksPassword,
        });
      }),
  },

  post('/app-secret', async (req) => {
    const asked = await sentTo(req, maybePassword);
    const { person, visit } = await ownerOf(req, asked.password);
    const made = newCodes(readSettings(), visit);
    return answerWith({ ...made, qr: qrCode(addressFor(made.secret, person.email)) });
  }),

  post('/add-app', async (req) => {
    const asked = await sentTo(
      req,
      z.object({ sealed: z.string().max(200), code: z.string().max(20) }),
    );
    const { person, visit } = await accountOf(req);
    // Limits attempts to confirm an app: enough for typing errors, too few for guessing by a program.
    const tries = ['app', String(person.id)];
    refuseEarly(delays.logins, ...tries);
    const shown = { sealed: asked.sealed, code: asked.code.replaceAll(/\s/g, '') };
    const outcome = await addApp(databaseOf(req.payload), readSettings(), visit, shown);
    if (typeof outcome === 'object') delays.logins.forgive(tries);
    return added(outcome);
  }),

  post('/passkey-options', async (req) => {
    const asked = await sentTo(req, maybePassword);
    const { person, visit } = await ownerOf(req, asked.password);
    const has = await staffPasskeysOf(databaseOf(req.payload), person.id);
    if (has.length >= passkeyLimit) throw new DoorRefusal('tooManyPasskeys');
    const { factorSecret, studioOrigin } = readSettings();
    const challenge = newChallenge(factorSecret, { session: visit.session }, Date.now());
    const owner = { id: handleOf(person.id), email: person.email, name: person.name };
    return answerWith({
      options: new Ceremonies(studioOrigin).newOptions(challenge, owner, has),
    });
  }),

  post('/add-passkey', async (req) => {
    const asked = await sentTo(
      req,
      z.object({ name: z.string().trim().max(40), credential: registration }),
    );
    const { visit } = await accountOf(req);
    const made = await new Ceremonies(readSettings().studioOrigin).made(asked.credential);
    if (!made) throw new DoorRefusal('passkeyFailed');
    const passkey = { ...made.passkey, name: storable(asked.name) || deviceOf(req) };
    const database = databaseOf(req.payload);
    return added(await addStaffPasskey(database, readSettings(), visit, { ...made, passkey }));
  }),

  post('/new-recovery-codes', async (req) => {
    const asked = await sentTo(req, z.object({ password }));
    const { visit } = await ownerOf(req, asked.password);
    const codes = await renewRecovery(databaseOf(req.payload), visit);
    if (!codes) throw new DoorRefusal('noFactor');
    return answerWith({ recovery: codes });
  }),
];

const refusals = {
  wrong: 'wrongCode',
  over: 'passkeyFailed',
  known: 'passkeyFailed',
  full: 'tooManyPasskeys',
} as const;

/** @throws DoorRefusal */
function added(outcome: Added): Response {
  if (typeof outcome === 'string') throw new DoorRefusal(refusals[outcome]);
  return answerWith(outcome);
}

/** Returns the `otpauth:` URI for authenticator apps (Key Uri Format of Google Authenticator). Omitted parameters have the defaults of all apps. */
function addressFor(secret: string, email: string): string {
  const issuer = 'Oilway Studio';
  const asked = new URLSearchParams({ secret, issuer });
  return `otpauth://totp/${encodeURIComponent(`${issuer}:${email}`)}?${String(asked).replaceAll('+', '%20')}`;
}

const storable = (name: string): string => name.toWellFormed().replaceAll(/\p{Cc}/gu, '');
