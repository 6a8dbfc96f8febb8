import { useEffect, useState } from 'react';
import form from '../../forms/fields/Form.module.css';
import { Form } from '../../forms/fields/Form.tsx';
import { formWords } from '../../forms/fields/form-words.ts';
import { PrivacyTick } from '../../forms/fields/PrivacyTick.tsx';
import type { Plain } from '../../forms/fields/posted.ts';
import { type Delivery, type Outcome, useSubmission } from '../../forms/fields/use-submission.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import styles from './EventForm.module.css';
import { messages } from './messages.ts';
import { type EventFields, eventFields } from './schema.ts';

export interface EventFormProps {
  id: string;
  delivery: Delivery;
  plain: Plain;
  /** Undefined where everybody can come. */
  capacity: number | undefined;
  /** How the places stand, where no script asks for it. */
  places?: Places | undefined;
  /** Where it is told how the places stand now: the page is kept longer than they hold. */
  placesHref: string;
  calendarHref: string;
  privacyHref: string | undefined;
}

interface Places {
  free: number | null;
  over: boolean;
}

const empty = { name: '', email: '', phone: '', message: '' };

/** The sign-up for an event (specification section 3: Event participant), or for its waiting list. */
export default function EventForm(props: EventFormProps) {
  const { calendarHref, capacity, delivery, id, placesHref, plain, privacyHref } = props;
  const culture = delivery.cultureName;
  const text = messages[culture];
  const words = formWords[culture];
  const submission = useSubmission<EventFields>({
    id,
    schema: eventFields as never,
    defaults: { ...empty, gdprAccept: false as unknown as true },
    delivery,
    posted: plain.posted,
  });
  const { errorOf, form: fields, outcome } = submission;
  const places = usePlaces(placesHref, outcome) ?? props.places;
  const full = places?.free === 0;
  const field = (name: keyof EventFields) => ({
    id: `${id}-${name}`,
    label: text.labels[name],
    ...errorOf(name),
    ...submission.valueOf(name),
    ...fields.register(name),
  });
  if (places?.over && outcome.state !== 'sent') return <p>{text.over}</p>;
  const [name, email] = fields.getValues(['name', 'email']);
  const waits = outcome.state === 'sent' && outcome.answer.place === 'waiting';
  return (
    <>
      {capacity !== undefined && outcome.state !== 'sent' ? (
        <p className={styles.places}>
          <span>
            {places?.free === undefined || places.free === null
              ? text.capacity(capacity)
              : full
                ? text.full
                : text.free(places.free, capacity)}
          </span>
          <span className={styles.room} aria-hidden="true">
            {text.full}
          </span>
        </p>
      ) : null}
      <Form
        id={id}
        culture={culture}
        submission={submission}
        labels={text.labels}
        button={full ? text.wait : text.button}
        plain={plain}
        success={{
          heading: waits ? text.waiting(name) : text.confirmed(name),
          text: waits ? (
            <div className={styles.next}>
              {text.waitingCases.map(([who, what]) => (
                <p key={who}>
                  <strong>{who}</strong> {what}
                </p>
              ))}
              <p>{text.waitingMail(email)}</p>
            </div>
          ) : (
            <div className={styles.next}>
              <p>{text.confirmedText(email)}</p>
              <ButtonLink href={calendarHref} variant="tool" on="amber" download="">
                {text.calendar}
              </ButtonLink>
            </div>
          ),
        }}
      >
        <div className={form.pair}>
          <Field {...field('name')} autoComplete="name" required />
          <Field {...field('email')} type="email" autoComplete="email" required />
        </div>
        <Field {...field('phone')} type="tel" autoComplete="tel" optional={words.optional} />
        <Field
          {...field('message')}
          control="textarea"
          rows={4}
          hint={text.hints.message}
          optional={words.optional}
        />
        <PrivacyTick
          id={`${id}-gdprAccept`}
          control={fields.register('gdprAccept')}
          ticked={plain.posted?.values.gdprAccept !== undefined}
          text={text.privacy}
          href={privacyHref}
          {...errorOf('gdprAccept')}
        />
      </Form>
    </>
  );
}

/** How the places stand, asked when the form comes near and again when it was not taken. */
function usePlaces(href: string, { state }: Outcome): Places | undefined {
  const [places, setPlaces] = useState<Places>();
  useEffect(() => {
    if (state === 'sent') return;
    const gone = new AbortController();
    // Without an answer the form says nothing of it: the server decides anyway.
    fetch(href, { cache: 'no-store', signal: gone.signal })
      .then(async (response) => response.ok && setPlaces((await response.json()) as Places))
      .catch(() => undefined);
    return () => gone.abort();
  }, [href, state]);
  return places;
}
