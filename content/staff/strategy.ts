import type { DbSession } from '@oilway/store/database/db-session.ts';
import { readSettings } from '@oilway/store/settings.ts';
import { accountById } from '@oilway/store/staff/account.ts';
import { mustSetUpFactor } from '@oilway/store/staff/mfa-policy.ts';
import {
  getStaffSession,
  readSessionExpiry,
  type StaffSession,
  touchStaffSession,
} from '@oilway/store/staff/sessions.ts';
import type { AuthStrategy, CollectionConfig, PayloadRequest } from 'payload';
import { staffSessionOf } from '../access/staff-session.ts';
import { findOneOptions } from '../database/queries.ts';
import { databaseOf, sessionOf } from '../database/session.ts';
import { isSameOrigin, sessionToken } from './cookie.ts';

type Hooks = NonNullable<CollectionConfig['hooks']>;

const name = 'oilway-staff';

/**
 * Authenticates by the session cookie, with a database lookup on each request. There is no other authentication. An account that must set up a second
 * factor first is not authenticated: only the endpoints in `factors.ts` accept it.
 */
export const staffStrategy: AuthStrategy = {
  name,
  async authenticate({ headers, payload, req }) {
    const { studioOrigin } = readSettings();
    const token = sessionToken(headers, studioOrigin);
    if (!token || !isSameOrigin(headers, req?.method, studioOrigin)) return { user: null };
    const session = databaseOf(payload);
    const staffSession = await getStaffSession(session, token);
    if (!staffSession) return { user: null };
    const person = await payload.findByID({
      ...findOneOptions,
      collection: 'staff',
      id: staffSession.person,
    });
    if (person && (await mustSetUpFactor(session, person))) return { user: null };
    return {
      user: person && {
        ...person,
        collection: 'staff',
        _sid: staffSession.id,
        _proved: staffSession.reauthenticatedAt,
        _strategy: name,
      },
    };
  },
};

/** Returns the account whose session is limited to setting up the first second factor. */
export async function getMfaSetupSession({
  headers,
  method,
  payload,
}: Pick<PayloadRequest, 'headers' | 'payload'> & { method?: string | undefined }): Promise<
  StaffSession | undefined
> {
  const { studioOrigin } = readSettings();
  const token = sessionToken(headers, studioOrigin);
  if (!token || !isSameOrigin(headers, method, studioOrigin)) return undefined;
  const session = databaseOf(payload);
  const staffSession = await getStaffSession(session, token);
  const person = staffSession && (await accountById(session, staffSession.person));
  return person && (await mustSetUpFactor(session, person)) ? staffSession : undefined;
}

/** Returns when the session expires if it is not used again, in seconds since the epoch. */
async function expiryOf(
  staffSession: StaffSession | undefined,
  session: DbSession,
): Promise<number> {
  return staffSession ? Math.floor((await readSessionExpiry(session, staffSession.id)) / 1000) : 0;
}

/** The studio's pages read the expiry to warn before the session ends. */
export const addSessionExpiry: NonNullable<Hooks['me']>[number] = async ({
  args: { req },
  user,
}) => ({
  exp: await expiryOf(staffSessionOf(req), databaseOf(req.payload)),
  user,
});

/** Extends the session up to its absolute limit, under the same token. */
export const refreshSession: NonNullable<Hooks['refresh']>[number] = async ({
  args: { req },
  user,
}) => {
  const staffSession = staffSessionOf(req);
  const session = await sessionOf(req);
  if (staffSession) await touchStaffSession(session, staffSession.id);
  return { exp: await expiryOf(staffSession, session), refreshedToken: '', setCookie: false, user };
};
