import { useEffect, useRef } from 'react';
import { focusedFirst } from '../../ui/focused-first.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Form.module.css';

interface FailureProps {
  heading: string;
  text: string;
  /** Of the heading. */
  level?: 2 | 3;
}

/** The error view of a form: nobody's fault who typed. Takes the focus when it appears, so that a reader hears what happened. */
export function Failure({ heading, level = 3, text }: FailureProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={styles.failure}>
      <Heading className={styles.failed} ref={title} {...focusedFirst}>
        <Icon name="warning" />
        {heading}
      </Heading>
      <p>{text}</p>
    </div>
  );
}
