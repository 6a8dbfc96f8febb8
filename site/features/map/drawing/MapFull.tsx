import { localeOf } from '@oilway/store/cultures.ts';
import type { MapBlock } from '@oilway/store/published/documents.ts';
import type { Location } from '../../../page/page-context.ts';
import { stationKey } from '../../../page/parameters.ts';
import { messages as blockMessages } from '../../../page/parts/messages.ts';
import { PlaceForm } from '../../../page/parts/PlaceForm.tsx';
import { alone, type BlockProps } from '../../../page/parts/place.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { addressOf, hrefOf, type MapData, type MapPage } from '../map-data.ts';
import { mapParameters } from '../rules/map-query.ts';
import { messages } from '../rules/messages.ts';
import { stationList } from '../rules/station-list.ts';
import { CountryMap } from './CountryMap.tsx';
import styles from './MapFull.module.css';
import { MapLegend, MapParts } from './MapParts.tsx';
import { StationRows } from './StationRows.tsx';

/**
 * Search, list and map of all locations. Without scripts the search is a plain form and the map a
 * drawing; `browser/stations.ts` brings both to life.
 */
export function MapFull({ block, page, place = alone }: BlockProps<MapBlock, MapData>) {
  const list = stationList(block, page);
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
        <MapSearch page={page} id={`place-${block.id ?? place.order}`} />
        <Switch culture={culture} />
        <StationRows block={block} list={list} page={page} />
        <p className="note above5">
          {text.placesFrom} <a href="https://www.geonames.org/">GeoNames</a>,{' '}
          <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>
        </p>
      </div>
      <div className={styles.picture}>
        <div className={styles.sticky} data-map-frame="">
          {/* Before the drawing, whose height is what the legend leaves: read later, it would move the pins. */}
          <MapLegend culture={culture} />
          <CountryMap
            className={styles.map}
            country={localeOf(culture)}
            locations={list.shown}
            selected={list.selected}
            unit={{ wide: 1.65, narrow: 2.8 }}
            rowHref={(location: Location) =>
              `${addressOf(page, stationKey(location))}#location-${location.id}`
            }
          />
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

function MapSearch({ page, id }: { page: MapPage; id: string }) {
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
