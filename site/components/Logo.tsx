import styles from './Logo.module.css';
import drawing from './logo.svg';

interface LogoProps {
  /** Without a name the logo is decoration (inside a link that has one). */
  name?: string;
  className?: string;
}

/**
 * The O is a ring with oil in it; the oil climbs the ring's walls. A file of its own, which a visitor's second page
 * has, with the name as outlines, so that it never waits for a font: "ilway" in Archivo, 740 wide 112.
 */
export function Logo({ name, className }: LogoProps) {
  return (
    <svg
      role={name ? 'img' : undefined}
      aria-label={name}
      aria-hidden={name ? undefined : true}
      className={className ? `${styles.logo} ${className}` : styles.logo}
      viewBox="0 0 1394 358"
    >
      <use className="oil" href={`${drawing}#oil`} />
      <use href={`${drawing}#name`} />
    </svg>
  );
}
