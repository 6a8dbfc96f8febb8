import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';
import { writeAddress } from '../browser/address.ts';
import type { StationsData } from '../domain/station-list.ts';
import type { StationsState } from '../domain/stations-state.ts';
import { titleFor } from '../title.ts';

/** Returns the present moment, a minute old at most; undefined until the page is taken over, so that it is what the server rendered. */
export function useNow(): number | undefined {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    // As a transition, for every row says anew what is open.
    const tick = () => startTransition(() => setNow(Date.now()));
    tick();
    const timer = setInterval(tick, 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Writes the state to the address bar and the title of the page. */
export function useAddressBar(data: StationsData, state: StationsState): void {
  const { culture, pageTitle, stations } = data;
  const { address, query, view } = state;
  useEffect(() => {
    if (address !== 'none') writeAddress(culture, query, view, address === 'push');
  }, [culture, address, query, view]);
  const plain = useRef<string>(undefined);
  const titled = useRef(query);
  useEffect(() => {
    const own = titleFor(stations, query, culture);
    // The page as it was served has its title, which editors may have written for search engines.
    if (titled.current === query) {
      if (!own) plain.current = document.title;
      return;
    }
    titled.current = query;
    const [suffix = ''] = /(?: \| [^|]*)?$/.exec(document.title) ?? [];
    document.title = own ? own + suffix : (plain.current ?? pageTitle + suffix);
  }, [culture, pageTitle, query, stations]);
}

/** Writes the place that is shown into the field for it, unless the visitor types in it. */
export function useFieldValue(
  section: RefObject<HTMLElement | null>,
  { address, query: { place = '' } }: StationsState,
): void {
  const written = useRef(place);
  useEffect(() => {
    if (written.current === place) return;
    written.current = place;
    const field = section.current?.querySelector<HTMLInputElement>('form input[type=text]');
    if (!field || (field === document.activeElement && address !== 'none')) return;
    field.value = place;
  }, [address, place, section]);
}
