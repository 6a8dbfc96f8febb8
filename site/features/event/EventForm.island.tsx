import { useEffect, useState } from 'react';
import { Field } from '../../components/Field.tsx';
import type { FormProperties } from '../../forms/fields/define-form.ts';
import form from '../../forms/fields/Form.module.css';
import { Form } from '../../forms/fields/Form.tsx';
import { useDelivery } from '../../forms/fields/use-delivery.ts';
import { type Outcome, useSubmission } from '../../forms/fields/use-submission.ts';
import styles from './EventForm.module.css';
import { signUpDefinition } from './fields.ts';
import { messages } from './messages.ts';

export interface EventFormProps extends FormProperties {
  /** Undefined where everybody can come. */
  capacity: number | undefined;
  /** How the places stand, where no script asks for it. */
  places?: Places | undefined;
  /** Where it is told how the places stand now: the page is kept longer than they hold. */
  placesHref: string;
  calendarHref: string;
}

interface Places {
  free: number | null;
  over: boolean;
}

/** The sign-up for an event (specification section 3: Event participant), or for its waiting list. */
export default function EventForm(props: EventFormProps) {
  const { calendarHref, capacity, culture, placesHref, plain, privacyHref } = props;
  const text = messages[culture];
  const submission = useSubmission({
    ...props,
    definition: signUpDefinition,
    posted: plain.posted,
    ...useDelivery(signUpDefinition, props),
  });
  const { field, outcome } = submission;
  const places = usePlaces(placesHref, outcome) ?? props.places;
  const full = places?.free === 0;
  if (places?.over && outcome.state !== 'sent') return <p>{text.over}</p>;
  const { name, email } = submission.values;
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
        submission={submission}
        button={full ? text.wait : text.button}
        plain={plain}
        privacy={{ text: text.privacy, href: privacyHref }}
        success={
          waits
            ? {
                heading: text.waiting(name),
                text: text.waitingMail(email),
                steps: text.waitingCases,
              }
            : {
                heading: text.confirmed(name),
                text: text.confirmedText(email),
                steps: text.confirmedSteps,
                calendar: { label: text.calendar, href: calendarHref },
              }
        }
      >
        <div className={form.pair}>
          <Field {...field('name')} autoComplete="name" />
          <Field {...field('email')} type="email" autoComplete="email" />
        </div>
        <Field {...field('phone')} type="tel" autoComplete="tel" />
        <Field {...field('message')} control="textarea" rows={4} />
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
