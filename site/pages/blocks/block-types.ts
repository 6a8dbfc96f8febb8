import type {
  CalloutBlock,
  Page,
  RequiredLink,
  TextBlock,
} from '@oilway/store/published/documents.ts';
import type { Article } from '../page-context.ts';

/** The text of a news post or an event, which has a page of its own without being one of the tree. */
export interface ArticleBlock {
  blockType: 'article';
  id?: string;
  kind: 'news' | 'event';
  article: Article;
  /** ISO 8601, of the last change. */
  updatedAt: string;
  body: TextBlock['body'];
  /** Whether the head of the page has a drawing, in the place of the picture. */
  drawn?: boolean;
  callout?: CalloutBlock | undefined;
  previous?: Article | undefined;
  next?: Article | undefined;
  related: readonly Article[];
  /** Of an event. */
  address?: string;
  capacity?: number;
  over?: boolean;
}

/** The form below an event that is still to come. */
export interface EventSignUpBlock {
  blockType: 'eventSignUp';
  id?: string;
  event: number;
  capacity?: number | undefined;
}

/** What the link of a participant's mail leads to. */
export interface CancellationBlock {
  blockType: 'cancellation';
  id?: string;
  place: 'confirmed' | 'waiting' | 'cancelled' | 'repeated';
  reference: string;
  event: { title: string; start: string; end: string; venue: string; address: string };
  over: boolean;
}

/** Blocks of pages that no editor makes: a subject adds its own with `declare module`. */
// biome-ignore lint/suspicious/noEmptyInterface: it is there to be added to
export interface OwnBlocks {}

/** Any block that an editor can place, as the content model generates it, and those of articles, sign-ups and pages that no editor makes. */
export type Block =
  | NonNullable<Page['blocks']>[number]
  | ArticleBlock
  | EventSignUpBlock
  | CancellationBlock
  | OwnBlocks[keyof OwnBlocks];

export interface LinkItem {
  link: RequiredLink;
  id?: string | null;
}

export type CardItem = Extract<Block, { blockType: 'cards' }>['cards'][number];
