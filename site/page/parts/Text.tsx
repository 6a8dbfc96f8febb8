import type { TextBlock } from '../blocks/block-types.ts';
import { FactColumns } from './FactColumns.tsx';
import type { ViewProps } from './place.ts';
import { RichText } from './RichText.tsx';
import { Section } from './Section.tsx';
import styles from './Text.module.css';

/** A text of the page, with its facts. */
export function Text({ block, page, place }: ViewProps<TextBlock>) {
  const heading = block.heading ? <h2 className={styles.heading}>{block.heading}</h2> : null;
  return (
    <Section place={place}>
      <FactColumns facts={block.facts ?? []} lead={block.lead} heading={heading}>
        <RichText state={block.body} page={page} />
      </FactColumns>
    </Section>
  );
}
