import type { TextBlock } from '@oilway/store/published/documents.ts';
import type { BlockProps } from '../../pages/parts/block-position.ts';
import { FactGrid } from '../../pages/parts/FactGrid.tsx';
import { RichText } from '../../pages/parts/RichText.tsx';
import { Section } from '../../pages/parts/Section.tsx';

/** A text of the page, with its facts. */
export function Text({ block, page, position }: BlockProps<TextBlock>) {
  const heading = block.heading ? <h2 className="belowHeading step3">{block.heading}</h2> : null;
  return (
    <Section position={position}>
      <FactGrid facts={block.facts ?? []} lead={block.lead} heading={heading}>
        <RichText state={block.body} page={page} />
      </FactGrid>
    </Section>
  );
}
