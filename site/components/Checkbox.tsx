import type { InputHTMLAttributes } from 'react';
import styles from './Checkbox.module.css';

type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'type'> & {
  id: string;
};

/** Selects one entry of a list, or all. Its label refers to it by its id. */
export function Checkbox(props: CheckboxProps) {
  return <input {...props} className={styles.box} type="checkbox" />;
}
