import type { InputHTMLAttributes } from 'react';
import styles from './ChoiceBox.module.css';

type ChoiceBoxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'type'> & {
  id: string;
};

/** The box that chooses one thing of a list, or all: filled with oil. Its label names it by its id. */
export function ChoiceBox(props: ChoiceBoxProps) {
  return <input {...props} className={styles.box} type="checkbox" />;
}
