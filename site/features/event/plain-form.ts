import { checkedBy, type PlainForm } from '../../forms/plain-form.ts';
import { eventParticipant } from './schema.ts';
import { placesOf, signUp } from './service.ts';

export const plainSignUp: PlainForm = {
  name: 'event',
  blocks: ['eventSignUp', 'eventForm'],
  multipart: false,
  check: checkedBy(
    eventParticipant,
    (participant) => (context, _files, envelope) => signUp(context, participant, envelope),
  ),
  places: placesOf,
};
