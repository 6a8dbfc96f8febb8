import ical, { ICalCalendarMethod } from 'ical-generator';
import type { EventFacts } from '../events/event-facts.ts';
import type { Mail } from '../outbox/mail.ts';
import { readSettings } from '../settings.ts';

type Attachment = NonNullable<Mail['attachments']>[number];

/**
 * An event at its venue for calendars (RFC 5545). Its times are in UTC, which every calendar shows in its reader's time.
 * It keeps its UID through every change, so that it replaces what a calendar has.
 * @param sharedId whether the calendar has it under the UID that both venues had once, which the German one still has.
 */
export function eventCalendar(event: EventFacts, sharedId = false): string {
  const { hostname } = new URL(readSettings().siteOrigin);
  const calendar = ical({
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'Oilway', product: 'Website' },
  });
  calendar.createEvent({
    id: `event-${event.id}${event.culture === 'de-DE' || sharedId ? '' : '-pl'}@${hostname}`,
    sequence: event.sequence,
    start: new Date(event.start),
    end: new Date(event.end),
    summary: event.title,
    location: [event.venue, event.address].filter(Boolean).join(', '),
  });
  return calendar.toString();
}

export const calendarAttachment = (event: EventFacts, sharedId: boolean): Attachment => ({
  filename: `oilway-${event.id}.ics`,
  contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
  content: eventCalendar(event, sharedId),
});
