import type { Page, RequiredLink, TextBlock } from '@oilway/content';
import type { Article } from '../page-context.ts';

export type {
  AccordionBlock,
  AnchorBlock,
  CallToActionBlock,
  CardsBlock,
  ContactListBlock,
  EventListBlock,
  GalleryBlock,
  HeroBlock,
  ImageTextBlock,
  MapBlock,
  NewsListBlock,
  NumbersBlock,
  QuoteBlock,
  SocialFeedBlock,
  TextBlock,
} from '@oilway/content';

/** The text of a news post or an event, which has a page of its own without being one of the tree. */
export interface ArticleBlock {
  blockType: 'article';
  id?: string;
  kind: 'news' | 'event';
  article: Article;
  body: TextBlock['body'];
  previous?: Article | undefined;
  next?: Article | undefined;
  related: readonly Article[];
  /** Of an event. */
  address?: string;
  capacity?: number;
}

/** Any block that an editor can place, as the content model generates it, and the one of an article. */
export type Block = NonNullable<Page['blocks']>[number] | ArticleBlock;

export interface LinkItem {
  link: RequiredLink;
  id?: string | null;
}

export type CardItem = Extract<Block, { blockType: 'cards' }>['cards'][number];
