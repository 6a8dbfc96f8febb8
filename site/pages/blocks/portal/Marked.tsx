import type { Culture } from '../../page-context.ts';
import { markedParts } from './marked-parts.ts';

interface Props {
  title: string;
  /** As they were typed. */
  words: string;
  culture: Culture;
}

/** A title with the words that were looked for marked in it. */
export function Marked({ culture, title, words }: Props) {
  return markedParts(title, words, culture).map(({ at, marked, text }) =>
    marked ? <mark key={at}>{text}</mark> : text,
  );
}
