import { Field } from '../../components/Field.tsx';
import { type Places, PlacesLevel, usePlaces } from '../../components/Places.tsx';
import type { FormProperties } from '../../forms/fields/define-form.ts';
import form from '../../forms/fields/Form.module.css';
import { Form } from '../../forms/fields/Form.tsx';
import { useSubmission } from '../../forms/fields/use-submission.ts';
import { useSubmitRequest } from '../../forms/fields/use-submit-request.ts';
import { signUpDefinition } from './fields.ts';
import { messages } from './messages.ts';

export interface EventFormProps extends FormProperties {
  /** Undefined if unlimited, or shown by the page. */
  capacity: number | undefined;
  /** The availability at rendering, for the form without JavaScript. */
  places?: Places | undefined;
  /** The URL of the current availability; the page is cached for longer. */
  placesHref: string;
  calendarHref: string;
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
  const places = usePlaces(placesHref, outcome.state) ?? props.places;
  const isFull = places?.free === 0;
  if (places?.over && outcome.state !== 'sent') return <p>{text.over}</p>;
  const { name, email } = submission.values;
  const isWaiting = outcome.state === 'sent' && outcome.answer.place === 'waiting';
  return (
    <>
      {capacity !== undefined && outcome.state !== 'sent' ? (
        <p className="below5 measure sunken notice">
          <PlacesLevel capacity={capacity} places={places} locale={locale} />
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
