import type { ReactNode } from 'react';
import styles from './FactColumns.module.css';

interface Props {
  facts: readonly { label: string; value: string }[];
  lead?: string | null | undefined;
  /** Of the text as a whole, above the lead. */
  heading?: ReactNode;
  children: ReactNode;
}

/** Running text in the right two thirds; facts stand beside it, space otherwise. */
export function FactColumns({ facts, lead, heading, children }: Props) {
  return (
    <div className={styles.columns}>
      {facts.length > 0 ? (
        <dl className={styles.facts}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      <div className={styles.body}>
        {heading}
        {lead ? <p className={styles.lead}>{lead}</p> : null}
        {children}
      </div>
    </div>
  );
}
