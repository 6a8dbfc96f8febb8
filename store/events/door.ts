import type { Culture } from '../cultures.ts';
import type { GroupCommit } from '../database/group-commit.ts';
import type { Session } from '../database/session.ts';
import type { Envelope } from '../submissions/submit.ts';
import { cancelSignUp, readSignUp, type SignUpState } from './cancel.ts';
import { eventCalendar } from './event-calendar.ts';
import { readEvent } from './event-facts.ts';
import { eventAt } from './event-node.ts';
import { type EventPlaces, readPlaces } from './places.ts';
import { type EventSignUpInput, type SignedUp, submitEventSignUp } from './sign-up.ts';
import type { EventSettings } from './tell.ts';

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

/** @param groups writes what is sent. */
export function eventDoor(
  session: Session,
  groups: GroupCommit,
  settings: EventSettings,
): EventDoor {
  const published = async (event: number, culture: Culture) => {
    const found = await readEvent(session, { event, culture });
    return found?.published ? found : undefined;
  };
  return {
    eventAt: (node, culture) => eventAt(session, node, culture),
    async eventPlaces(id, culture) {
      const event = await published(id, culture);
      return event && readPlaces(session, event);
    },
    async eventCalendar(id, culture) {
      const event = await published(id, culture);
      return event && eventCalendar(event, settings);
    },
    submitEventSignUp: (input, envelope) => submitEventSignUp(groups, input, envelope, settings),
    signUp: (token) => readSignUp(session, token, settings),
    cancelSignUp: (token) => cancelSignUp(groups, session, token, settings),
  };
}
