import { Button, ButtonLink } from '../../components/Button.tsx';
import { ErrorSummary } from '../../components/ErrorSummary.tsx';
import { Field } from '../../components/Field.tsx';
import { focusedFirst } from '../../components/focused-first.ts';
import styles from '../../forms/Forms.module.css';
import type { SubmittedState } from '../../forms/fields/define-form.ts';
import { Failure } from '../../forms/fields/Form.tsx';
import { formWords } from '../../forms/fields/form-words.ts';
import { trackingHost } from '../../forms/fields/tracking-page.ts';
import { whenOf } from '../../forms/math-captcha.ts';
import type { PageContext } from '../../pages/page-context.ts';
import { paths } from '../../pages/paths.ts';
import { messages } from './messages.ts';
import { reportingMessages } from './page-messages.ts';

/** Where a report without scripts has come to. */
export type PlainReportStep =
  | {
      kind: 'question';
      text: string;
      /** Signs the question. */
      token: string;
      sealed: string;
      keySet: string;
      /** Shown once the answer is right. */
      code: string;
      /** The last answer was. */
      wrong: boolean;
      /** It was right, but nothing could be stored: it need not be given again. */
      answer?: string;
      failed: boolean;
      /** When a report without scripts is taken again, in milliseconds since the epoch: too many have come today. */
      full?: number;
    }
  /** The form again, with what was typed: with what is wrong, or because it could not be sealed, or is closed. */
  | { kind: 'again'; posted: SubmittedState; closed: boolean; full?: number }
  | { kind: 'receipt'; code: string }
  /** It was sealed to keys that do not count any more. */
  | { kind: 'outdated' };

type Of<Kind extends PlainReportStep['kind']> = {
  page: PageContext;
  step: Extract<PlainReportStep, { kind: Kind }>;
};

interface StepProps {
  page: PageContext;
  step: Exclude<PlainReportStep, { kind: 'again' }>;
  /** Where it goes on after the code, if an editor has set that. */
  next: string | undefined;
}

/** What comes after the form where there are no scripts: a question, the code, or that it has to be sent anew. */
export function ReportStep({ next, page, step }: StepProps) {
  if (step.kind === 'question') return <QuestionStep page={page} step={step} />;
  if (step.kind === 'receipt') return <ReceiptStep page={page} step={step} next={next} />;
  const { heading, link, text } = reportingMessages[page.culture].outdated;
  return (
    <div className={styles.without}>
      <h3 {...focusedFirst}>{heading}</h3>
      <p>{text}</p>
      <p>
        <ButtonLink href={pathOf(page)}>{link}</ButtonLink>
      </p>
    </div>
  );
}

const pathOf = ({ breadcrumbs, culture }: PageContext) =>
  breadcrumbs.at(-1)?.href ?? paths.home(culture);

function ReceiptStep({ next, page, step }: Of<'receipt'> & Pick<StepProps, 'next'>) {
  const { receipt } = messages[page.culture];
  const [before, link, after] = reportingMessages[page.culture].next;
  return (
    <div className={styles.receipt}>
      <h3 {...focusedFirst}>{receipt.heading}</h3>
      <p>{receipt.text}</p>
      <p>
        {receipt.label}
        <strong className="figures step2 anywhere block" translate="no">
          {step.code}
        </strong>
      </p>
      <p>
        {before}
        <a href={`${pathOf(page)}#report-mailbox`}>{link}</a>
        {after}
      </p>
      {next ? (
        <div>
          <ButtonLink variant="tool" on="amber" href={next} rel="noreferrer">
            {receipt.onward(trackingHost(next))}
          </ButtonLink>
        </div>
      ) : null}
    </div>
  );
}

function QuestionStep({ page, step }: Of<'question'>) {
  const { culture, node } = page;
  const text = reportingMessages[culture];
  const words = formWords[culture];
  const { answer, code, failed, full, keySet, sealed, token, wrong } = step;
  const hidden = { sealed, keySet, code, token, cultureName: culture, umbracoNodeID: node.id };
  const answered = answer === undefined ? {} : { answer };
  const error = `${text.wrongAnswer} ${step.text}`;
  return (
    <form className={styles.without} method="post" action={paths.reportStep('answer', culture)}>
      {failed ? (
        <Failure
          id="report"
          heading={words.failed}
          text={full === undefined ? text.notStored : text.fullSealed(whenOf(culture, full))}
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
          <h3 {...focusedFirst}>{words.question.heading}</h3>
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
          {messages[culture].button}
        </Button>
      </div>
    </form>
  );
}
