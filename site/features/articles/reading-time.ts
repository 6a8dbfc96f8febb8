import type { RichTextState } from '../../page/parts/RichText.tsx';

/** Words an adult reads in a minute, in German and Polish about the same. */
const wordsPerMinute = 200;

/** How many minutes a text takes to read; at least one. */
export function readingMinutes(body: RichTextState | null | undefined): number {
  const words = textOf(body?.root).split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(words / wordsPerMinute));
}

function textOf(node: unknown): string {
  const { children, text } = (node ?? {}) as { children?: unknown[]; text?: unknown };
  return [typeof text === 'string' ? text : '', ...(children ?? []).map(textOf)].join(' ');
}
