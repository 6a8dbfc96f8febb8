import { type FormData, loadForm } from '../../forms/form-data.ts';
import { eventsOf } from '../../page/article-lists.ts';
import type { EventFormBlock, EventSignUpBlock } from '../../page/blocks/block-types.ts';
import { defineBlock, type Loading } from '../../page/blocks/definition.ts';
import { EventForm, type EventFormData, type SignUpEvent } from './EventForm.tsx';
import { EventSignUp } from './EventSignUp.tsx';

export const eventForm = defineBlock<EventFormBlock, EventFormData>({
  view: EventForm,
  load: async (loading) => ({ ...loadForm(loading), signUps: await signUpsOf(loading) }),
  policy: 'form',
});

export const eventSignUp = defineBlock<EventSignUpBlock, FormData>({
  view: EventSignUp,
  load: loadForm,
  policy: 'form',
});

async function signUpsOf({ now, page, source }: Loading<EventFormBlock>): Promise<SignUpEvent[]> {
  const events = await source.events(page.culture);
  const stored = new Map(events.map((event) => [event.id, event]));
  const moment = new Date(now).toISOString();
  return eventsOf(events, page.eventsPath).map((event) => {
    const { capacity } = stored.get(event.id) ?? {};
    const end = event.end || event.date;
    return { ...event, capacity: capacity ?? undefined, over: end !== '' && end <= moment };
  });
}
