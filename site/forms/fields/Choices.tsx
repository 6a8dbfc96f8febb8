import { type ReactNode, useEffect, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import choice from '../../components/ChoiceBox.module.css';
import field from '../../components/Field.module.css';
import { FieldError } from '../../components/FieldError.tsx';
import styles from './Choices.module.css';

interface ChoicesProps {
  /** An error summary links to it; hint and error get ids made from it. */
  id: string;
  legend: string;
  options: readonly { value: string; label: string }[];
  /** What the form's library needs on each of them. */
  control: UseFormRegisterReturn;
  /** Those that were picked when the form was sent without scripts. */
  picked?: readonly string[];
  /** One answer instead of several. */
  single?: boolean;
  hint?: ReactNode;
  /** The word for a question that may stay open. */
  optional?: string;
  error?: string | undefined;
  /** How many may be chosen at once, and what is said when one more is picked. */
  most?: number | undefined;
  limitReached?: string;
}

/** How long the notice stands, in milliseconds; its fading is part of it (specification section 9: about a second). */
const noticeTime = 1050;

/** A question with given answers, in a form that its script checks. One pick too many is undone, and said why. */
export function Choices(props: ChoicesProps) {
  const { control, error, hint, id, legend, limitReached, most, optional, options } = props;
  const { picked = [], single = false } = props;
  const [picksTooMany, setPicksTooMany] = useState(0);
  useEffect(() => {
    if (picksTooMany === 0) return;
    const end = setTimeout(() => setPicksTooMany(0), noticeTime);
    return () => clearTimeout(end);
  }, [picksTooMany]);
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const pick = (event: React.ChangeEvent<HTMLInputElement>) => {
    const { target } = event;
    const chosen = document.querySelectorAll(`#${CSS.escape(id)} input:checked`).length;
    const tooMany = most !== undefined && target.checked && chosen > most;
    if (tooMany) target.checked = false;
    setPicksTooMany((before) => (tooMany ? before + 1 : 0));
    void control.onChange(event);
  };
  return (
    <fieldset
      className="stack gap2 slim"
      id={id}
      tabIndex={-1}
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
      <div className={styles.options} data-invalid={error ? '' : undefined}>
        {options.map(({ label, value }) => (
          <label className={styles.option} key={value}>
            <input
              {...control}
              className={`${choice.box} ${styles.box}`}
              type={single ? 'radio' : 'checkbox'}
              value={value}
              defaultChecked={picked.includes(value) || undefined}
              onChange={pick}
              aria-invalid={error && !single ? true : undefined}
              aria-describedby={errorId}
            />
            {label}
          </label>
        ))}
      </div>
      {most === undefined ? null : (
        <div role="status">
          {picksTooMany > 0 ? (
            <p className={styles.notice} key={picksTooMany}>
              {limitReached}
            </p>
          ) : null}
        </div>
      )}
      {error ? <FieldError id={errorId} text={error} /> : null}
    </fieldset>
  );
}
