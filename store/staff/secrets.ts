import { lt } from 'drizzle-orm';
import type { Session } from '../database/session.ts';
import { dropLinks } from './links.ts';
import { deleteEndedSessions, endSessions } from './sessions.ts';
import { staffLinks } from './tables.ts';

/** Ends every session of a person, or every other one, and takes the links of earlier mails back. */
export async function dropSecrets(
  session: Session,
  person: number,
  except?: string,
): Promise<void> {
  await dropLinks(session, person);
  await endSessions(session, person, except);
}

/** Deletes sessions and links of mails that nobody can use any more. @param now milliseconds. */
export async function deleteEnded(session: Session, now: number): Promise<void> {
  const links = staffLinks(session);
  await session.orm.delete(links).where(lt(links.expires, new Date(now).toISOString()));
  await deleteEndedSessions(session, now);
}
