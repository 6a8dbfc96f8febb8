import { countryOf, type Locale } from '@oilway/store/locales.ts';
import { createRoot, type Root } from 'react-dom/client';
import { CountryMap } from '../components/CountryMap.tsx';
import { formatOpeningHours } from '../domain/opening-hours.ts';
import type { StationSearchResult } from '../schema.ts';
import { renderOpeningStatus } from './opening-status.ts';

type ListedStation = StationSearchResult['nearest'][number];

/** The drawn map, and the teaser as the server rendered it. */
let drawn: { root: Root; original: Node } | undefined;

/** Draws the map of the home page again, so that its thread ends at the visitor's station, and names that on its card. Undone when it is forgotten. */
export function redrawTeaser(
  teaser: HTMLElement,
  station: ListedStation,
  all: readonly ListedStation[],
  locale: Locale,
): void {
  const drawing = teaser.querySelector<HTMLElement>('[data-drawing]');
  if (!drawing) return;
  const { className } = drawing.querySelector('svg') ?? {};
  if (!drawn) {
    drawn = { original: teaser.cloneNode(true), root: createRoot(drawing) };
    teaser.addEventListener('stationforgotten', () => restore(teaser), { once: true });
  }
  drawn.root.render(
    <CountryMap
      key={station.id}
      className={String((className as SVGAnimatedString | undefined)?.baseVal ?? '')}
      country={countryOf(locale)}
      stations={all}
      selected={station}
      isTeaser
    />,
  );
  fillCard(teaser, station, locale);
}

function restore(teaser: HTMLElement): void {
  if (drawn) teaser.replaceWith(drawn.original);
  drawn = undefined;
}

function fillCard(teaser: HTMLElement, station: ListedStation, locale: Locale): void {
  const part = (name: string) => teaser.querySelector<HTMLElement>(`[data-${name}]`);
  const { closures, holidays, hours, page, postalCode, street, title, town } = station;
  const write = (element: Element | null | undefined, text: string) => {
    if (element) element.textContent = text;
  };
  const link = part('name')?.querySelector('a') ?? part('name');
  write(link, title);
  if (page) link?.setAttribute('href', page);
  write(part('street'), street);
  write(part('town'), `${postalCode} ${town}`);
  const status = part('hours');
  if (status) {
    status.dataset.hours = JSON.stringify({ hours, closures, holidays });
    status.hidden = hours.length === 0;
    renderOpeningStatus(status, station, locale);
  }
  write(part('week'), formatOpeningHours(hours, locale) ?? '');
}
