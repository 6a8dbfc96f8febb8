import { foldings } from '../../../features/search/folding.ts';

export interface Part {
  text: string;
  marked: boolean;
  /** Where it begins. */
  at: number;
}

/** A search of more words marks no more. */
const mostWords = 10;

/** Parts of words shorter than this are marked only where a word begins. */
const shortest = 3;

/** Takes a title apart by what of it was looked for; under the same folding: 'oel' marks 'Öl'. */
export function markedParts(title: string, words: string): Part[] {
  const wanted = (words.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, mostWords).map(foldings);
  const parts: Part[] = [];
  const add = (text: string, marked: boolean) => {
    const at = (parts.at(-1)?.at ?? 0) + (parts.at(-1)?.text.length ?? 0);
    if (text !== '') parts.push({ text, marked, at });
  };
  for (const piece of title.match(/[\p{L}\p{N}\p{M}]+|[^\p{L}\p{N}\p{M}]+/gu) ?? []) {
    const place = wanted.length > 0 ? placeIn(piece, wanted) : undefined;
    if (!place) {
      add(piece, false);
      continue;
    }
    add(piece.slice(0, place[0]), false);
    add(piece.slice(...place), true);
    add(piece.slice(place[1]), false);
  }
  return parts;
}

/** From where to where a word holds the longest of those that are wanted; the first of them, if there are several. */
function placeIn(word: string, wanted: readonly string[][]): [number, number] | undefined {
  const whole = foldings(word);
  const places = wanted
    .filter((spellings) => spellings.some((one) => whole.some((folded) => folded.includes(one))))
    .flatMap((spellings) => [firstPlace(word, spellings)].filter((place) => place !== undefined));
  return places.sort(([a, b], [c, d]) => d - c - (b - a))[0];
}

function firstPlace(word: string, spellings: readonly string[]): [number, number] | undefined {
  const short = spellings.every(({ length }) => length < shortest);
  for (let from = 0; from < (short ? 1 : word.length); from += 1) {
    const rest = foldings(word.slice(from));
    if (!spellings.some((one) => rest.some((folded) => folded.startsWith(one)))) continue;
    for (let to = from + 1; to <= word.length; to += 1) {
      const begun = foldings(word.slice(from, to));
      if (spellings.some((one) => begun.some((folded) => folded.startsWith(one))))
        return [from, to];
    }
  }
  return undefined;
}
