import { autoFocusProps } from '../../components/auto-focus.ts';
import { Button, ButtonLink } from '../../components/Button.tsx';
import { ErrorSummary } from '../../components/ErrorSummary.tsx';
import { Field } from '../../components/Field.tsx';
import styles from '../../forms/Forms.module.css';
import type { SubmittedState } from '../../forms/fields/define-form.ts';
import { Failure } from '../../forms/fields/Form.tsx';
import { formMessages } from '../../forms/fields/form-messages.ts';
import { formatDayAndTime } from '../../forms/math-captcha.ts';
import type { PageContext } from '../../pages/page-context.ts';
import { paths } from '../../pages/paths.ts';
import { Receipt } from './browser/Receipt.tsx';
import { messages } from './messages.ts';
import { reportingMessages } from './page-messages.ts';

/** Step of a report without scripts. */
export type ReportStepState =
  | {
      kind: 'question';
      text: string;
      /** Signs the question. */
      token: string;
      sealed: string;
      keySet: string;
      /** Shown once the answer is right. */
      code: string;
      /** The last answer was wrong. */
      wrong: boolean;
      /** Right answer to a report that could not be stored; sent again as a hidden field. */
      answer?: string;
      failed: boolean;
      /** When reports without scripts are accepted again after reaching the limit, in milliseconds since the epoch. */
      retryAt?: number;
    }
  /** The form with its input: it has errors, could not be encrypted, or reporting is closed. */
  | { kind: 'again'; submitted: SubmittedState; closed: boolean; retryAt?: number }
  | { kind: 'receipt'; code: string }
  /** Encrypted for keys that are no longer valid. */
  | { kind: 'outdated' };

interface StepProps {
  page: PageContext;
  step: Exclude<ReportStepState, { kind: 'again' }>;
  /** Redirect target after the code, if set by an editor. */
  next: string | undefined;
}

/** The step after the form without scripts: the math captcha, the code, or a notice that the report must be sent again. */
export function ReportStep({ next, page, step }: StepProps) {
  if (step.kind === 'question') return <QuestionStep page={page} step={step} />;
  if (step.kind === 'receipt')
    return <Receipt code={step.code} locale={page.locale} next={next} noJsPath={pathOf(page)} />;
  const { heading, link, text } = reportingMessages[page.locale].outdated;
  return (
    <div className={styles.noJs}>
      <h3 {...autoFocusProps}>{heading}</h3>
      <p>{text}</p>
      <p>
        <ButtonLink href={pathOf(page)}>{link}</ButtonLink>
      </p>
    </div>
  );
}

const pathOf = ({ breadcrumbs, locale }: PageContext) =>
  breadcrumbs.at(-1)?.href ?? paths.home(locale);

interface QuestionStepProps {
  page: PageContext;
  step: Extract<ReportStepState, { kind: 'question' }>;
}

function QuestionStep({ page, step }: QuestionStepProps) {
  const { locale, node } = page;
  const text = reportingMessages[locale];
  const words = formMessages[locale];
  const { answer, code, failed, retryAt, keySet, sealed, token, wrong } = step;
  const hidden = { sealed, keySet, code, token, cultureName: locale, umbracoNodeID: node.id };
  const answered = answer === undefined ? {} : { answer };
  const error = `${text.wrongAnswer} ${step.text}`;
  return (
    <form className={styles.noJs} method="post" action={paths.noJsReport('answer', locale)}>
      {failed ? (
        <Failure
          id="report"
          heading={words.failed}
          text={
            retryAt === undefined
              ? text.notStored
              : text.fullSealed(formatDayAndTime(locale, retryAt))
          }
        />
      ) : null}
      {wrong ? (
        <ErrorSummary
          heading={words.summary(1)}
          errors={[{ fieldId: 'report-answer', text: error }]}
          focused
        />
      ) : null}
      {failed ? null : (
        <>
          <h3 {...autoFocusProps}>{words.mathQuestion.heading}</h3>
          <p>{text.sealedHere}</p>
        </>
      )}
      {Object.entries({ ...hidden, ...answered }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {answer === undefined ? (
        <Field
          id="report-answer"
          name="answer"
          label={step.text}
          hint={text.inDigits}
          inputMode="numeric"
          autoComplete="off"
          required
          {...(wrong ? { error: text.wrongAnswer } : {})}
        />
      ) : null}
      <div>
        <Button type="submit" formNoValidate>
          {messages[locale].button}
        </Button>
      </div>
    </form>
  );
}
