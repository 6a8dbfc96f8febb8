import type { IllustrationName } from '../../ui/illustration/Illustration.tsx';
import type { LinkField, Location, LocationCategory, Media } from '../page-context.ts';
import type { RichTextState } from './RichText.tsx';

interface Base<Type extends string> {
  blockType: Type;
  id?: string | null;
  blockName?: string | null;
}

export interface LinkItem {
  link: LinkField;
  id?: string | null;
}

export interface HeroBlock extends Base<'hero'> {
  variant: 'pour' | 'field' | 'picture';
  heading: string;
  text?: string | null;
  illustration?: IllustrationName | null;
  locator?: boolean | null;
  locatorHeading?: string | null;
  links?: LinkItem[] | null;
}

export interface TextBlock extends Base<'text'> {
  heading?: string | null;
  lead?: string | null;
  body: RichTextState;
  facts?: { label: string; value: string; id?: string | null }[] | null;
}

export interface ImageTextBlock extends Base<'imageText'> {
  heading: string;
  body: RichTextState;
  image?: number | Media | null;
  illustration?: IllustrationName | null;
  side: 'left' | 'right';
  link?: LinkField | null;
}

export interface CardItem {
  heading: string;
  text: string;
  note?: string | null;
  tone: 'graphite' | 'sunken' | 'amber';
  illustration?: IllustrationName | null;
  link: LinkField;
  id?: string | null;
}

export interface CardsBlock extends Base<'cards'> {
  heading: string;
  cards: CardItem[];
}

export interface AccordionBlock extends Base<'accordion'> {
  heading?: string | null;
  items: { question: string; answer: RichTextState; id?: string | null }[];
}

export interface NumbersBlock extends Base<'numbers'> {
  value: string;
  text: string;
  items?: { value: string; text: string; id?: string | null }[] | null;
}

export interface QuoteBlock extends Base<'quote'> {
  text: string;
  name: string;
  role?: string | null;
}

export interface CallToActionBlock extends Base<'callToAction'> {
  heading: string;
  text?: string | null;
  shape: 'pool' | 'corner';
  links: LinkItem[];
}

export interface GalleryBlock extends Base<'gallery'> {
  heading?: string | null;
  images: { image: number | Media; caption?: string | null; id?: string | null }[];
}

export interface MapBlock extends Base<'map'> {
  heading: string;
  text?: string | null;
  display: 'teaser' | 'full';
  featured?: number | Location | null;
  category?: number | LocationCategory | null;
  link?: LinkField | null;
}

export interface AnchorBlock extends Base<'anchor'> {
  name: string;
}

export type Block =
  | HeroBlock
  | TextBlock
  | ImageTextBlock
  | CardsBlock
  | AccordionBlock
  | NumbersBlock
  | QuoteBlock
  | CallToActionBlock
  | GalleryBlock
  | MapBlock
  | AnchorBlock;
