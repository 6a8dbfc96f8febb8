import type { Culture } from '@oilway/store/cultures.ts';
import { fold } from '../words/fold.ts';
import { stemGerman } from '../words/german.ts';
import { acrossSpaces, chunksOf, hasDigit, joined } from '../words/pieces.ts';
import { stemPolish } from '../words/polish.ts';

const stemmers: Record<Culture, (word: string) => string> = {
  'de-DE': stemGerman,
  'pl-PL': stemPolish,
};

/** Keys of the pieces that came by lately: a text says the same ones again and again. */
const memories: Record<Culture, Map<string, string>> = { 'de-DE': new Map(), 'pl-PL': new Map() };
const most = 150_000;

/** The key of a folded piece: its stem, or itself where it is a number or a name with digits. */
export function keyOf(piece: string, culture: Culture): string {
  const memory = memories[culture];
  const held = memory.get(piece);
  if (held !== undefined) return held;
  const key = hasDigit(piece) ? piece : stemmers[culture](piece);
  if (memory.size >= most) memory.clear();
  memory.set(piece, key);
  return key;
}

/** What a field says: each key with how often, and how many pieces there are. */
export interface FieldKeys {
  counts: Map<string, number>;
  length: number;
}

/** @param isName whether it is short and may hold names with a space in them: a title, a file's name. */
export function keysOf(text: string, culture: Culture, isName: boolean): FieldKeys {
  const counts = new Map<string, number>();
  const add = (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
  const chunks = chunksOf(fold(text));
  let length = 0;
  for (const chunk of chunks) {
    length += chunk.length;
    for (const word of chunk) add(keyOf(word, culture));
    if (chunk.length > 1) for (const name of joined(chunk)) add(keyOf(name, culture));
  }
  for (const { name } of acrossSpaces(chunks, !isName)) add(name);
  return { counts, length };
}
