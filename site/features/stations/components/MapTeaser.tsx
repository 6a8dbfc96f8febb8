import { countryOf } from '@oilway/store/locales.ts';
import type { MapBlock } from '@oilway/store/published/documents.ts';
import { ButtonLink } from '../../../components/Button.tsx';
import { ThreadTip } from '../../../components/pour/Pour.tsx';
import type { Location } from '../../../pages/page-context.ts';
import { type BlockProps, standalonePosition } from '../../../pages/parts/block-position.ts';
import { blockLocations, featuredLocation } from '../domain/block-locations.ts';
import { formatOpeningHours } from '../domain/opening-hours.ts';
import { stationPath } from '../domain/station-links.ts';
import type { MapData, MapPage } from '../map-data.ts';
import { CountryMap } from './CountryMap.tsx';
import styles from './MapTeaser.module.css';
import { OpenNow } from './OpenNow.tsx';

/** Heading, featured location and a drawing of all locations; the oil thread ends at the featured pin. */
export function MapTeaser({
  block,
  page,
  position = standalonePosition,
}: BlockProps<MapBlock, MapData>) {
  const featured = featuredLocation(block, page);
  const href = block.link?.label ? page.href(block.link) : undefined;
  return (
    <section className={styles.teaser} data-map-teaser="">
      <div className={styles.copy}>
        <h2 className={styles.heading}>{block.heading}</h2>
        {block.text ? <p className={styles.text}>{block.text}</p> : null}
        {featured ? <FeaturedStation location={featured} page={page} /> : null}
        {href ? (
          <p className="screenOnly above5">
            <ButtonLink href={href} icon="arrow-right">
              {block.link?.label}
            </ButtonLink>
          </p>
        ) : null}
      </div>
      <div className={styles.drawing} data-drawing="">
        <CountryMap
          className={styles.map}
          country={countryOf(page.locale)}
          stations={blockLocations(block, page)}
          selected={featured}
          isTeaser
        />
      </div>
      {position.pourAbove ? <ThreadTip at="top" /> : null}
    </section>
  );
}

function FeaturedStation({ location, page }: { location: Location; page: MapPage }) {
  const hours = formatOpeningHours(location.hours, page.locale);
  const href = stationPath(page, location);
  return (
    <div className={styles.featured}>
      <h3 className={styles.name}>
        {href ? (
          <a className="bare" href={href} data-name="">
            {location.title}
          </a>
        ) : (
          location.title
        )}
      </h3>
      <p className="quiet">
        <span data-street="">{location.street}</span>,{' '}
        {/* Two lines for every station: the card keeps its height when the visitor's own replaces this one. */}
        <span className="block" data-town="">
          {location.postalCode} {location.town}
        </span>
      </p>
      <OpenNow location={location} calendar={page.holidays ?? {}} />
      {hours ? (
        <p className="quiet figures" data-week="">
          {hours}
        </p>
      ) : null}
    </div>
  );
}
