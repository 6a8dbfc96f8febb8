import type { Culture } from '@oilway/store/cultures.ts';
import { nextTask } from '../../../behaviours/next-task.ts';
import { openingAt, readClosures, readHours } from '../domain/opening-now.ts';
import { openingText } from '../domain/opening-text.ts';

/** Milliseconds of work before the browser may answer the visitor. */
const atOnce = 5;

/** Says in every row of the section whether the station is open now. */
export async function fillOpening(section: HTMLElement, culture: Culture): Promise<void> {
  const holidays = JSON.parse(section.dataset.holidays ?? '{}') as Record<string, string[]>;
  const now = new Date();
  let begun = performance.now();
  for (const element of section.querySelectorAll<HTMLElement>('[data-hours]')) {
    const { closures = '', hours = '', region = '' } = element.dataset;
    const opening = openingAt(
      now,
      readHours(hours),
      region.split(' ').flatMap((one) => holidays[one] ?? []),
      readClosures(closures),
    );
    element.dataset.open = opening.state === 'open' ? 'yes' : 'no';
    const text = openingText(opening, culture);
    if (element.textContent !== text) element.textContent = text;
    if (performance.now() - begun < atOnce) continue;
    await nextTask();
    begun = performance.now();
  }
}
