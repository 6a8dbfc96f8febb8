import type { ReactNode } from 'react';
import { PoolBowl } from '../../../components/pour/PoolBowl.tsx';
import { PoolLip } from '../../../components/pour/PoolLip.tsx';
import styles from './ReceiptPool.module.css';

interface ReceiptPoolProps {
  code: string;
  label: string;
  /** Heading and text above the pool. */
  head: ReactNode;
  /** Buttons below the code. */
  actions?: ReactNode;
  /** What follows, below the pool. */
  children: ReactNode;
}

/** The access code of a report in a pool across the page, in groups that are easy to compare. */
export function ReceiptPool({ actions, children, code, head, label }: ReceiptPoolProps) {
  return (
    <div className="stack gap5" data-receipt="">
      <div className="stack measure gap4">{head}</div>
      <div className={styles.pool}>
        <div className="onAmber">
          <PoolBowl />
          <div className={styles.code} data-tone="amber">
            <p className="strong">{label}</p>
            <strong className={styles.groups} translate="no">
              {code.split('-').map((group) => (
                <span key={group}>{group}</span>
              ))}
            </strong>
            {actions}
          </div>
        </div>
        <PoolLip />
      </div>
      <div className="stack measure gap4">{children}</div>
    </div>
  );
}
