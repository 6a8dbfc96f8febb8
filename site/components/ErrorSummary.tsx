import { useEffect } from 'react';
import styles from './ErrorSummary.module.css';
import { focusedFirst } from './focused-first.ts';
import { Icon } from './Icon.tsx';

interface ErrorSummaryProps {
  /** Carries the count, e.g. "Bitte prüfen Sie drei Angaben". */
  heading: string;
  text?: string;
  /** Each names the field and the remedy, and leads to the field by its id. */
  errors: { fieldId: string; text: string }[];
  /** Prefix of the heading's id, where a page has more than one form. */
  id?: string;
  /** It is what a page that came back is about. */
  focused?: boolean;
}

/**
 * Stands above a form that came back. Without scripts it has the focus; one that a script brings leaves that to the first
 * field.
 */
export function ErrorSummary({ heading, text, errors, focused, id = 'errors' }: ErrorSummaryProps) {
  useEffect(() => {
    // It comes above the field that was just given the focus, and would push that out of view.
    const field = document.activeElement;
    if (field?.ariaInvalid === 'true') field.parentElement?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div
      className={styles.summary}
      role="alert"
      aria-labelledby={`${id}-heading`}
      {...(focused ? focusedFirst : { tabIndex: -1 })}
    >
      <h2 className={styles.heading} id={`${id}-heading`}>
        <Icon name="warning" />
        <span>{heading}</span>
      </h2>
      {text ? <p>{text}</p> : null}
      <ul className="grid gap1">
        {errors.map((error) => (
          <li key={error.text}>
            <a className={styles.link} href={`#${error.fieldId}`}>
              {error.text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
