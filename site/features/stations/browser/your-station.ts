import type { Locale } from '@oilway/store/locales.ts';
import { distanceText } from '../domain/distance.ts';
import { directionsUrl } from '../domain/station-links.ts';
import type { StationSearchResult } from '../schema.ts';
import { findStations } from './find-stations.ts';
import { renderOpeningStatus } from './opening-status.ts';

/** What this device stores: no position, and no opening hours, which may change. */
interface StoredStation {
  id: number;
  title: string;
  kilometres: number;
}

type ListedStation = StationSearchResult['nearest'][number];

const keyOf = (locale: Locale) => `oilway.station.${locale}`;

/** Stores the nearest station of a search on this device and shows it in the footer. A search without distances changes nothing. */
export function rememberStation(
  locale: Locale,
  station: { id: number; title: string } | undefined,
  kilometres: number | undefined,
): void {
  if (!station || kilometres === undefined) return;
  // In hundreds of metres, as it is shown: no more precise than what the visitor reads.
  const rounded = Math.round(kilometres * 10) / 10;
  const stored: StoredStation = { id: station.id, title: station.title, kilometres: rounded };
  try {
    localStorage.setItem(keyOf(locale), JSON.stringify(stored));
  } catch {
    return;
  }
  showYourStation(document);
}

function readStation(locale: Locale): StoredStation | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(keyOf(locale)) ?? 'null');
    const { id, kilometres, title } = stored ?? {};
    if (typeof id === 'number' && typeof kilometres === 'number' && typeof title === 'string')
      return { id, kilometres, title };
  } catch {
    // Written by something else, or no storage.
  }
  return undefined;
}

let watch: { observer: IntersectionObserver; timer?: ReturnType<typeof setInterval> } | undefined;

/** Shows the stored station in the footer and, with its opening status, as soon as that or the map of the home page comes near. */
export function showYourStation(root: Document): void {
  const locale = root.documentElement.dataset.culture as Locale;
  const pool = root.querySelector<HTMLElement>('[data-your-station]');
  const stored = readStation(locale);
  if (!pool || !stored) {
    hide(root);
    return;
  }
  root.documentElement.dataset.hasStation = '';
  part(pool, 'name').textContent = stored.title;
  part(pool, 'distance').textContent = distanceText(stored.kilometres, locale);
  part(pool, 'forget').onclick = () => forget(root, locale);
  watch?.observer.disconnect();
  clearInterval(watch?.timer);
  const teaser = root.querySelector<HTMLElement>('[data-map-teaser]');
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void loadStation(root, locale, stored, pool, teaser).catch(() => {
        // Offline: name and distance are still true, and the links lead to the page with all stations.
      });
    },
    { rootMargin: '100%' },
  );
  watch = { observer };
  for (const element of [pool, teaser]) if (element) observer.observe(element);
}

/** Fetches all stations, the same list for every visitor: the server does not learn which one is stored. */
async function loadStation(
  root: Document,
  locale: Locale,
  stored: StoredStation,
  pool: HTMLElement,
  teaser: HTMLElement | null,
): Promise<void> {
  const { nearest: all } = await findStations(locale, {}, new AbortController().signal);
  const station = all.find(({ id }) => id === stored.id);
  if (!station) {
    forget(root, locale);
    return;
  }
  part(pool, 'name').textContent = station.title;
  part(pool, 'name').setAttribute('href', station.page ?? '');
  part(pool, 'route').setAttribute('href', directionsUrl(station));
  const showStatus = () => renderStatus(part(pool, 'status'), station, locale);
  showStatus();
  if (watch) watch.timer = setInterval(showStatus, 60_000);
  if (teaser) {
    const { redrawTeaser } = await import('./redraw-teaser.tsx');
    redrawTeaser(teaser, station, all, locale);
  }
}

function renderStatus(element: HTMLElement, station: ListedStation, locale: Locale): void {
  element.hidden = station.hours.length === 0;
  if (!element.hidden) renderOpeningStatus(element, station, locale);
}

function forget(root: Document, locale: Locale): void {
  localStorage.removeItem(keyOf(locale));
  hide(root);
  const status = root.querySelector<HTMLElement>('[data-station-status]');
  if (!status) return;
  status.textContent = status.dataset.forgotten ?? '';
  // The pressed button is gone: the focus stays in the footer.
  status.tabIndex = -1;
  status.focus({ preventScroll: true });
}

function hide(root: Document): void {
  delete root.documentElement.dataset.hasStation;
  watch?.observer.disconnect();
  clearInterval(watch?.timer);
  root.querySelector('[data-map-teaser]')?.dispatchEvent(new Event('stationforgotten'));
}

const part = (pool: HTMLElement, name: string) =>
  pool.querySelector(`[data-${name}]`) as HTMLElement;
