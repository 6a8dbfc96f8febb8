import { localeOf } from '@oilway/store/cultures.ts';
import type { MapBlock } from '@oilway/store/published/documents.ts';
import type { ReactNode } from 'react';
import type { Location } from '../../../page/page-context.ts';
import { stationKey } from '../../../page/parameters.ts';
import { messages as blockMessages } from '../../../page/parts/messages.ts';
import { PlaceForm } from '../../../page/parts/PlaceForm.tsx';
import { alone, type Place, type ViewProps } from '../../../page/parts/place.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { addressOf, hrefOf, type MapData, type MapPage } from '../map-data.ts';
import { mapParameters } from '../rules/map-query.ts';
import { messages } from '../rules/messages.ts';
import { type StationList, stationList } from '../rules/station-list.ts';
import { CountryMap } from './CountryMap.tsx';
import styles from './MapFull.module.css';
import { MapLegend, MapParts } from './MapParts.tsx';
import { StationRows } from './StationRows.tsx';

/**
 * Search, list and map of all locations. Without scripts the search is a plain form and the map a
 * drawing; `browser/stations.ts` brings both to life.
 */
export function MapFull({ block, page, place = alone }: ViewProps<MapBlock, MapData>) {
  const list = stationList(block, page);
  return (
    <MapFrame
      page={page}
      search={<MapSearch page={page} id={searchId(block, place)} />}
      rows={<StationRows block={block} list={list} page={page} />}
      drawing={<MapDrawing page={page} list={list} address={(key) => addressOf(page, key)} />}
    />
  );
}

interface FrameProps {
  page: MapPage;
  search: ReactNode;
  rows: ReactNode;
  drawing: ReactNode;
}

/** What is the same whatever is asked. */
export function MapFrame({ page, search, rows, drawing }: FrameProps) {
  const { culture } = page;
  const text = messages[culture];
  return (
    <section
      className={styles.full}
      data-stations={hrefOf(page, {})}
      data-asked=""
      data-holidays={JSON.stringify(page.holidays ?? {})}
    >
      <div className={styles.list}>
        {search}
        <Switch culture={culture} />
        {rows}
        <p className="note above5">
          {text.placesFrom} <a href="https://www.geonames.org/">GeoNames</a>,{' '}
          <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>
        </p>
      </div>
      <div className={styles.picture}>
        <div className={styles.sticky} data-map-frame="">
          {/* Before the drawing, whose height is what the legend leaves: read later, it would move the pins. */}
          <MapLegend culture={culture} />
          {drawing}
          <MapParts culture={culture} tiles={page.streetTiles} />
        </div>
      </div>
    </section>
  );
}

/** On a phone list and map have one place, which they take by turns; without scripts the map stands below the list. */
function Switch({ culture }: { culture: MapPage['culture'] }) {
  const { list, map } = messages[culture].shows;
  return (
    <fieldset className={styles.switch}>
      <legend className="unseen">{messages[culture].shows.both}</legend>
      <button className={styles.turn} type="button" data-show="list" aria-pressed="true">
        <Icon name="list" />
        {list}
      </button>
      <button className={styles.turn} type="button" data-show="map" aria-pressed="false">
        <Icon name="map" />
        {map}
      </button>
    </fieldset>
  );
}

/** Of the field for a place. */
export function searchId({ id }: MapBlock, { order }: Place): string {
  return `place-${id ?? order}`;
}

export function MapSearch({ page, id }: { page: MapPage; id: string }) {
  const { culture, query } = page;
  const { category, equipment, open, service } = query;
  const names = mapParameters[culture];
  const kept = {
    ...(category && { [names.category]: category }),
    ...(service && { [names.service]: service }),
    ...(equipment && { [names.equipment]: equipment }),
    ...(open && { [names.open]: '1' }),
  };
  return (
    <PlaceForm
      page={page}
      label={blockMessages[culture].place}
      submit={messages[culture].search}
      look="list"
      id={id}
      kept={kept}
      place={query.place}
    />
  );
}

interface DrawingProps {
  page: MapPage;
  list: Pick<StationList, 'selected' | 'shown'>;
  /** Of the page with this station chosen. */
  address: (station: string) => string;
}

export function MapDrawing({ page, list, address }: DrawingProps) {
  return (
    <CountryMap
      className={styles.map}
      country={localeOf(page.culture)}
      locations={list.shown}
      selected={list.selected}
      unit={{ wide: 1.65, narrow: 2.8 }}
      rowHref={(location: Location) => `${address(stationKey(location))}#location-${location.id}`}
    />
  );
}
