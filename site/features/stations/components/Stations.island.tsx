import { type MouseEvent, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { latest } from '../../../behaviours/latest.ts';
import { Icon } from '../../../components/Icon.tsx';
import { isPlain } from '../../../components/plain-press.ts';
import { messages as pageMessages } from '../../../pages/parts/messages.ts';
import { PlaceForm } from '../../../pages/parts/PlaceForm.tsx';
import { readAddress } from '../browser/address.ts';
import { findStations } from '../browser/find-stations.ts';
import { findPosition } from '../browser/position.ts';
import { foundText, nothingText } from '../domain/found-text.ts';
import { type MapQuery, writeMapQuery } from '../domain/map-query.ts';
import { messages } from '../domain/messages.ts';
import type { Station } from '../domain/station.ts';
import { hrefOf, type StationsData, stationList } from '../domain/station-list.ts';
import { initialState, stationsReducer } from '../domain/stations-state.ts';
import type { TileSource } from '../map-data.ts';
import type { FoundPlace } from '../schema.ts';
import { StationFilters } from './StationFilters.tsx';
import { StationList } from './StationList.tsx';
import { StationMap } from './StationMap.tsx';
import styles from './Stations.module.css';
import { isBelow } from './station-map-props.ts';
import { useAddressBar, useFieldValue, useNow } from './stations-hooks.ts';

export interface StationsProps {
  data: StationsData;
  /** Of the field for a place. */
  id: string;
  /** The page with the map of all stations, which the form leads to. */
  locationsPath: string | undefined;
  query: MapQuery;
  place: FoundPlace | undefined;
  /** When the page was asked for what is open, in milliseconds since the epoch. */
  asked: number | undefined;
  tiles: TileSource | undefined;
}

/** Search, list and map of all stations: one state, which list, map and address show. */
export default function Stations(props: StationsProps) {
  const { data, locationsPath, tiles } = props;
  const { culture } = data;
  const text = messages[culture];
  // Of this map alone, should a page have two.
  const mapId = `${text.shows.fragment}-${props.id}`;
  const [state, dispatch] = useReducer(stationsReducer, undefined, () =>
    initialState(props.query, props.place),
  );
  const section = useRef<HTMLElement>(null);
  const now = useNow();
  const [said, say] = useState({ beside: '', onMap: '', aloud: '' });
  const { cleared, parts, place, query, shows } = state;
  const { category, equipment, open, service } = query;
  const filters = { category, equipment, open, service };
  const list = useMemo(
    () => stationList(data, { query, place, cleared, now: now ?? props.asked }),
    [data, query, place, cleared, now, props.asked],
  );
  const [newest] = useState(latest);
  useAddressBar(data, state);
  useFieldValue(section, state);

  /** On the map, or beside the field for a place where a phone shows the list alone. */
  const show = (sentence: string) => {
    const inList = isBelow() && shows === 'list';
    say({ beside: inList ? sentence : '', onMap: inList ? '' : sentence, aloud: '' });
  };
  const speak = (aloud: string) => say({ beside: '', onMap: '', aloud });
  /** Answers a query in the browser; where the call has no answer for it, the page itself has. */
  const answer = async (next: MapQuery, done: (found: FoundPlace | undefined) => void) => {
    show('');
    try {
      const found = await newest((signal) => placeOf(next, state.query, place, culture, signal));
      if (found) done(found.place);
    } catch {
      location.assign(hrefOf(data, next));
    }
  };
  const ask = (next: MapQuery) =>
    answer(next, (found) => {
      dispatch({ type: 'ask', query: next, place: found });
      speak(spoken(data, next, found, now));
    });
  const select = (station: Station, sheet = false) => {
    const row = list.rows.findIndex(({ location }) => location.key === station.key);
    const part = row < 0 ? parts.first : Math.floor(row / list.size) + 1;
    dispatch({ type: 'select', key: station.key, part, sheet });
    speak(sheet ? '' : text.map.chosen(station.title));
    if (!sheet) bringIntoSight(section, station.id);
  };
  const clear = () => {
    if (!list.selected) return;
    dispatch({ type: 'clear' });
    speak(text.map.cleared);
  };
  const locate = async () => {
    show(text.map.searching);
    const found = await newest(() => findPosition());
    if (!found) return;
    if (typeof found === 'string') return show(text.map[found]);
    const next = { ...filters, near: found };
    dispatch({ type: 'ask', query: next, place: undefined, me: found });
    speak(spoken(data, next, undefined, now));
  };
  /** Links of list, filters and drawn map that lead to this very page are answered here. */
  const follow = (event: MouseEvent) => {
    const { target } = event;
    const link = target instanceof Element ? target.closest('a') : null;
    const { pathname, search } = new URL(link?.getAttribute('href') ?? '#', location.href);
    if (
      !link ||
      link.matches('[data-show]') ||
      pathname !== data.path ||
      !isPlain(event.nativeEvent)
    )
      return;
    event.preventDefault();
    const next = readAddress(culture, search).query;
    const onMap = link.closest('[data-map-frame]') !== null;
    const isRow = link.closest('li[data-station]') !== null;
    const station = data.stations.find(({ key }) => key === next.station);
    if (station && (isRow || onMap)) select(station, onMap && isBelow());
    else if (link.closest('[data-parts]')) dispatch({ type: 'more' });
    else void ask(next);
  };

  useEffect(() => {
    const element = section.current;
    const back = (event: Event) => {
      event.preventDefault();
      const { query: next, view } = readAddress(culture);
      void answer(next, (found) => dispatch({ type: 'follow', query: next, place: found, view }));
    };
    element?.addEventListener('addresschange', back);
    return () => element?.removeEventListener('addresschange', back);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the address says when the page comes
  useEffect(() => {
    const { query: own, view } = readAddress(culture);
    if (view) {
      dispatch({ type: 'follow', query: props.query, place: props.place, view });
      dispatch({ type: 'show', shows: 'map' });
    } else if (location.hash === `#${mapId}`) dispatch({ type: 'show', shows: 'map' });
    else if (own.station && scrollY === 0) bringIntoSight(section, list.selected?.id, 'instant');
  }, []);

  const kept = Object.fromEntries(new URLSearchParams(writeMapQuery(culture, filters)));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Esc takes the choice back wherever the focus is; presses are those of links within
    <section
      className={styles.full}
      ref={section}
      data-stations={data.path}
      data-asked=""
      data-shows={now === undefined ? undefined : shows}
      onClick={follow}
      onKeyDown={({ key }) => key === 'Escape' && clear()}
    >
      <div className={styles.list}>
        <PlaceForm
          page={{ culture, locationsPath }}
          label={pageMessages[culture].place}
          submit={text.search}
          look="list"
          id={props.id}
          kept={kept}
          place={query.place}
          said={said.beside}
          onSearch={(words) => void ask({ ...filters, ...(words && { place: words }) })}
          onLocate={locate}
        />
        <StationFilters data={data} offered={list.offered} query={query} />
        <Switch
          culture={culture}
          mapId={mapId}
          shows={shows}
          onShow={(what) => dispatch({ type: 'show', shows: what })}
        />
        <div data-station-list="" data-exact={query.place === undefined ? undefined : list.exact}>
          <StationList {...{ data, list, now, parts, query }} />
        </div>
        <p className="note above5">
          {text.placesFrom} <a href="https://www.geonames.org/">GeoNames</a>,{' '}
          <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>
        </p>
      </div>
      <div className={styles.picture} id={mapId}>
        <StationMap
          {...{ data, list, now, state, tiles }}
          onSelect={(station) => select(station, isBelow())}
          onClear={clear}
          onLocate={locate}
          onMove={(view) => dispatch({ type: 'move', view })}
          onHide={() => dispatch({ type: 'hideSheet' })}
          said={said.onMap}
          say={(aloud) => say((before) => ({ ...before, aloud }))}
        />
      </div>
      <p className="unseen" role="status" data-live="">
        {said.aloud}
      </p>
    </section>
  );
}

/** On a phone list and map have one place, which they take by turns; without scripts the map stands below the list. */
function Switch(props: {
  culture: StationsData['culture'];
  mapId: string;
  shows: 'list' | 'map';
  onShow: (what: 'list' | 'map') => void;
}) {
  const { both, list, map } = messages[props.culture].shows;
  const turn = (what: 'list' | 'map', name: string) => (
    <a
      className={styles.turn}
      href={what === 'map' ? `#${props.mapId}` : '#'}
      data-show={what}
      aria-current={props.shows === what ? 'true' : undefined}
      onClick={(event) => {
        event.preventDefault();
        props.onShow(what);
      }}
    >
      <Icon name={what} />
      {name}
    </a>
  );
  return (
    <fieldset className={styles.switch}>
      <legend className="unseen">{both}</legend>
      {turn('list', list)}
      {turn('map', map)}
    </fieldset>
  );
}

/** Returns where the place of a query lies: as it is known already, or by the call. @throws when that has no answer. */
async function placeOf(
  next: MapQuery,
  before: MapQuery,
  known: FoundPlace | undefined,
  culture: StationsData['culture'],
  signal: AbortSignal,
): Promise<{ place: FoundPlace | undefined }> {
  if (next.place === undefined) return { place: undefined };
  if (next.place === before.place) return { place: known };
  const { place } = await findStations(culture, { place: next.place }, signal);
  return { place: place ?? undefined };
}

/** Returns what is read aloud of a list that has changed. */
function spoken(
  data: StationsData,
  query: MapQuery,
  place: FoundPlace | undefined,
  now: number | undefined,
): string {
  const list = stationList(data, { query, place, now });
  const total = list.rows.length;
  return total > 0
    ? foundText({ exact: list.exact, total }, query, data.culture)
    : nothingText(list, query, data.culture);
}

function bringIntoSight(
  section: { current: HTMLElement | null },
  id: number | undefined,
  behavior?: 'instant',
): void {
  // When the list is drawn with it.
  requestAnimationFrame(() => {
    const row = section.current?.querySelector(`#location-${id}`);
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    row?.scrollIntoView({ block: 'nearest', behavior: behavior ?? (calm ? 'instant' : 'smooth') });
  });
}
