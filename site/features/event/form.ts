import { EventClosedError } from '@oilway/store/events/sign-up.ts';
import { z } from 'zod';
import * as mini from 'zod/mini';
import { envelope, formHandler, submittedResponse } from '../../forms/form-handler.ts';
import { Problem } from '../../server/http/problem.ts';
import { signUpDefinition } from './fields.ts';
import { loadPlaces } from './places.ts';

const signUpResult = submittedResponse.extend({
  place: z.enum(['confirmed', 'waiting']).meta({
    description:
      'Whether a new sign-up gets a place or is on the waiting list. An earlier sign-up of the same person stays unchanged; its state is in the mail.',
  }),
});

/** `POST /umbraco/api/event/sendNotification` (specification section 7), and the same without scripts. */
export const signUp = formHandler({
  definition: signUpDefinition,
  operationId: 'sendNotification',
  summary:
    'Signs up for the event with this node id, or for that of the form on the page with this node id',
  message: mini.extend(signUpDefinition.schema, envelope),
  responseSchema: signUpResult,
  blocks: ['eventSignUp', 'eventForm'],
  async send({ store }, { umbracoNodeID: node, ...participant }, submission) {
    const event = await store.eventOfNode(node, participant.cultureName);
    if (event === undefined) throw eventClosedProblem('unknown');
    return store.submitEventSignUp({ ...participant, event }, submission).catch((error) => {
      throw error instanceof EventClosedError ? eventClosedProblem(error.code) : error;
    });
  },
  places: loadPlaces,
});

function eventClosedProblem(code: EventClosedError['code']): Problem {
  const detail = code === 'over' ? 'This event is over.' : 'There is no such event.';
  return new Problem(400, detail, [{ name: 'umbracoNodeID', code, detail }]);
}
