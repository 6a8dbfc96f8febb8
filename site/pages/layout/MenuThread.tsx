import styles from './MenuThread.module.css';

/** From the amber block's width down to a thread at the right edge, and on to the pool below. */
export function MenuThread({ className }: { className?: string }) {
  return (
    <div className={className}>
      <svg className={styles.funnel} viewBox="0 0 72 150" aria-hidden="true">
        <path className="oil" d="M0 0v1h8c22 0 36 14 40 39 4 28 12 52 12 110h12V0Z" />
        <path className="oilDeep" d="M72 26v124h-4c0-40-3-62-3-84 0-16 4-28 7-40Z" />
        <path className="oilLight" d="M53 38a2 2 0 0 1 4-.5l4.5 30a2 2 0 0 1-4 .5Z" />
      </svg>
      <div className={styles.thread} />
      <div className={styles.pool}>
        <svg className={styles.wall} viewBox="0 0 120 48" aria-hidden="true">
          <path className="oil" d="M0 8c10 24 50 33 120 33v7H0Z" />
        </svg>
        <div className={styles.surface} />
        <svg className={styles.wall} viewBox="0 0 120 48" aria-hidden="true">
          <path className="oil" d="M0 41c70 0 104-14 108-41h12v48H0Z" />
          <path className="oilDeep" d="M116 0h4v48c-3-14-4-30-4-48Z" />
        </svg>
      </div>
    </div>
  );
}
