import ical, { ICalCalendarMethod } from 'ical-generator';
import type { Mail } from '../outbox/mail.ts';
import type { EventDetails } from './event-details.ts';

type Attachment = NonNullable<Mail['attachments']>[number];

/** Parameters of a calendar entry. */
export interface CalendarOptions {
  /** The site's origin, which is part of the UID. */
  siteOrigin: string;
  /** Whether to use the UID that both venues once shared, which the German one still has. */
  sharedCalendarId?: boolean;
}

/**
 * Returns an event at its venue as iCalendar (RFC 5545). Times are in UTC, which calendars convert to the reader's zone. The UID is stable, so that
 * an updated entry replaces the earlier one.
 */
export function eventCalendar(
  event: EventDetails,
  { sharedCalendarId = false, siteOrigin }: CalendarOptions,
): string {
  const { hostname } = new URL(siteOrigin);
  const calendar = ical({
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'Oilway', product: 'Website' },
  });
  calendar.createEvent({
    id: `event-${event.id}${event.locale === 'de-DE' || sharedCalendarId ? '' : '-pl'}@${hostname}`,
    sequence: event.sequence,
    start: new Date(event.start),
    end: new Date(event.end),
    summary: event.title,
    location: [event.venue, event.address].filter(Boolean).join(', '),
  });
  return calendar.toString();
}

export const calendarAttachment = (event: EventDetails, calendar: CalendarOptions): Attachment => ({
  filename: `oilway-${event.id}.ics`,
  contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
  content: eventCalendar(event, calendar),
});
