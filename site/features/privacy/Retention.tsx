import type { RetentionBlock } from '@oilway/store/published/documents.ts';
import type { RetentionPeriods } from '@oilway/store/retention-periods.ts';
import { defineBlock } from '../../pages/blocks/definition.ts';
import type { BlockProps } from '../../pages/parts/block-position.ts';
import { DefinitionList } from './DefinitionList.tsx';
import { retentionMessages } from './retention-messages.ts';

interface RetentionData {
  periods: RetentionPeriods;
}

/** Describes the retention periods of visitor data, from the settings used by the nightly deletion. */
export const retention = defineBlock<RetentionBlock, RetentionData>({
  component: Retention,
  load: async ({ content, page }) => ({ periods: await content.retention(page.locale) }),
});

function Retention({ block, page, position }: BlockProps<RetentionBlock, RetentionData>) {
  const { entries, lead, note } = retentionMessages[page.locale];
  return (
    <DefinitionList
      position={position}
      heading={block.heading}
      lead={lead}
      note={note}
      entries={entries(page.periods).map(([name, ...text]) => ({ key: name, name, text }))}
    />
  );
}
