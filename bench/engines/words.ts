import { keyOf } from '../../search/engine/keys.ts';
import { kindOf } from '../../search/file-kinds.ts';
import { partsOf } from '../../search/words/compounds.ts';
import { fold } from '../../search/words/fold.ts';
import { chunksOf } from '../../search/words/pieces.ts';
import type { IndexedFile } from '../../store/library/index-entries.ts';
import type { Asked } from '../data/library-questions.ts';

type Culture = IndexedFile['culture'];

/** The other engines get our words: folded, stemmed, and of German compounds the parts too, or they would find far less. */
export function termsOf(text: string, culture: Culture): string[] {
  const terms: string[] = [];
  for (const piece of chunksOf(fold(text)).flat()) {
    const key = keyOf(piece, culture);
    terms.push(key);
    if (culture === 'de-DE') terms.push(...partsOfKey(key));
  }
  return terms;
}

/** Of a question the words as they are stemmed: a compound is looked for as one. */
export const askedTerms = ({ culture, words }: Asked): string[] =>
  chunksOf(fold(words))
    .flat()
    .map((piece) => keyOf(piece, culture));

const known = new Map<string, readonly string[]>();

/** By the words of the trade alone: an engine that is fed one file after the other knows no others. */
function partsOfKey(key: string): readonly string[] {
  const found = known.get(key) ?? partsOf(key, () => false);
  known.set(key, found);
  return found;
}

/** A file as the other engines keep it. */
export const documentOf = (file: IndexedFile) => ({
  id: file.id,
  name: file.name,
  fileName: file.fileName,
  categoryTitle: file.categoryTitle,
  text: file.text,
  category: file.category,
  kind: kindOf(file),
  print: file.hasPrintFile,
  year: Number(file.date.slice(0, 4)),
  date: Date.parse(file.date),
});

/** How much each field says. */
export const boosts = { name: 4.7, fileName: 1.8, categoryTitle: 1, text: 1 };

export const fields = ['name', 'fileName', 'categoryTitle', 'text'] as const;
