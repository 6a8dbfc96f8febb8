import styles from './ErrorSummary.module.css';
import { Icon } from './Icon.tsx';

interface ErrorSummaryProps {
  /** Carries the count, e.g. "Bitte prüfen Sie drei Angaben". */
  heading: string;
  text?: string;
  /** Each names the field and the remedy, and leads to the field by its id. */
  errors: { fieldId: string; text: string }[];
  /** Prefix of the heading's id, where a page has more than one form. */
  id?: string;
}

/** Stands above a form that came back; a script moves the focus to it. */
export function ErrorSummary({ heading, text, errors, id = 'errors' }: ErrorSummaryProps) {
  return (
    <div className={styles.summary} role="alert" aria-labelledby={`${id}-heading`} tabIndex={-1}>
      <h2 className={styles.heading} id={`${id}-heading`}>
        <Icon name="warning" />
        {heading}
      </h2>
      {text ? <p>{text}</p> : null}
      <ul className={styles.list}>
        {errors.map((error) => (
          <li key={error.fieldId}>
            <a className={styles.link} href={`#${error.fieldId}`}>
              {error.text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
