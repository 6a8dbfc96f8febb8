import type { Culture } from '@oilway/store/cultures.ts';
import { nextTask } from '../../../furniture/next-task.ts';
import { messages } from '../rules/messages.ts';
import { type OpeningNow, openingAt, readClosures, readHours } from '../rules/opening-now.ts';

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

/** Minutes before closing from which on they are counted. */
const soon = 30;

export function openingText(opening: OpeningNow, culture: Culture): string {
  const text = messages[culture].opening;
  if (opening.state === 'open') {
    const { left, until } = opening;
    return left <= soon ? text.soon(left, clock(until)) : text.until(clock(until));
  }
  const { closedUntil, holiday, opens } = opening;
  if (closedUntil)
    return text.closedUntil(Number(closedUntil.slice(8)), Number(closedUntil.slice(5, 7)));
  const closed = holiday ? text.holiday : text.closed;
  return opens ? `${closed}, ${text.opens(opens.inDays, opens.weekday, clock(opens.at))}` : closed;
}

/** `07:30` → `7:30`. */
function clock(time: string): string {
  return time.replace(/^0/, '');
}
