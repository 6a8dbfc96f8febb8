import type { CallToActionBlock } from '@oilway/store/published/documents.ts';
import { PoolBowl } from '../../components/pour/PoolBowl.tsx';
import { PoolLip } from '../../components/pour/PoolLip.tsx';
import { type BlockProps, standalonePosition } from '../../pages/parts/block-position.ts';
import { CornerBox } from '../../pages/parts/CornerBox.tsx';
import { classes } from '../../pages/parts/classes.ts';
import { headingSize } from '../../pages/parts/heading-size.ts';
import { Links } from '../../pages/parts/Links.tsx';
import { Section } from '../../pages/parts/Section.tsx';
import styles from './CallToAction.module.css';

export function CallToAction(props: BlockProps<CallToActionBlock>) {
  return props.block.shape === 'pool' ? <Pool {...props} /> : <Corner {...props} />;
}

/** A pool of oil, whose level climbs both edges of the page and which runs into the footer's edge. */
function Pool({ block, page, position = standalonePosition }: BlockProps<CallToActionBlock>) {
  const above = { paper: '', amber: '', graphite: styles.belowGraphite, panel: styles.belowPanel };
  const below = {
    paper: '',
    amber: '',
    footer: '',
    graphite: styles.aboveGraphite,
    panel: styles.abovePanel,
  };
  return (
    <section
      className={classes(position.above === 'amber' && styles.afterAmber, below[position.below])}
    >
      <div className={styles.pool}>
        <PoolBowl className={above[position.above]} />
        <div className={styles.copy} data-tone="amber">
          <h2 className={styles.heading} {...headingSize(block.heading)}>
            {block.heading}
          </h2>
          {block.text ? <p className={styles.text}>{block.text}</p> : null}
          <Links links={block.links} page={page} on="amber" />
        </div>
      </div>
      {position.below === 'footer' ? null : <PoolLip />}
    </section>
  );
}

/** A box in the column of the text. */
function Corner({ block, page, position }: BlockProps<CallToActionBlock>) {
  const { heading, links, text } = block;
  return (
    <Section position={position} className={styles.cornerSection}>
      <CornerBox
        heading={heading}
        text={text}
        links={links}
        page={page}
        className={styles.corner}
      />
    </Section>
  );
}
