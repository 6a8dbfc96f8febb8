import styles from './Flag.module.css';

const stripes = {
  de: { '#000': 'M0 0h26v6H0z', '#d00': 'M0 6h26v6H0z', '#ffce00': 'M0 12h26v6H0z' },
  pl: { '#fff': 'M0 0h26v9H0z', '#dc143c': 'M0 9h26v9H0z' },
};

/** Drawn, because a flag emoji is missing on Windows. Always beside the country's name. */
export function Flag({ country }: { country: 'de' | 'pl' }) {
  return (
    <svg className={styles.flag} viewBox="0 0 26 18" aria-hidden="true">
      {Object.entries(stripes[country]).map(([colour, stripe]) => (
        <path key={colour} fill={colour} d={stripe} />
      ))}
      <path className={styles.edge} d="M.5.5h25v17H.5z" />
    </svg>
  );
}
