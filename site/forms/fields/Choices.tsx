import { type ReactNode, useEffect, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import choice from '../../components/Checkbox.module.css';
import field from '../../components/Field.module.css';
import { FieldError } from '../../components/FieldError.tsx';
import styles from './Choices.module.css';

interface ChoicesProps {
  /** Target of the error summary; the ids of hint and error derive from it. */
  id: string;
  legend: string;
  options: readonly { value: string; label: ReactNode }[];
  /** Classes that replace those of the list and of each option. */
  optionsClass?: string | undefined;
  optionClass?: string | undefined;
  /** Result of React Hook Form's `register`. */
  control: UseFormRegisterReturn;
  /** Values selected in a submission without scripts. */
  selected?: readonly string[];
  /** Radio buttons instead of checkboxes. */
  single?: boolean;
  hint?: ReactNode;
  /** Marker of an optional field. */
  optional?: string;
  error?: string | undefined;
  /** Maximum number of selected options, and the notice shown when it is exceeded. */
  max?: number | undefined;
  limitReached?: string;
}

/** Milliseconds the notice is visible, including its fade-out (specification section 9: about a second). */
const noticeTime = 1050;

/** Group of checkboxes or radio buttons. Reverts a selection above `max` and shows a notice. */
export function Choices(props: ChoicesProps) {
  const { control, error, hint, id, legend, limitReached, max, optional, options } = props;
  const { optionClass = styles.option, selected = [], single = false } = props;
  const { optionsClass = single ? 'wrap gap0x6' : `stack gap1 ${styles.options}` } = props;
  const [rejectedSelections, setRejectedSelections] = useState(0);
  useEffect(() => {
    if (rejectedSelections === 0) return;
    const end = setTimeout(() => setRejectedSelections(0), noticeTime);
    return () => clearTimeout(end);
  }, [rejectedSelections]);
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const pick = (event: React.ChangeEvent<HTMLInputElement>) => {
    const { target } = event;
    const chosen = document.querySelectorAll(`#${CSS.escape(id)} input:checked`).length;
    const tooMany = max !== undefined && target.checked && chosen > max;
    if (tooMany) target.checked = false;
    setRejectedSelections((before) => (tooMany ? before + 1 : 0));
    void control.onChange(event);
  };
  return (
    <fieldset
      className="stack gap2 slim"
      id={id}
      tabIndex={-1}
      data-required={optional ? undefined : ''}
      aria-describedby={[hintId, errorId].filter(Boolean).join(' ') || undefined}
    >
      <legend className="strong leading13">
        {legend}
        {optional ? <span className={field.optional}> ({optional})</span> : null}
      </legend>
      {hint ? (
        <p className="note leading14" id={hintId}>
          {hint}
        </p>
      ) : null}
      <div className={optionsClass} data-invalid={error ? '' : undefined}>
        {options.map(({ label, value }) => (
          <label className={optionClass} key={value}>
            <input
              {...control}
              className={`${choice.box} ${styles.box}`}
              type={single ? 'radio' : 'checkbox'}
              value={value}
              defaultChecked={selected.includes(value) || undefined}
              onChange={pick}
              aria-invalid={error && !single ? true : undefined}
              aria-describedby={errorId}
            />
            {label}
          </label>
        ))}
      </div>
      {max === undefined ? null : (
        <div role="status">
          {rejectedSelections > 0 ? (
            <p className={styles.notice} key={rejectedSelections}>
              {limitReached}
            </p>
          ) : null}
        </div>
      )}
      {error ? <FieldError id={errorId} text={error} /> : null}
    </fieldset>
  );
}
