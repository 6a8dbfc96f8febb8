import type { ReactNode } from 'react';
import {
  Illustration,
  type IllustrationName,
} from '../../components/illustration/Illustration.tsx';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  illustration: IllustrationName;
  /** Why the list is empty, and alternatives. */
  children: ReactNode;
}

/** Replaces an empty list: a text with a drawing below it. */
export function EmptyState({ children, illustration }: EmptyStateProps) {
  return (
    <div className={styles.container}>
      <div className={styles.content}>
        <div className={styles.words}>{children}</div>
        <div className={styles.picture}>
          <Illustration name={illustration} shape="wide" />
        </div>
      </div>
    </div>
  );
}
