import { and, eq, type SQL } from 'drizzle-orm';
import { type Culture, cultureOf, localeOf } from '../cultures.ts';
import type { Session } from '../database/session.ts';
import * as tables from './tables.ts';

/** Where an event takes place: it has one venue in each country that has it, with places of its own. */
export interface Venue {
  event: number;
  culture: Culture;
}

/** An event at its venue in the country of a culture, in its language: what a participant has to know. */
export interface EventFacts {
  id: number;
  culture: Culture;
  title: string;
  /** ISO 8601. */
  start: string;
  end: string;
  venue: string;
  address: string;
  /** Undefined where everybody can come. */
  capacity: number | undefined;
  /** Rises with every change, so that a calendar knows which of two entries is newer (RFC 5545 section 3.8.7.4). */
  sequence: number;
  /** Whether visitors of this culture can see it. */
  published: boolean;
}

/** The stored event; undefined when it has no venue in this country. */
export async function readEvent(
  session: Session,
  { culture, event }: Venue,
): Promise<EventFacts | undefined> {
  const venues = tables.eventVenues(session);
  const asked = and(eq(venues.event, event), eq(venues.locale, localeOf(culture)));
  const [found] = await readVenues(session, asked);
  return found;
}

/** An event at each of its venues. */
export const readVenuesOf = (session: Session, event: number): Promise<EventFacts[]> =>
  readVenues(session, eq(tables.eventVenues(session).event, event));

async function readVenues(session: Session, asked: SQL | undefined): Promise<EventFacts[]> {
  const [events, venues] = [tables.events(session), tables.eventVenues(session)];
  const { createdAt, id, updatedAt } = events;
  const rows = await session.orm
    .select({ id, createdAt, updatedAt, venue: venues })
    .from(venues)
    .innerJoin(events, eq(id, venues.event))
    .where(asked);
  return rows.flatMap(({ venue: { end, locale, start, status, ...venue }, ...event }) => {
    // A language that nobody wrote has none of what is required.
    if (!start || !end) return [];
    const age = Date.parse(event.updatedAt) - Date.parse(event.createdAt);
    return {
      id: event.id,
      culture: cultureOf(locale),
      title: venue.title ?? '',
      start,
      end,
      venue: venue.venue ?? '',
      address: venue.address ?? '',
      capacity: venue.capacity ?? undefined,
      sequence: Math.max(0, Math.round(age / 1000)),
      published: status === 'published',
    };
  });
}
