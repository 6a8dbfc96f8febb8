import type { SearchResultsBlock } from '@oilway/store/published/documents.ts';
import { defineBlock } from '../../page/blocks/definition.ts';
import type { Culture } from '../../page/page-context.ts';
import { longestQuestion, parameters } from '../../page/parameters.ts';
import type { ViewProps } from '../../page/parts/place.ts';
import { fill, joined, type KeptHtml, mark, type Piece } from '../../page/render/kept-html.ts';
import { searchIndex } from './entries.ts';
import { messages } from './messages.ts';
import { FoundRow, SearchResults, type SearchResultsData } from './SearchResults.tsx';
import type { SearchHit } from './schema.ts';

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
  head: ({ page: { culture, found, query } }) => ({
    asked: found && said(found.total, query.words ?? '', culture),
  }),
});

const said = (total: number, words: string, culture: Culture) =>
  total > 0
    ? messages[culture].count(total, words)
    : messages[culture].nothing(words).replace(/\.$/, '');

/** The same as `SearchResults`, of rows that were rendered before: the words change only what is quoted of a page, and the count. */
function askedSearchResults(
  { block, page, place }: ViewProps<SearchResultsBlock, SearchResultsData>,
  kept: KeptHtml,
): Piece {
  const { culture, found, query } = page;
  const rows = joined((found?.found ?? []).map((one) => rowOf(one, culture, kept)));
  const words = query.words === undefined ? undefined : mark(1);
  const asked = [place?.order, words !== undefined, found?.total, found?.found.length];
  const results = kept.template(`results ${asked}`, () => (
    <SearchResults
      block={block}
      page={{ ...page, query: { ...query, words } }}
      place={place}
      rows={mark(0)}
    />
  ));
  return fill(results, [rows, kept.text(query.words ?? '')]);
}

function rowOf(found: SearchHit, culture: Culture, kept: KeptHtml): Piece {
  const row = kept.template(`found ${found.kind} ${found.href}`, () => (
    <FoundRow found={{ ...found, summary: mark(0) }} culture={culture} />
  ));
  return fill(row, [kept.text(found.summary)]);
}
