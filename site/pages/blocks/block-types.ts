import type { Page, RequiredLink } from '@oilway/content';

export type {
  AccordionBlock,
  AnchorBlock,
  CallToActionBlock,
  CardsBlock,
  GalleryBlock,
  HeroBlock,
  ImageTextBlock,
  MapBlock,
  NumbersBlock,
  QuoteBlock,
  TextBlock,
} from '@oilway/content';

/** Any block that an editor can place, as the content model generates it. */
export type Block = NonNullable<Page['blocks']>[number];

export interface LinkItem {
  link: RequiredLink;
  id?: string | null;
}

export type CardItem = Extract<Block, { blockType: 'cards' }>['cards'][number];
