import type { ReactNode } from 'react';
import { focusedFirst } from '../../components/focused-first.ts';
import styles from './FactColumns.module.css';

interface Props {
  facts: readonly { label: string; value: string }[];
  lead?: string | null | undefined;
  /** Whether the lead is what answers a form: it has the focus then. */
  answers?: boolean;
  /** Of the text as a whole, above the lead. */
  heading?: ReactNode;
  children: ReactNode;
}

/** Running text in the right two thirds; facts stand beside it, space otherwise. */
export function FactColumns({ answers, children, facts, heading, lead }: Props) {
  return (
    <div className={styles.columns}>
      {facts.length > 0 ? (
        <dl className={styles.facts}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt className="note leading14">{label}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      <div className={styles.body}>
        {heading}
        {lead ? (
          <p className={styles.lead} {...(answers ? focusedFirst : {})}>
            {lead}
          </p>
        ) : null}
        {children}
      </div>
    </div>
  );
}
