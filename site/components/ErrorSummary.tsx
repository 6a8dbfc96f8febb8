import { useEffect } from 'react';
import { autoFocusProps } from './auto-focus.ts';
import styles from './ErrorSummary.module.css';
import { Icon } from './Icon.tsx';

interface ErrorSummaryProps {
  /** Contains the count, e.g. "Bitte prüfen Sie drei Angaben". */
  heading: string;
  text?: string;
  /** Each names field and remedy, and links to the field by its id. */
  errors: { fieldId: string; text: string }[];
  /** Prefix of the heading's id, where a page has more than one form. */
  id?: string;
  /** Gets the focus on page load, in the response to a submission. */
  focused?: boolean;
}

/** Errors above a form. In a response without scripts it has the focus; rendered by a script it leaves the focus to the first field. */
export function ErrorSummary({ heading, text, errors, focused, id = 'errors' }: ErrorSummaryProps) {
  useEffect(() => {
    // Inserted above the focused field, it would push that out of view.
    const field = document.activeElement;
    if (field?.ariaInvalid === 'true') field.parentElement?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div
      className={styles.summary}
      role="alert"
      aria-labelledby={`${id}-heading`}
      {...(focused ? autoFocusProps : { tabIndex: -1 })}
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
