import type { EventFormBlock } from '@oilway/store/published/documents.ts';
import { span } from '../../components/dates.ts';
import { HydratedForm } from '../../forms/form-block.tsx';
import { type FormData, loadForm } from '../../forms/form-data.ts';
import { eventsOf } from '../../pages/article-lists.ts';
import type { EventSignUpBlock } from '../../pages/blocks/block-types.ts';
import { defineBlock, type LoadContext } from '../../pages/blocks/definition.ts';
import type { Article, PageContext } from '../../pages/page-context.ts';
import { FactColumns } from '../../pages/parts/FactColumns.tsx';
import { Nothing } from '../../pages/parts/Nothing.tsx';
import type { BlockProps } from '../../pages/parts/place.ts';
import { Section } from '../../pages/parts/Section.tsx';
import { paths } from '../../pages/paths.ts';
import { AllEvents } from './AllEvents.tsx';
import Form from './EventForm.island.tsx';
import { signUpDefinition } from './fields.ts';
import { messages } from './page-messages.ts';

/** An event that a block takes sign-ups for. */
interface SignUpEvent extends Article {
  /** Undefined where everybody can come. */
  capacity: number | undefined;
  over: boolean;
}

interface EventFormData extends FormData {
  /** The published events by their start, those that are over too. */
  signUps: readonly SignUpEvent[];
}

export const eventForm = defineBlock<EventFormBlock, EventFormData>({
  component: EventForm,
  load: async (context) => ({ ...loadForm(context), signUps: await signUpsOf(context) }),
  csp: 'form',
});

export const eventSignUp = defineBlock<EventSignUpBlock, FormData>({
  component: EventSignUp,
  load: loadForm,
  csp: 'form',
});

/** The sign-up for an event on any page; in its place what there is to say when nobody can sign up. */
function EventForm({ block, page, place }: BlockProps<EventFormBlock, EventFormData>) {
  const { culture } = page;
  const text = messages[culture];
  const event = eventOf(block, page);
  const open = event && !event.over ? event : undefined;
  const closed = event ? text.closed : block.which === 'next' ? text.none : text.unavailable;
  const facts = event && [
    { label: text.event, value: event.title },
    { label: text.when, value: span(event.date, event.end ?? '', culture) },
    { label: text.where, value: event.venue ?? '' },
  ];
  return (
    <Section place={place}>
      <FactColumns facts={facts ?? []}>
        <div className="measure below6">
          <h2 className="step3">{block.heading}</h2>
          {block.text ? <p className="above4">{block.text}</p> : null}
          {open ? (
            <p className="above4">
              <a href={open.href}>{text.about}</a>
            </p>
          ) : null}
        </div>
        {open ? (
          <SignUpForm
            id={block.id ? `event-form-${block.id}` : 'event-form'}
            page={page}
            block={block}
            event={open.id}
            capacity={open.capacity}
          />
        ) : (
          <Nothing picture="calendar">
            <p className="step1">{closed}</p>
            <AllEvents page={page} />
          </Nothing>
        )}
      </FactColumns>
    </Section>
  );
}

/**
 * The event a block is for: the one that was chosen, even when it is over, or the next that is not. What came back is for
 * the event it was sent for.
 */
function eventOf(
  { event, which }: EventFormBlock,
  { posted, signUps: known }: EventFormData,
): SignUpEvent | undefined {
  if (posted) return known.find(({ id }) => id === posted.node);
  if (which === 'next') return known.find(({ date, over }) => date && !over);
  return known.find((one) => one.id === event);
}

/** The form below an event. */
function EventSignUp({ block, page, place }: BlockProps<EventSignUpBlock, FormData>) {
  const { capacity, event } = block;
  return (
    <Section place={place}>
      <FactColumns facts={[]}>
        <div className="measure below6">
          <h2 className="step3">{messages[page.culture].heading}</h2>
        </div>
        <SignUpForm id="event-form" page={page} block={block} event={event} capacity={capacity} />
      </FactColumns>
    </Section>
  );
}

interface SignUpFormProps {
  id: string;
  page: PageContext & FormData;
  block: { id?: string | null | undefined };
  event: number;
  /** Undefined where everybody can come. */
  capacity: number | undefined;
}

/** The form for one event, wherever it stands. */
function SignUpForm({ block, capacity, event, id, page }: SignUpFormProps) {
  const { culture, posted } = page;
  return (
    <HydratedForm
      page={page}
      block={block}
      definition={signUpDefinition}
      event={{ node: event, id }}
      name="EventForm"
      view={Form}
      properties={{
        capacity,
        places: posted?.places,
        placesHref: paths.eventPlaces(event, culture),
        calendarHref: paths.calendar(event, culture),
      }}
    />
  );
}

async function signUpsOf({
  content,
  now,
  page,
}: LoadContext<EventFormBlock>): Promise<SignUpEvent[]> {
  const events = await content.events(page.culture);
  const stored = new Map(events.map((event) => [event.id, event]));
  const moment = new Date(now).toISOString();
  return eventsOf(events, page.eventsPath).map((event) => {
    const { capacity } = stored.get(event.id) ?? {};
    const end = event.end || event.date;
    return { ...event, capacity: capacity ?? undefined, over: end !== '' && end <= moment };
  });
}
