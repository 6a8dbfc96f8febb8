import {
  fill,
  joined,
  type KeptHtml,
  mark,
  type Piece,
} from '../../../platform/render/kept-html.ts';
import type { Culture, Found } from '../../page-context.ts';
import type { SearchResultsBlock } from '../block-types.ts';
import type { ViewProps } from '../place.ts';
import { FoundRow, SearchResults } from './SearchResults.tsx';

/** The same as `SearchResults`, of rows that were rendered before: the words change only what is quoted of a page. */
export function askedSearchResults(props: ViewProps<SearchResultsBlock>, kept: KeptHtml): Piece {
  const { culture, found } = props.page;
  const rows = joined((found?.found ?? []).map((one) => rowOf(one, culture, kept)));
  return kept.render(<SearchResults {...props} rows={mark(0)} />, [rows]);
}

function rowOf(found: Found, culture: Culture, kept: KeptHtml): Piece {
  const row = kept.template(`found ${found.kind} ${found.href}`, () => (
    <FoundRow found={{ ...found, summary: mark(0) }} culture={culture} />
  ));
  return fill(row, [kept.text(found.summary)]);
}
