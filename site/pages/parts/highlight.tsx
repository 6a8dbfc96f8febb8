import { fold } from '@oilway/store/full-text/fold.ts';
import { parseQuery } from '@oilway/store/full-text/parse-query.ts';
import type { Locale } from '@oilway/store/locales.ts';

interface HighlightedPart {
  text: string;
  marked: boolean;
  /** Index of its first character in the title. */
  index: number;
}

/** In German, terms of this length also match within a compound: 'Ölfilter'. Others match only the beginning of a word. */
const minInfixLength = 3;

/**
 * Returns a function that splits a title into parts, marking the matches of a search under the folding of the search: 'oel' marks 'Öl'.
 * @param words as they were typed; parsed once for all titles.
 */
export function highlighter(words: string, locale: Locale): (title: string) => HighlightedPart[] {
  const terms = [
    ...new Set(parseQuery(words, locale, true).flatMap(({ tokens }) => tokens.map(fold))),
  ];
  const hasCompounds = locale === 'de-DE';
  return (title) => {
    const parts: HighlightedPart[] = [];
    const add = (text: string, marked: boolean) => {
      const index = (parts.at(-1)?.index ?? 0) + (parts.at(-1)?.text.length ?? 0);
      if (text !== '') parts.push({ text, marked, index });
    };
    for (const word of title.match(/[\p{L}\p{N}\p{M}]+|[^\p{L}\p{N}\p{M}]+/gu) ?? []) {
      const folded = fold(word);
      const [[from, to] = [0, 0]] = terms
        .filter((one) => folded.includes(one))
        .map((one) => firstMatch(word, one, hasCompounds && one.length >= minInfixLength))
        .sort(([a, b], [c, d]) => d - c - (b - a));
      add(word.slice(0, from), false);
      add(word.slice(from, to), true);
      add(word.slice(to), false);
    }
    return parts;
  };
}

/** Renders a title with its matches marked. */
export function Highlighted({ parts }: { parts: readonly HighlightedPart[] }) {
  return parts.map(({ index, marked, text }) => (marked ? <mark key={index}>{text}</mark> : text));
}

/** Returns start and end of a term in a word; `[0, 0]` for none. */
function firstMatch(word: string, terms: string, isInfix: boolean): [number, number] {
  for (let from = 0; from < (isInfix ? word.length : 1); from += 1) {
    if (!fold(word.slice(from)).startsWith(terms)) continue;
    let to = from + 1;
    while (!fold(word.slice(from, to)).startsWith(terms)) to += 1;
    // A combining accent belongs to the letter before it.
    while (/^\p{M}/u.test(word.slice(to))) to += 1;
    return [from, to];
  }
  return [0, 0];
}
