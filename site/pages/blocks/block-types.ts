import type {
  CalloutBlock,
  Page,
  RequiredLink,
  TextBlock,
} from '@oilway/store/published/documents.ts';
import type { Article } from '../page-context.ts';

/** The text of a news post or an event, which has its own page outside the tree. */
export interface ArticleBlock {
  blockType: 'article';
  id?: string;
  kind: 'news' | 'event';
  article: Article;
  /** ISO 8601, of the last change. */
  updatedAt: string;
  body: TextBlock['body'];
  /** Whether the head of the page has a drawing in place of the image. */
  hasDrawing?: boolean;
  callout?: CalloutBlock | undefined;
  previous?: Article | undefined;
  next?: Article | undefined;
  related: readonly Article[];
  /** Of an event. */
  isPast?: boolean;
}

/** The form below a future event. */
export interface EventSignUpBlock {
  blockType: 'eventSignUp';
  id?: string;
  event: number;
  capacity?: number | undefined;
}

/** The page behind the cancellation link in a participant's mail. */
export interface CancellationBlock {
  blockType: 'cancellation';
  id?: string;
  state: 'confirmed' | 'waiting' | 'cancelled' | 'repeated';
  reference: string;
  event: { title: string; start: string; end: string; venue: string; address: string };
  isPast: boolean;
}

/** Blocks that editors cannot place: features add theirs with `declare module`. */
// biome-ignore lint/suspicious/noEmptyInterface: extended by declaration merging
export interface ExtraBlocks {}

/** Any block: those of the content model, which editors place, and those of articles, sign-ups and features. */
export type Block =
  | NonNullable<Page['blocks']>[number]
  | ArticleBlock
  | EventSignUpBlock
  | CancellationBlock
  | ExtraBlocks[keyof ExtraBlocks];

export interface LinkItem {
  link: RequiredLink;
  id?: string | null;
}

export type CardItem = Extract<Block, { blockType: 'cards' }>['cards'][number];
