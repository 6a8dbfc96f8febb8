import { localeOf } from '@oilway/store/cultures.ts';
import type { MapBlock } from '@oilway/store/published/documents.ts';
import { ButtonLink } from '../../../components/Button.tsx';
import { ThreadTip } from '../../../components/pour/Pour.tsx';
import type { Location } from '../../../pages/page-context.ts';
import { alone, type BlockProps } from '../../../pages/parts/place.ts';
import { featuredLocation, shownLocations } from '../domain/block-stations.ts';
import { openingHours } from '../domain/opening-hours.ts';
import { stationPath } from '../domain/reach.ts';
import type { MapData, MapPage } from '../map-data.ts';
import { CountryMap } from './CountryMap.tsx';
import styles from './MapTeaser.module.css';
import { OpenNow } from './OpenNow.tsx';

/** The thread drips onto one location's pin; the others show how near the next one is. */
export function MapTeaser({ block, page, place = alone }: BlockProps<MapBlock, MapData>) {
  const featured = featuredLocation(block, page);
  const href = block.link?.label ? page.href(block.link) : undefined;
  return (
    <section className={styles.teaser}>
      <div className={styles.copy}>
        <h2 className={styles.heading}>{block.heading}</h2>
        {block.text ? <p className={styles.text}>{block.text}</p> : null}
        {featured ? <Featured location={featured} page={page} /> : null}
        {href ? (
          <p className="screenOnly above5">
            <ButtonLink href={href} icon="arrow-right">
              {block.link?.label}
            </ButtonLink>
          </p>
        ) : null}
      </div>
      <div className={styles.picture}>
        <CountryMap
          className={styles.map}
          country={localeOf(page.culture)}
          stations={shownLocations(block, page)}
          selected={featured}
          hanging
        />
      </div>
      {place.pourAbove ? <ThreadTip at="top" /> : null}
    </section>
  );
}

function Featured({ location, page }: { location: Location; page: MapPage }) {
  const hours = openingHours(location.hours, page.culture);
  const href = stationPath(page, location);
  return (
    <div className={styles.featured}>
      <h3 className={styles.name}>
        {href ? (
          <a className="bare" href={href}>
            {location.title}
          </a>
        ) : (
          location.title
        )}
      </h3>
      <p className="quiet">
        {location.street},{' '}
        <span className="oneLine">
          {location.postalCode} {location.town}
        </span>
      </p>
      <OpenNow location={location} calendar={page.holidays ?? {}} />
      {hours ? <p className="quiet figures">{hours}</p> : null}
    </div>
  );
}
