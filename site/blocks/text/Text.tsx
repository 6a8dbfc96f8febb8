import type { TextBlock } from '@oilway/store/published/documents.ts';
import { FactColumns } from '../../pages/parts/FactColumns.tsx';
import type { BlockProps } from '../../pages/parts/place.ts';
import { RichText } from '../../pages/parts/RichText.tsx';
import { Section } from '../../pages/parts/Section.tsx';

/** A text of the page, with its facts. */
export function Text({ block, page, place }: BlockProps<TextBlock>) {
  const heading = block.heading ? <h2 className="belowHeading step3">{block.heading}</h2> : null;
  return (
    <Section place={place}>
      <FactColumns facts={block.facts ?? []} lead={block.lead} heading={heading}>
        <RichText state={block.body} page={page} />
      </FactColumns>
    </Section>
  );
}
