import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { Failure } from './Failure.tsx';
import styles from './Form.module.css';
import { formWords } from './form-words.ts';
import type { FormProblem } from './send-form.ts';
import type { CallState } from './use-call.ts';
import type { Submission } from './use-submission.ts';

type FormOf =
  | Pick<Submission<never>, 'id' | 'culture' | 'sending' | 'problems' | 'wordsOf' | 'onSubmit'>
  | Pick<CallState<never>, 'id' | 'culture' | 'sending' | 'problems' | 'wordsOf' | 'onSubmit'>;

interface FormFrameProps
  extends Pick<ComponentProps<'form'>, 'action' | 'encType' | 'onFocus' | 'ref'> {
  of: FormOf;
  labelOf: (name: string) => string | undefined;
  /** What goes along that nobody types. */
  hidden: Readonly<Record<string, string | number>>;
  /** Another script sends it than this one's: none. */
  unwatched?: boolean;
  failure?: ComponentProps<typeof Failure> | undefined;
  button: string;
  /** In place of the button's words while the form is under way. */
  underWay?: string;
  /** How the button is off then: one that is `disabled` loses the focus. */
  off: 'disabled' | 'aria-disabled';
  children: ReactNode;
}

/** A form with what is wrong with its fields or the whole, said once and in its order, and with its button. */
export function FormFrame(props: FormFrameProps) {
  const { button, children, failure, hidden, labelOf, of, off, unwatched, ...rest } = props;
  const { culture, id, onSubmit, sending, wordsOf } = of;
  const problems: readonly FormProblem[] = of.problems;
  const words = formWords[culture];
  const { underWay = words.sending, ...form } = rest;
  const heading = words.summary(problems.length);
  const textOf = ({ code, file }: FormProblem) => (file ? `${file}: ` : '') + wordsOf(code);
  return (
    <form
      {...form}
      className={styles.form}
      id={id}
      method="post"
      onSubmit={onSubmit}
      data-form={unwatched ? undefined : id}
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <VisuallyHidden>
        <span role="status">{sending ? underWay : problems.length > 0 ? heading : ''}</span>
      </VisuallyHidden>
      {failure ? <Failure {...failure} /> : null}
      {problems.length > 0 ? (
        <ErrorSummary
          id={`${id}-errors`}
          focused
          heading={heading}
          text={words.kept}
          errors={problems.map((problem) => ({
            fieldId: `${id}-${problem.name}`,
            text: `${labelOf(problem.name)}: ${textOf(problem)}`,
          }))}
        />
      ) : null}
      {children}
      <div>
        {/* Without scripts, too, all messages come at once, and not the browser's one after the other. */}
        <Button type="submit" formNoValidate {...(sending ? { [off]: true } : {})}>
          {sending ? underWay : button}
        </Button>
      </div>
    </form>
  );
}
