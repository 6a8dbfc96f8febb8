import styles from './Flag.module.css';

/** Drawn, because a flag emoji is missing on Windows. Always beside the country's name. */
export function Flag({ country }: { country: 'de' | 'pl' }) {
  return (
    <svg className={styles.flag} viewBox="0 0 26 18" aria-hidden="true">
      {country === 'de' ? <German /> : <Polish />}
      <path className={styles.edge} d="M.5.5h25v17H.5z" />
    </svg>
  );
}

function German() {
  return (
    <>
      <path fill="#000" d="M0 0h26v6H0z" />
      <path fill="#d00" d="M0 6h26v6H0z" />
      <path fill="#ffce00" d="M0 12h26v6H0z" />
    </>
  );
}

function Polish() {
  return (
    <>
      <path fill="#fff" d="M0 0h26v9H0z" />
      <path fill="#dc143c" d="M0 9h26v9H0z" />
    </>
  );
}
