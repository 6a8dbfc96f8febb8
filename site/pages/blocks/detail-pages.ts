import type { Locale } from '@oilway/store/locales.ts';
import type { ContentSource } from '../../content/content-source.ts';
import type { Media, PageContext } from '../page-context.ts';
import type { Block } from './block-types.ts';

/** An item that has its own page below the page that lists it, outside the tree. */
export interface DetailPage {
  id: number;
  /** Shared with its counterpart in the other locale; undefined for an item of one country only. */
  translationKey?: string;
  /** The last part of its path. */
  slug: string;
  /** Title of the page and of its breadcrumb. */
  title: string;
  /** ISO 8601, of the last change. */
  updatedAt: string;
  image?: Media | undefined;
  /** A line above the title in the Open Graph image. */
  kicker?: string | undefined;
}

/** An item with the content of its page. */
export interface DetailPageContent extends DetailPage {
  seo: { title: string; description: string };
  blocks: Block[];
}

/** A kind of pages below one of the tree: stations below the page with the map, news below the page that lists them. */
export interface DetailPages {
  kind: 'location' | 'news' | 'event';
  /** The path of the page that lists them; undefined where there is none. */
  listPath: (listContext: PageContext) => string | undefined;
  bySlug: (
    source: ContentSource,
    listContext: PageContext,
    slug: string,
  ) => Promise<DetailPageContent | undefined>;
  byId: (source: ContentSource, locale: Locale, id: number) => Promise<DetailPage | undefined>;
  all: (source: ContentSource, locale: Locale) => Promise<readonly DetailPage[]>;
}
