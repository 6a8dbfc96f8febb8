import { readSettings } from '@oilway/store/settings.ts';
import { sessionEnd, staffVisitOf, stillThere } from '@oilway/store/staff/sessions.ts';
import type { AuthStrategy, CollectionConfig, PayloadRequest } from 'payload';
import { visitOf } from '../access/visit.ts';
import { sessionOf } from '../database/session.ts';
import { isOwnDoing, sessionToken } from './cookie.ts';

type Hooks = NonNullable<CollectionConfig['hooks']>;

const name = 'oilway-staff';

/** Whoever's session the cookie carries, asked of the database each time. There is no other way in. */
export const staffStrategy: AuthStrategy = {
  name,
  async authenticate({ headers, payload, req }) {
    const { studioOrigin } = readSettings();
    const token = sessionToken(headers, studioOrigin);
    if (!token || !isOwnDoing(headers, req?.method, studioOrigin)) return { user: null };
    const visit = await staffVisitOf(await sessionOf(payload), token);
    if (!visit) return { user: null };
    const person = await payload.findByID({
      collection: 'staff',
      id: visit.person,
      depth: 0,
      overrideAccess: true,
      disableErrors: true,
    });
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

/** Seconds since the epoch at which the session ends, if it is not used again. */
async function endOfVisit(req: PayloadRequest): Promise<number> {
  const visit = visitOf(req);
  if (!visit) return 0;
  return Math.floor((await sessionEnd(await sessionOf(req.payload, req), visit.session)) / 1000);
}

/** The studio's pages ask this to know when they have to say that the session is about to end. */
export const tellEnd: NonNullable<Hooks['me']>[number] = async ({ args: { req }, user }) => ({
  exp: await endOfVisit(req),
  user,
});

/** Goes on with the session as far as its absolute limit, under the same token. */
export const goOn: NonNullable<Hooks['refresh']>[number] = async ({ args: { req }, user }) => {
  const visit = visitOf(req);
  if (visit) await stillThere(await sessionOf(req.payload, req), visit.session);
  return { exp: await endOfVisit(req), refreshedToken: '', setCookie: false, user };
};
