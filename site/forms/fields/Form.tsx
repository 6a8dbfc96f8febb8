import { type ReactNode, useEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { focusedFirst } from '../../ui/focused-first.ts';
import styles from './Form.module.css';
import { FormFrame } from './FormFrame.tsx';
import { type FormCulture, formWords } from './form-words.ts';
import type { Plain } from './posted.ts';
import type { Submission } from './use-submission.ts';

interface FormProps<Values extends FieldValues> {
  submission: Submission<Values>;
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
  const { button, children, plain, reading, submission, success } = props;
  const { culture, draft, id, onFocus, outcome, problems, sending } = submission;
  const { posted } = plain;
  const words = formWords[culture];
  if (outcome.state === 'sent')
    return <Success id={id} culture={culture} reference={outcome.reference} {...success} />;
  const failed = outcome.state === 'failed' && !sending;
  return (
    <FormFrame
      of={submission}
      labelOf={(name) => (name === 'answer' ? posted?.question : submission.labelOf(name))}
      hidden={{ ...plain.hidden, ...posted?.hidden }}
      // What came back has no script that would send it.
      unwatched={posted !== undefined}
      failure={failed ? { heading: words.failed, text: words.failedText } : undefined}
      button={button}
      {...(reading ? { underWay: words.files.reading } : {})}
      off="aria-disabled"
      onFocus={onFocus}
      action={plain.action}
      encType={plain.multipart ? 'multipart/form-data' : undefined}
    >
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
    </FormFrame>
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
