import type { ComponentProps } from 'react';
import styles from './Checkbox.module.css';

/** A label is around it, or refers to it by its id. */
export function Checkbox(props: Omit<ComponentProps<'input'>, 'className' | 'type'>) {
  return <input {...props} className={styles.box} type="checkbox" />;
}
