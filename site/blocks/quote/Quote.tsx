import type { QuoteBlock } from '@oilway/store/published/documents.ts';
import type { BlockProps } from '../../pages/parts/block-position.ts';
import { Section } from '../../pages/parts/Section.tsx';
import styles from './Quote.module.css';

/** A quotation with its source; a tongue of oil from the page's edge leads to it. */
export function Quote({ block, position }: BlockProps<QuoteBlock>) {
  return (
    <Section position={position}>
      <figure className={styles.quote}>
        <blockquote className={styles.text}>{block.text}</blockquote>
        <figcaption className="stack above6">
          <span className="strong">{block.name}</span>
          {block.role ? <span className="quiet">{block.role}</span> : null}
        </figcaption>
      </figure>
    </Section>
  );
}
