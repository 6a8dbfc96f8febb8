import { FormHead } from '../../forms/FormHead.tsx';
import type { ReportMailboxBlock } from '../../page/blocks/block-types.ts';
import type { ViewProps } from '../../page/parts/place.ts';
import { Section } from '../../page/parts/Section.tsx';
import { Island } from '../../page/render/Island.tsx';
import { reportingMessages } from './page-messages.ts';
import Mailbox from './ReportMailbox.island.tsx';

export function ReportMailbox({ block, page, place }: ViewProps<ReportMailboxBlock>) {
  const { culture } = page;
  return (
    <Section place={place}>
      <FormHead block={block} />
      <noscript>
        <p>{reportingMessages[culture].mailboxWithoutScripts}</p>
      </noscript>
      <Island name="ReportMailbox" view={Mailbox} properties={{ id: 'report-mailbox', culture }} />
    </Section>
  );
}
