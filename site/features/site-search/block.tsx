import type { SearchResultsBlock } from '@oilway/store/published/documents.ts';
import { z } from 'zod';
import { defineBlock, type SearchParams } from '../../pages/blocks/definition.ts';
import { shortText } from '../../pages/blocks/search-params.ts';
import type { Culture } from '../../pages/page-context.ts';
import { longestQuestion, parameters } from '../../pages/parameters.ts';
import { searchIndex } from './entries.ts';
import { messages } from './messages.ts';
import { SearchResults, type SearchResultsData } from './SearchResults.tsx';

/** The most hits on the page of results. */
const mostFound = 40;

const searchParams = {
  names: {
    'de-DE': { words: parameters['de-DE'].words },
    'pl-PL': { words: parameters['pl-PL'].words },
  },
  schema: z.object({ words: shortText(longestQuestion) }),
} satisfies SearchParams<SearchResultsData['query']>;

export const searchResults = defineBlock<
  SearchResultsBlock,
  SearchResultsData,
  SearchResultsData['query']
>({
  component: SearchResults,
  searchParams: () => searchParams,
  async load({ content, page, query }) {
    if (query.words === undefined) return { query };
    const index = await searchIndex(content, page.culture);
    return { query, found: index.find(query.words, mostFound) };
  },
  head: ({ page: { culture, found, query } }) => ({
    title: found && titleFor(found.total, query.words ?? '', culture),
    noIndex: found !== undefined,
  }),
});

const titleFor = (total: number, words: string, culture: Culture) =>
  total > 0
    ? messages[culture].count(total, words)
    : messages[culture].nothing(words).replace(/\.$/, '');
