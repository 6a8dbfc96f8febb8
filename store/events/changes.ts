import { asc } from 'drizzle-orm';
import type { Session } from '../database/session.ts';
import { type EventFacts, readVenuesOf } from './event-facts.ts';
import { at, isOver } from './places.ts';
import { eventSignUps } from './tables.ts';
import { type EventSettings, tellParticipants } from './tell.ts';

/**
 * Another time or place of a venue, once it is published, is mailed to everybody who has a place there.
 * @param before the event at its venues as visitors knew it.
 */
export async function tellOfChange(
  session: Session,
  event: number,
  before: readonly EventFacts[],
  settings: EventSettings,
): Promise<void> {
  const rows = eventSignUps(session);
  for (const is of await readVenuesOf(session, event)) {
    const was = before.find(({ culture }) => culture === is.culture);
    if (!was || !is.published || isOver(is) || !differs(was, is)) continue;
    const confirmed = await session.orm
      .select()
      .from(rows)
      .where(at(session, is, 'confirmed'))
      .orderBy(asc(rows.createdAt), asc(rows.id));
    await tellParticipants(session, is, confirmed, 'changed', settings);
  }
}

const differs = (one: EventFacts, other: EventFacts): boolean =>
  (['start', 'end', 'venue', 'address'] as const).some((name) => one[name] !== other[name]);
