import type { TextBlock } from './block-types.ts';
import type { ViewProps } from './place.ts';
import { RichText } from './RichText.tsx';
import { Section } from './Section.tsx';
import styles from './Text.module.css';

/** Running text in the right two thirds; facts stand beside it, space otherwise. */
export function Text({ block, page, place }: ViewProps<TextBlock>) {
  return (
    <Section place={place}>
      <div className={styles.columns}>
        {block.facts?.length ? (
          <dl className={styles.facts}>
            {block.facts.map(({ id, label, value }) => (
              <div key={id ?? label}>
                <dt className={styles.label}>{label}</dt>
                <dd className={styles.value}>{value}</dd>
              </div>
            ))}
          </dl>
        ) : null}
        <div className={styles.body}>
          {block.heading ? <h2 className={styles.heading}>{block.heading}</h2> : null}
          {block.lead ? <p className={styles.lead}>{block.lead}</p> : null}
          <RichText state={block.body} page={page} />
        </div>
      </div>
    </Section>
  );
}
