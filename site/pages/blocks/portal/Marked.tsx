import { markedParts } from './marked-parts.ts';

/** A title with the words that were looked for marked in it. */
export function Marked({ title, words }: { title: string; words: string }) {
  return markedParts(title, words).map(({ at, marked, text }) =>
    marked ? <mark key={at}>{text}</mark> : text,
  );
}
