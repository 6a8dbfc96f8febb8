import type { SearchResultsBlock } from '@oilway/store/published/documents.ts';
import { z } from 'zod';
import { defineBlock, type SearchParams } from '../../pages/blocks/definition.ts';
import { textParam } from '../../pages/blocks/search-params.ts';
import { maxQueryLength, searchParamNames } from '../../pages/search-param-names.ts';
import { getSearchIndex } from './entries.ts';
import { resultsText, SearchResults, type SearchResultsData } from './SearchResults.tsx';

/** Maximum number of hits on the results page. */
const maxHits = 100;

const searchParams = {
  names: {
    'de-DE': { words: searchParamNames['de-DE'].words },
    'pl-PL': { words: searchParamNames['pl-PL'].words },
  },
  schema: z.object({ words: textParam(maxQueryLength) }),
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
    const index = await getSearchIndex(content, page.locale);
    return { query, results: index.find(query.words, maxHits) };
  },
  head: ({ page: { locale, results, query } }) => ({
    title: results && resultsText(results, query.words ?? '', locale).replace(/\.$/, ''),
    noIndex: results !== undefined,
  }),
});
