import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { alone, type Place } from './place.ts';
import styles from './Section.module.css';

interface Props {
  place?: Place;
  className?: string;
  children: ReactNode;
}

/** A block on paper. It keeps its distance from above, and from below where another field begins. */
export function Section({ place = alone, className, children }: Props) {
  const closing = place.below === 'amber' ? styles.beforePool : styles.closing;
  return (
    <section className={classes(styles.section, place.below !== 'paper' && closing, className)}>
      {children}
    </section>
  );
}
