import styles from './Field.module.css';
import { Icon } from './Icon.tsx';

/** The error of a field; its control refers to it by `aria-describedby`. */
export function FieldError({ id, text }: { id: string | undefined; text: string }) {
  return (
    <p className={styles.error} id={id}>
      <Icon name="warning" />
      {/* Within an element: React can update the text after a translator has replaced the text node. */}
      <span>{text}</span>
    </p>
  );
}
