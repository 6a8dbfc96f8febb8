import { countryOf, type Locale } from '@oilway/store/locales.ts';
import { createRoot, type Root } from 'react-dom/client';
import { CountryMap } from '../components/CountryMap.tsx';
import { formatOpeningHours } from '../domain/opening-hours.ts';
import { fillStation, type ListedStation } from './fill-station.ts';

let root: Root | undefined;

/** Draws the map of the home page again, so that its thread ends at the visitor's station, and names that on its card. Undone when it is forgotten. */
export function redrawTeaser(
  teaser: HTMLElement,
  station: ListedStation,
  all: readonly ListedStation[],
  locale: Locale,
): void {
  const drawing = teaser.querySelector('[data-drawing]');
  if (!drawing) return;
  const className = drawing.querySelector('svg')?.className.baseVal;
  if (!root) {
    const original = teaser.cloneNode(true);
    const restore = () => {
      teaser.replaceWith(original);
      root = undefined;
    };
    teaser.addEventListener('stationforgotten', restore, { once: true });
    root = createRoot(drawing);
  }
  root.render(
    <CountryMap
      key={station.id}
      className={className}
      country={countryOf(locale)}
      stations={all}
      selected={station}
      isTeaser
    />,
  );
  fillStation(teaser, station, locale);
  const week = formatOpeningHours(station.hours, locale) ?? '';
  teaser.querySelector('[data-week]')?.replaceChildren(week);
}
