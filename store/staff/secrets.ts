import { lt } from 'drizzle-orm';
import type { Session } from '../database/session.ts';
import { dropLinks } from './links.ts';
import { deleteEndedSessions, endSessions } from './sessions.ts';
import { deleteEndedSteps, dropSteps } from './steps.ts';
import { staffChallenges, staffLinks } from './tables.ts';

/** Ends every session of an account, or every other one, and revokes mailed links and pending logins. */
export async function dropSecrets(
  session: Session,
  person: number,
  except?: string,
): Promise<void> {
  await dropLinks(session, person);
  await dropSteps(session, person);
  await endSessions(session, person, except);
}

/** Deletes expired sessions, mailed links, pending logins and challenges. @param now milliseconds. */
export async function deleteEnded(session: Session, now: number): Promise<void> {
  const [links, challenges] = [staffLinks(session), staffChallenges(session)];
  const moment = new Date(now).toISOString();
  await session.orm.delete(links).where(lt(links.expires, moment));
  await session.orm.delete(challenges).where(lt(challenges.expires, moment));
  await deleteEndedSteps(session, now);
  await deleteEndedSessions(session, now);
}
