import { messages } from '../../../features/whistleblowing/messages.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { formWords } from '../../../ui/form/form-words.ts';
import type { PageContext, ReportStep as Step } from '../../page-context.ts';
import styles from './Forms.module.css';
import { reportingMessages } from './reporting-messages.ts';

interface StepProps {
  page: PageContext;
  step: Exclude<Step, { kind: 'again' }>;
}

/** What comes after the form where there are no scripts: a question, or the code. */
export function ReportStep({ page, step }: StepProps) {
  if (step.kind === 'question') return <QuestionStep page={page} step={step} />;
  if (step.kind === 'failed') return <p role="alert">{formWords[page.culture].failedText}</p>;
  const { receipt } = messages[page.culture];
  return (
    <div className={styles.receipt}>
      <h3>{receipt.heading}</h3>
      <p>{receipt.text}</p>
      <p>
        {receipt.label}
        <strong className={styles.code} translate="no">
          {step.code}
        </strong>
      </p>
    </div>
  );
}

function QuestionStep({
  page,
  step,
}: {
  page: PageContext;
  step: Extract<Step, { kind: 'question' }>;
}) {
  const { culture, node } = page;
  const text = reportingMessages[culture];
  const { code, keySet, sealed, token, wrong } = step;
  const hidden = { sealed, keySet, code, token, cultureName: culture, umbracoNodeID: node.id };
  return (
    <form className={styles.without} method="post" action={paths.reportStep('answer', culture)}>
      <p>{text.sealedHere}</p>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
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
      <div>
        <Button type="submit">{messages[culture].button}</Button>
      </div>
    </form>
  );
}
