import type { Locale } from '@oilway/store/locales.ts';
import { distanceText } from '../domain/distance.ts';
import { fillStation, type ListedStation } from './fill-station.ts';
import { findStations } from './find-stations.ts';
import { watchOpeningStatus } from './opening-status.ts';

/** What this device stores: no position, and no opening hours, which may change. */
type StoredStation = Pick<ListedStation, 'id' | 'title'> & { kilometres: number };

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
    return JSON.parse(localStorage[keyOf(locale)]);
  } catch {
    // None, or no storage.
    return undefined;
  }
}

let observer: IntersectionObserver | undefined;

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
  const part = (name: string) => pool.querySelector(`[data-${name}]`) as HTMLElement;
  part('name').textContent = stored.title;
  part('distance').textContent = distanceText(stored.kilometres, locale);
  part('forget').onclick = () => forget(root, locale);
  const teaser = root.querySelector<HTMLElement>('[data-map-teaser]');
  observer?.disconnect();
  observer = new IntersectionObserver(
    (entries, own) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      own.disconnect();
      // Offline, name and distance are still true, and the links lead to the page with all stations.
      void loadStation(root, locale, stored.id, pool, teaser).catch(() => undefined);
    },
    { rootMargin: '100%' },
  );
  for (const element of [pool, teaser]) if (element) observer.observe(element);
}

/** Fetches all stations, the same list for every visitor: the server does not learn which one is stored. */
async function loadStation(
  root: Document,
  locale: Locale,
  storedId: number,
  pool: HTMLElement,
  teaser: HTMLElement | null,
): Promise<void> {
  const { nearest: all } = await findStations(locale, {}, new AbortController().signal);
  const station = all.find(({ id }) => id === storedId);
  if (!station) {
    forget(root, locale);
    return;
  }
  fillStation(pool, station, locale);
  watchOpeningStatus(root);
  if (!teaser) return;
  const { redrawTeaser } = await import('./redraw-teaser.tsx');
  redrawTeaser(teaser, station, all, locale);
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
  observer?.disconnect();
  root.querySelector('[data-map-teaser]')?.dispatchEvent(new Event('stationforgotten'));
}
