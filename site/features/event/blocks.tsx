import type { EventFormBlock } from '@oilway/store/published/documents.ts';
import { dateTimeRange } from '../../components/dates.ts';
import { HydratedForm } from '../../forms/form-block.tsx';
import { type FormBlockData, loadFormData } from '../../forms/form-data.ts';
import { toEventArticles } from '../../pages/article-lists.ts';
import type { EventSignUpBlock } from '../../pages/blocks/block-types.ts';
import { defineBlock, type LoadContext } from '../../pages/blocks/definition.ts';
import type { Article, PageContext } from '../../pages/page-context.ts';
import type { BlockProps } from '../../pages/parts/block-position.ts';
import { EmptyState } from '../../pages/parts/EmptyState.tsx';
import { FactGrid } from '../../pages/parts/FactGrid.tsx';
import { Section } from '../../pages/parts/Section.tsx';
import { paths } from '../../pages/paths.ts';
import { AllEventsLink } from './AllEventsLink.tsx';
import Form from './EventForm.island.tsx';
import { signUpDefinition } from './fields.ts';
import { messages } from './page-messages.ts';

/** An event that a block can accept sign-ups for. */
interface SignUpEvent extends Article {
  over: boolean;
}

interface EventFormData extends FormBlockData {
  /** The published events by start, including past ones. */
  signUpEvents: readonly SignUpEvent[];
}

export const eventForm = defineBlock<EventFormBlock, EventFormData>({
  component: EventForm,
  load: async (context) => ({
    ...loadFormData(context),
    signUpEvents: await loadSignUpEvents(context),
  }),
  csp: 'form',
});

export const eventSignUp = defineBlock<EventSignUpBlock, FormBlockData>({
  component: EventSignUp,
  load: loadFormData,
  csp: 'form',
});

/** The sign-up form for an event on any page, or a notice if sign-up is not possible. */
function EventForm({ block, page, position }: BlockProps<EventFormBlock, EventFormData>) {
  const { locale } = page;
  const text = messages[locale];
  const event = selectEvent(block, page);
  const open = event && !event.over ? event : undefined;
  const closedText = event ? text.closed : block.which === 'next' ? text.none : text.unavailable;
  const facts = event && [
    { label: text.event, value: event.title },
    { label: text.when, value: dateTimeRange(event.date, event.end ?? '', locale) },
    { label: text.where, value: event.venue ?? '' },
  ];
  return (
    <Section position={position}>
      <FactGrid
        facts={facts ?? []}
        heading={
          <div className="measure below6">
            <h2 className="step3">{block.heading}</h2>
            {block.text ? <p className="above4">{block.text}</p> : null}
            {open ? (
              <p className="above4">
                <a href={open.href}>{text.about}</a>
              </p>
            ) : null}
          </div>
        }
      >
        {open ? (
          <SignUpForm
            id={block.id ? `event-form-${block.id}` : 'event-form'}
            page={page}
            block={block}
            event={open.id}
            capacity={open.capacity}
          />
        ) : (
          <EmptyState illustration="calendar">
            <p className="step1">{closedText}</p>
            <AllEventsLink page={page} />
          </EmptyState>
        )}
      </FactGrid>
    </Section>
  );
}

/**
 * Returns the event of a block: that of a rejected submission, the chosen one, even if it is over, or the next one that is
 * not over.
 */
function selectEvent(
  { event, which }: EventFormBlock,
  { submitted, signUpEvents }: EventFormData,
): SignUpEvent | undefined {
  if (submitted) return signUpEvents.find(({ id }) => id === submitted.nodeId);
  if (which === 'next') return signUpEvents.find(({ date, over }) => date && !over);
  return signUpEvents.find((one) => one.id === event);
}

function EventSignUp({ block, page, position }: BlockProps<EventSignUpBlock, FormBlockData>) {
  const { capacity, event } = block;
  // The hero has the free places, but not those after a submission without scripts.
  const shown = page.submitted && capacity;
  return (
    <Section position={position}>
      <FactGrid
        facts={[]}
        heading={<h2 className="belowHeading step3">{messages[page.locale].heading}</h2>}
      >
        <div className="sunken padded6">
          <SignUpForm id="event-form" page={page} block={block} event={event} capacity={shown} />
        </div>
        <AllEventsLink page={page} />
      </FactGrid>
    </Section>
  );
}

interface SignUpFormProps {
  id: string;
  page: PageContext & FormBlockData;
  block: { id?: string | null | undefined };
  event: number;
  /** Shown above the form; undefined if unlimited, or shown by the page. */
  capacity?: number | undefined;
}

function SignUpForm({ block, capacity, event, id, page }: SignUpFormProps) {
  const { locale, submitted } = page;
  return (
    <HydratedForm
      page={page}
      block={block}
      definition={signUpDefinition}
      event={{ nodeId: event, id }}
      name="EventForm"
      view={Form}
      properties={{
        capacity,
        places: submitted?.places,
        placesHref: paths.eventPlaces(event, locale),
        calendarHref: paths.calendar(event, locale),
      }}
    />
  );
}

async function loadSignUpEvents({
  content,
  now,
  page,
}: LoadContext<EventFormBlock>): Promise<SignUpEvent[]> {
  const events = await content.events(page.locale);
  const nowIso = new Date(now).toISOString();
  return toEventArticles(events, page.eventsPath).map((event) => {
    const end = event.end || event.date;
    return { ...event, over: end !== '' && end <= nowIso };
  });
}
