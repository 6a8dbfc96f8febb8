import type { Culture } from '@oilway/store/cultures.ts';
import type { EventFacts } from '@oilway/store/events/event-facts.ts';
import { signUpOfToken } from '@oilway/store/submissions/cancel-link.ts';
import type { Payload } from 'payload';
import type { EventSignUp } from '../payload-types.ts';
import { readEvent } from './event-facts.ts';

/** A sign-up as the page that cancels it shows it. */
export interface SignUpState {
  culture: Culture;
  reference: string;
  place: EventSignUp['place'];
  event: Pick<EventFacts, 'title' | 'start' | 'end' | 'venue' | 'address'>;
}

/** The sign-up behind the link of a mail; undefined when there is none any more, or never was. */
export async function readSignUp(
  payload: Payload,
  token: string,
): Promise<SignUpState | undefined> {
  const signUp = await signUpBehind(payload, token);
  if (!signUp) return undefined;
  const event = await readEvent(payload, Number(signUp.event), signUp.cultureName);
  if (!event) return undefined;
  const { address, end, start, title, venue } = event;
  const { cultureName: culture, place, reference } = signUp;
  return { culture, reference, place, event: { title, start, end, venue, address } };
}

/**
 * Gives the place up and lets the next one move up, in one transaction; a second time it changes nothing.
 * @returns whether there is such a sign-up.
 */
export async function cancelSignUp(payload: Payload, token: string): Promise<boolean> {
  const signUp = await signUpBehind(payload, token);
  if (!signUp) return false;
  if (signUp.place === 'cancelled') return true;
  await payload.update({
    collection: 'event-sign-ups',
    id: signUp.id,
    data: { place: 'cancelled' },
    depth: 0,
    overrideAccess: true,
  });
  return true;
}

async function signUpBehind(payload: Payload, token: string): Promise<EventSignUp | undefined> {
  const id = signUpOfToken(token);
  if (id === undefined) return undefined;
  const { docs } = await payload.find({
    collection: 'event-sign-ups',
    where: { id: { equals: id } },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true,
  });
  return docs[0];
}
