import type { NumbersBlock } from '@oilway/store/published/documents.ts';
import type { BlockProps } from '../../pages/parts/block-position.ts';
import { classes } from '../../pages/parts/classes.ts';
import styles from './Numbers.module.css';

/** One huge figure with its sentence, up to three smaller ones below. */
export function Numbers({ block }: BlockProps<NumbersBlock>) {
  return (
    <section className={styles.numbers} data-tone="graphite">
      <p className={styles.first}>
        <strong className={classes(styles.huge, styles[sizeOf(block.value)])}>{block.value}</strong>
        <span className={styles.sentence}>{block.text}</span>
      </p>
      {block.items?.length ? (
        <ul className={styles.items}>
          {block.items.map(({ id, value, text }) => (
            <li key={id ?? value}>
              <strong className={styles.value}>{value}</strong>
              <span className={styles.text}>{text}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

/** Returns the size in which a figure fits on one line. */
function sizeOf(value: string): 'short' | 'medium' | 'long' {
  if (value.length <= 2) return 'short';
  return value.length <= 4 ? 'medium' : 'long';
}
