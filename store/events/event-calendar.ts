import ical, { ICalCalendarMethod } from 'ical-generator';
import type { Mail } from '../outbox/mail.ts';
import type { EventFacts } from './event-facts.ts';

type Attachment = NonNullable<Mail['attachments']>[number];

/** The calendar that an entry is for. */
export interface CalendarOf {
  /** The site's, whose name is part of the UID. */
  siteOrigin: string;
  /** Whether it has the event under the UID that both venues had once, which the German one still has. */
  sharedCalendarId?: boolean;
}

/**
 * An event at its venue for calendars (RFC 5545). Its times are in UTC, which every calendar shows in its reader's time.
 * It keeps its UID through every change, so that it replaces what a calendar has.
 */
export function eventCalendar(
  event: EventFacts,
  { sharedCalendarId = false, siteOrigin }: CalendarOf,
): string {
  const { hostname } = new URL(siteOrigin);
  const calendar = ical({
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'Oilway', product: 'Website' },
  });
  calendar.createEvent({
    id: `event-${event.id}${event.culture === 'de-DE' || sharedCalendarId ? '' : '-pl'}@${hostname}`,
    sequence: event.sequence,
    start: new Date(event.start),
    end: new Date(event.end),
    summary: event.title,
    location: [event.venue, event.address].filter(Boolean).join(', '),
  });
  return calendar.toString();
}

export const calendarAttachment = (event: EventFacts, calendar: CalendarOf): Attachment => ({
  filename: `oilway-${event.id}.ics`,
  contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
  content: eventCalendar(event, calendar),
});
