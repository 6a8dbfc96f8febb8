import { useEffect, useState } from 'react';
import { Field } from '../../components/Field.tsx';
import type { FormProperties } from '../../forms/fields/define-form.ts';
import form from '../../forms/fields/Form.module.css';
import { Form } from '../../forms/fields/Form.tsx';
import { type Outcome, useSubmission } from '../../forms/fields/use-submission.ts';
import { useSubmitRequest } from '../../forms/fields/use-submit-request.ts';
import styles from './EventForm.module.css';
import { signUpDefinition } from './fields.ts';
import { messages } from './messages.ts';

export interface EventFormProps extends FormProperties {
  /** Undefined if unlimited. */
  capacity: number | undefined;
  /** The availability at rendering, for the form without JavaScript. */
  places?: Places | undefined;
  /** The URL of the current availability; the page is cached for longer. */
  placesHref: string;
  calendarHref: string;
}

interface Places {
  free: number | null;
  over: boolean;
}

/** The sign-up for an event (specification section 3: Event participant), or for its waiting list. */
export default function EventForm(props: EventFormProps) {
  const { calendarHref, capacity, locale, placesHref, noJs, privacyHref } = props;
  const text = messages[locale];
  const submission = useSubmission({
    ...props,
    definition: signUpDefinition,
    submitted: noJs.submitted,
    ...useSubmitRequest(signUpDefinition, props),
  });
  const { field, outcome } = submission;
  const places = usePlaces(placesHref, outcome) ?? props.places;
  const isFull = places?.free === 0;
  if (places?.over && outcome.state !== 'sent') return <p>{text.over}</p>;
  const { name, email } = submission.values;
  const isWaiting = outcome.state === 'sent' && outcome.answer.place === 'waiting';
  return (
    <>
      {capacity !== undefined && outcome.state !== 'sent' ? (
        <p className={styles.places}>
          <Drum share={capacity > 0 ? (places?.free ?? capacity) / capacity : 0} />
          <span>
            {places?.free === undefined || places.free === null
              ? text.capacity(capacity)
              : isFull
                ? text.full
                : text.free(places.free, capacity)}
          </span>
          <span className={styles.placeholder} aria-hidden="true">
            {text.full}
          </span>
        </p>
      ) : null}
      <Form
        submission={submission}
        button={isFull ? text.wait : text.button}
        noJs={noJs}
        privacy={{ text: text.privacy, href: privacyHref }}
        success={
          isWaiting
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

/** Returns the current availability; requested on hydration and again after a rejected submission. */
function usePlaces(href: string, { state }: Outcome): Places | undefined {
  const [places, setPlaces] = useState<Places>();
  useEffect(() => {
    if (state === 'sent') return;
    const controller = new AbortController();
    // Ignores failures: the server checks the availability on submission.
    fetch(href, { cache: 'no-store', signal: controller.signal })
      .then(async (response) => response.ok && setPlaces((await response.json()) as Places))
      .catch(() => undefined);
    return () => controller.abort();
  }, [href, state]);
  return places;
}

/** A drum filled to the share of the places that are free; full while that is unknown. */
function Drum({ share }: { share: number }) {
  const height = 46 * share;
  return (
    <svg className={styles.drum} viewBox="0 0 48 56" aria-hidden="true">
      <path d="M3 3H45V53H3Z" />
      <rect className="oil oilLevel" x="5" y={52 - height} width="38" height={height} />
      <rect className="oilDeep oilLevel" x="36" y={52 - height} width="7" height={height} />
      <path fill="currentColor" d="M0 0H48V4H0ZM2 4H6V52H2ZM42 4H46V52H42ZM0 52H48V56H0Z" />
      <path fill="currentColor" d="M0 17H8V20H0ZM40 17H48V20H40ZM0 36H8V39H0ZM40 36H48V39H40Z" />
    </svg>
  );
}
