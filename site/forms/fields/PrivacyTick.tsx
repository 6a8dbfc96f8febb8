import type { FieldPath, FieldValues } from 'react-hook-form';
import { FieldError } from '../../ui/FieldError.tsx';
import boxes from './Choices.module.css';
import styles from './Tick.module.css';
import type { FormSubmission } from './use-submission.ts';

interface PrivacyTickProps<Values extends FieldValues> {
  submission: FormSubmission<Values>;
  /** Before, in and after the link to the privacy page. */
  text: readonly [string, string, string];
  href: string | undefined;
}

const name = 'gdprAccept';

/** The consent that every form needs: a box to tick, with the way to what is consented to beside it. */
export function PrivacyTick<Values extends FieldValues>(props: PrivacyTickProps<Values>) {
  const { href, submission, text } = props;
  const { errorOf, form, posted } = submission;
  const [before, link, after] = text;
  const { error } = errorOf(name);
  const id = `${submission.id}-${name}`;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className={styles.tick}>
      <input
        {...form.register(name as FieldPath<Values>)}
        defaultChecked={posted?.values[name] !== undefined}
        required
        className={boxes.box}
        type="checkbox"
        id={id}
        aria-describedby={errorId}
        aria-invalid={error ? true : undefined}
      />
      <div>
        <label htmlFor={id}>
          {before}
          {href ? <a href={href}>{link}</a> : link}
          {after}
        </label>
        {error ? <FieldError id={errorId} text={error} /> : null}
      </div>
    </div>
  );
}
