import type { ReactNode } from 'react';
import { type BlockPosition, standalonePosition } from './block-position.ts';
import { classes } from './classes.ts';
import styles from './Section.module.css';

interface Props {
  position?: BlockPosition;
  className?: string;
  children: ReactNode;
}

/** A block on paper, with space above it, and below it where the background changes. Within a text it has the text's width. */
export function Section({ position = standalonePosition, className, children }: Props) {
  if (position.isInner) return <div className={styles.inner}>{children}</div>;
  const closing = position.below === 'amber' ? styles.beforePool : styles.closing;
  return (
    <section
      className={classes(
        styles.section,
        position.compact && styles.compact,
        position.below !== 'paper' && closing,
        className,
      )}
    >
      {children}
    </section>
  );
}
