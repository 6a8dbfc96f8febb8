import type { AccordionBlock } from '@oilway/store/published/documents.ts';
import { useId } from 'react';
import { Icon } from '../../components/Icon.tsx';
import type { BlockProps } from '../../pages/parts/block-position.ts';
import { RichText } from '../../pages/parts/RichText.tsx';
import { Section } from '../../pages/parts/Section.tsx';
import styles from './Accordion.module.css';

/** Questions, one open at a time: `details` elements with a shared name. */
export function Accordion({ block, page, position }: BlockProps<AccordionBlock>) {
  const name = useId();
  return (
    <Section position={position}>
      <div className={styles.columns}>
        {block.heading ? <h2 className={styles.heading}>{block.heading}</h2> : null}
        <div className={styles.items}>
          {block.items.map((item) => (
            <details className={styles.item} key={item.id ?? item.question} name={name}>
              <summary className={styles.question}>
                <span>{item.question}</span>
                <Icon name="chevron-down" className={`${styles.chevron} chevron`} />
              </summary>
              <div className={styles.answer}>
                <RichText state={item.answer} page={page} />
              </div>
            </details>
          ))}
        </div>
      </div>
    </Section>
  );
}
