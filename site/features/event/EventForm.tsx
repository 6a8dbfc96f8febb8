import forms from '../../forms/Forms.module.css';
import type { FormData } from '../../forms/form-data.ts';
import type { EventFormBlock } from '../../page/blocks/block-types.ts';
import type { Article } from '../../page/page-context.ts';
import { FactColumns } from '../../page/parts/FactColumns.tsx';
import type { ViewProps } from '../../page/parts/place.ts';
import { Section } from '../../page/parts/Section.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { span } from '../../ui/dates.ts';
import { messages } from './page-messages.ts';
import { SignUpForm } from './SignUpForm.tsx';

/** An event that a block takes sign-ups for. */
export interface SignUpEvent extends Article {
  /** Undefined where everybody can come. */
  capacity: number | undefined;
  over: boolean;
}

export interface EventFormData extends FormData {
  /** The published events by their start, those that are over too. */
  signUps: readonly SignUpEvent[];
}

/** The sign-up for an event on any page; in its place what there is to say when nobody can sign up. */
export function EventForm({ block, page, place }: ViewProps<EventFormBlock, EventFormData>) {
  const { culture, eventsPath } = page;
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
        <div className={forms.head}>
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
          <div className={forms.without}>
            <p>{closed}</p>
            {eventsPath ? (
              <p>
                <ButtonLink href={eventsPath} variant="outline">
                  {text.all}
                </ButtonLink>
              </p>
            ) : null}
          </div>
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
