import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';
import { writeUrlState } from '../browser/url-state.ts';
import { rememberStation } from '../browser/your-station.ts';
import type { StationList, StationsData } from '../domain/filter-stations.ts';
import type { StationsState } from '../domain/stations-state.ts';
import { mapTitle } from '../map-title.ts';

/** Returns the current time in milliseconds, updated every minute; undefined until hydration, to match the server's HTML. */
export function useNow(): number | undefined {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    // As a transition, because it rerenders every row.
    const tick = () => startTransition(() => setNow(Date.now()));
    tick();
    const timer = setInterval(tick, 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Writes the state to the address bar and to the document title. */
export function useAddressBar(data: StationsData, state: StationsState): void {
  const { locale, pageTitle, stations } = data;
  const { historyAction, query, view } = state;
  useEffect(() => {
    if (historyAction !== 'none') writeUrlState(locale, query, view, historyAction === 'push');
  }, [locale, historyAction, query, view]);
  const defaultTitle = useRef<string>(undefined);
  const titledQuery = useRef(query);
  useEffect(() => {
    const title = mapTitle(stations, query, locale);
    // Keeps the title of the server, which may be an editor's SEO title.
    if (titledQuery.current === query) {
      if (!title) defaultTitle.current = document.title;
      return;
    }
    titledQuery.current = query;
    const [suffix = ''] = /(?: \| [^|]*)?$/.exec(document.title) ?? [];
    document.title = title ? title + suffix : (defaultTitle.current ?? pageTitle + suffix);
  }, [locale, pageTitle, query, stations]);
}

/** Writes the place of the query into the place field, unless the visitor is typing in it. */
export function usePlaceField(
  section: RefObject<HTMLElement | null>,
  { historyAction, query: { place = '' } }: StationsState,
): void {
  const writtenPlace = useRef(place);
  useEffect(() => {
    if (writtenPlace.current === place) return;
    writtenPlace.current = place;
    const field = section.current?.querySelector<HTMLInputElement>('form input[type=text]');
    if (!field || (field === document.activeElement && historyAction !== 'none')) return;
    field.value = place;
  }, [historyAction, place, section]);
}

/** Stores the nearest station of a search; a filter, which may leave it out, changes nothing. */
export function useYourStation(
  { locale }: StationsData,
  { query: { near, place } }: StationsState,
  list: StationList,
): void {
  const [first] = list.choices.length > 0 ? [] : list.rows;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each search
  useEffect(() => {
    if (near || place) rememberStation(locale, first?.location, first?.kilometres);
  }, [locale, near, place]);
}
