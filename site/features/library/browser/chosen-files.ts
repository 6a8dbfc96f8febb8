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
  keepInSight(section, bar);
  return () => {
    const now = entries();
    if (now.length > 0) fill(bar, now);
    bar.hidden = now.length === 0;
  };
}

/** Pixels that the oil climbs above the bar at the walls, at most. */
const climb = 44;

/** What gets the focus comes to lie above the bar, however high that is; so does the box by which the bar has come. */
function keepInSight(section: HTMLElement, bar: HTMLElement): void {
  const { style } = document.documentElement;
  new ResizeObserver(() => {
    style.scrollPaddingBlockEnd = bar.hidden ? '' : `${bar.offsetHeight + climb}px`;
    if (!bar.hidden)
      section
        .querySelector('form input:focus-visible')
        ?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }).observe(bar);
}
