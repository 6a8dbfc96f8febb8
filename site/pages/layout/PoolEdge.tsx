import styles from './PoolEdge.module.css';

/** The lower edge of the pool above: an amber page end runs into it without a seam. */
export function PoolEdge() {
  return (
    <svg className={styles.edge} viewBox="0 0 1440 86" aria-hidden="true">
      <path
        className="oilDeep"
        d="M0 0v6c24 36 76 52 150 60 140 14 350 20 570 20 280 0 470-14 590-34 70-12 112-28 130-50V0Z"
      />
      <path
        className="oil"
        d="M0 0v6c24 36 76 52 150 60 90 9 190 14.5 300 17.5 330-6 620-25 800-45 90-11 152-24 190-38V0Z"
      />
    </svg>
  );
}
