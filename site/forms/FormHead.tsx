import styles from './Forms.module.css';

interface FormHeadProps {
  block: { heading?: string | null; text?: string | null };
}

/** What an editor has written above a form. */
export function FormHead({ block: { heading, text } }: FormHeadProps) {
  return (
    <div className={styles.head}>
      <h2 className="step3">{heading}</h2>
      {text ? <p className="above4">{text}</p> : null}
    </div>
  );
}
