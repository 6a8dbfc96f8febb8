import type { SearchResultsBlock } from '@oilway/store/published/documents.ts';
import type { Culture } from '../../page/page-context.ts';
import type { ViewProps } from '../../page/parts/place.ts';
import { fill, joined, type KeptHtml, mark, type Piece } from '../../page/render/kept-html.ts';
import { FoundRow, SearchResults, type SearchResultsData } from './SearchResults.tsx';
import type { SearchHit } from './search-hit.ts';

/** The same as `SearchResults`, of rows that were rendered before: the words change only what is quoted of a page, and the count. */
export function askedSearchResults(
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
