import { EventClosedError } from '@oilway/store/events/sign-up.ts';
import { z } from 'zod';
import * as mini from 'zod/mini';
import { envelope, formHandler, submitted } from '../../forms/form-handler.ts';
import { Problem } from '../../server/http/problem.ts';
import { signUpDefinition } from './fields.ts';
import { placesOf } from './places.ts';

const signedUp = submitted.extend({
  place: z.enum(['confirmed', 'waiting']).meta({
    description:
      'Whether there is a place, or one on the waiting list, for whoever is new. Who was signed up before keeps what they have, which their mail says.',
  }),
});

/** `POST /umbraco/api/event/sendNotification` (specification section 7), and the same without scripts. */
export const signUp = formHandler({
  definition: signUpDefinition,
  operationId: 'sendNotification',
  summary: 'Signs up for the event with this node id, or that of the form on the page with it',
  message: mini.extend(signUpDefinition.schema, envelope),
  answers: signedUp,
  blocks: ['eventSignUp', 'eventForm'],
  async send({ store }, { umbracoNodeID: node, ...participant }, sent) {
    const event = await store.eventAt(node, participant.cultureName);
    if (event === undefined) throw closed('unknown');
    return store.submitEventSignUp({ ...participant, event }, sent).catch((error) => {
      throw error instanceof EventClosedError ? closed(error.code) : error;
    });
  },
  places: placesOf,
});

function closed(code: EventClosedError['code']): Problem {
  const detail = code === 'over' ? 'This event is over.' : 'There is no such event.';
  return new Problem(400, detail, [{ name: 'umbracoNodeID', code, detail }]);
}
