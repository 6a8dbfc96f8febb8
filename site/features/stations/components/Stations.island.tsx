import { type MouseEvent, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { latestOnly } from '../../../behaviours/latest-request.ts';
import { Icon } from '../../../components/Icon.tsx';
import { isPlainClick } from '../../../components/plain-click.ts';
import { messages as pageMessages } from '../../../pages/parts/messages.ts';
import { PlaceSearchForm } from '../../../pages/parts/PlaceSearchForm.tsx';
import { findStations } from '../browser/find-stations.ts';
import { requestGeolocation } from '../browser/geolocation.ts';
import { readUrlState } from '../browser/url-state.ts';
import { filterStations, hrefOf, type StationsData } from '../domain/filter-stations.ts';
import { type MapQuery, writeMapQuery } from '../domain/map-query.ts';
import { messages } from '../domain/messages.ts';
import { noResultsText, resultCountText } from '../domain/result-text.ts';
import type { Station } from '../domain/station.ts';
import { initialState, stationsReducer } from '../domain/stations-state.ts';
import type { TileSource } from '../map-data.ts';
import type { GeocodedPlace } from '../schema.ts';
import { StationFilters } from './StationFilters.tsx';
import { StationList } from './StationList.tsx';
import { StationMap } from './StationMap.tsx';
import styles from './Stations.module.css';
import { isStackedLayout } from './station-map-props.ts';
import { useAddressBar, useNow, usePlaceField, useYourStation } from './stations-hooks.ts';

export interface StationsProps {
  data: StationsData;
  /** The id of the place field. */
  id: string;
  /** The path of the page with all stations, the target of the form. */
  locationsPath: string | undefined;
  query: MapQuery;
  place: GeocodedPlace | undefined;
  /** The time of rendering in milliseconds since the epoch, if the query filters by open stations. */
  renderedAt: number | undefined;
  tiles: TileSource | undefined;
}

/** Search, list and map of all stations, with one state shared by list, map and URL. */
export default function Stations(props: StationsProps) {
  const { data, locationsPath, tiles } = props;
  const { locale } = data;
  const text = messages[locale];
  // Unique even if a page has two maps.
  const mapId = `${text.viewSwitch.fragment}-${props.id}`;
  const [state, dispatch] = useReducer(stationsReducer, undefined, () =>
    initialState(props.query, props.place),
  );
  const section = useRef<HTMLElement>(null);
  const now = useNow();
  const [status, setStatus] = useState({ belowForm: '', onMap: '', announcement: '' });
  const { isSelectionCleared, pageRange, place, query, mobileView } = state;
  const { category, equipment, open, service } = query;
  const filters = { category, equipment, open, service };
  const list = useMemo(
    () => filterStations(data, { query, place, isSelectionCleared, now: now ?? props.renderedAt }),
    [data, query, place, isSelectionCleared, now, props.renderedAt],
  );
  const [runLatest] = useState(latestOnly);
  useAddressBar(data, state);
  usePlaceField(section, state);
  useYourStation(data, state, list);

  /** Shows a message on the map, or below the place field when a phone shows only the list. */
  const showStatus = (sentence: string) => {
    const inList = isStackedLayout() && mobileView === 'list';
    setStatus({
      belowForm: inList ? sentence : '',
      onMap: inList ? '' : sentence,
      announcement: '',
    });
  };
  const announce = (announcement: string) => setStatus({ belowForm: '', onMap: '', announcement });
  /** Runs a query in the browser; navigates to its URL if the request fails. */
  const runQuery = async (next: MapQuery, done: (found: GeocodedPlace | undefined) => void) => {
    showStatus('');
    try {
      const found = await runLatest((signal) =>
        resolvePlace(next, state.query, place, locale, signal),
      );
      if (found) done(found.place);
    } catch {
      location.assign(hrefOf(data, next));
    }
  };
  const runSearch = (next: MapQuery) =>
    runQuery(next, (found) => {
      dispatch({ type: 'search', query: next, place: found });
      announce(announcementOf(data, next, found, now));
    });
  const select = (station: Station, isSheetOpen = false) => {
    const row = list.rows.findIndex(({ location }) => location.key === station.key);
    const part = row < 0 ? pageRange.first : Math.floor(row / list.pageSize) + 1;
    dispatch({ type: 'select', key: station.key, part, isSheetOpen });
    announce(isSheetOpen ? '' : text.map.chosen(station.title));
    if (!isSheetOpen) scrollToStation(section, station.id);
  };
  const clear = () => {
    if (!list.selected) return;
    dispatch({ type: 'clear' });
    announce(text.map.cleared);
  };
  const locate = async () => {
    showStatus(text.map.searching);
    const found = await runLatest(() => requestGeolocation());
    if (!found) return;
    if (typeof found === 'string') return showStatus(text.map[found]);
    const next = { ...filters, near: found };
    dispatch({ type: 'search', query: next, place: undefined, userPosition: found });
    announce(announcementOf(data, next, undefined, now));
  };
  /** Handles clicks on links of list, filters and map that lead to this page. */
  const handleClick = (event: MouseEvent) => {
    const { target } = event;
    const link = target instanceof Element ? target.closest('a') : null;
    const { pathname, search } = new URL(link?.getAttribute('href') ?? '#', location.href);
    if (
      !link ||
      link.matches('[data-show]') ||
      pathname !== data.path ||
      !isPlainClick(event.nativeEvent)
    )
      return;
    event.preventDefault();
    const next = readUrlState(locale, search).query;
    const onMap = link.closest('[data-map-frame]') !== null;
    const isRow = link.closest('li[data-station]') !== null;
    const station = data.stations.find(({ key }) => key === next.station);
    if (station && (isRow || onMap)) select(station, onMap && isStackedLayout());
    else if (link.closest('[data-parts]')) dispatch({ type: 'loadMore' });
    else void runSearch(next);
  };

  useEffect(() => {
    const element = section.current;
    const handleAddressChange = (event: Event) => {
      event.preventDefault();
      const { query: next, view } = readUrlState(locale);
      void runQuery(next, (found) =>
        dispatch({ type: 'navigate', query: next, place: found, view }),
      );
    };
    element?.addEventListener('addresschange', handleAddressChange);
    return () => element?.removeEventListener('addresschange', handleAddressChange);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once on mount
  useEffect(() => {
    const { query: urlQuery, view } = readUrlState(locale);
    if (view) {
      dispatch({ type: 'navigate', query: props.query, place: props.place, view });
      dispatch({ type: 'switchView', mobileView: 'map' });
    } else if (location.hash === `#${mapId}`) dispatch({ type: 'switchView', mobileView: 'map' });
    else if (urlQuery.station && scrollY === 0)
      scrollToStation(section, list.selected?.id, 'instant');
  }, []);

  const hiddenFields = Object.fromEntries(new URLSearchParams(writeMapQuery(locale, filters)));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape clears the selection wherever the focus is; clicks come from links inside
    <section
      className={styles.full}
      ref={section}
      data-stations={data.path}
      data-url-state=""
      data-shows={now === undefined ? undefined : mobileView}
      onClick={handleClick}
      onKeyDown={({ key }) => key === 'Escape' && clear()}
    >
      <div className={styles.list}>
        <PlaceSearchForm
          page={{ locale, locationsPath }}
          label={pageMessages[locale].place}
          submit={text.search}
          variant="list"
          id={props.id}
          hiddenParams={hiddenFields}
          query={query.place}
          statusMessage={status.belowForm}
          onSearch={(words) => void runSearch({ ...filters, ...(words && { place: words }) })}
          onLocate={locate}
        />
        <StationFilters data={data} availableOffers={list.availableOffers} query={query} />
        <ViewSwitch
          locale={locale}
          mapId={mapId}
          mobileView={mobileView}
          onShow={(view) => dispatch({ type: 'switchView', mobileView: view })}
        />
        <div data-station-list="" data-exact={query.place === undefined ? undefined : list.exact}>
          <StationList {...{ data, list, now, pageRange, query }} />
        </div>
        <p className="note above5">
          {text.geodataCredit} <a href="https://www.geonames.org/">GeoNames</a>,{' '}
          <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>
        </p>
      </div>
      <div className={styles.mapPane} id={mapId}>
        <StationMap
          {...{ data, list, now, state, tiles }}
          onSelect={(station) => select(station, isStackedLayout())}
          onClear={clear}
          onLocate={locate}
          onMove={(view) => dispatch({ type: 'move', view })}
          onHide={() => dispatch({ type: 'hideSheet' })}
          statusText={status.onMap}
          announce={(announcement) => setStatus((before) => ({ ...before, announcement }))}
        />
      </div>
      <p className="visuallyHidden" role="status" data-live="">
        {status.announcement}
      </p>
    </section>
  );
}

/** Switches between list and map on phones; without JavaScript the map is below the list. */
function ViewSwitch(props: {
  locale: StationsData['locale'];
  mapId: string;
  mobileView: 'list' | 'map';
  onShow: (view: 'list' | 'map') => void;
}) {
  const { both, list, map } = messages[props.locale].viewSwitch;
  const viewOption = (view: 'list' | 'map', name: string) => (
    <a
      className={styles.viewOption}
      href={view === 'map' ? `#${props.mapId}` : '#'}
      data-show={view}
      aria-current={props.mobileView === view ? 'true' : undefined}
      onClick={(event) => {
        event.preventDefault();
        props.onShow(view);
      }}
    >
      <Icon name={view} />
      {name}
    </a>
  );
  return (
    <fieldset className={styles.switch}>
      <legend className="visuallyHidden">{both}</legend>
      {viewOption('list', list)}
      {viewOption('map', map)}
    </fieldset>
  );
}

/** Returns the geocoded place of a query: the known one, or from `findStations`. @throws when the request fails. */
async function resolvePlace(
  nextQuery: MapQuery,
  currentQuery: MapQuery,
  knownPlace: GeocodedPlace | undefined,
  locale: StationsData['locale'],
  signal: AbortSignal,
): Promise<{ place: GeocodedPlace | undefined }> {
  if (nextQuery.place === undefined) return { place: undefined };
  if (nextQuery.place === currentQuery.place) return { place: knownPlace };
  const { place } = await findStations(locale, { place: nextQuery.place }, signal);
  return { place: place ?? undefined };
}

/** Returns the screen reader announcement for a new list. */
function announcementOf(
  data: StationsData,
  query: MapQuery,
  place: GeocodedPlace | undefined,
  now: number | undefined,
): string {
  const list = filterStations(data, { query, place, now });
  const total = list.rows.length;
  return total > 0
    ? resultCountText({ exact: list.exact, total }, query, data.locale)
    : noResultsText(list, query, data.locale);
}

function scrollToStation(
  section: { current: HTMLElement | null },
  id: number | undefined,
  behavior?: 'instant',
): void {
  // After the list is rendered with the station.
  requestAnimationFrame(() => {
    const row = section.current?.querySelector(`#location-${id}`);
    const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
    row?.scrollIntoView({
      block: 'nearest',
      behavior: behavior ?? (reducedMotion ? 'instant' : 'smooth'),
    });
  });
}
