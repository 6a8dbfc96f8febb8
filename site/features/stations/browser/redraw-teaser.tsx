import { countryOf, type Locale } from '@oilway/store/locales.ts';
import { createRoot, type Root } from 'react-dom/client';
import { CountryMap } from '../components/CountryMap.tsx';
import { formatOpeningHours } from '../domain/opening-hours.ts';
import { fillStation, type ListedStation } from './fill-station.ts';

/** The drawn map, and the teaser as the server rendered it. */
let drawn: { root: Root; original: Node } | undefined;

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
  if (!drawn) {
    drawn = { original: teaser.cloneNode(true), root: createRoot(drawing) };
    teaser.addEventListener('stationforgotten', () => restore(teaser), { once: true });
  }
  drawn.root.render(
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

function restore(teaser: HTMLElement): void {
  if (drawn) teaser.replaceWith(drawn.original);
  drawn = undefined;
}
