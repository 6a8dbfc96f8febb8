import type { Culture } from '@oilway/store/cultures.ts';
import { fold } from '@oilway/store/words/fold.ts';
import { parseQuery } from '@oilway/store/words/parse-query.ts';

export interface HighlightedPart {
  text: string;
  marked: boolean;
  /** Index of its first character in the title. */
  at: number;
}

/** Shorter search terms match only the beginning of a word. */
const shortest = 3;

/**
 * Returns a function that splits a title into parts, marking the matches of a search under the folding of the search: 'oel' marks 'Öl'.
 * @param words as they were typed; parsed once for all titles.
 */
export function highlighter(words: string, culture: Culture): (title: string) => HighlightedPart[] {
  const wanted = [
    ...new Set(parseQuery(words, culture, true).flatMap(({ pieces }) => pieces.map(fold))),
  ];
  return (title) => markedParts(title, wanted);
}

function markedParts(title: string, wanted: readonly string[]): HighlightedPart[] {
  const parts: HighlightedPart[] = [];
  const add = (text: string, marked: boolean) => {
    const at = (parts.at(-1)?.at ?? 0) + (parts.at(-1)?.text.length ?? 0);
    if (text !== '') parts.push({ text, marked, at });
  };
  for (const word of title.match(/[\p{L}\p{N}\p{M}]+|[^\p{L}\p{N}\p{M}]+/gu) ?? []) {
    const [from, to] = placeIn(word, wanted);
    add(word.slice(0, from), false);
    add(word.slice(from, to), true);
    add(word.slice(to), false);
  }
  return parts;
}

/** Returns start and end of the longest match in a word; `[0, 0]` for none. */
function placeIn(word: string, wanted: readonly string[]): [number, number] {
  const folded = fold(word);
  const places = wanted
    .filter((one) => folded.includes(one))
    .map((one) => firstPlace(word, one))
    .sort(([a, b], [c, d]) => d - c - (b - a));
  return places[0] ?? [0, 0];
}

function firstPlace(word: string, wanted: string): [number, number] {
  for (let from = 0; from < (wanted.length < shortest ? 1 : word.length); from += 1) {
    if (!fold(word.slice(from)).startsWith(wanted)) continue;
    let to = from + 1;
    while (!fold(word.slice(from, to)).startsWith(wanted)) to += 1;
    // A combining accent belongs to the letter before it.
    while (/^\p{M}/u.test(word.slice(to))) to += 1;
    return [from, to];
  }
  return [0, 0];
}
