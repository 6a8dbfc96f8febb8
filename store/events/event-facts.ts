import { eq } from 'drizzle-orm';
import { type Culture, cultureOf } from '../cultures.ts';
import type { Session } from '../database/session.ts';
import { events } from './tables.ts';

/** An event with its country, which determines the language. */
export interface Venue {
  event: number;
  culture: Culture;
}

/** The event data for participants. */
export interface EventFacts {
  id: number;
  culture: Culture;
  title: string;
  /** ISO 8601. */
  start: string;
  end: string;
  venue: string;
  address: string;
  /** Undefined for an unlimited number. */
  capacity: number | undefined;
  /** Incremented with every change, so that a calendar can tell which of two entries is newer (RFC 5545 section 3.8.7.4). */
  sequence: number;
  /** Whether visitors of this culture can see it. */
  published: boolean;
}

/** Returns the stored event; undefined when it is not in this country. */
export async function readEvent(
  session: Session,
  { culture, event }: Venue,
): Promise<EventFacts | undefined> {
  const found = await readEventOf(session, event);
  return found?.culture === culture ? found : undefined;
}

/** Returns an event in any country. */
export async function readEventOf(
  session: Session,
  event: number,
): Promise<EventFacts | undefined> {
  const rows = events(session);
  const [found] = await session.orm.select().from(rows).where(eq(rows.id, event));
  // A draft may lack required fields.
  if (!found?.start || !found.end || !found.country) return undefined;
  const age = Date.parse(found.updatedAt) - Date.parse(found.createdAt);
  return {
    id: found.id,
    culture: cultureOf(found.country),
    title: found.title ?? '',
    start: found.start,
    end: found.end,
    venue: found.venue ?? '',
    address: found.address ?? '',
    capacity: found.capacity ?? undefined,
    sequence: Math.max(0, Math.round(age / 1000)),
    published: found.status === 'published',
  };
}
