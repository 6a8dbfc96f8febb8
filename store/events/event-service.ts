import type { DbSession } from '../database/db-session.ts';
import type { GroupCommit } from '../database/group-commit.ts';
import type { Locale } from '../locales.ts';
import type { Envelope } from '../submissions/submit.ts';
import { cancelSignUp, readSignUp, type SignUpDetails } from './cancel.ts';
import { eventCalendar } from './event-calendar.ts';
import { readEvent } from './event-details.ts';
import { eventOfNode } from './event-node.ts';
import type { EventSettings } from './notify-participants.ts';
import { type EventOccupancy, readOccupancy } from './occupancy.ts';
import { type EventSignUpInput, type SignedUp, submitEventSignUp } from './sign-up.ts';

/** The site's operations on event places. */
export interface EventService {
  /** Returns the event of a node id, an event's or a page's; undefined where there is none. */
  eventOfNode(node: number, locale: Locale): Promise<number | undefined>;
  /** Returns the current occupancy, which no revision covers; undefined when the culture has no such event. */
  eventOccupancy(id: number, locale: Locale): Promise<EventOccupancy | undefined>;
  /** Returns an event as iCalendar; undefined when the culture has none. */
  eventCalendar(id: number, locale: Locale): Promise<string | undefined>;
  /**
   * Stores an event sign-up with its mails, and returns whether it has a place; durable when this resolves.
   * @throws EventClosedError, SubmissionError; nothing is stored then.
   */
  submitEventSignUp(input: EventSignUpInput, envelope: Envelope): Promise<SignedUp>;
  /** Returns the sign-up of a mailed token. */
  findSignUp(token: string): Promise<SignUpDetails | undefined>;
  /** Cancels a sign-up, idempotently; false when there is none. */
  cancelSignUp(token: string): Promise<boolean>;
}

/** @param groups batches the writes. */
export function createEventService(
  session: DbSession,
  groups: GroupCommit,
  settings: EventSettings,
): EventService {
  const published = async (event: number, locale: Locale) => {
    const found = await readEvent(session, { event, locale });
    return found?.published ? found : undefined;
  };
  return {
    eventOfNode: (node, locale) => eventOfNode(session, node, locale),
    async eventOccupancy(id, locale) {
      const event = await published(id, locale);
      return event && readOccupancy(session, event);
    },
    async eventCalendar(id, locale) {
      const event = await published(id, locale);
      return event && eventCalendar(event, settings);
    },
    submitEventSignUp: (input, envelope) => submitEventSignUp(groups, input, envelope, settings),
    findSignUp: (token) => readSignUp(session, token, settings),
    cancelSignUp: (token) => cancelSignUp(groups, session, token, settings),
  };
}
