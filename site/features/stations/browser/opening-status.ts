import type { Locale } from '@oilway/store/locales.ts';
import { type OpeningTimes, openingStatusAt } from '../domain/opening-status.ts';
import { openingLevel, openingStatusText } from '../domain/opening-status-text.ts';

let timer: ReturnType<typeof setInterval> | undefined;

/** Updates the opening status of all stations on the page, now and every minute. */
export function watchOpeningStatus(root: Document): void {
  const locale = root.documentElement.dataset.culture as Locale;
  const update = () => {
    for (const element of root.querySelectorAll<HTMLElement>('[data-hours^="{"]'))
      renderOpeningStatus(element, JSON.parse(element.dataset.hours ?? ''), locale);
  };
  update();
  clearInterval(timer);
  timer = setInterval(update, 60_000);
}

/** Writes the current opening status of a station into an element. */
export function renderOpeningStatus(
  element: HTMLElement,
  station: OpeningTimes & { holidays: readonly string[] },
  locale: Locale,
): void {
  const status = openingStatusAt(new Date(), station, station.holidays);
  element.dataset.open = status.state === 'open' ? 'yes' : 'no';
  const level = openingLevel(status);
  element.toggleAttribute('data-closing', level > 0 && level < 1);
  element.style.setProperty('--level', String(level));
  const text = openingStatusText(status, locale);
  if (element.textContent !== text) element.textContent = text;
}
