import styles from './Logo.module.css';
import drawing from './logo.svg';

/**
 * The O is a ring with oil in it, which climbs the ring's walls. A separate file, which is cached after the first page, with the name as outlines, so
 * that it never waits for a font: "ilway" in Archivo, 740 wide 112.
 */
export function Logo({ name, className }: { name: string; className: string | undefined }) {
  return (
    <svg
      role="img"
      aria-label={name}
      className={`${styles.logo} ${className}`}
      viewBox="0 0 1394 358"
    >
      <use className="oil" href={`${drawing}#oil`} />
      <use href={`${drawing}#name`} />
    </svg>
  );
}
