import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../../ui/Button.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { Failure } from './Failure.tsx';
import styles from './Form.module.css';
import { type FormCulture, formWords, wordsOf } from './form-words.ts';
import type { CallState } from './use-call.ts';

interface CallFormProps<Values extends FieldValues> {
  id: string;
  culture: FormCulture;
  call: CallState<Values>;
  labels: Record<string, string>;
  /** For each code that is not one of every form. */
  codes: Record<string, string>;
  button: string;
  /** What stands above the words of a failure. */
  failed: string;
  /** What goes along where there are no scripts. */
  hidden?: Record<string, string>;
  children: ReactNode;
}

/** Fields, what is wrong with them or with the whole, and a button that is off while the form is under way. */
export function CallForm<Values extends FieldValues>(props: CallFormProps<Values>) {
  const { button, call, children, codes, culture, failed, hidden = {}, id, labels } = props;
  const { failure, onSubmit, problems, sending } = call;
  const words = formWords[culture];
  const form = useFocusBack(sending);
  const errors = problems.map(({ code, name }) => ({
    fieldId: `${id}-${name}`,
    text: `${labels[name]}: ${codes[code] ?? wordsOf(culture, code)}`,
  }));
  return (
    <form
      className={styles.form}
      id={id}
      method="post"
      onSubmit={onSubmit}
      data-form={id}
      ref={form}
    >
      <VisuallyHidden>
        <span role="status">
          {sending ? words.sending : errors.length > 0 ? words.summary(errors.length) : ''}
        </span>
      </VisuallyHidden>
      {errors.length > 0 ? (
        <ErrorSummary
          id={`${id}-errors`}
          focused
          heading={words.summary(errors.length)}
          text={words.kept}
          errors={errors}
        />
      ) : null}
      {failure && errors.length === 0 ? (
        <Failure heading={failed} text={failure} level={2} />
      ) : null}
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <div>
        {/* Without scripts, too, all messages come at once, and not the browser's one after the other. */}
        <Button type="submit" formNoValidate disabled={sending}>
          {sending ? words.sending : button}
        </Button>
      </div>
    </form>
  );
}

/** Gives the button back the focus that it lost by being off, unless something else has taken it. */
function useFocusBack(sending: boolean): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const was = useRef(sending);
  useEffect(() => {
    if (was.current && !sending && document.activeElement === document.body)
      form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
    was.current = sending;
  }, [sending]);
  return form;
}
