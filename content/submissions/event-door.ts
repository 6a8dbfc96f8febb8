import type { Culture } from '@oilway/store/cultures.ts';
import { eventCalendar } from '@oilway/store/mails/event-calendar.ts';
import type { Envelope } from '@oilway/store/submissions/submit.ts';
import type { Payload } from 'payload';
import { cancelSignUp, readSignUp, type SignUpState } from './cancel-sign-up.ts';
import { readEvent } from './event-facts.ts';
import { eventAt } from './event-node.ts';
import { type EventPlaces, eventPlaces } from './event-places.ts';
import { type EventSignUpInput, type SignedUp, submitEventSignUp } from './event-sign-up.ts';

/** What the site reads and hands in about the places of events. */
export interface EventDoor {
  /** The event that a node id names, an event's or a page's; undefined where it names none. */
  eventAt(node: number, culture: Culture): Promise<number | undefined>;
  /** How they stand at this moment, which no revision tells; undefined when the culture has no such event. */
  eventPlaces(id: number, culture: Culture): Promise<EventPlaces | undefined>;
  /** An event for calendars (iCalendar); undefined when the culture has none. */
  eventCalendar(id: number, culture: Culture): Promise<string | undefined>;
  /**
   * Stores a sign-up for an event with its mails, and tells whether it has a place; what it returns is on disk.
   * @throws EventClosedError, SubmissionError; nothing is stored then.
   */
  submitEventSignUp(input: EventSignUpInput, envelope: Envelope): Promise<SignedUp>;
  /** The sign-up whose participant was mailed this token. */
  signUp(token: string): Promise<SignUpState | undefined>;
  /** Cancels it, once however often it is asked; false when there is none. */
  cancelSignUp(token: string): Promise<boolean>;
}

export function eventDoor(payload: Payload): EventDoor {
  const published = async (id: number, culture: Culture) => {
    const event = await readEvent(payload, id, culture);
    return event?.published ? event : undefined;
  };
  return {
    eventAt: (node, culture) => eventAt(payload, node, culture),
    async eventPlaces(id, culture) {
      return (await published(id, culture)) && eventPlaces(payload, { event: id, culture });
    },
    async eventCalendar(id, culture) {
      const event = await published(id, culture);
      return event && eventCalendar(event);
    },
    submitEventSignUp: (input, envelope) => submitEventSignUp(payload, input, envelope),
    signUp: (token) => readSignUp(payload, token),
    cancelSignUp: (token) => cancelSignUp(payload, token),
  };
}
