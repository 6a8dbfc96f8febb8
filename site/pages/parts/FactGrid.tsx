import type { ReactNode } from 'react';
import { autoFocusProps } from '../../components/auto-focus.ts';
import { MailText } from '../../components/MailText.tsx';
import styles from './FactGrid.module.css';

interface Props {
  facts: readonly { label: string; value: string }[];
  lead?: string | null | undefined;
  /** Whether the lead is the response to a form and gets the focus. */
  hasFocus?: boolean;
  /** Heading above the lead. */
  heading?: ReactNode;
  children: ReactNode;
}

/** Running text in the right two thirds, with the facts beside it; on narrow screens they follow the lead. */
export function FactGrid({ hasFocus, children, facts, heading, lead }: Props) {
  return (
    <div className={styles.columns}>
      {heading || lead ? (
        <div className={styles.head}>
          {heading}
          {lead ? (
            <p className={styles.lead} {...(hasFocus ? autoFocusProps : {})}>
              {lead}
            </p>
          ) : null}
        </div>
      ) : null}
      {facts.length > 0 ? (
        <dl className={styles.facts}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt className="note leading14">{label}</dt>
              <dd className={styles.value}>
                <MailText text={value} />
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      <div className={styles.body}>{children}</div>
    </div>
  );
}
