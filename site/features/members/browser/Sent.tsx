import { useEffect, useRef } from 'react';
import styles from '../../../forms/fields/Form.module.css';
import { focusedFirst } from '../../../ui/focused-first.ts';

interface SentProps {
  heading: string;
  text: string;
  /** It came while the reader was looking: it takes the focus, so that a screen reader says it. */
  moves: boolean;
}

/** What stands in place of a form that arrived. */
export function Sent({ heading, moves, text }: SentProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (moves) title.current?.focus();
  }, [moves]);
  return (
    <div className={styles.success}>
      <h2 className={styles.thanks} ref={title} {...focusedFirst}>
        {heading}
      </h2>
      <p>{text}</p>
    </div>
  );
}
