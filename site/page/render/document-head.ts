import type { Culture } from '@oilway/store/cultures.ts';
import type { Thing } from '../json-ld.ts';

/** What a document's head says; addresses are absolute where search engines read them. */
export interface Head {
  culture: Culture;
  title: string;
  description?: string;
  canonical?: string;
  /** The same page in every culture that has it, its own included. */
  alternates: { culture: Culture; href: string }[];
  noIndex: boolean;
  /** The RSS feed of the culture's news. */
  feed?: string;
  siteName?: string;
  /** What the page is to a network that shows a link to it; a website unless it says otherwise. */
  kind?: 'website' | 'article';
  /** The picture beside such a link; its size in pixels. */
  picture?: { href: string; alt: string; type: string; width: number; height: number };
  /** What search engines are told in their own format. */
  structuredData?: readonly Thing[];
  /** The node a call may name: the home page's where a page has none, absent while nothing is known of the tree. */
  nodeId?: number;
}
