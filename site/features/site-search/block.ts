import type { SearchResultsBlock } from '@oilway/store/published/documents.ts';
import { defineBlock } from '../../page/blocks/definition.ts';
import { longestQuestion, parameters } from '../../page/parameters.ts';
import { askedSearchResults } from './asked-results.tsx';
import { searchIndex } from './entries.ts';
import { SearchResults, type SearchResultsData } from './SearchResults.tsx';

/** How many finds one page of results shows; whoever has more asks again with another word. */
const mostFound = 40;

export const searchResults = defineBlock<
  SearchResultsBlock,
  SearchResultsData,
  SearchResultsData['query']
>({
  view: SearchResults,
  load: () => ({ query: {} }),
  asked: {
    read(culture, read) {
      const words = read(parameters[culture].words)?.trim().slice(0, longestQuestion);
      return words ? { query: { words }, search: true } : undefined;
    },
    async data(_, { culture, query, reading }) {
      const { words = '' } = query;
      return { query, found: (await searchIndex(reading, culture)).find(words, mostFound) };
    },
    kept: ({ culture, reading }) => searchIndex(reading, culture),
    html: askedSearchResults,
  },
});
