import type { CardsBlock } from '@oilway/store/published/documents.ts';
import { Illustration } from '../../components/illustration/Illustration.tsx';
import { Thread, ThreadTip } from '../../components/pour/Pour.tsx';
import type { CardItem } from '../../pages/blocks/block-types.ts';
import type { PageContext } from '../../pages/page-context.ts';
import { type BlockProps, standalonePosition } from '../../pages/parts/block-position.ts';
import { classes } from '../../pages/parts/classes.ts';
import { Section } from '../../pages/parts/Section.tsx';
import styles from './Cards.module.css';

/** Cards in pairs: wide and narrow over narrow and wide. */
export function Cards({ block, page, position = standalonePosition }: BlockProps<CardsBlock>) {
  const threaded = position.pourAbove;
  const ends = position.thread === 'end';
  return (
    <Section position={position} className={threaded ? styles.threaded : undefined}>
      {threaded ? <Thread ending={ends} /> : null}
      {threaded && ends ? <ThreadTip at="bottom" /> : null}
      <h2 className={classes('below6', styles.heading)}>{block.heading}</h2>
      <ul className={styles.cards}>
        {block.cards.map((card, index) => (
          <Card
            key={card.id ?? card.heading}
            card={card}
            page={page}
            shape={shapeOf(index, block.cards.length)}
          />
        ))}
      </ul>
    </Section>
  );
}

/** The first and the fourth of every four cards are wide; a last card alone in its row takes the whole row. */
function shapeOf(index: number, count: number): 'wide' | 'narrow' | 'full' {
  if (index === count - 1 && index % 2 === 0) return 'full';
  return index % 4 === 0 || index % 4 === 3 ? 'wide' : 'narrow';
}

function Card(props: { card: CardItem; page: PageContext; shape: ReturnType<typeof shapeOf> }) {
  const { card, page, shape } = props;
  const href = page.href(card.link);
  const tone = card.tone === 'sunken' ? undefined : card.tone;
  return (
    <li className={classes(styles.card, styles[shape], styles[card.tone])} data-tone={tone}>
      <div className={styles.text}>
        <h3 className={styles.title}>
          {href ? (
            <a className={styles.link} href={href}>
              {card.heading}
            </a>
          ) : (
            card.heading
          )}
        </h3>
        <p>{card.text}</p>
        {card.note ? <p className={styles.note}>{card.note}</p> : null}
      </div>
      {card.illustration ? (
        <div className={styles.art}>
          <Illustration name={card.illustration} shape={shape === 'full' ? 'banner' : shape} />
        </div>
      ) : null}
    </li>
  );
}
