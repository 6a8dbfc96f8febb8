import styles from './PoolLip.module.css';

/** The upper edge of a pool in the middle of a page: what is above it hangs into the oil as a bowl. */
export function PoolBowl({ className = '' }: { className?: string | undefined }) {
  return (
    <svg
      className={`${styles.bowl} ${className}`}
      viewBox="0 0 1440 156"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d="M0-2V12C12 112 134 156 300 156H1140C1306 156 1428 112 1440 12V-2Z" />
    </svg>
  );
}
