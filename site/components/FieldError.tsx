import styles from './Field.module.css';
import { Icon } from './Icon.tsx';

/** What is wrong with a field; its control names it by `aria-describedby`. */
export function FieldError({ id, text }: { id: string | undefined; text: string }) {
  return (
    <p className={styles.error} id={id}>
      <Icon name="warning" />
      {/* In an element of its own, which keeps a text that changes when a translator has replaced its node. */}
      <span>{text}</span>
    </p>
  );
}
