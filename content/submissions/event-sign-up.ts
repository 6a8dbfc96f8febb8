import type { Culture } from '@oilway/store/cultures.ts';
import type { EventFacts } from '@oilway/store/events/event-facts.ts';
import { readableAddress } from '@oilway/store/mail-address.ts';
import { departmentMail, participantMail } from '@oilway/store/mails/event.ts';
import type { EventMailKind } from '@oilway/store/mails/event-words.ts';
import type { Mail } from '@oilway/store/outbox/mail.ts';
import { cancelLink } from '@oilway/store/submissions/cancel-link.ts';
import type { Envelope } from '@oilway/store/submissions/submit.ts';
import type { Payload, PayloadRequest } from 'payload';
import type { EventSignUp } from '../payload-types.ts';
import { readEvent, venueOf } from './event-facts.ts';
import { departmentAddress, factsOf } from './event-mails.ts';
import { hasRoom, lockEvent, placesOf, readPlaces } from './event-places.ts';
import { submit } from './submit.ts';

/** A sign-up as the site has checked it (specification section 3: Event participant). */
export interface EventSignUpInput {
  cultureName: Culture;
  event: number;
  name: string;
  email: string;
  phone: string;
  message: string;
}

export interface SignedUp {
  /** Of the sign-up that stands, which is the earlier one of an address. */
  reference: string;
  /** What whoever is new would have now. Only the mail says what an earlier sign-up has. */
  place: 'confirmed' | 'waiting';
}

/** Nobody can sign up for this event: `unknown` is none that visitors of the culture can see. */
export class EventClosedError extends Error {
  override name = 'EventClosedError';
  readonly code: 'unknown' | 'over';
  constructor(code: EventClosedError['code']) {
    super(code);
    this.code = code;
  }
}

/**
 * Takes a place of an event at the venue of the culture, or one on its waiting list, and stores it with its mails. An
 * address that has signed up there already is told the number it has, and else answered as any other, so that nobody
 * learns who comes; its owner is told by mail.
 * @throws EventClosedError, SubmissionError, and whatever the database throws; nothing is stored then.
 */
export async function submitEventSignUp(
  payload: Payload,
  sent: EventSignUpInput,
  envelope: Envelope,
): Promise<SignedUp> {
  const input = { ...sent, email: readableAddress(sent.email) };
  const event = await readEvent(payload, input.event, input.cultureName);
  if (!event?.published) throw new EventClosedError('unknown');
  if (Date.parse(event.end) <= Date.now()) throw new EventClosedError('over');
  let earlier: EventSignUp | undefined;
  const { data, reference } = await submit(payload, {
    ...envelope,
    inbox: 'event-sign-ups',
    data: { ...input },
    decided: async (req) => {
      await lockEvent(req, input.event);
      earlier = await earlierOf(req, input);
      const places = await readPlaces(req, venueOf(input));
      const answered = places && hasRoom(places) ? 'confirmed' : 'waiting';
      return earlier
        ? { place: 'repeated', repeats: earlier.reference, answered }
        : { place: answered, answered };
    },
    mails: ({ data: stored, id, reference: number }, req) =>
      mailsOf(req, { ...stored, id, reference: number } as EventSignUp, event, earlier),
  });
  const { answered, repeats } = data as Pick<EventSignUp, 'repeats'> & {
    answered: SignedUp['place'];
  };
  return { reference: repeats ?? reference, place: answered };
}

/** The sign-up that an address has for this venue. Payload's own search is only a first sieve. */
async function earlierOf(
  req: PayloadRequest,
  { email, ...input }: EventSignUpInput,
): Promise<EventSignUp | undefined> {
  const { docs } = await req.payload.find({
    collection: 'event-sign-ups',
    where: { and: [placesOf(venueOf(input), 'confirmed', 'waiting'), { email: { like: email } }] },
    pagination: false,
    depth: 0,
    req,
    overrideAccess: true,
  });
  return docs.find((signUp) => signUp.email?.toLowerCase() === email.toLowerCase());
}

/** To the participant how it stands, and to the department who it is. */
async function mailsOf(
  req: PayloadRequest,
  signUp: EventSignUp,
  event: EventFacts,
  earlier: EventSignUp | undefined,
): Promise<Mail[]> {
  const department = await departmentAddress(req, signUp.cultureName);
  // Who has signed up reads what they wrote themselves, not what somebody else wrote with their address.
  const own = earlier ?? signUp;
  const place = own.place === 'confirmed' ? 'confirmed' : 'waiting';
  const still = place === 'confirmed' ? 'stillConfirmed' : 'stillWaiting';
  const kind: EventMailKind = earlier ? still : place;
  const toParticipant = await participantMail(
    { ...factsOf(own, event), culture: signUp.cultureName },
    kind,
    { cancelHref: cancelLink(signUp.cultureName, own.id), replyTo: department },
  );
  if (!department) return [toParticipant];
  // What was written now, under the only number that the visitor was told.
  const written = { ...factsOf(signUp, event), reference: own.reference };
  const stands = { place, repeated: earlier !== undefined } as const;
  return [toParticipant, await departmentMail(written, stands, department)];
}
