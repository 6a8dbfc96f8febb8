import type { EventFacts } from '@oilway/store/events/event-facts.ts';
import { participantMail, type SignUpFacts } from '@oilway/store/mails/event.ts';
import type { EventMailKind } from '@oilway/store/mails/event-words.ts';
import { cancelLink } from '@oilway/store/submissions/cancel-link.ts';
import type { PayloadRequest } from 'payload';
import { enqueue } from '../outbox/enqueue.ts';
import type { EventSignUp } from '../payload-types.ts';
import { departmentsOf } from './departments.ts';
import { readEvent, venueOf } from './event-facts.ts';

/** Promises a participant a mail, in the transaction of what it tells of. */
export async function tellParticipant(
  req: PayloadRequest,
  signUp: EventSignUp,
  kind: EventMailKind,
): Promise<void> {
  const { payload } = req;
  const { culture, event: id } = venueOf(signUp);
  const event = await readEvent(payload, id, culture, req);
  if (!event) return;
  const replyTo = await departmentAddress(req, signUp.cultureName);
  const mail = await participantMail(factsOf(signUp, event), kind, {
    cancelHref: cancelLink(signUp.cultureName, signUp.id),
    replyTo,
  });
  await enqueue(payload, mail, signUp.reference, req);
}

export function factsOf(
  { cultureName, email, message, name, phone, reference, sharedCalendarId }: EventSignUp,
  event: EventFacts,
): SignUpFacts {
  return {
    culture: cultureName,
    reference,
    name: name ?? '',
    email: email ?? '',
    phone: phone ?? '',
    message: message ?? '',
    sharedCalendarId: Boolean(sharedCalendarId),
    event,
  };
}

/** Where sign-ups of a country go: its first department. Undefined where there is none. */
export async function departmentAddress(
  req: PayloadRequest,
  culture: EventSignUp['cultureName'],
): Promise<string | undefined> {
  const [first] = await departmentsOf(req.payload, culture, 'contact', req);
  return first?.email;
}
