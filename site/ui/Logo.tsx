import styles from './Logo.module.css';
import { logoShape } from './logo-shape.ts';

interface LogoProps {
  /** Without a name the logo is decoration (inside a link that has one). */
  name?: string;
  className?: string;
}

/** The O is a ring with oil in it; the oil climbs the ring's walls. */
export function Logo({ name, className }: LogoProps) {
  return (
    <svg
      role={name ? 'img' : undefined}
      aria-label={name}
      aria-hidden={name ? undefined : true}
      className={className ? `${styles.logo} ${className}` : styles.logo}
      viewBox={logoShape.viewBox}
      focusable="false"
    >
      <path className={styles.oil} d={logoShape.oil} />
      <path fill="currentColor" fillRule="evenodd" d={logoShape.ring} />
      <path fill="currentColor" d={logoShape.letters} />
    </svg>
  );
}
