import type { Culture } from '@oilway/store/cultures.ts';

/** What a member looks for in the library. */
export interface SearchQuestion {
  /** As typed: any string; more than 200 characters are refused before. */
  words: string;
  culture: Culture;
  /** Id of a category: it and all below it. Undefined: everything that the member may see in this culture. */
  category?: number;
  /** Keys of filters; those of one group widen, groups narrow. */
  filters: readonly string[];
  /** The last word is still being typed. */
  typing: boolean;
}

export interface SearchFound {
  /** All that match, the best first; without words the newest first. */
  ids: readonly number[];
  /** Every filter that occurs among what words and category match, and those that are chosen, in a fixed order by group. */
  filters: readonly FoundFilter[];
}

export interface FoundFilter {
  key: string;
  group: 'kind' | 'print' | 'year';
  /** How many files it would leave, with what is chosen in the other groups. */
  count: number;
  chosen: boolean;
}
