import type { Session } from '@oilway/store/database/session.ts';
import { readSettings } from '@oilway/store/settings.ts';
import { personById } from '@oilway/store/staff/person.ts';
import { mustSetUp } from '@oilway/store/staff/required.ts';
import {
  type StaffVisit,
  sessionEnd,
  staffVisitOf,
  stillThere,
} from '@oilway/store/staff/sessions.ts';
import type { AuthStrategy, CollectionConfig, PayloadRequest } from 'payload';
import { visitOf } from '../access/visit.ts';
import { databaseOf, sessionOf } from '../database/session.ts';
import { isOwnDoing, sessionToken } from './cookie.ts';

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
    if (!token || !isOwnDoing(headers, req?.method, studioOrigin)) return { user: null };
    const session = databaseOf(payload);
    const visit = await staffVisitOf(session, token);
    if (!visit) return { user: null };
    const person = await payload.findByID({
      collection: 'staff',
      id: visit.person,
      depth: 0,
      overrideAccess: true,
      disableErrors: true,
    });
    if (person && (await mustSetUp(session, person))) return { user: null };
    return {
      user: person && {
        ...person,
        collection: 'staff',
        _sid: visit.session,
        _proved: visit.proved,
        _strategy: name,
      },
    };
  },
};

/** Returns the account whose session is limited to setting up the first second factor. */
export async function newcomerOf({
  headers,
  method,
  payload,
}: Pick<PayloadRequest, 'headers' | 'payload'> & { method?: string | undefined }): Promise<
  StaffVisit | undefined
> {
  const { studioOrigin } = readSettings();
  const token = sessionToken(headers, studioOrigin);
  if (!token || !isOwnDoing(headers, method, studioOrigin)) return undefined;
  const session = databaseOf(payload);
  const visit = await staffVisitOf(session, token);
  const person = visit && (await personById(session, visit.person));
  return person && (await mustSetUp(session, person)) ? visit : undefined;
}

/** Returns when the session expires if it is not used again, in seconds since the epoch. */
async function endOf(visit: StaffVisit | undefined, session: Session): Promise<number> {
  return visit ? Math.floor((await sessionEnd(session, visit.session)) / 1000) : 0;
}

/** The studio's pages read the expiry to warn before the session ends. */
export const tellEnd: NonNullable<Hooks['me']>[number] = async ({ args: { req }, user }) => ({
  exp: await endOf(visitOf(req), databaseOf(req.payload)),
  user,
});

/** Extends the session up to its absolute limit, under the same token. */
export const goOn: NonNullable<Hooks['refresh']>[number] = async ({ args: { req }, user }) => {
  const visit = visitOf(req);
  const session = await sessionOf(req);
  if (visit) await stillThere(session, visit.session);
  return { exp: await endOf(visit, session), refreshedToken: '', setCookie: false, user };
};
