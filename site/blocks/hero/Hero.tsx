import type { HeroBlock } from '@oilway/store/published/documents.ts';
import { Illustration } from '../../components/illustration/Illustration.tsx';
import { ThreadTip } from '../../components/pour/Pour.tsx';
import { PourScene } from '../../components/pour/PourScene.tsx';
import { priceFrom } from '../../components/prices.ts';
import type { ServicePrice } from '../../content/source.ts';
import { defineBlock } from '../../pages/blocks/definition.ts';
import { Breadcrumbs } from '../../pages/layout/Breadcrumbs.tsx';
import { classes } from '../../pages/parts/classes.ts';
import { Links } from '../../pages/parts/Links.tsx';
import { messages } from '../../pages/parts/messages.ts';
import { PlaceForm } from '../../pages/parts/PlaceForm.tsx';
import { alone, type BlockProps } from '../../pages/parts/place.ts';
import styles from './Hero.module.css';

interface HeroData {
  /** Of the service that the block names. */
  price?: ServicePrice | undefined;
  /** Of what the stations are looked for. */
  stationPrice?: ServicePrice | undefined;
}

export const hero = defineBlock<HeroBlock, HeroData>({
  component: Hero,
  async load({ block, content, page }) {
    if (!block.price && !block.locator) return {};
    const prices = await content.prices(page.culture);
    const priceOf = (service: string) => prices.find(({ key }) => key === service);
    return {
      price: block.price ? priceOf(block.price) : undefined,
      stationPrice: block.locator ? priceOf('oilChange') : undefined,
    };
  },
});

/** The field a page begins with. Its heading is the page's h1 where the block comes first. */
export function Hero(props: BlockProps<HeroBlock, HeroData>) {
  return props.block.variant === 'pour' ? <PourHero {...props} /> : <FieldHero {...props} />;
}

/** The home page: the oil of the header's block pours through the field and becomes the search pool. */
function PourHero({ block, page, place = alone }: BlockProps<HeroBlock, HeroData>) {
  return (
    <section>
      <PourScene
        field={
          <div className={classes(styles.copy, styles.pourCopy)}>
            <Heading block={block} first={place.first} className={styles.display} />
            {block.text ? <p className={styles.text}>{block.text}</p> : null}
            <FromPrice page={page} />
            <Links links={block.links} page={page} on="graphite" />
          </div>
        }
        pool={<Locator block={block} page={page} place={place} />}
      />
      {place.thread === 'end' ? <ThreadTip at="flow" /> : null}
    </section>
  );
}

/** An inner page: title on graphite; a picture, if any, makes its oil the lower edge. */
function FieldHero({ block, page, place = alone }: BlockProps<HeroBlock, HeroData>) {
  const picture = block.variant === 'picture' ? block.illustration : null;
  return (
    <section
      className={classes(styles.fieldHero, picture && styles.pictureHero)}
      data-tone="graphite"
      data-drop={picture === 'lock-drop' ? '' : undefined}
    >
      {place.first ? (
        <div className={styles.breadcrumbs}>
          <Breadcrumbs page={page} />
        </div>
      ) : null}
      <div className={styles.copy}>
        <Heading
          block={block}
          first={place.first}
          className={picture ? styles.smaller : styles.title}
        />
        {block.text ? <p className={styles.text}>{block.text}</p> : null}
        <FromPrice page={page} />
        <Links links={block.links} page={page} on="graphite" />
        <Locator block={block} page={page} place={place} />
      </div>
      {picture ? (
        <div className={styles.picture}>
          <Illustration name={picture} shape="banner" />
        </div>
      ) : null}
    </section>
  );
}

/** `ab 79 €`, large, and what for. */
function FromPrice({ page: { culture, price } }: Pick<BlockProps<HeroBlock, HeroData>, 'page'>) {
  if (!price) return null;
  const { from, name, note, unit } = price;
  return (
    <p className="wrap above5 baseline gap2x4">
      <strong className={styles.amount}>{priceFrom(from, culture)}</strong>
      <span>{[name, unit, note].filter(Boolean).join(', ')}</span>
    </p>
  );
}

function Heading(props: { block: HeroBlock; first: boolean; className: string | undefined }) {
  const { block, className, first } = props;
  const Tag = first ? 'h1' : 'h2';
  return (
    <Tag className={className} data-longest={longestOf(block.heading)}>
      {block.heading}
    </Tag>
  );
}

/** Lengths of words for which the letters of a heading give way; a shorter one fits the narrowest phone. */
const lengths = ['12', '14', '17', '20', '24', '30'] as const;

/** @returns the length that the longest word stays within, as far as no hyphen parts it, soft (U+00AD) or not. */
function longestOf(heading: string): (typeof lengths)[number] | undefined {
  const longest = Math.max(...heading.split(/[\s\u00AD\u2010\u2013-]+/).map((word) => word.length));
  return longest > 9 ? (lengths.find((length) => Number(length) >= longest) ?? '30') : undefined;
}

function Locator({ block, page, place = alone }: BlockProps<HeroBlock, HeroData>) {
  const { placeSearch, whereAreYou } = messages[page.culture];
  const { stationPrice } = page;
  if (!block.locator) return null;
  return (
    <PlaceForm
      page={page}
      label={block.locatorHeading || whereAreYou}
      submit={placeSearch}
      look="pool"
      price={stationPrice && `${stationPrice.name} ${priceFrom(stationPrice.from, page.culture)}`}
      id={`place-${block.id ?? place.order}`}
    />
  );
}
