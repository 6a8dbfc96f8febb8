import { useEffect, useRef } from 'react';
import { focusedFirst } from '../../ui/focused-first.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Form.module.css';

interface FailureProps {
  /** Of the form; that of the text is made from it. */
  id: string;
  heading: string;
  text: string;
  /** Of the heading. */
  level?: 2 | 3;
}

/**
 * The error view of a form: nobody's fault who typed. Its heading takes the focus when it appears, and has the text as its
 * description, so that a reader hears what happened and why.
 */
export function Failure({ heading, id, level = 3, text }: FailureProps) {
  const textId = `${id}-failure`;
  const Heading = level === 2 ? 'h2' : 'h3';
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={styles.failure}>
      <Heading className={styles.failed} ref={title} aria-describedby={textId} {...focusedFirst}>
        <Icon name="warning" />
        {heading}
      </Heading>
      <p id={textId}>{text}</p>
    </div>
  );
}
