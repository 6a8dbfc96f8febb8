import type { ReactNode } from 'react';
import styles from './FormAside.module.css';

/** A form, and beside it (below it on narrow screens) what answers questions before they are asked. */
export function FormColumns({ aside, children }: { aside?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div className="slim">{children}</div>
      {aside ? <div className={styles.aside}>{aside}</div> : null}
    </div>
  );
}

export function AsidePart({ children, heading }: { children: ReactNode; heading: string }) {
  return (
    <section className="stack gap2 fromStart">
      <h3 className="step1 leading12">{heading}</h3>
      {children}
    </section>
  );
}

export type AsideFacts = readonly { label: string; value: string }[] | null | undefined;

/** Facts of the editor; nothing without any. */
export function AsideFacts({ facts, heading }: { facts: AsideFacts; heading: string }) {
  if (!facts?.length) return null;
  return (
    <AsidePart heading={heading}>
      <dl className="stack gap2 whole">
        {facts.map(({ label, value }) => (
          <div className="leading14" key={label}>
            <dt className="note">{label}</dt>
            <dd className="strong">{value}</dd>
          </div>
        ))}
      </dl>
    </AsidePart>
  );
}
