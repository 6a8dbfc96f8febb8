import type { ReactNode } from 'react';
import {
  Illustration,
  type IllustrationName,
} from '../../components/illustration/Illustration.tsx';
import styles from './Nothing.module.css';

interface NothingProps {
  picture: IllustrationName;
  /** Why there is nothing, and what else there is. */
  children: ReactNode;
}

/** What stands in the place of a list without entries: some words, and a drawing below them. */
export function Nothing({ children, picture }: NothingProps) {
  return (
    <div className={styles.place}>
      <div className={styles.nothing}>
        <div className={styles.words}>{children}</div>
        <div className={styles.picture}>
          <Illustration name={picture} shape="wide" />
        </div>
      </div>
    </div>
  );
}
