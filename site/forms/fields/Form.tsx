import { type ReactNode, useEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../../ui/Button.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { Field } from '../../ui/Field.tsx';
import { focusedFirst } from '../../ui/focused-first.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { Failure } from './Failure.tsx';
import styles from './Form.module.css';
import { type FormCulture, formWords, problemText } from './form-words.ts';
import type { Plain } from './posted.ts';
import type { Submission } from './use-submission.ts';

interface FormProps<Values extends FieldValues> {
  /** Names the form; ids of its fields begin with it. */
  id: string;
  culture: FormCulture;
  submission: Submission<Values>;
  labels: Record<keyof Values & string, string>;
  button: string;
  /** What stands in place of the form once it is sent; its number is shown above. */
  success: { heading: string; text: ReactNode };
  /** How it works without scripts. */
  plain: Plain;
  /** Files that go along are still being read. */
  reading?: boolean;
  children: ReactNode;
}

/** Fields, what is wrong with them, the button, and what comes after it. */
export function Form<Values extends FieldValues>(props: FormProps<Values>) {
  const { button, children, culture, id, labels, plain, reading, submission, success } = props;
  const { draft, onFocus, onSubmit, outcome, problems, sending } = submission;
  const { posted } = plain;
  const words = formWords[culture];
  if (outcome.state === 'sent')
    return <Success id={id} culture={culture} reference={outcome.reference} {...success} />;
  const labelOf = (name: string) =>
    name === 'answer' ? posted?.question : labels[name as keyof Values & string];
  const underWay = reading ? words.files.reading : words.sending;
  const announced = problems.length > 0 ? words.summary(problems.length) : '';
  return (
    <form
      className={styles.form}
      id={id}
      onFocus={onFocus}
      onSubmit={onSubmit}
      action={plain.action}
      method="post"
      encType={plain.multipart ? 'multipart/form-data' : undefined}
      // What came back has no script that would send it.
      data-form={posted ? undefined : id}
    >
      {Object.entries({ ...plain.hidden, ...posted?.hidden }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <VisuallyHidden>
        <span role="status">{sending ? underWay : announced}</span>
      </VisuallyHidden>
      {outcome.state === 'failed' && !sending ? (
        <Failure heading={words.failed} text={words.failedText} />
      ) : null}
      {problems.length > 0 ? (
        <ErrorSummary
          id={`${id}-errors`}
          focused
          heading={words.summary(problems.length)}
          text={words.kept}
          errors={problems.map((problem) => ({
            fieldId: `${id}-${problem.name}`,
            text: `${labelOf(problem.name)}: ${problemText(culture, problem)}`,
          }))}
        />
      ) : null}
      {posted?.question && problems.length === 0 && !posted.failed ? (
        <div className={styles.draft}>
          <div>
            <h3 {...focusedFirst}>{words.question.heading}</h3>
            <p>{words.question.text}</p>
          </div>
          <a href={`#${id}-answer`}>{words.question.link}</a>
        </div>
      ) : null}
      {draft.restored ? (
        <div className={styles.draft} role="status">
          <p>{words.restored}</p>
          <Button variant="outline" size="small" onClick={draft.discard}>
            {words.discard}
          </Button>
        </div>
      ) : null}
      <p className={styles.note}>{words.fields}</p>
      {children}
      {posted?.question ? (
        <Field
          id={`${id}-answer`}
          name="answer"
          label={posted.question}
          hint={words.question.hint}
          inputMode="numeric"
          autoComplete="off"
          required
          {...submission.errorOf('answer')}
        />
      ) : null}
      <div>
        {/* Without scripts, too, all messages come at once, and not the browser's one after the other. */}
        <Button type="submit" formNoValidate aria-disabled={sending ? 'true' : undefined}>
          {sending ? underWay : button}
        </Button>
      </div>
    </form>
  );
}

interface SuccessProps {
  id: string;
  culture: FormCulture;
  reference: string;
  heading: string;
  text: ReactNode;
}

function Success({ culture, heading, id, reference, text }: SuccessProps) {
  const title = useRef<HTMLHeadingElement>(null);
  // So that a reader hears what happened.
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={styles.success} id={id}>
      <h3 className={styles.thanks} ref={title} {...focusedFirst}>
        {heading}
      </h3>
      <div>{text}</div>
      <p className={styles.reference}>
        <span className={styles.referenceLabel}>{formWords[culture].reference}</span>
        <strong className={styles.number}>{reference}</strong>
      </p>
    </div>
  );
}
