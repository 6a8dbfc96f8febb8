import { EventClosedError } from '@oilway/store/events/sign-up.ts';
import type { Envelope } from '@oilway/store/submissions/submit.ts';
import type { z } from 'zod';
import type { Context } from '../../context.ts';
import { asProblem } from '../../forms/form-call.ts';
import { Problem } from '../../http/problem.ts';
import type { eventParticipant } from './schema.ts';

/** Hands in a sign-up that was checked, from whichever form it came. @throws Problem for what is refused. */
export async function signUp(
  { store }: Pick<Context, 'store'>,
  body: z.infer<typeof eventParticipant>,
  envelope: Envelope,
) {
  const { gdprAccept: _, recaptcha: __, umbracoNodeID: node, ...participant } = body;
  const event = await store.eventAt(node, body.cultureName);
  if (event === undefined) throw closed('unknown');
  return store.submitEventSignUp({ ...participant, event }, envelope).catch((error) => {
    throw error instanceof EventClosedError ? closed(error.code) : asProblem(error);
  });
}

/** @returns undefined where there is no such event; `free` is null where everybody can come. */
export async function placesOf(
  { store }: Pick<Context, 'store'>,
  node: number,
  culture: z.infer<typeof eventParticipant>['cultureName'],
): Promise<{ capacity: number | null; free: number | null; over: boolean } | undefined> {
  const event = await store.eventAt(node, culture);
  const found = event && (await store.eventPlaces(event, culture));
  if (!found) return undefined;
  const { capacity = null, confirmed, over } = found;
  return { capacity, free: capacity === null ? null : Math.max(0, capacity - confirmed), over };
}

function closed(code: EventClosedError['code']): Problem {
  const detail = code === 'over' ? 'This event is over.' : 'There is no such event.';
  return new Problem(400, detail, [{ name: 'umbracoNodeID', code, detail }]);
}
