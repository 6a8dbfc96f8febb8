import styles from './PoolLip.module.css';

/** The lower edge of a pool in the middle of a page. */
export function PoolLip() {
  return (
    <svg className={styles.lip} viewBox="0 0 1440 86" preserveAspectRatio="none" aria-hidden="true">
      <path
        className="oilDeep"
        d="M0 2V6C24 42 76 58 150 66 290 80 500 86 720 86 1000 86 1190 72 1310 52 1380 40 1422 24 1440 6V2Z"
      />
      <path
        className="oil"
        d="M0-2V6C24 42 76 58 150 66 240 75 340 80 450 83 780 77 1070 58 1250 38 1340 27 1402 14 1440 0V-2Z"
      />
    </svg>
  );
}
