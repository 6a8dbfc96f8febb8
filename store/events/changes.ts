import { asc } from 'drizzle-orm';
import type { Session } from '../database/session.ts';
import { type EventFacts, readEventOf } from './event-facts.ts';
import { at, isOver } from './places.ts';
import { eventSignUps } from './tables.ts';
import { type EventSettings, tellParticipants } from './tell.ts';

/** Mails every participant with a place when a published event's time or place has changed. @param was the previously published event. */
export async function tellOfChange(
  session: Session,
  event: number,
  was: EventFacts,
  settings: EventSettings,
): Promise<void> {
  const rows = eventSignUps(session);
  const is = await readEventOf(session, event);
  if (!is?.published || isOver(is) || !differs(was, is)) return;
  const confirmed = await session.orm
    .select()
    .from(rows)
    .where(at(session, is, 'confirmed'))
    .orderBy(asc(rows.createdAt), asc(rows.id));
  await tellParticipants(session, is, confirmed, 'changed', settings);
}

const differs = (one: EventFacts, other: EventFacts): boolean =>
  (['start', 'end', 'venue', 'address'] as const).some((name) => one[name] !== other[name]);
