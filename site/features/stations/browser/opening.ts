import type { Culture } from '@oilway/store/cultures.ts';
import { openingAt, type StationTimes } from '../domain/opening-now.ts';
import { openingText } from '../domain/opening-text.ts';

/** Says in an element whether a station is open now. */
export function showOpening(
  element: HTMLElement,
  station: StationTimes & { holidays: readonly string[] },
  culture: Culture,
): void {
  const opening = openingAt(new Date(), station, station.holidays);
  element.dataset.open = opening.state === 'open' ? 'yes' : 'no';
  const text = openingText(opening, culture);
  if (element.textContent !== text) element.textContent = text;
}
