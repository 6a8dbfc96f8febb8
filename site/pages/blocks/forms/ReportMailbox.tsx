import Mailbox from '../../../features/whistleblowing/ReportMailbox.island.tsx';
import { Island } from '../../../platform/render/Island.tsx';
import type { ReportMailboxBlock } from '../block-types.ts';
import type { ViewProps } from '../place.ts';
import { Section } from '../Section.tsx';
import styles from './Forms.module.css';
import { reportingMessages } from './reporting-messages.ts';

export function ReportMailbox({ block, page, place }: ViewProps<ReportMailboxBlock>) {
  const { culture } = page;
  return (
    <Section place={place}>
      <div className={styles.head}>
        <h2 className={styles.heading}>{block.heading}</h2>
        {block.text ? <p className={styles.text}>{block.text}</p> : null}
      </div>
      <noscript>
        <p>{reportingMessages[culture].mailboxWithoutScripts}</p>
      </noscript>
      <Island name="ReportMailbox" view={Mailbox} properties={{ id: 'report-mailbox', culture }} />
    </Section>
  );
}
