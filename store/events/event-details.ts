import { eq } from 'drizzle-orm';
import type { DbSession } from '../database/db-session.ts';
import { type Locale, localeOfCountry } from '../locales.ts';
import { events } from './tables.ts';

/** An event with its country, which determines the language. */
export interface EventRef {
  event: number;
  locale: Locale;
}

/** The event data for participants. */
export interface EventDetails {
  id: number;
  locale: Locale;
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
  session: DbSession,
  { locale, event }: EventRef,
): Promise<EventDetails | undefined> {
  const found = await readEventById(session, event);
  return found?.locale === locale ? found : undefined;
}

/** Returns an event in any country. */
export async function readEventById(
  session: DbSession,
  event: number,
): Promise<EventDetails | undefined> {
  const rows = events(session);
  const [found] = await session.orm.select().from(rows).where(eq(rows.id, event));
  // A draft may lack required fields.
  if (!found?.start || !found.end || !found.country) return undefined;
  const age = Date.parse(found.updatedAt) - Date.parse(found.createdAt);
  return {
    id: found.id,
    locale: localeOfCountry(found.country),
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
