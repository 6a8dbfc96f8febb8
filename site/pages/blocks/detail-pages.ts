import type { Culture } from '@oilway/store/cultures.ts';
import type { Source } from '../../content/source.ts';
import type { Media, PageContext } from '../page-context.ts';
import type { Block } from './block-types.ts';

/** What has a page of its own below a page that lists it, without being a page of the tree. */
export interface DetailPage {
  id: number;
  /** Shared with its counterpart in the other culture; what has none belongs to one country alone. */
  translationKey?: string;
  /** The last part of its address. */
  slug: string;
  /** Of the page, and where it stands in the breadcrumbs. */
  title: string;
  /** ISO 8601, of the last change. */
  updatedAt: string;
  image?: Media | undefined;
  /** A line above the title where the page is shared. */
  line?: string | undefined;
}

/** The same with all that its page says. */
export interface FoundDetailPage extends DetailPage {
  seo: { title: string; description: string };
  blocks: Block[];
}

/** A kind of pages below one of the tree: stations below the page with the map, news below the page that lists them. */
export interface DetailPages {
  kind: 'location' | 'news' | 'event';
  /** The path of the page that lists them; undefined where there is none. */
  list: (around: PageContext) => string | undefined;
  at: (source: Source, around: PageContext, slug: string) => Promise<FoundDetailPage | undefined>;
  byId: (source: Source, culture: Culture, id: number) => Promise<DetailPage | undefined>;
  all: (source: Source, culture: Culture) => Promise<readonly DetailPage[]>;
}
