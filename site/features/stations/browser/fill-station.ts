import type { Locale } from '@oilway/store/locales.ts';
import { distanceText } from '../domain/distance.ts';
import { directionsUrl } from '../domain/station-links.ts';
import type { StationSearchResult } from '../schema.ts';
import { renderOpeningStatus } from './opening-status.ts';

export type ListedStation = StationSearchResult['nearest'][number];

/** Writes a station into the parts that an element has for it: a row of results, the pool of the footer or the card on the home page. */
export function fillStation(element: HTMLElement, station: ListedStation, locale: Locale): void {
  const { closures, holidays, hours, kilometres, page, postalCode, street, title, town } = station;
  const [telephone] = station.telephones;
  const part = (name: string) => element.querySelector<HTMLElement>(`[data-${name}]`);
  if (kilometres !== undefined) part('distance')?.replaceChildren(distanceText(kilometres, locale));
  part('street')?.replaceChildren(street);
  part('town')?.replaceChildren(`${postalCode} ${town}`);
  setLink(part('name'), page, title);
  setLink(part('route'), directionsUrl(station));
  setLink(part('call'), telephone?.href, telephone?.text.replaceAll(' ', '\u00a0'));
  const status = part('hours');
  if (!status) return;
  status.hidden = hours.length === 0;
  status.dataset.hours = JSON.stringify({ hours, closures, holidays });
  renderOpeningStatus(status, station, locale);
}

/** Sets address and text of a link; removes the link when there is no address. */
function setLink(link: HTMLElement | null, href: string | undefined, text?: string): void {
  if (!href) {
    link?.remove();
    return;
  }
  link?.setAttribute('href', href);
  if (text) (link?.querySelector('span') ?? link)?.replaceChildren(text);
}
