import type { InputHTMLAttributes, ReactNode } from 'react';
import field from '../../ui/Field.module.css';
import { Icon } from '../../ui/Icon.tsx';
import boxes from './Choices.module.css';
import styles from './Tick.module.css';

type TickProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className' | 'type'> & {
  id: string;
  /** What is agreed to; may hold links. */
  children: ReactNode;
  error?: string | undefined;
};

/** One box to tick, with what it stands for beside it. */
export function Tick({ children, error, id, ...rest }: TickProps) {
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className={styles.tick}>
      <input
        {...rest}
        className={boxes.box}
        type="checkbox"
        id={id}
        aria-describedby={errorId}
        aria-invalid={error ? true : undefined}
      />
      <div>
        <label htmlFor={id}>{children}</label>
        {error ? (
          <p className={field.error} id={errorId}>
            <Icon name="warning" />
            {error}
          </p>
        ) : null}
      </div>
    </div>
  );
}
