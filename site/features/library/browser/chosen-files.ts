import { fill } from './actions.ts';
import { entryOf } from './entry.ts';
import { previews } from './previews.ts';

/** What can be done with the files that are chosen. @returns what shows it for those of the moment. */
export function chosenFiles(
  section: HTMLElement,
  bar: HTMLElement,
  chosen: () => HTMLElement[],
): () => void {
  const entries = () => chosen().map(entryOf);
  previews(section, bar, entries);
  return () => {
    const now = entries();
    if (now.length > 0) fill(bar, now);
    bar.hidden = now.length === 0;
  };
}
