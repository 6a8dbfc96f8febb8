import { type ReactNode, useEffect, useRef } from 'react';
import { focusedFirst } from '../../ui/focused-first.ts';
import styles from './Form.module.css';

interface SuccessProps {
  id?: string;
  heading: string;
  level?: 2 | 3;
  /** It came while its reader was looking: it takes the focus, so that a screen reader says it. */
  moves?: boolean;
  children: ReactNode;
}

/** What stands in place of a form that arrived. */
export function Success({ children, heading, id, level = 3, moves = true }: SuccessProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (moves) title.current?.focus();
  }, [moves]);
  return (
    <div className={styles.success} id={id}>
      <Heading className={styles.thanks} ref={title} {...focusedFirst}>
        {heading}
      </Heading>
      {children}
    </div>
  );
}
