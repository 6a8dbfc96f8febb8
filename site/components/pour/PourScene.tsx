import type { ReactNode } from 'react';
import { PoolEdge, Pour } from './Pour.tsx';
import styles from './PourScene.module.css';

interface PourSceneProps {
  /** Content on graphite, and content in the pool. */
  field: ReactNode;
  pool: ReactNode;
}

/** The head of a page where its one pour starts: from the header's block over graphite into the pool, and out at its edge. */
export function PourScene({ field, pool }: PourSceneProps) {
  return (
    <div className={styles.scene}>
      <div className={styles.field} data-tone="graphite">
        <Pour />
        {field}
      </div>
      <div className={styles.pool} data-tone="amber">
        {pool}
      </div>
      <PoolEdge />
    </div>
  );
}
