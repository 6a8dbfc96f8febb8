import type { HeroBlock } from '@oilway/store/published/documents.ts';
import { Fragment } from 'react';
import { Illustration } from '../../components/illustration/Illustration.tsx';
import { LockSign } from '../../components/illustration/LockDrop.tsx';
import { ThreadTip } from '../../components/pour/Pour.tsx';
import { PourScene } from '../../components/pour/PourScene.tsx';
import { priceFrom } from '../../components/prices.ts';
import type { ServicePrice } from '../../content/content-source.ts';
import { defineBlock } from '../../pages/blocks/definition.ts';
import { Breadcrumbs } from '../../pages/layout/Breadcrumbs.tsx';
import { type BlockProps, standalonePosition } from '../../pages/parts/block-position.ts';
import { classes } from '../../pages/parts/classes.ts';
import { headingSize } from '../../pages/parts/heading-size.ts';
import { Links } from '../../pages/parts/Links.tsx';
import { messages } from '../../pages/parts/messages.ts';
import { PlaceSearchForm } from '../../pages/parts/PlaceSearchForm.tsx';
import styles from './Hero.module.css';

interface HeroData {
  /** Price of the service that the block names. */
  price?: ServicePrice | undefined;
  /** Price of an oil change, shown with the station search. */
  stationPrice?: ServicePrice | undefined;
}

export const hero = defineBlock<HeroBlock, HeroData>({
  component: Hero,
  async load({ block, content, page }) {
    if (!block.price && !block.locator) return {};
    const prices = await content.prices(page.locale);
    const priceOf = (service: string) => prices.find(({ key }) => key === service);
    return {
      price: block.price ? priceOf(block.price) : undefined,
      stationPrice: block.locator ? priceOf('oilChange') : undefined,
    };
  },
});

/** The head of a page. Its heading is the page's h1 where the block comes first. */
export function Hero(props: BlockProps<HeroBlock, HeroData>) {
  return props.block.variant === 'pour' ? <PourHero {...props} /> : <FieldHero {...props} />;
}

/** The home page: the oil of the header's block pours through the field and becomes the search pool. */
function PourHero({ block, page, position = standalonePosition }: BlockProps<HeroBlock, HeroData>) {
  return (
    <section>
      <PourScene
        field={
          <div className={classes(styles.copy, styles.pourCopy)}>
            <Heading block={block} first={position.first} className={styles.display} />
            {block.text ? <p className={styles.text}>{block.text}</p> : null}
            <PriceFrom page={page} />
            <Links links={block.links} page={page} on="graphite" />
          </div>
        }
        pool={<Locator block={block} page={page} position={position} />}
      />
      {position.thread === 'end' ? <ThreadTip at="flow" /> : null}
    </section>
  );
}

/**
 * An inner page: title on graphite, above a drawing, if any, whose oil is the lower edge. Above a tool it is low and has no drawing; on the page for
 * confidential reports it is paper with a lock.
 */
function FieldHero({
  block,
  details,
  page,
  position = standalonePosition,
}: BlockProps<HeroBlock, HeroData>) {
  const { compact = false, first } = position;
  const drawing = block.variant === 'picture' ? block.illustration : null;
  const isConfidential = drawing === 'lock-drop';
  const illustration = compact ? null : drawing;
  const tone = compact && isConfidential ? 'paper' : 'graphite';
  return (
    <section
      className={classes(
        styles.fieldHero,
        illustration && styles.pictureHero,
        compact && styles.compact,
      )}
      data-tone={tone}
      data-drop={isConfidential ? '' : undefined}
    >
      {first ? (
        <div className={styles.breadcrumbs}>
          <Breadcrumbs page={page} />
        </div>
      ) : null}
      <div className={styles.copy}>
        <Heading
          block={block}
          first={first}
          className={illustration ? styles.smaller : styles.title}
        />
        {block.text ? <p className={styles.text}>{block.text}</p> : null}
        <PriceFrom page={page} />
        {details}
        <Links links={block.links} page={page} on={tone} />
        <Locator block={block} page={page} position={position} />
      </div>
      {tone === 'paper' ? <LockSign className={styles.sign} /> : null}
      {illustration ? (
        <div className={styles.picture}>
          <Illustration name={illustration} shape="banner" />
        </div>
      ) : null}
    </section>
  );
}

/** The price, large (`ab 79 €`), and what it covers. */
function PriceFrom({ page: { locale, price } }: Pick<BlockProps<HeroBlock, HeroData>, 'page'>) {
  if (!price) return null;
  const { from, name, note, unit } = price;
  return (
    <p className="wrap above5 baseline gap2x4">
      <strong className={styles.amount}>{priceFrom(from, locale)}</strong>
      <span>{[name, unit, note].filter(Boolean).join(', ')}</span>
    </p>
  );
}

function Heading(props: { block: HeroBlock; first: boolean; className: string | undefined }) {
  const { block, className, first } = props;
  const Tag = first ? 'h1' : 'h2';
  const [title, suffix] = block.heading.split(/ (?=\((?:[mwdfkx]\/?)+\)$)/);
  const sentences = title?.split(/(?<=\.) /) ?? [];
  return (
    <Tag
      className={className}
      data-longest={longestWordStep(block.heading)}
      {...headingSize(block.heading)}
    >
      {sentences.length > 1
        ? sentences.map((sentence, nth) => (
            <Fragment key={sentence}>
              {nth > 0 ? ' ' : null}
              <span className={styles.sentence}>{sentence}</span>
            </Fragment>
          ))
        : title}
      {suffix ? (
        <span className="block step3 tracked0 quietOnGraphite above3"> {suffix}</span>
      ) : null}
    </Tag>
  );
}

/** Word lengths at which the letters of a heading get smaller; a shorter word fits the narrowest phone. */
const wordLengths = ['12', '14', '17', '20', '24', '30'] as const;

/** Returns the first of these lengths that covers the longest word of a heading; hyphens, soft ones (U+00AD) included, split words. */
function longestWordStep(heading: string): (typeof wordLengths)[number] | undefined {
  const longest = Math.max(...heading.split(/[\s\u00AD\u2010\u2013-]+/).map((word) => word.length));
  return longest > 9
    ? (wordLengths.find((length) => Number(length) >= longest) ?? '30')
    : undefined;
}

function Locator({ block, page, position = standalonePosition }: BlockProps<HeroBlock, HeroData>) {
  const { placeSearch, whereAreYou } = messages[page.locale];
  const { stationPrice } = page;
  if (!block.locator) return null;
  return (
    <PlaceSearchForm
      page={page}
      label={block.locatorHeading || whereAreYou}
      submit={placeSearch}
      variant="pool"
      price={stationPrice && `${stationPrice.name} ${priceFrom(stationPrice.from, page.locale)}`}
      id={`place-${block.id ?? position.order}`}
    />
  );
}
