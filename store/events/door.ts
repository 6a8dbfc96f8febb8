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

/** The site's operations on event places. */
export interface EventDoor {
  /** Returns the event of a node id, an event's or a page's; undefined where there is none. */
  eventAt(node: number, culture: Culture): Promise<number | undefined>;
  /** Returns the current occupancy, which no revision covers; undefined when the culture has no such event. */
  eventPlaces(id: number, culture: Culture): Promise<EventPlaces | undefined>;
  /** Returns an event as iCalendar; undefined when the culture has none. */
  eventCalendar(id: number, culture: Culture): Promise<string | undefined>;
  /**
   * Stores an event sign-up with its mails, and returns whether it has a place; durable when this resolves.
   * @throws EventClosedError, SubmissionError; nothing is stored then.
   */
  submitEventSignUp(input: EventSignUpInput, envelope: Envelope): Promise<SignedUp>;
  /** Returns the sign-up of a mailed token. */
  signUp(token: string): Promise<SignUpState | undefined>;
  /** Cancels a sign-up, idempotently; false when there is none. */
  cancelSignUp(token: string): Promise<boolean>;
}

/** @param groups batches the writes. */
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
