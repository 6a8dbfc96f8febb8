import type { MapBlock } from '../block-types.ts';
import { LocatorForm } from '../LocatorForm.tsx';
import { messages as blockMessages } from '../messages.ts';
import type { ViewProps } from '../place.ts';
import { CountryMap } from './CountryMap.tsx';
import styles from './MapFull.module.css';
import { MapLegend, MapParts } from './MapParts.tsx';
import { mapParameters, writeMapQuery } from './map-query.ts';
import { messages } from './messages.ts';
import { StationRows } from './StationRows.tsx';
import { stationKey } from './station-key.ts';
import { stationList } from './station-list.ts';

/**
 * Search, list and map of all locations. Without scripts the search is a plain form and the map a
 * drawing; `behaviours/stations.ts` brings both to life.
 */
export function MapFull({ block, page }: ViewProps<MapBlock>) {
  const { culture, query } = page;
  const text = messages[culture];
  const list = stationList(block, page);
  const here = page.breadcrumbs.at(-1)?.href ?? page.locationsPath ?? '';
  const { category, open } = query;
  const names = mapParameters[culture];
  const kept = {
    ...(category && { [names.category]: category }),
    ...(open && { [names.open]: '1' }),
  };
  return (
    <section
      className={styles.full}
      data-stations={here}
      data-asked=""
      data-holidays={JSON.stringify(page.holidays ?? {})}
    >
      <div className={styles.list}>
        <h2 className={styles.heading}>{block.heading}</h2>
        {block.text ? <p className={styles.text}>{block.text}</p> : null}
        <LocatorForm
          page={page}
          label={blockMessages[culture].place}
          submit={text.search}
          look="list"
          kept={kept}
        />
        <StationRows list={list} page={page} here={here} />
        <p className={styles.source}>
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
            country={culture === 'de-DE' ? 'de' : 'pl'}
            locations={list.shown}
            selected={list.selected}
            unit={{ wide: 1.65, narrow: 2.8 }}
            rowHref={(location) =>
              `${here}${writeMapQuery(culture, { ...query, part: 1, station: stationKey(location) })}#location-${location.id}`
            }
          />
          <MapParts culture={culture} tiles={page.streetTiles} />
        </div>
      </div>
    </section>
  );
}
