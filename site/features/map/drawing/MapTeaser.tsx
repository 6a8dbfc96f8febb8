import { localeOf } from '@oilway/store/cultures.ts';
import type { MapBlock } from '@oilway/store/published/documents.ts';
import type { Location } from '../../../page/page-context.ts';
import { alone, type ViewProps } from '../../../page/parts/place.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { ThreadTip } from '../../../ui/pour/Pour.tsx';
import type { MapData } from '../map-data.ts';
import { openingHours } from '../rules/opening-hours.ts';
import { featuredLocation, shownLocations } from '../rules/station-list.ts';
import { CountryMap } from './CountryMap.tsx';
import styles from './MapTeaser.module.css';

/** The thread drips onto one location's pin; the others show how near the next one is. */
export function MapTeaser({ block, page, place = alone }: ViewProps<MapBlock, MapData>) {
  const featured = featuredLocation(block, page);
  const href = block.link?.label ? page.href(block.link) : undefined;
  return (
    <section className={styles.teaser}>
      <div className={styles.copy}>
        <h2 className={styles.heading}>{block.heading}</h2>
        {block.text ? <p className={styles.text}>{block.text}</p> : null}
        {featured ? <Featured location={featured} culture={page.culture} /> : null}
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
          locations={shownLocations(block, page)}
          selected={featured}
          unit={{ wide: 1.45, narrow: 2.45 }}
          hanging
        />
      </div>
      {place.pourAbove ? <ThreadTip at="top" /> : null}
    </section>
  );
}

function Featured({ location, culture }: { location: Location; culture: 'de-DE' | 'pl-PL' }) {
  const hours = openingHours(location.hours, culture);
  return (
    <div className={styles.featured}>
      <h3 className={styles.name}>{location.title}</h3>
      <p className="quiet">
        {location.street},{' '}
        <span className={styles.town}>
          {location.postalCode} {location.town}
        </span>
      </p>
      {hours ? <p className={styles.hours}>{hours}</p> : null}
    </div>
  );
}
