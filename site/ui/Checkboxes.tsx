import type { ReactNode } from 'react';
import styles from './Checkboxes.module.css';
import { Icon } from './Icon.tsx';

interface CheckboxesProps {
  /** Ids of the hint, the error and the notice are made from it; an error summary links to it. */
  id: string;
  name: string;
  legend: string;
  options: readonly { value: string; label: string }[];
  hint?: ReactNode;
  /** One sentence that names the remedy. */
  error?: string;
  /** How many may be chosen at once. */
  most?: number;
  /** What is said when one more is picked; needed with `most`. */
  limitReached?: string;
  defaultValues?: readonly string[];
}

/** A question with several answers. One pick too many is undone by `behaviours/checkboxes.ts`, which says so. */
export function Checkboxes(props: CheckboxesProps) {
  const { defaultValues, error, hint, id, legend, limitReached, most, name, options } = props;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <fieldset
      className={styles.group}
      id={id}
      aria-describedby={[hintId, errorId].filter(Boolean).join(' ') || undefined}
      data-most={most}
    >
      <legend className={styles.legend}>{legend}</legend>
      {hint ? (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      ) : null}
      <div className={styles.options} data-invalid={error ? '' : undefined}>
        {options.map(({ label, value }) => (
          <label className={styles.option} key={value}>
            <input
              className={styles.box}
              type="checkbox"
              name={name}
              value={value}
              defaultChecked={defaultValues?.includes(value)}
            />
            {label}
          </label>
        ))}
      </div>
      {most === undefined ? null : (
        <p className={styles.notice} role="status" data-notice={limitReached} />
      )}
      {error ? (
        <p className={styles.error} id={errorId}>
          <Icon name="warning" />
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
