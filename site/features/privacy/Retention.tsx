import type { RetentionBlock } from '@oilway/store/published/documents.ts';
import type { RetentionTerms } from '@oilway/store/retention-terms.ts';
import { defineBlock } from '../../pages/blocks/definition.ts';
import type { BlockProps } from '../../pages/parts/place.ts';
import { Entries } from './Entries.tsx';
import { retentionMessages } from './retention-messages.ts';

interface RetentionData {
  terms: RetentionTerms;
}

/** How long what visitors give is kept: told from the settings that the night deletes by. */
export const retention = defineBlock<RetentionBlock, RetentionData>({
  component: Retention,
  load: async ({ content, page }) => ({ terms: await content.retention(page.culture) }),
});

function Retention({ block, page, place }: BlockProps<RetentionBlock, RetentionData>) {
  const { entries, lead, note } = retentionMessages[page.culture];
  return (
    <Entries
      place={place}
      heading={block.heading}
      lead={lead}
      note={note}
      entries={entries(page.terms).map(([name, ...text]) => ({ key: name, name, text }))}
    />
  );
}
